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

/** A later entry takes the place of an earlier one with the same id; new ones come at the end. */
function merged<T extends { readonly id: string }>(
  lists: readonly (readonly T[] | undefined)[],
): ReadonlyMap<string, T> {
  const byId = new Map<string, T>();
  for (const list of lists) for (const entry of list ?? []) byId.set(entry.id, entry);
  return byId;
}

export function mergePacks(base: Pack, packs: readonly Pack[]): Content {
  const all = [base, ...packs];
  const faceById = merged(all.map(({ faces }) => faces));
  const fighterById = merged(all.map(({ fighters }) => fighters));
  const pilotById = merged(all.map(({ pilots }) => pilots));
  const bomberById = merged(all.map(({ bombers }) => bombers));
  const campaignById = merged(all.map(({ campaigns }) => campaigns));
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
