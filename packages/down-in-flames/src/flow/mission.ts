import { EVERYONE } from '@tallyho/kernel';
import { jettison as jettisonBy, PASS } from '../choices.ts';
import { PERFORMANCE } from '../fixed.ts';
import { NO_SQUARE } from '../mission/state.ts';
import { isLate, isOver, isShortOfFuel } from '../rules/missions.ts';
import { captain, firstToAct, hasLoaded, isLoaded, nextCalled } from '../rules/order.ts';
import { rating, startBonus } from '../rules/ratings.ts';
import {
  type Asks,
  aircraftOf,
  type DogfightFlow,
  type DogfightTable,
  NO_PLANE,
  NO_SIDE,
  type Plane,
} from '../state.ts';
import { aim, approach, drop, flakFires } from './bombing.ts';
import {
  dealHands,
  declare,
  form,
  layFlak,
  lineUp,
  present,
  shortage,
  starting,
  startMore,
  takeOff,
} from './briefing.ts';
import { depart } from './departure.ts';
import type { Fight } from './game.ts';
import { drawCards } from './hands.ts';
import { choosePlane, takeTurnBefore } from './next-plane.ts';
import { refuseHands } from './refusals.ts';

/** DIF-CMP-35, DIF-CMP-36 — a Shortage may have cost a side everything before the mission begins. */
const stillOn = (t: DogfightTable): void => {
  if (isOver(t.state)) t.goto(approach);
};

/**
 * DIF-CMP-34 — game turn after game turn, and after the last one the bombs. DIF-BMB-05, DIF-FB-06: bombers have no
 * turns to change their level in.
 */
export const newTurn = (t: DogfightTable): void => {
  const s = t.state;
  const { mission } = s;
  if (mission === null) return;
  if (s.turn >= mission.turns) {
    t.goto(approach);
    return;
  }
  if (s.turn + 1 === mission.turns) goHome(t);
  s.turn++;
  s.acting = NO_SIDE;
  s.active = NO_PLANE;
  mission.called[0] = false;
  mission.called[1] = false;
  t.say?.(EVERYONE, { event: 'turn', turn: s.turn, because: 'DIF-SETUP-13' });
  for (let plane = 0; plane < s.planes.length; plane++) {
    const late = isLate(s, plane);
    s.planes[plane].acted = mission.bomber[plane] || late;
    if (late && !s.planes[plane].gone) t.say?.(EVERYONE, { event: 'late', plane, because: 'DIF-OPTN-09' });
  }
};

/** DIF-OPTN-07, DIF-GAP-57 — before the last turn the fighters that are short of Fuel go home; they are not lost. */
function goHome(t: DogfightTable): void {
  const s = t.state;
  const { mission } = s;
  if (mission === null) return;
  for (let plane = 0; plane < s.planes.length; plane++) {
    if (s.planes[plane].gone || !isShortOfFuel(s, plane)) continue;
    mission.withdrawn[plane] = true;
    depart(t, plane);
    t.say?.(EVERYONE, { event: 'withdrew', plane, because: 'DIF-OPTN-07' });
  }
}

/** DIF-GAP-49, DIF-GAP-50 — whose turn is next: the attacker begins, and the sides alternate. */
export const nextUp = (t: DogfightTable): void => {
  const s = t.state;
  const { mission } = s;
  if (mission === null) return;
  if (isOver(s)) {
    t.goto(approach);
    return;
  }
  s.acting = nextCalled(s);
  s.drawn = 0;
  if (s.acting === NO_SIDE) t.goto(newTurn);
  else mission.called[s.acting] = true;
};

/**
 * DIF-FB-08, DIF-GAP-48 — at the start of each of his turns the owner may jettison the bombs of his fighter-bombers.
 */
const jettison: Asks<Fight> = {
  ask: 'jettison',
  because: 'DIF-FB-08',
  several: false,
  who: (s) => (hasLoaded(s, s.acting) ? captain(s, s.acting) : -1),
  options(s, _, __, options) {
    options.push(PASS);
    const own = aircraftOf(s, s.acting);
    for (let i = 0; i < own.length; i++) if (isLoaded(s, own[i])) options.push(jettisonBy(own[i]));
    return options;
  },
  refusals: (s, _, seat) => refuseHands(s, seat, 'later-in-the-turn'),
  chosen(t, _, choice) {
    if (choice.do !== 'jettison') return;
    t.again();
    freeOfBombs(t, choice.plane);
  },
};

/**
 * DIF-FB-09, DIF-FB-10, DIF-GAP-78 — out of the formation, a full hand at once, and a fighter from now on. DIF-OPT-30:
 * bonus cards.
 */
function freeOfBombs(t: DogfightTable, plane: Plane): void {
  const s = t.state;
  const { mission } = s;
  if (mission === null) return;
  const aircraft = s.planes[plane];
  mission.bomber[plane] = false;
  mission.square[plane] = NO_SQUARE;
  aircraft.acted = false;
  t.say?.(EVERYONE, { event: 'jettisoned', plane, because: 'DIF-FB-09' });
  drawCards(t, plane, rating(s, plane, PERFORMANCE), 'DIF-FB-09');
  if (s.fixed.options.lowStartBonus) drawCards(t, plane, startBonus(aircraft.altitude), 'DIF-OPT-30');
}

/** DIF-GAP-49 — a side with no fighter able to act passes. */
const pickFirst = (t: DogfightTable): void => {
  const s = t.state;
  s.active = firstToAct(s, s.acting);
  if (s.active === NO_PLANE) t.goto(nextUp);
};

/** A mission from its briefing to its victory points. */
export const mission: DogfightFlow<Fight> = {
  name: 'mission',
  steps: [
    present,
    declare, // DIF-OPTN-01, DIF-OPTN-18
    layFlak, // DIF-FLAK-01
    shortage, // DIF-OPTN-14
    stillOn,
    dealHands, // DIF-SETUP-06
    starting, // DIF-SETUP-07
    startMore,
    takeOff,
    lineUp, // DIF-BMB-06
    form,
    newTurn, // DIF-CMP-34
    nextUp,
    jettison, // DIF-FB-08
    pickFirst,
    choosePlane,
    takeTurnBefore(nextUp),
    approach,
    aim, // DIF-BOMB-01
    flakFires, // DIF-BOMB-02
    drop, // DIF-BOMB-03
  ],
};
