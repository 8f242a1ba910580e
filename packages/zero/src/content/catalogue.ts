import { basePack } from './base.ts';
import type { Pack } from './types.ts';

/** The entries of all packs in order: a later entry takes the place of an earlier one with the same id. */
export function mergePacks(...packs: readonly Pack[]): Required<Pack> {
  const merge = <T extends { readonly id: string }>(lists: readonly (readonly T[] | undefined)[]): T[] => {
    const byId = new Map<string, T>();
    for (const list of lists) for (const entry of list ?? []) byId.set(entry.id, entry);
    return [...byId.values()];
  };
  return {
    system: 'zero',
    pack: packs.map(({ pack }) => pack).join(' + '),
    faces: merge(packs.map(({ faces }) => faces)),
    fighters: merge(packs.map(({ fighters }) => fighters)),
    pilots: merge(packs.map(({ pilots }) => pilots)),
  };
}

/** What a game with these packs can use. */
export const contentOf = (packs: readonly Pack[]): Required<Pack> =>
  packs.length === 0 ? basePack : mergePacks(basePack, ...packs);
