import type { Json } from '@tallyho/kernel';
import { type AnyPack, type Entry, entriesOf, type KindName, keyOf } from '../content/catalogue.ts';

export type Path = readonly (string | number)[];

/** A value with one thing in it changed; nothing else is touched. */
function withValue(value: Json, path: Path, next: Json): Json {
  const [step, ...rest] = path;
  if (step === undefined) return next;
  if (Array.isArray(value)) return value.map((item: Json, at) => (at === step ? withValue(item, rest, next) : item));
  const fields = (value ?? {}) as { readonly [name: string]: Json };
  return { ...fields, [step]: withValue(fields[step] ?? null, rest, next) };
}

export const valueAt = (value: Json, path: Path): Json | undefined =>
  path.reduce<Json | undefined>(
    (here, step) => (here === null || typeof here !== 'object' ? undefined : (here as { [step: string]: Json })[step]),
    value,
  );

/** An entry of ours to begin with: the same values, and a word on whose they are now. */
export const copyOf = (entry: Entry, id: string): Entry => ({
  ...entry,
  ...('id' in entry ? { id } : {}),
  sources: { all: 'reconstructed' },
});

const withEntries = (pack: AnyPack, kind: KindName, entries: readonly Entry[]): AnyPack => {
  const { [kind]: _, ...rest } = pack;
  return (entries.length === 0 ? rest : { ...rest, [kind]: entries }) as AnyPack;
};

export const withEntry = (pack: AnyPack, kind: KindName, entry: Entry): AnyPack =>
  withEntries(pack, kind, [...entriesOf(pack, kind), entry]);

export const withoutEntry = (pack: AnyPack, kind: KindName, at: number): AnyPack =>
  withEntries(pack, kind, entriesOf(pack, kind).toSpliced(at, 1));

export const withChange = (pack: AnyPack, kind: KindName, at: number, path: Path, next: Json): AnyPack =>
  withEntries(
    pack,
    kind,
    entriesOf(pack, kind).map((entry, i) => (i === at ? (withValue(entry, path, next) as Entry) : entry)),
  );

/** A name for a new entry that no other has: 'spitfire-i-2'. */
export function freshId(taken: readonly Entry[], like: string): string {
  const known = new Set(taken.map(keyOf));
  for (let n = 2; ; n++) if (!known.has(`${like}-${n}`)) return `${like}-${n}`;
}

/** 'fighters[3].front.horsepower[1]' as the steps of the way. */
export const stepsOf = (place: string): Path =>
  [...place.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, number]) =>
    number === undefined ? name : Number(number),
  );

/** Whether a place lies on the way, or below it. */
export const isWithin = (place: Path, path: Path): boolean => path.every((step, at) => place[at] === step);
