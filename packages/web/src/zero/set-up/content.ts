import { basePack, campaignBase, type Fighter, type FormationAircraft, type Pilot } from '@tallyho/zero';
import { withPacks } from '../../content/packs.ts';

/** What can be flown, the owner's own packs included. CH-17.51a — night fighters stay at home by day. */
export const fighters = (): readonly Fighter[] =>
  withPacks(basePack.fighters, 'zero', 'fighters').filter(({ night }) => night === undefined);
const pilots = (): readonly Pilot[] => withPacks(basePack.pilots, 'zero', 'pilots');

/** Z-17.13a — light bombers fly like Fighters, on Missions. */
export const lightBombers = (): readonly Fighter[] =>
  withPacks<Fighter>(campaignBase.lightBombers, 'zero', 'lightBombers');
export const formationAircraft = (): readonly FormationAircraft[] =>
  withPacks(campaignBase.formations, 'zero', 'formations');

export const fighterOf = (id: string): Fighter | undefined =>
  [...fighters(), ...lightBombers()].find((fighter) => fighter.id === id);
export const formationOf = (id: string): FormationAircraft | undefined =>
  formationAircraft().find((aircraft) => aircraft.id === id);
export const pilotOf = (id: string | null): Pilot | undefined => pilots().find((pilot) => pilot.id === id);

/** Z-19.21a, Z-19.23a as a list to pick from; the game itself checks it again. */
export const pilotsFor = (fighter: Fighter | undefined): readonly Pilot[] =>
  fighter === undefined
    ? []
    : pilots().filter(
        ({ service, family }) => fighter.services.includes(service) && (family ?? fighter.family) === fighter.family,
      );
