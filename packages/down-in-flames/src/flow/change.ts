import { EVERYONE, type Refusal, type RuleId } from '@tallyho/kernel';
import { type Choice, discard, FOLLOW, PASS, STAY } from '../choices.ts';
import { changeCost, diveGain, followCost, nextPursuer } from '../rules/altitude.ts';
import { letGo } from '../rules/positions.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  NO_PLANE,
  ownerOf,
  type Plane,
} from '../state.ts';
import { offerRedline, playRedline } from './damage.ts';
import { clearTable, discardCard, drawCards } from './hands.ts';
import { refusal } from './refusals.ts';

/** A change of level by one: of an aircraft's own will (or in a stall), or following its prey. */
export interface Change {
  plane: Plane;
  by: number;
  /** Cards still to be discarded for it. */
  owed: number;
  following: boolean;
}

/** DIF-ALT-15, DIF-ALT-20 — a pursuer decides whether to go along; whatever made its prey change level. */
const follow: Asks<Change> = {
  ask: 'follow',
  because: 'DIF-ALT-15',
  several: false,
  who: (s, { plane, following }) => (following && !s.planes[plane].gone ? ownerOf(s, plane) : -1),
  options(s, { plane, by }) {
    const options: Choice[] = [STAY];
    if (s.planes[plane].hand.length >= followCost(s, plane, by)) options.push(FOLLOW);
    offerRedline(s, plane, options);
    return options;
  },
  refusals: (s, { plane, by }): Refusal<Choice>[] =>
    s.planes[plane].hand.length < followCost(s, plane, by) ? [refusal(FOLLOW, 'cannot-pay')] : [],
  chosen(t, at, choice) {
    const { plane, by } = at;
    if (choice.do === 'redline') {
      t.goto(follow);
      playRedline(t, plane, choice.card, true);
    } else if (choice.do === 'follow') {
      at.owed = followCost(t.state, plane, by);
    } else {
      loseTouch(t, plane);
      t.end();
    }
  },
};

/** DIF-ALT-08, DIF-ALT-16 — the price, card by card. */
const pay: Asks<Change> = {
  ask: 'pay',
  because: (s, at) => (isForFollowing(s, at) ? 'DIF-ALT-16' : 'DIF-ALT-08'),
  several: false,
  who: (s, { plane, owed }) => (owed > 0 && s.planes[plane].hand.length > 0 ? ownerOf(s, plane) : -1),
  options: (s, { plane }) => offerDiscards(s, plane),
  chosen(t, at, choice) {
    t.goto(pay);
    const { plane } = at;
    if (choice.do === 'discard') {
      const following = isForFollowing(t.state, at);
      at.owed--;
      if (following) discardCard(t, plane, choice.card, 'follow', 'DIF-ALT-16');
      else discardCard(t, plane, choice.card, 'climb', 'DIF-ALT-08');
    } else if (choice.do === 'redline') {
      playRedline(t, plane, choice.card, true);
    }
  },
};

/** DIF-ALT-16 — the card for following is paid first, then that of the climb. */
const isForFollowing = (s: Dogfight, { plane, by, owed }: Change): boolean => owed > changeCost(s, plane, by);

/** Each card of a hand that is not empty, to be given up; then REDLINE, to be played first. */
export function offerDiscards(s: Dogfight, plane: Plane): Choice[] {
  const { hand } = s.planes[plane];
  const options = [discard(hand[0])];
  for (let i = 1; i < hand.length; i++) if (hand[i] !== hand[i - 1]) options.push(discard(hand[i]));
  offerRedline(s, plane, options);
  return options;
}

/** The same where no card need go. */
export function offerDiscardsOrPass(s: Dogfight, plane: Plane): Choice[] {
  const { hand } = s.planes[plane];
  const options = [PASS];
  let last = -1;
  for (let i = 0; i < hand.length; i++) {
    if (hand[i] !== last) options.push(discard(hand[i]));
    last = hand[i];
  }
  offerRedline(s, plane, options);
  return options;
}

/** DIF-ALT-09 — one level up or down. DIF-ALT-22: whoever is not following gives up its own position. */
const move = (t: DogfightTable, at: Change): void => {
  const s = t.state;
  const { plane, by, owed, following } = at;
  const aircraft = s.planes[plane];
  if (aircraft.gone || owed > 0) {
    if (!aircraft.gone && following) loseTouch(t, plane);
    return;
  }
  const { prey } = aircraft;
  if (!following && prey !== NO_PLANE) giveUp(t, plane, 'DIF-ALT-22');
  aircraft.altitude += by;
  t.say?.(EVERYONE, {
    event: by > 0 ? 'climbed' : 'dived',
    plane,
    altitude: aircraft.altitude,
    following: following ? prey : NO_PLANE,
    because: following ? 'DIF-ALT-18' : 'DIF-ALT-12',
  });
  if (by < 0) drawCards(t, plane, diveGain(s, plane), 'DIF-ALT-09');
};

/** DIF-ALT-23 — then everybody behind, one after the other. Who has nothing to pay with is not asked. */
const chase = (t: DogfightTable, at: Change): void => {
  const s = t.state;
  if (at.following) return;
  const { by } = at;
  for (let plane = nextPursuer(s); plane !== NO_PLANE; plane = nextPursuer(s)) {
    if (s.planes[plane].hand.length > 0 || followCost(s, plane, by) === 0) {
      t.goto(chase);
      t.call(change, { plane, by, owed: 0, following: true });
      return;
    }
    loseTouch(t, plane);
  }
  clearTable(s);
};

export const change: DogfightFlow<Change> = { name: 'change', steps: [follow, pay, move, chase] };

/** DIF-ALT-07, DIF-GAP-15 — starts a change of level. */
export function startChange(t: DogfightTable, plane: Plane, by: number): void {
  t.call(change, { plane, by, owed: changeCost(t.state, plane, by), following: false });
}

/** DIF-ALT-21 — a pursuer that does not follow loses its position. */
function loseTouch(t: DogfightTable, plane: Plane): void {
  const { prey } = t.state.planes[plane];
  letGo(t.state, plane);
  t.say?.(EVERYONE, { event: 'stayed-behind', plane, at: prey, because: 'DIF-ALT-21' });
}

/** DIF-SEQ-07 — a position is given up, and both are Neutral. */
export function giveUp(t: DogfightTable, plane: Plane, because: RuleId): void {
  const { prey } = t.state.planes[plane];
  letGo(t.state, plane);
  t.say?.(EVERYONE, { event: 'gave-up', plane, at: prey, because });
}
