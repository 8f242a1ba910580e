import { merged } from '@tallyho/kernel/packs';
import { basePack } from './base.ts';
import type { Pack } from './types.ts';

/** The entries of all packs in order: a later entry takes the place of an earlier one with the same id. */
export function mergePacks(...packs: readonly Pack[]): Required<Pack> {
  return {
    system: 'zero',
    pack: packs.map(({ pack }) => pack).join(' + '),
    faces: [...merged(packs, 'faces', 'id').values()],
    fighters: [...merged(packs, 'fighters', 'id').values()],
    pilots: [...merged(packs, 'pilots', 'id').values()],
  };
}

/** What a game with these packs can use. */
export const contentOf = (packs: readonly Pack[]): Required<Pack> =>
  packs.length === 0 ? basePack : mergePacks(basePack, ...packs);
