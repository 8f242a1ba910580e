import { EVERYONE } from '@tallyho/kernel';
import { CLIMB, DIVE, discards, drawsUpTo, STAY } from '../choices.ts';
import { barClimb, barDive, barStaying } from '../rules/altitude.ts';
import { mostDrawn } from '../rules/ratings.ts';
import {
  type Asks,
  type DogfightFlow,
  type DogfightTable,
  type ElementNo,
  NEUTRAL,
  NOBODY,
  ownerOf,
} from '../state.ts';
import { playPhase } from './actions.ts';
import { changeAltitude } from './altitude.ts';
import { discardCard, drawCards, HAND } from './hands.ts';
import { offerEachOrDone } from './offer.ts';
import { refuseAltitudes, refuseDraws, refuseHand } from './refusals.ts';
import { beginResponses } from './responses.ts';
import { wingmanPhase } from './wingman.ts';

export interface Turn {
  element: ElementNo;
}

export function beginSequence(t: DogfightTable, element: ElementNo): void {
  startSequence(t, element);
  t.call(sequence, { element });
}

/** Z-3.0a — a new sequence: nothing fired, nobody attacked, Agile not used. */
export function startSequence(t: DogfightTable, element: ElementNo): void {
  const s = t.state;
  const { foe, position } = s.elements[element];
  const { now } = s;
  now.element = element;
  now.target = NOBODY;
  now.bursts = 0;
  now.gunner = 0;
  now.bonus = 0;
  now.agile = false;
  now.wingAgile = false;
  now.held = position > NEUTRAL ? foe : NOBODY;
  now.played = false;
  beginResponses(s);
  t.say?.(EVERYONE, { event: 'sequence', element, place: s.place, because: 'Z-3.0a' });
}

/** All that can be left of staying (bit 0), going down and going up. */
const levels = Array.from({ length: 8 }, (_, open) =>
  [STAY, DIVE, CLIMB].filter((_, way) => ((open >> way) & 1) === 1),
);

/** Z-3.2a, Z-7.2a, Z-GAP-10 — phase 2: one level up or down, or none. */
export const altitudePhase: Asks<Turn> = {
  ask: 'altitude',
  because: 'Z-3.2a',
  several: false,
  who: (s, { element }) => (s.elements[element].lead === NOBODY ? NOBODY : ownerOf(s, element)),
  options(s, { element }) {
    let open = barStaying(s, element) === null ? 1 : 0;
    if (barDive(s, element) === null) open |= 2;
    if (barClimb(s, element, 0) === null) open |= 4;
    return levels[open];
  },
  refusals: (s, { element }) => [...refuseAltitudes(s, element), ...refuseHand(s, element, 'later-in-the-sequence')],
  chosen(t, { element }, choice) {
    if (choice.do !== 'stay') changeAltitude(t, element, choice.do === 'climb', false);
  },
};

/** Z-3.4a, Z-3.4b — phase 4: any number of cards, none to all, one after the other. */
export const discardPhase: Asks<Turn> = {
  ask: 'discard',
  because: 'Z-3.4a',
  several: false,
  who: (s, { element }) => (s.elements[element].hand.size === 0 ? NOBODY : ownerOf(s, element)),
  options: (s, { element }, _, list) => offerEachOrDone(s, s.elements[element].hand, discards, list),
  chosen(t, { element }, choice) {
    if (choice.do !== 'discard') return;
    discardCard(t, element, choice.card, 'Z-3.4a');
    t.again();
  },
};

/** Z-3.5a, Z-5.23a, Z-GAP-16 — phase 5: up to so many cards, the most offered first. */
export const drawPhase: Asks<Turn> = {
  ask: 'draw',
  because: 'Z-5.23a',
  several: false,
  who: (s, { element }) =>
    s.elements[element].lead !== NOBODY && mostDrawn(s, element) > 0 ? ownerOf(s, element) : NOBODY,
  options: (s, { element }) => drawsUpTo(mostDrawn(s, element)),
  refusals: (s, { element }) => [...refuseDraws(s, element), ...refuseHand(s, element, 'earlier-in-the-sequence')],
  chosen(t, { element }, choice) {
    if (choice.do === 'draw') drawCards(t, element, HAND, choice.count, 'Z-5.23a');
  },
};

/** Z-3.0b — the five phases of a sequence in their order; Z-3.0c — none of them must be used, none comes back. */
export const sequence: DogfightFlow<Turn> = {
  name: 'sequence',
  steps: [wingmanPhase, altitudePhase, playPhase, discardPhase, drawPhase],
};
