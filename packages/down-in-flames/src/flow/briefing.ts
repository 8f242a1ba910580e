import { EVERYONE, only, type Seat } from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import { ACES, PERFORMANCE } from '../fixed.ts';
import type { Declaration } from '../mission/plan.ts';
import { levelOf } from '../mission/plan.ts';
import { MIDDLE } from '../mission/state.ts';
import { hasBegun, nextUnplaced, placesIn, squareBeside, toPlace } from '../rules/formation.ts';
import { shifted, turnsWith } from '../rules/missions.ts';
import { captain } from '../rules/order.ts';
import { rating, startBonus } from '../rules/ratings.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightTable,
  NO_PLANE,
  type Plane,
  UNCHOSEN,
  VERY_LOW,
  type Votes,
} from '../state.ts';
import { offerPatterns } from './bombing.ts';
import { takeHits } from './damage.ts';
import type { Fight } from './game.ts';
import { drawCards } from './hands.ts';
import { refuseHands } from './refusals.ts';
import { offerStarts, refusedStarts } from './starts.ts';

/*
 * A mission before its first turn: what the Options make the players declare, the Flak, hands and levels, and the
 * formations.
 */

/** DIF-CMP-13 — all aircraft lie on the table. DIF-GAP-49: the attacker begins every turn. */
export const present = (t: DogfightTable): void => {
  const s = t.state;
  for (let plane = 0; plane < s.planes.length; plane++) {
    const { fighter, pilot } = s.planes[plane];
    t.say?.(EVERYONE, { event: 'aircraft', plane, fighter, pilot, because: 'DIF-CMP-13' });
  }
  t.say?.(EVERYONE, { event: 'first', side: s.first, because: 'DIF-GAP-49' });
};

const declarationIn = (s: Dogfight, { round }: Fight): Declaration | undefined => s.fixed.mission?.declarations[round];

/**
 * DIF-OPTN-01, DIF-OPTN-18 — bombers one level lower or higher; so many turns fewer or more. The attacker declares
 * first.
 */
export const declare: Asks<Fight> = {
  ask: 'declare',
  because: (s, at) => (declarationIn(s, at)?.effect === 'altitude' ? 'DIF-OPTN-01' : 'DIF-OPTN-18'),
  several: false,
  who(s, at) {
    const declaration = declarationIn(s, at);
    return declaration === undefined ? -1 : captain(s, declaration.side);
  },
  options(s, at): Choice[] {
    const declaration = declarationIn(s, at);
    if (declaration === undefined) return [];
    const { effect, amount } = declaration;
    const verb = effect === 'altitude' ? 'shift' : 'winds';
    const by = effect === 'altitude' ? 1 : amount;
    return [
      { do: verb, by: -by },
      { do: verb, by },
    ];
  },
  chosen(t, at, choice) {
    const { mission } = t.state;
    const declaration = declarationIn(t.state, at);
    if (mission === null || declaration === undefined) return;
    t.again();
    at.round++;
    const { side } = declaration;
    if (choice.do === 'shift') {
      mission.shift[side] += choice.by;
      t.say?.(EVERYONE, { event: 'shifted', side, by: choice.by, because: 'DIF-OPTN-01' });
    } else if (choice.do === 'winds') {
      mission.turns = turnsWith(mission.turns, choice.by);
      t.say?.(EVERYONE, { event: 'winds', side, turns: mission.turns, because: 'DIF-OPTN-18' });
    }
  },
};

/**
 * DIF-FLAK-01, DIF-FLAK-02, DIF-CMP-32 — with the Options on the table the defender chooses the Flak Pattern, in
 * secret.
 */
export const layFlak: Asks<Fight> = {
  ask: 'flak',
  because: 'DIF-FLAK-01',
  several: false,
  who: (s) => captain(s, 1 - (s.fixed.mission?.attacker ?? 0)),
  options: () => offerPatterns((pattern) => ({ do: 'flak', pattern })),
  chosen(t, at, choice, seat) {
    const { mission, fixed } = t.state;
    if (choice.do !== 'flak' || mission === null || fixed.mission === null) return;
    at.round = 0;
    mission.flak = choice.pattern;
    const side = 1 - fixed.mission.attacker;
    t.say?.(EVERYONE, { event: 'flak-laid', side, because: 'DIF-FLAK-02' });
    t.say?.(only(seat), { event: 'flak-pattern', side, pattern: choice.pattern, because: 'DIF-FLAK-02' });
  },
};

/**
 * DIF-OPTN-14, DIF-GAP-82 — a Shortage costs each enemy aircraft hits before anything else, and may cost the aircraft.
 */
export const shortage = (t: DogfightTable): void => {
  const s = t.state;
  for (let plane = 0; plane < s.planes.length; plane++) {
    const hits = s.fixed.mission?.shortage[s.fixed.side[plane]] ?? 0;
    if (hits > 0) takeHits(t, plane, NO_PLANE, hits, 'DIF-OPTN-14');
  }
};

/**
 * DIF-SETUP-06, DIF-CMP-34 — starting hands for all who fly as fighters; DIF-OPTN-15, DIF-GAP-77: more with the sun
 * behind.
 */
