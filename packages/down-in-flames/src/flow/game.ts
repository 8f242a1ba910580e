import { EVERYONE } from '@tallyho/kernel';
import { FIRST, SECOND } from '../choices.ts';
import { ACES, PERFORMANCE } from '../fixed.ts';
import { captain, firstToAct, nextInOrder, nextSide } from '../rules/order.ts';
import { rating, startBonus } from '../rules/ratings.ts';
import { fighterIn, hasRound, isOpen, pilotIn, seatsInRound } from '../rules/selection.ts';
import { outcome } from '../rules/victory.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  NO_PLANE,
  NO_SIDE,
  type Plane,
  UNCHOSEN,
  VERY_LOW,
  type Votes,
} from '../state.ts';
import { drawCards } from './hands.ts';
import { choosePlane, choosesPlane, takeTurn, takeTurnBefore } from './next-plane.ts';
import { refuseHands } from './refusals.ts';
import { chooseMore, choosing, choosingPilots } from './selection.ts';
import { offerStarts, refusedStarts } from './starts.ts';

/** The whole fight. Seats with several aircraft choose for one after another: the round says for which. */
export interface Fight {
  round: number;
}

/** DIF-SETUP-05, DIF-SETUP-06 — all aircraft are revealed, and each gets its starting hand. */
const muster = (t: DogfightTable): void => {
  const s = t.state;
  for (let plane = 0; plane < s.planes.length; plane++) {
    const aircraft = s.planes[plane];
    if (isOpen(s, plane)) {
      aircraft.fighter = fighterIn(s, s.sealed[plane]);
      aircraft.pilot = pilotIn(s, s.sealed[plane]);
      s.sealed[plane] = UNCHOSEN;
    }
    const { fighter, pilot } = aircraft;
    t.say?.(EVERYONE, { event: 'aircraft', plane, fighter, pilot, because: 'DIF-SETUP-05' });
    aircraft.aces = rating(s, plane, ACES);
    drawCards(t, plane, rating(s, plane, PERFORMANCE), 'DIF-SETUP-06');
  }
};

/** DIF-SETUP-07, DIF-SETUP-08 — with the hand seen, a starting level in secret. */
const starting: Votes<Fight> = {
  ask: 'start',
  because: 'DIF-SETUP-07',
  several: true,
  who: (s, { round }) => seatsInRound(s.fixed.fleets, round),
  options: (s, { round }, seat, options) => offerStarts(s, s.fixed.fleets[seat][round], options),
  refusals: (s, { round }, seat) => refusedStarts(s, s.fixed.fleets[seat][round], seat),
  revealed(t, { round }, choices) {
    const s = t.state;
    for (const { seat, choice } of choices) {
      if (choice.do === 'start') s.sealed[s.fixed.fleets[seat][round]] = choice.altitude;
    }
  },
};

const startMore = (t: DogfightTable, at: Fight): void => {
  at.round++;
  if (hasRound(t.state.fixed.fleets, at.round)) t.goto(starting);
  else at.round = 0;
};

/**
 * DIF-SETUP-09, DIF-SETUP-10 — levels are revealed together, and everybody is Neutral. DIF-OPT-28, DIF-GAP-37: bonus
 * cards.
 */
const takeOff = (t: DogfightTable): void => {
  const s = t.state;
  for (let plane = 0; plane < s.planes.length; plane++) {
    const altitude = s.sealed[plane];
    s.planes[plane].altitude = altitude;
    s.sealed[plane] = UNCHOSEN;
    t.say?.(EVERYONE, { event: 'altitude', plane, altitude, because: 'DIF-SETUP-09' });
  }
  if (!s.fixed.options.lowStartBonus) return;
  for (let plane = 0; plane < s.planes.length; plane++) {
    const { altitude } = s.planes[plane];
    drawCards(t, plane, startBonus(altitude), altitude === VERY_LOW ? 'DIF-OPT-28' : 'DIF-OPT-29');
  }
};

