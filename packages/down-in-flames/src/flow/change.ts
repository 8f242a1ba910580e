import { EVERYONE, type Refusal, type RuleId } from '@tallyho/kernel';
import { type Choice, discards, FOLLOW, PASS, STAY } from '../choices.ts';
import { barFollowing, changeCost, diveGain, followCost, nextPursuer } from '../rules/altitude.ts';
import { isHeld } from '../rules/positions.ts';
import {
  type Asks,
  DOWN,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  NO_PLANE,
  ownerOf,
  type Plane,
  UP,
} from '../state.ts';
import { offerRedline, playRedline } from './damage.ts';
import { clearTable, discardCard, drawCards } from './hands.ts';
import { offer } from './offer.ts';
import { letGo } from './positions.ts';
import { refuse, refuseAllCards } from './refusals.ts';

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
  who: (s, { plane }) => (s.planes[plane].gone ? -1 : ownerOf(s, plane)),
  options(s, { plane, by }, _, options) {
    options.push(STAY);
    if (barFollowing(s, plane, by) === null) options.push(FOLLOW);
    offerRedline(s, plane, options);
    return options;
  },
  refusals(s, { plane, by }) {
    const refusals: Refusal<Choice>[] = [];
    refuse(refusals, FOLLOW, barFollowing(s, plane, by));
    refusals.push(...refuseAllCards(s, plane, 'no-answer-to-altitude'));
    return refusals;
  },
  chosen(t, at, choice) {
    const { plane, by } = at;
    if (choice.do === 'redline') {
      t.again();
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
  who: (s, { plane, owed }) => (owed > 0 && s.planes[plane].hand.size > 0 ? ownerOf(s, plane) : -1),
  options: (s, { plane }, _, list) => offerDiscards(s, plane, list),
  chosen(t, at, choice) {
    t.again();
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

/** Each card of a hand, to be given up; then REDLINE, to be played first. */
export function offerDiscards(s: Dogfight, plane: Plane, options: Choice[]): Choice[] {
  offer(s.planes[plane].hand.faces, discards, options);
  offerRedline(s, plane, options);
  return options;
}

/** The same where no card need go. */
export function offerDiscardsOrPass(s: Dogfight, plane: Plane, options: Choice[]): Choice[] {
  options.push(PASS);
  return offerDiscards(s, plane, options);
}

/** DIF-ALT-09, DIF-ALT-12 — one level up or down. DIF-ALT-22: whoever is not following gives up its own position. */
function changeLevel(t: DogfightTable, plane: Plane, by: number, following: boolean): void {
  const s = t.state;
  const aircraft = s.planes[plane];
  const { prey } = aircraft;
  if (!following && prey !== NO_PLANE) giveUp(t, plane, 'DIF-ALT-22');
  aircraft.altitude += by;
  t.say?.(EVERYONE, {
    event: by === UP ? 'climbed' : 'dived',
    plane,
    altitude: aircraft.altitude,
    following: following ? prey : NO_PLANE,
    because: following ? 'DIF-ALT-18' : 'DIF-ALT-12',
  });
  if (by === DOWN) drawCards(t, plane, diveGain(s, plane), 'DIF-ALT-09');
}

/** What has been paid for is done; DIF-ALT-21: a pursuer that could not pay stays behind. */
const move = (t: DogfightTable, { plane, by, owed, following }: Change): void => {
  if (t.state.planes[plane].gone) return;
  if (owed === 0) changeLevel(t, plane, by, following);
  else if (following) loseTouch(t, plane);
};

/** DIF-ALT-23 — then everybody behind, one after the other. Who has nothing to pay with is not asked. */
const chase = (t: DogfightTable, at: Change): void => {
  const s = t.state;
  const { by } = at;
  for (let plane = nextPursuer(s); plane !== NO_PLANE; plane = nextPursuer(s)) {
    if (s.planes[plane].hand.size > 0 || followCost(s, plane, by) === 0) {
      t.again();
      t.call(pursuit, { plane, by, owed: 0, following: true });
      return;
    }
    loseTouch(t, plane);
  }
  clearTable(s);
};

export const change: DogfightFlow<Change> = { name: 'change', steps: [pay, move, chase] };
/** The same for one who goes along. */
export const pursuit: DogfightFlow<Change> = { name: 'pursuit', steps: [follow, pay, move] };

/** DIF-ALT-07, DIF-GAP-15 — a change of level. One that costs nothing, with nobody behind, is over at once. */
export function startChange(t: DogfightTable, plane: Plane, by: number): void {
  const s = t.state;
  const owed = changeCost(s, plane, by);
  if (owed > 0 || isHeld(s, plane)) {
    t.call(change, { plane, by, owed, following: false });
    return;
  }
  changeLevel(t, plane, by, false);
  clearTable(s);
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