export const dealHands = (t: DogfightTable): void => {
  const s = t.state;
  if (s.mission === null || s.fixed.mission === null) return;
  for (let plane = 0; plane < s.planes.length; plane++) {
    const aircraft = s.planes[plane];
    if (aircraft.gone) continue;
    aircraft.aces = rating(s, plane, ACES);
    if (s.mission.bomber[plane]) continue;
    drawCards(t, plane, rating(s, plane, PERFORMANCE), 'DIF-SETUP-06');
    drawCards(t, plane, s.fixed.mission.sun[s.fixed.side[plane]], 'DIF-OPTN-15');
  }
};

/** The aircraft for which a seat chooses in this round: all but bombers and those that a Shortage has cost. */
const startingIn = (s: Dogfight, seat: Seat, round: number): Plane => {
  const plane = s.fixed.fleets[seat][round] ?? NO_PLANE;
  return plane === NO_PLANE || s.planes[plane].gone ? NO_PLANE : plane;
};

/** DIF-SETUP-07, DIF-FB-05 — fighters and fighter-bombers choose their level in secret; a bomber's is on its card. */
export const starting: Votes<Fight> = {
  ask: 'start',
  because: 'DIF-SETUP-07',
  several: true,
  who(s, { round }) {
    const seats: Seat[] = [];
    for (let seat = 0; seat < s.fixed.fleets.length; seat++)
      if (startingIn(s, seat, round) !== NO_PLANE) seats.push(seat);
    return seats;
  },
  options: (s, { round }, seat, options) => offerStarts(s, startingIn(s, seat, round), options),
  refusals: (s, { round }, seat) => refusedStarts(s, startingIn(s, seat, round), seat),
  revealed(t, { round }, choices) {
    const s = t.state;
    for (const { seat, choice } of choices)
      if (choice.do === 'start') s.sealed[startingIn(s, seat, round)] = choice.altitude;
  },
};

export const startMore = (t: DogfightTable, at: Fight): void => {
  at.round++;
  if (t.state.fixed.fleets.some((fleet) => at.round < fleet.length)) t.goto(starting);
  else at.round = 0;
};

/**
 * DIF-SETUP-09, DIF-BMB-04 — everybody is seen at his level; DIF-OPTN-01: bombers may be shifted. DIF-OPT-28: bonus
 * cards.
 */
export const takeOff = (t: DogfightTable): void => {
  const s = t.state;
  if (s.mission === null) return;
  for (let plane = 0; plane < s.planes.length; plane++) {
    const aircraft = s.planes[plane];
    if (aircraft.gone) continue;
    const card = s.fixed.bombers[aircraft.fighter];
    const level = card === null ? s.sealed[plane] : levelOf(card);
    s.sealed[plane] = UNCHOSEN;
    const by = s.mission.bomber[plane] ? s.mission.shift[s.fixed.side[plane]] : 0;
    aircraft.altitude = shifted(level, by);
    t.say?.(EVERYONE, {
      event: 'altitude',
      plane,
      altitude: aircraft.altitude,
      because: card === null ? 'DIF-SETUP-09' : 'DIF-BMB-04',
    });
  }
  if (!s.fixed.options.lowStartBonus) return;
  for (let plane = 0; plane < s.planes.length; plane++) {
    const { altitude, gone } = s.planes[plane];
    if (gone || s.mission.bomber[plane]) continue;
    drawCards(t, plane, startBonus(altitude), altitude === VERY_LOW ? 'DIF-OPT-28' : 'DIF-OPT-29');
  }
};

/**
 * DIF-BMB-06, DIF-BMB-08, DIF-GAP-46 — bomber after bomber finds its place next to one that has its own: so every
 * connected formation can be made, and no other. The first of each formation is where the others begin. DIF-BMB-09:
 * after that nobody moves.
 */
export const form: Asks<Fight> = {
  ask: 'formation',
  because: 'DIF-BMB-06',
  several: false,
  who: (s) => (nextUnplaced(s) === NO_PLANE ? -1 : s.fixed.owner[nextUnplaced(s)]),
  options(s, _at, _seat, options) {
    const formation = nextUnplaced(s);
    const places = placesIn(s, formation);
    for (const plane of toPlace(s, formation))
      for (const { beside, way } of places) options.push({ do: 'place', plane, beside, way });
    return options;
  },
  refusals: (s, _, seat) => refuseHands(s, seat, 'before-the-first-turn'),
  chosen(t, _, choice) {
    const { mission } = t.state;
    if (choice.do !== 'place' || mission === null) return;
    t.goto(lineUp);
    const { plane, beside, way } = choice;
    mission.square[plane] = squareBeside(t.state, beside, way);
    t.say?.(EVERYONE, { event: 'placed', plane, beside, way, because: 'DIF-BMB-06' });
  },
};

/** The first bomber of each formation has the middle of the grid. */
export const lineUp = (t: DogfightTable): void => {
  const s = t.state;
  const { mission } = s;
  if (mission === null) return;
  for (let plane = nextUnplaced(s); plane !== NO_PLANE && !hasBegun(s, plane); plane = nextUnplaced(s))
    mission.square[plane] = MIDDLE;
};
