import { basePack, type Fighter, type Pilot } from '@tallyho/zero';
import { withPacks } from '../../content/packs.ts';

/** What can be flown, the owner's own packs included. */
export const fighters = (): readonly Fighter[] => withPacks(basePack.fighters, 'zero', 'fighters');
const pilots = (): readonly Pilot[] => withPacks(basePack.pilots, 'zero', 'pilots');

export const fighterOf = (id: string): Fighter | undefined => fighters().find((fighter) => fighter.id === id);
export const pilotOf = (id: string | null): Pilot | undefined => pilots().find((pilot) => pilot.id === id);

/** Z-19.21a, Z-19.23a as a list to pick from; the game itself checks it again. */
export const pilotsFor = (fighter: Fighter | undefined): readonly Pilot[] =>
  fighter === undefined
    ? []
    : pilots().filter(
        ({ service, family }) => fighter.services.includes(service) && (family ?? fighter.family) === fighter.family,
      );
