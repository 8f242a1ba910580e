import {
  basePack,
  type Crew,
  campaignBase,
  corsairsCounters,
  corsairsCrews,
  type Fighter,
  type FormationAircraft,
  nationOf,
  type Pilot,
} from '@tallyho/zero';
import { withPacks } from '../../content/packs.ts';

const allFighters = (): readonly Fighter[] => withPacks(basePack.fighters, 'zero', 'fighters');

/** What can be flown, the owner's own packs included. CH-17.51a — night fighters stay at home by day. */
export const fighters = (): readonly Fighter[] => allFighters().filter(({ night }) => night === undefined);

/** CH-27.3 — and at night they come as well. */
export const nightFighters = (): readonly Fighter[] => allFighters().filter(({ night }) => night !== undefined);

const pilots = (): readonly Pilot[] => withPacks(basePack.pilots, 'zero', 'pilots');

/** CH-19.2b — with CORSAIRS AND HELLCATS its counters as well; a man who is on both is there once. */
function allPilots(): readonly Pilot[] {
  const known = new Map<string, Pilot>();
  for (const pilot of [...pilots(), ...corsairsCounters.flatMap(({ front, back }) => [front, back])])
    known.set(pilot.id, pilot);
  return [...known.values()];
}

/** Z-17.13a — light bombers fly like Fighters, on Missions. */
const lightBombers = (): readonly Fighter[] => withPacks<Fighter>(campaignBase.lightBombers, 'zero', 'lightBombers');
const formations = (): readonly FormationAircraft[] => withPacks(campaignBase.formations, 'zero', 'formations');

/** Which aircraft of two games there are. */
export interface Stock {
  /** CH-2.0a — those of CORSAIRS AND HELLCATS as well. */
  readonly corsairs: boolean;
  readonly night: boolean;
}

const isIn = ({ set }: { readonly set?: 'corsairs' }, { corsairs }: Stock): boolean => corsairs || set === undefined;

/** What flies in Elements on a Mission. */
export const missionFighters = (stock: Stock): readonly Fighter[] => [
  ...fighters().filter(({ kind }) => kind === 'fighter'),
  ...(stock.night ? nightFighters() : []),
  ...lightBombers().filter((one) => isIn(one, stock)),
];

/** And what flies in Formations. */
export const formationAircraft = (stock: Stock): readonly FormationAircraft[] =>
  formations().filter((one) => isIn(one, stock));

export const fighterOf = (id: string): Fighter | undefined =>
  [...allFighters(), ...lightBombers()].find((fighter) => fighter.id === id);
export const formationOf = (id: string): FormationAircraft | undefined =>
  formations().find((aircraft) => aircraft.id === id);
export const pilotOf = (id: string | null): Pilot | undefined => allPilots().find((pilot) => pilot.id === id);

/** Z-19.21a, Z-19.23a as a list to pick from; the game itself checks it again. */
export const pilotsFor = (fighter: Fighter | undefined, corsairs = false): readonly Pilot[] =>
  fighter === undefined
    ? []
    : (corsairs ? allPilots() : pilots()).filter(
        ({ service, family }) => fighter.services.includes(service) && (family ?? fighter.family) === fighter.family,
      );

/** Z-19.3b, Z-19.31a, Z-19.33a, CH-19.34c — crews that may fly an aircraft, in the same way. */
export function crewsFor(aircraft: FormationAircraft | undefined): readonly Crew[] {
  if (aircraft === undefined) return [];
  return [...campaignBase.crews, ...corsairsCrews]
    .filter(({ service, family }) => {
      const isOwn = aircraft.services.some((own) => nationOf[own] === nationOf[service]);
      return isOwn && (family === null ? aircraft.class === 'heavy' : family === aircraft.family);
    })
    .flatMap(({ front, back }) => [front, back]);
}
