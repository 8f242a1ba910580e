import type { Json } from '@tallyho/kernel';
import { listedAs } from '../../art/aircraft/roster.ts';
import { listedAs as machineListedAs } from '../../art/great-war/roster.ts';
import { type Entry, entriesOf, type KindName, keyOf } from '../../content/catalogue.ts';
import { packsInUse } from '../../content/packs.ts';
import { sourceAt } from '../../content/values.ts';
import type { SystemId } from '../../system-ids.ts';
import type { Bar, Craft, Rating, RatingValue } from '../craft.ts';

/** What a rating is called, and what it is for. */
export interface Named {
  readonly name: string;
  readonly help: string;
}

type Side = { readonly [field: string]: Json };

/** A value of a card by the way to it. */
export const valueAt = (card: object, path: readonly (string | number)[], text: string): RatingValue => ({
  text,
  source: sourceAt(asEntry(card), path),
});

/** The lines of a card with two sides: every field that one of them has something in; `keep` are shown even so. */
export function ratingsOf(
  card: object,
  above: readonly string[],
  rows: readonly (readonly [field: string, named: Named])[],
  keep: readonly string[] = [],
): Rating[] {
  const sides = above.reduce((part, field) => part[field] as Entry, asEntry(card));
  const [front, damaged] = [sides.front as Side, sides.damaged as Side];
  return rows.flatMap(([field, { name, help }]): Rating[] => {
    const isThere = [front, damaged].some((side) => side[field] !== undefined && side[field] !== 0);
    if (!isThere && !keep.includes(field)) return [];
    const value = (side: 'front' | 'damaged', { [field]: is }: Side): RatingValue =>
      valueAt(card, [...above, side, field], String(is ?? 0));
    const id = [...above, field].join('.');
    return [{ id, name, help, intact: value('front', front), damaged: value('damaged', damaged) }];
  });
}

/** A rating as the bar that it is compared by. */
export const barOf = (id: string, { name, help }: Named, value: number, text = String(value)): Bar => ({
  id,
  name,
  help,
  text,
  value,
});

/** Both numbers of the two sides: '3/6'. */
export const bothSides = (intact: number, damaged: number): string => `${intact}/${damaged}`;

/** How large it is, if that type has been painted. */
export const sizeOf = (id: string): Craft['size'] => measures(listedAs(id));
export const machineSizeOf = (id: string): Craft['size'] => measures(machineListedAs(id));

const measures = (listed: { readonly span: number; readonly length: number } | null): Craft['size'] =>
  listed === null ? null : { span: listed.span, length: listed.length };

/** The pack of somebody's own that an entry has come from; null: it is one of ours. */
export function packOf(system: SystemId, kind: KindName, id: string): string | null {
  const pack = packsInUse(system).findLast((each) => entriesOf(each, kind).some((entry) => keyOf(entry) === id));
  return pack?.pack ?? null;
}

/** An entry as plain data. */
export const asEntry = (entry: object): Entry => entry as unknown as Entry;
