import type { Json, Problem } from '@tallyho/kernel';
import type { SystemId } from '../system-ids.ts';

/** An entry of a pack: a card, an aircraft, a pilot; plain data with the sources of its values. */
export type Entry = { readonly [field: string]: Json };

/** A pack of any game: its name, and lists of entries. What they must look like, the game itself checks. */
export type AnyPack = { readonly system: string; readonly pack: string } & { readonly [kind: string]: Json };

/** The kinds of things the games are played with, as the packs call them. */
export const kinds = [
  'faces',
  'fighters',
  'lightBombers',
  'formations',
  'bombers',
  'pilots',
  'counters',
  'targets',
  'display',
  'awards',
  'supply',
  'types',
  'cards',
  'decks',
  'damage',
  'crews',
  'boxCounters',
  'resources',
  'ordnance',
  'ownAwards',
  'box',
  'specialMissions',
  'targetSystems',
  'kamikazeForces',
  'kamikazeSearch',
  'kamikazeDamage',
  'selection',
  'historical',
] as const;
export type KindName = (typeof kinds)[number];

/** All that a game is played with. */
export interface Catalogue {
  readonly system: SystemId;
  readonly base: AnyPack;
  /** The kinds of entries this game has, in the order in which they are shown. */
  readonly kinds: readonly KindName[];
  /** What is only looked up, and its kinds: crews, Resources, player aids. */
  readonly aids: AnyPack;
  readonly aidKinds: readonly KindName[];
  /** Everything that is wrong with a pack. */
  check(pack: unknown): readonly Problem[];
}

const loaders: { readonly [system in SystemId]: () => Promise<Catalogue> } = {
  'down-in-flames': async () => {
    const { basePack, checkPack } = await import('@tallyho/down-in-flames/content');
    return catalogueOf('down-in-flames', basePack, ['fighters', 'bombers', 'pilots', 'faces'], checkPack);
  },
  zero: async () => {
    const { basePack, campaignBase, checkPack } = await import('@tallyho/zero/content');
    const { zeroAidKinds, zeroAids } = await import('./zero-aids.ts');
    const catalogue = catalogueOf('zero', { ...basePack, ...campaignBase }, zeroKinds, checkPack);
    return { ...catalogue, aids: zeroAids, aidKinds: zeroAidKinds };
  },
  'wings-of-war': async () => {
    const { basePack, checkPack } = await import('@tallyho/wings-of-war');
    return catalogueOf('wings-of-war', basePack, ['types', 'cards', 'decks', 'damage'], checkPack);
  },
};

/**
 * Campaigns, the options of their Resources and crews are no cards that one copies field by field: a pack can bring
 * them, as a file; crews and options are looked up among the aids.
 */
const zeroKinds: readonly KindName[] = [
  'fighters',
  'lightBombers',
  'formations',
  'pilots',
  'counters',
  'faces',
  'targets',
  'display',
  'awards',
  'supply',
];

const catalogueOf = (
  system: SystemId,
  base: object,
  list: readonly KindName[],
  check: Catalogue['check'],
): Catalogue => ({
  system,
  base: base as AnyPack,
  kinds: list,
  aids: { system, pack: 'aids' },
  aidKinds: [],
  check,
});

export const isKind = (kind: string): kind is KindName => kinds.some((each) => each === kind);

export const loadCatalogue = (system: SystemId): Promise<Catalogue> => loaders[system]();

export const entriesOf = (pack: AnyPack, kind: KindName): readonly Entry[] => (pack[kind] ?? []) as readonly Entry[];

/** What an entry is known by. */
export const keyOf = ({ id, letter }: Entry): string => {
  const key = id ?? letter ?? '';
  return typeof key === 'object' ? '' : String(key);
};

/** The entry of this name, a pack's before ours. */
export const findEntry = (packs: readonly AnyPack[], kind: KindName, key: string): Entry | undefined =>
  packs.flatMap((pack) => entriesOf(pack, kind)).findLast((entry) => keyOf(entry) === key);
