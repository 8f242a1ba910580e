import { bombers } from './bombers/index.ts';
import { campaigns } from './campaigns/index.ts';
import { faces } from './faces.ts';
import { fighters } from './fighters/index.ts';
import { pilots } from './pilots.ts';
import type { Pack } from './types.ts';

/** What we ship. */
export const basePack: Required<Pack> = {
  system: 'down-in-flames',
  pack: 'base',
  faces,
  fighters,
  pilots,
  bombers,
  campaigns,
};
