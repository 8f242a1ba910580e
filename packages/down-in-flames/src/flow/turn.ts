import { EVERYONE, type RuleId } from '@tallyho/kernel';
import { PERFORMANCE, POST_TURN, PRE_TURN } from '../fixed.ts';
import { horsepower, rating } from '../rules/ratings.ts';
import { isApart } from '../rules/wingmen.ts';
import {
  type Asks,
  DOWN,
  type DogfightFlow,
  type DogfightTable,
  NO_PLANE,
  ownerOf,
  type Plane,
  VERY_LOW,
} from '../state.ts';
import { actions } from './actions.ts';
import { altitude } from './altitude.ts';
import { forgetBombers, leaveBombers } from './bombers.ts';
import { freshBursts } from './bursts.ts';
import { offerDiscards, offerDiscardsOrPass, startChange } from './change.ts';
import { playRedline } from './damage.ts';
import { discardCard, drawCards } from './hands.ts';
import { speed } from './speed.ts';

/** The turn of one aircraft. */
export interface Turn {
  plane: Plane;
  /** DIF-OPT-02 — whether it is a Wingman that started its turn at another level than its Leader. */
  apart: boolean;
  /** DIF-SPD-09 — the enemy whose Speed has been compared, and the free Maneuvers that are left against it. */
  compared: Plane;
  left: number;
}

export const startingTurn = (plane: Plane): Turn => ({ plane, apart: false, compared: NO_PLANE, left: 0 });

/** DIF-REACT-08 — what lasted until the start of the next turn ends; what counts by the turn begins anew. */
const begin = (t: DogfightTable, at: Turn): void => {
  const s = t.state;
  const aircraft = s.planes[at.plane];
  s.active = at.plane;
  s.drawn = 0;
  aircraft.evasive = 0;
  aircraft.agile = false;
  freshBursts(s);
  if (s.mission !== null) forgetBombers(s);
  at.apart = isApart(s, at.plane);
  t.say?.(EVERYONE, { event: 'acts', plane: at.plane, because: 'DIF-SEQ-01' });
};

const preTurnDraw = (t: DogfightTable, { plane }: Turn): void => draw(t, plane, PRE_TURN, 'DIF-SEQ-02');

const postTurnDraw = (t: DogfightTable, { plane }: Turn): void => {
  if (!t.state.planes[plane].gone) draw(t, plane, POST_TURN, 'DIF-SEQ-10');
};

/**
 * DIF-SEQ-02, DIF-SEQ-10, DIF-CARD-06, DIF-GAP-22 — as many cards as the engine gives, and no card above Performance.
 * DIF-ALT-13, DIF-ALT-14: a stall costs cards instead, or a level when there are none.
 */
function draw(t: DogfightTable, plane: Plane, when: typeof PRE_TURN | typeof POST_TURN, because: RuleId): void {
  const s = t.state;
  const { hand, altitude: level } = s.planes[plane];
  const power = horsepower(s, plane, when);
  if (power >= 0) {
    drawCards(t, plane, Math.min(power, rating(s, plane, PERFORMANCE) - hand.size), because);
    return;
  }
  t.say?.(EVERYONE, { event: 'stalled', plane, because: hand.size > 0 ? 'DIF-ALT-13' : 'DIF-ALT-14' });
  if (hand.size > 0) t.call(stall, { plane, owed: -power });
  else if (level > VERY_LOW) startChange(t, plane, DOWN);
}

interface Stall {
  plane: Plane;
  owed: number;
}

/** DIF-ALT-13, DIF-GAP-28 — the cards a stall costs, of the owner's choice. */
const stallDiscard: Asks<Stall> = {
  ask: 'stall',
  because: 'DIF-ALT-13',
  several: false,
  who: (s, { plane, owed }) => (owed > 0 && s.planes[plane].hand.size > 0 ? ownerOf(s, plane) : -1),
  options: (s, { plane }, _, list) => offerDiscards(s, plane, list),
  chosen(t, at, choice) {
    t.again();
    if (choice.do === 'discard') {
      at.owed--;
      discardCard(t, at.plane, choice.card, 'stall', 'DIF-ALT-13');
    } else if (choice.do === 'redline') {
      playRedline(t, at.plane, choice.card, false);
    }
  },
};

export const stall: DogfightFlow<Stall> = { name: 'stall', steps: [stallDiscard] };

/** DIF-BMB-20, DIF-BMB-27 — in a mission the fighter turns away from the bombers. */
const turnAway = (t: DogfightTable, { plane }: Turn): void => {
  if (t.state.mission !== null) leaveBombers(t, plane);
};

/** DIF-SEQ-09 — any number of cards may go, one after the other. */
const discardPhase: Asks<Turn> = {
  ask: 'discard',
  because: 'DIF-SEQ-09',
  several: false,
  who: (s, { plane }) => (s.planes[plane].hand.size > 0 ? ownerOf(s, plane) : -1),
  options: (s, { plane }, _, list) => offerDiscardsOrPass(s, plane, list),
  chosen(t, { plane }, choice) {
    if (choice.do === 'discard') {
      t.again();
      discardCard(t, plane, choice.card, 'choice', 'DIF-SEQ-09');
    } else if (choice.do === 'redline') {
      t.again();
      playRedline(t, plane, choice.card, false);
    }
  },
};

/** DIF-GAP-14 — a +1 hits bonus that was not used expires. DIF-OPT-11: the identity marker is turned over. */
const endTurn = (t: DogfightTable, { plane }: Turn): void => {
  const aircraft = t.state.planes[plane];
  aircraft.bonus = 0;
  aircraft.acted = true;
};

/** DIF-SEQ-01 — the six phases of a turn. */
export const turn: DogfightFlow<Turn> = {
  name: 'turn',
  steps: [
    begin,
    preTurnDraw, // DIF-SEQ-02
    altitude, // DIF-SEQ-03
    speed, // DIF-SEQ-04
    actions, // DIF-SEQ-05
    turnAway, // DIF-BMB-20
    discardPhase, // DIF-SEQ-09
    postTurnDraw, // DIF-SEQ-10
    endTurn,
  ],
};
