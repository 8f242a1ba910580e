import { merged } from '@tallyho/kernel/packs';
import type { Campaign } from './campaigns/types.ts';
import type { Bomber, Face, Fighter, Pack, Pilot } from './types.ts';

/** All content of a game, in a fixed order, and by id. */
export interface Content {
  readonly faces: readonly Face[];
  readonly fighters: readonly Fighter[];
  readonly pilots: readonly Pilot[];
  readonly bombers: readonly Bomber[];
  readonly campaigns: readonly Campaign[];
  readonly faceById: ReadonlyMap<string, Face>;
  readonly fighterById: ReadonlyMap<string, Fighter>;
  readonly pilotById: ReadonlyMap<string, Pilot>;
  readonly bomberById: ReadonlyMap<string, Bomber>;
  readonly campaignById: ReadonlyMap<string, Campaign>;
}

export function mergePacks(base: Pack, packs: readonly Pack[]): Content {
  const all = [base, ...packs];
  const faceById = merged(all, 'faces', 'id');
  const fighterById = merged(all, 'fighters', 'id');
  const pilotById = merged(all, 'pilots', 'id');
  const bomberById = merged(all, 'bombers', 'id');
  const campaignById = merged(all, 'campaigns', 'id');
  return {
    faces: [...faceById.values()],
    fighters: [...fighterById.values()],
    pilots: [...pilotById.values()],
    bombers: [...bomberById.values()],
    campaigns: [...campaignById.values()],
    faceById,
    fighterById,
    pilotById,
    bomberById,
    campaignById,
  };
}
