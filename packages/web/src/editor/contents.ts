import type { Problem } from '@tallyho/kernel';
import {
  type AnyPack,
  type Catalogue,
  type Entry,
  entriesOf,
  findEntry,
  type KindName,
  keyOf,
} from '../content/catalogue.ts';
import { stepsIn } from './change.ts';

/** An entry of a pack, and what it does there. */
export interface Listed {
  readonly kind: KindName;
  readonly at: number;
  readonly entry: Entry;
  /** Whether it takes the place of one of ours. */
  readonly replaces: boolean;
  /** How much is wrong with it. */
  readonly wrong: number;
}

/** All entries of a pack that can be edited, in the order of their kinds. */
export function listed(catalogue: Catalogue, pack: AnyPack, problems: readonly Problem[]): readonly Listed[] {
  const places = problems.map(({ place }) => stepsIn(pack, place));
  return catalogue.kinds.flatMap((kind) =>
    entriesOf(pack, kind).map((entry, at) => ({
      kind,
      at,
      entry,
      replaces: findEntry([catalogue.base], kind, keyOf(entry)) !== undefined,
      wrong: places.filter(([of, which]) => of === kind && which === at).length,
    })),
  );
}

/** What a pack can bring besides, as a file alone: sheets of campaigns, and what belongs to them. */
export const fileKinds = ['campaigns', 'carrierCampaigns', 'carrierResources', 'resources', 'crews'] as const;
export type FileKind = (typeof fileKinds)[number];

export interface FromFile {
  readonly kind: FileKind;
  readonly names: readonly string[];
}

/** What of a pack no form shows. */
export const fromFile = (catalogue: Catalogue, pack: AnyPack): readonly FromFile[] =>
  fileKinds.flatMap((kind) => {
    const entries = pack[kind];
    if (!Array.isArray(entries) || entries.length === 0 || catalogue.kinds.some((each) => each === kind)) return [];
    return [{ kind, names: entries.map((entry) => nameIn(entry)) }];
  });

/** What an entry without a form is called. */
export function nameIn(entry: unknown): string {
  const { name, id } = (entry ?? {}) as { readonly name?: unknown; readonly id?: unknown };
  if (typeof name === 'string' && name !== '') return name;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : '?';
}

/** What is wrong with a pack and with none of its entries that have a form. */
export const wholeProblems = (catalogue: Catalogue, pack: AnyPack, problems: readonly Problem[]): readonly Problem[] =>
  problems.filter(({ place }) => {
    const [kind, at] = stepsIn(pack, place);
    return typeof at !== 'number' || !catalogue.kinds.some((each) => each === kind);
  });

/** An entry as it stands in an address: `fighters/0`. */
export const addressOf = ({ kind, at }: Pick<Listed, 'kind' | 'at'>): string => `${kind}/${at}`;

/** The entry that an address names, or the first there is. */
export const namedIn = (all: readonly Listed[], address: string): Listed | undefined =>
  all.find((one) => addressOf(one) === address) ?? all[0];
