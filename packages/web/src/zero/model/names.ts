import type { Card, Seat } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import {
  basePack,
  campaignBase,
  corsairsCounters,
  type DogfightView,
  type ElementNo,
  type Fighter,
  type Fixed,
  type FormationAircraft,
  type Pilot,
  type PlaneNo,
} from '@tallyho/zero';
import { seatName } from '../words/commands.ts';
import { nthBomber } from './mission.ts';

/** How things at this table are called. */
export interface Names {
  /** An Element by the type it flies: 'A6M2 Zero'; where that could mean several, its marker is added. */
  element(element: ElementNo): string;
  /** Its Leader by the same name, its Wingman as such; a promoted Wingman keeps his. */
  plane(plane: PlaneNo): string;
  /** The code on its plate: J1, A2 …; a Formation aircraft's: JB1, AB2 … */
  badge(element: ElementNo): string;
  planeBadge(plane: PlaneNo): string;
  card(card: Card): string;
  /** A player by the name that somebody has given him, or by his side. */
  seat(seat: Seat): string;
  pilot(element: ElementNo): string;
  /** CH-19.24q — the Skilled pilot who flies its Wingman; '': nobody of name. */
  wingmanPilot(element: ElementNo): string;
}

/** The aircraft of an Element; one from a pack lies in the options. */
export function fighterOf(fixed: Fixed, element: ElementNo): Fighter | undefined {
  const id = fixed.aircraft[element];
  const packed = fixed.options.packs.flatMap(({ fighters }) => fighters).findLast((fighter) => fighter.id === id);
  return packed ?? [...basePack.fighters, ...campaignBase.lightBombers].find((fighter) => fighter.id === id);
}

/** The card of a Formation aircraft, by its place among them. */
export const formationAircraftOf = ({ sortie }: Fixed, nth: number): FormationAircraft | undefined =>
  campaignBase.formations.find(({ id }) => id === sortie?.bomberAircraft[nth]);

const namedPilots: readonly Pilot[] = [
  ...[...campaignBase.counters, ...corsairsCounters].flatMap(({ front, back }) => [front, back]),
  ...basePack.pilots,
];

function pilotCalled(fixed: Fixed, id: string | undefined): Pilot | undefined {
  const packed = fixed.options.packs.flatMap(({ pilots }) => pilots).findLast((pilot) => pilot.id === id);
  return packed ?? namedPilots.find((pilot) => pilot.id === id);
}

export const pilotOf = (fixed: Fixed, element: ElementNo): Pilot | undefined =>
  pilotCalled(fixed, fixed.pilot[element]);

/** CH-19.24q — the Skilled pilot who flies an Element's Wingman. */
export const wingmanPilotOf = (fixed: Fixed, element: ElementNo): Pilot | undefined =>
  pilotCalled(fixed, fixed.sortie?.wingmen?.pilot[element]);

const LETTERS = 'JA';

export function namesAt(
  { fixed }: Pick<DogfightView, 'fixed'>,
  wingmanOf: (name: string) => string,
  language: Language,
): Names {
  const types = fixed.labels.map((label, element) => fighterOf(fixed, element)?.name ?? label);
  const badges = fixed.side.map(
    (side, element) => `${LETTERS[side]}${fixed.side.slice(0, element + 1).filter((each) => each === side).length}`,
  );
  const bomberSide = fixed.sortie?.bomberSide ?? [];
  const bomberBadges = bomberSide.map(
    (side, nth) => `${LETTERS[side]}B${bomberSide.slice(0, nth + 1).filter((each) => each === side).length}`,
  );
  const element = (which: ElementNo): string =>
    types.length === 2 && types[0] !== types[1] ? (types[which] ?? '?') : `${types[which] ?? '?'} (${badges[which]})`;
  return {
    element,
    plane: (plane) =>
      fixed.sortie?.bombers[nthBomber(fixed, plane)] ??
      (plane % 2 === 0 ? element(plane >> 1) : wingmanOf(element(plane >> 1))),
    badge: (which) => badges[which] ?? '?',
    planeBadge: (plane) => bomberBadges[nthBomber(fixed, plane)] ?? badges[plane >> 1] ?? '?',
    seat: (seat) => seatName(fixed.seats[seat] ?? '', language),
    card: (card) => fixed.names[fixed.face[card]] ?? '?',
    pilot: (which) => pilotOf(fixed, which)?.name ?? '',
    wingmanPilot: (which) => wingmanPilotOf(fixed, which)?.name ?? '',
  };
}
