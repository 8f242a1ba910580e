import { EVERYONE } from '@tallyho/kernel';
import { discards, FOLLOW, STAY } from '../choices.ts';
import { sortieOf } from '../mission/state.ts';
import { canFollow, climbCost, followCost } from '../rules/altitude.ts';
import {
  type Asks,
  type DogfightFlow,
  type DogfightTable,
  type ElementNo,
  NEUTRAL,
  NOBODY,
  ownerOf,
  TAILING,
} from '../state.ts';
import { setPosition } from './damage.ts';
import { discardCard, drawCards, HAND } from './hands.ts';
import { offerEach } from './offer.ts';
import { refuseHand, refuseOtherHand } from './refusals.ts';

/**
 * A change of Altitude in progress: who moves, which way, by VERTICAL ROLL or not; then who follows and what he still
 * pays.
 */
export interface Change {
  element: ElementNo;
  up: boolean;
  roll: boolean;
  follower: ElementNo;
  due: number;
}

/** Z-7.21b3, Z-7.22d, Z-GAP-72 — climbing costs a card of the owner's choice. */
const payClimb: Asks<Change> = {
  ask: 'climb-cost',
  because: 'Z-7.21b3',
  several: false,
  who: (s, at) => (at.due > 0 ? ownerOf(s, at.element) : NOBODY),
  options: (s, at, _, list) => offerEach(s, s.elements[at.element].hand, discards, list),
  chosen(t, at, choice) {
    if (choice.do === 'discard') discardCard(t, at.element, choice.card, 'Z-7.21b3');
    at.due = 0;
  },
};

/**
 * Z-7.21a, Z-7.1b — the whole Element moves one level; Z-7.21b1, Z-7.21b2 — who goes down draws a card, whatever his
 * hand.
 */
function shift(t: DogfightTable, element: ElementNo, up: boolean, following: boolean): void {
  const own = t.state.elements[element];
  own.altitude += up ? 1 : -1;
  if (up) leaveRun(t, element);
  t.say?.(EVERYONE, {
    event: 'moved',
    element,
    altitude: own.altitude,
    following,
    because: following ? 'Z-7.24a' : 'Z-7.21a',
  });
  if (!up) drawCards(t, element, HAND, 1, 'Z-7.21b1');
}

/** Z-21.53b, Z-CGAP-106 — who has been at Very Low for a Torpedo run must stay there; whoever climbs has given it up. */
function leaveRun(t: DogfightTable, element: ElementNo): void {
  const { low } = sortieOf(t.state);
  if (low[element] === 1) low[element] = 0;
}

/** Z-7.21c — a Position of one's own is lost; Z-7.21d, Z-7.2e — an enemy that holds one may follow: who that is. */
function moveAlone(t: DogfightTable, element: ElementNo, up: boolean): ElementNo {
  const { position, foe } = t.state.elements[element];
  shift(t, element, up, false);
  if (position > NEUTRAL) setPosition(t, element, foe, NEUTRAL, 'Z-7.21c');
  return position < NEUTRAL ? foe : NOBODY;
}

const move = (t: DogfightTable, at: Change): void => {
  at.follower = moveAlone(t, at.element, at.up);
  if (at.follower === NOBODY) t.end();
};

const followOrStay = [FOLLOW, STAY];

/**
 * Z-GAP-73 — the mover is finished before the follower decides. Z-GAP-30 — who cannot pay, or is at his ceiling, is not
 * asked.
 */
const follow: Asks<Change> = {
  ask: 'follow',
  because: 'Z-7.21d',
  several: false,
  who: (s, { follower, roll, up }) => (canFollow(s, follower, up, roll) ? ownerOf(s, follower) : NOBODY),
  options: () => followOrStay,
  refusals: (s, { follower }) => refuseHand(s, follower, 'no-answer-to-altitude'),
  chosen(t, at, choice) {
    const { follower, roll, up } = at;
    if (choice.do !== 'follow') return;
    at.due = followCost(t.state.elements[follower].position === TAILING, roll) + climbCost(up);
    if (at.due === 0) t.goto(arrive);
    else t.goto(payFollow);
  },
};

/** Z-7.21d3, Z-7.24b — an enemy that does not follow stays where it is, and both are Neutral. */
const stayBehind = (t: DogfightTable, at: Change): void => {
  t.say?.(EVERYONE, { event: 'not-followed', element: at.element, by: at.follower, because: 'Z-7.21d3' });
  setPosition(t, at.follower, at.element, NEUTRAL, 'Z-7.21d3');
  t.end();
};

/** Z-7.21d2a, Z-7.22b — the card for following, and Z-7.21d2b the one for climbing. */
const payFollow: Asks<Change> = {
  ask: 'follow-cost',
  because: 'Z-7.21d2a',
  several: false,
  who: (s, at) => ownerOf(s, at.follower),
  options: (s, at, _, list) => offerEach(s, s.elements[at.follower].hand, discards, list),
  refusals: (s, { follower }) => refuseOtherHand(s, follower, HAND),
  chosen(t, at, choice) {
    if (choice.do === 'discard') discardCard(t, at.follower, choice.card, at.roll ? 'Z-7.22b' : 'Z-7.21d2a');
    at.due--;
    if (at.due > 0) t.again();
  },
};

/** Z-7.24a — the follower's whole Element is at the new level and keeps its Position. */
const arrive = (t: DogfightTable, at: Change): void => shift(t, at.follower, at.up, true);

export const altitudeFlow: DogfightFlow<Change> = {
  name: 'altitude',
  steps: [payClimb, move, follow, stayBehind, payFollow, arrive],
};

/**
 * Z-21.42a, Z-21.42b, Z-CGAP-82 — a Dive Bomber's Element drops a level without a card; an enemy that holds a Position
 * may follow as behind any descent.
 */
export function diveToBomb(t: DogfightTable, element: ElementNo): void {
  const own = t.state.elements[element];
  const { position, foe } = own;
  own.altitude--;
  t.say?.(EVERYONE, { event: 'moved', element, altitude: own.altitude, following: false, because: 'Z-21.42a' });
  if (position > NEUTRAL) setPosition(t, element, foe, NEUTRAL, 'Z-7.21c');
  if (position >= NEUTRAL) return;
  t.call(altitudeFlow, { element, up: false, roll: false, follower: foe, due: 0 });
  t.goto(follow);
}

/**
 * Z-7.21, Z-7.22a — a change of Altitude. A dive with nobody behind is over at once: there is nothing to pay and nobody
 * to ask.
 */
export function changeAltitude(t: DogfightTable, element: ElementNo, up: boolean, roll: boolean): void {
  if (!up && t.state.elements[element].position >= NEUTRAL) moveAlone(t, element, up);
  else t.call(altitudeFlow, { element, up, roll, follower: NOBODY, due: climbCost(up) });
}
