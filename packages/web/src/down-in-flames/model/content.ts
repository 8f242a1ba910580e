import { basePack, type Fighter, type Pilot } from '@tallyho/down-in-flames/content';
import { withPacks } from '../../content/packs.ts';

/** What can be flown, the owner's own packs included. */
export const fighters = (): readonly Fighter[] => withPacks(basePack.fighters, 'down-in-flames', 'fighters');
export const pilots = (): readonly Pilot[] => withPacks(basePack.pilots, 'down-in-flames', 'pilots');

export const fighterOf = (id: string | null): Fighter | undefined => fighters().find((fighter) => fighter.id === id);
export const pilotOf = (id: string | null): Pilot | undefined => pilots().find((pilot) => pilot.id === id);

/** DIF-PIL-01, DIF-PIL-02 as a list to pick from; the game itself checks it again. */
export const pilotsFor = (fighter: Fighter | undefined): readonly Pilot[] =>
  fighter === undefined ? [] : pilots().filter(({ nation }) => nation === 'generic' || nation === fighter.nation);

/** What aircraft and pilot cost together. */
export const costOf = (fighter: string | null, pilot: string | null): number =>
  (fighterOf(fighter)?.points ?? 0) + (pilotOf(pilot)?.points ?? 0);
