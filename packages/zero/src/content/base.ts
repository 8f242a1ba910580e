import { nightFighters } from './corsairs/night-fighters.ts';
import { armyFighters } from './fighters-army.ts';
import { commonwealthFighters } from './fighters-commonwealth.ts';
import { japaneseFighters } from './fighters-japanese.ts';
import { navyFighters } from './fighters-navy.ts';
import { moves } from './moves.ts';
import { pilots } from './pilots.ts';
import { shots } from './shots.ts';
import type { Pack } from './types.ts';

/** What we ship. Other packs add to it or replace entries of the same id. */
export const basePack: Required<Pack> = {
  system: 'zero',
  pack: 'tally-ho',
  faces: [...shots, ...moves],
  fighters: [...japaneseFighters, ...commonwealthFighters, ...armyFighters, ...navyFighters, ...nightFighters],
  pilots,
};