/** DIF-SETUP-11 — chance says who begins, unless it has been agreed on; DIF-GAP-76: a team that wins the initiative decides about it. */
const initiative = (t: DogfightTable): void => {
  const s = t.state;
  if (s.fixed.options.mode === 'free-for-all') return;
  const { first } = s.fixed.options;
  s.first = first === null ? t.roll(2) : first === 'A' ? 0 : 1;
  s.acting = s.first;
  if (s.fixed.options.mode === 'teams')
    t.say?.(EVERYONE, { event: 'initiative', side: s.first, because: 'DIF-GAP-76' });
  else t.say?.(EVERYONE, { event: 'first', side: s.first, because: 'DIF-SETUP-11' });
};

const decideFirst: Asks<Fight> = {
  ask: 'begin',
  because: 'DIF-OPT-06',
  several: false,
  who: (s) => (s.fixed.options.mode === 'teams' ? captain(s, s.first) : -1),
  options: () => [FIRST, SECOND],
  refusals: (s, _, seat) => refuseHands(s, seat, 'before-the-first-turn'),
  chosen(t, _, choice) {
    const s = t.state;
    if (choice.do === 'begin' && !choice.first) s.first = 1 - s.first;
    t.say?.(EVERYONE, { event: 'first', side: s.first, because: 'DIF-OPT-06' });
  },
};

/** DIF-SETUP-12, DIF-SETUP-13 — game turn after game turn. DIF-WIN-02: after the last one it is over. */
export const newTurn = (t: DogfightTable): void => {
  const s = t.state;
  if (s.turn === s.fixed.options.turns) {
    t.finish(outcome(s));
    return;
  }
  s.turn++;
  s.acting = NO_SIDE;
  for (let plane = 0; plane < s.planes.length; plane++) s.planes[plane].acted = false;
  t.say?.(EVERYONE, { event: 'turn', turn: s.turn, because: 'DIF-SETUP-13' });
  if (s.fixed.options.mode === 'free-for-all') drawOrder(t);
};

/** DIF-OPT-20 — the order of a free-for-all is drawn anew every game turn. */
function drawOrder(t: DogfightTable): void {
  const s = t.state;
  const order: Plane[] = s.planes.map((_, plane) => plane);
  for (let i = order.length - 1; i > 0; i--) {
    const j = t.roll(i + 1);
    const held = order[i];
    order[i] = order[j];
    order[j] = held;
  }
  for (let place = 0; place < order.length; place++) s.planes[order[place]].place = place;
  t.say?.(EVERYONE, { event: 'order', planes: order.filter((plane) => !s.planes[plane].gone), because: 'DIF-OPT-20' });
}

/**
 * DIF-OPT-06, DIF-OPT-20 — whose turn is next; nobody's: the game turn is over. In the new one there is somebody: a fight
 * with one side left has been decided (DIF-WIN-01).
 */
export const nextUp = (t: DogfightTable): void => {
  const s = t.state;
  let next = callNext(s);
  if (next === NO_PLANE) {
    newTurn(t);
    if (s.outcome !== null) return;
    next = callNext(s);
  }
  s.active = next;
  if (choosesPlane(s)) return;
  t.again();
  takeTurn(t);
};

/** The next side, and the first of its aircraft that is still to act. */
function callNext(s: Dogfight): Plane {
  if (s.fixed.options.mode === 'free-for-all') return nextInOrder(s);
  s.acting = nextSide(s, s.acting);
  return s.acting === NO_SIDE ? NO_PLANE : firstToAct(s, s.acting);
}

export const fight: DogfightFlow<Fight> = {
  name: 'fight',
  steps: [
    choosing,
    choosingPilots,
    chooseMore,
    muster,
    starting,
    startMore,
    takeOff,
    initiative,
    decideFirst,
    newTurn,
    nextUp,
    choosePlane,
    takeTurnBefore(nextUp),
  ],
};
