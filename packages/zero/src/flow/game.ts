import { EVERYONE } from '@tallyho/kernel';
import { exchanges, startsUpTo } from '../choices.ts';
import { sides } from '../content/types.ts';
import { leaderRating, PERFORMANCE } from '../rules/ratings.ts';
import { highestLevel } from '../rules/starts.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  type ElementNo,
  isOut,
  NOBODY,
  ownerOf,
  UNCHOSEN,
  type Votes,
} from '../state.ts';
import { finish } from './finish.ts';
import { discardCard, drawCards, HAND } from './hands.ts';
import { offerEachOrDone } from './offer.ts';
import { elementsInTurn } from './order.ts';
import { refuseStarts } from './refusals.ts';
import { beginSequence } from './sequence.ts';

/** What the set-up still has to remember: whose Combat Vision it is, and how many cards he has put away. */
export interface Course {
  vision: ElementNo;
  put: number;
}

/** Whether its starting Altitude is chosen now; LR-17: some choose when those of the others are known. */
const isOpen = ({ elements, fixed }: Dogfight, element: ElementNo): boolean =>
  elements[element].sealed === UNCHOSEN && fixed.sortie?.startsLast?.[element] !== true;

/** The first Element of a player whose starting Altitude is open. */
function openElement(s: Dogfight, seat: number): ElementNo {
  const { elements, fixed } = s;
  for (let element = 0; element < elements.length; element++) {
    if (fixed.owner[element] === seat && isOpen(s, element)) return element;
  }
  return NOBODY;
}

/**
 * Z-4.5a, Z-4.5b, Z-4.5c — every player chooses in secret, for one Element after the other; a player with more Elements
 * goes on alone. That somebody has chosen is known, what he has chosen is not.
 */
export const chooseAltitude: Votes<Course> = {
  ask: 'start',
  because: 'Z-4.5a',
  several: true,
  who(s) {
    const seats: number[] = [];
    for (let seat = 0; seat < s.fixed.seats.length; seat++) if (openElement(s, seat) !== NOBODY) seats.push(seat);
    return seats;
  },
  options(s, _, seat) {
    const element = openElement(s, seat);
    return startsUpTo(element, highestLevel(s, element));
  },
  refusals: (s, _, seat) => refuseStarts(s, openElement(s, seat)),
  revealed(t, _, choices) {
    const { elements } = t.state;
    for (const { choice } of choices) if (choice.do === 'start') elements[choice.element].sealed = choice.altitude;
    for (let element = 0; element < elements.length; element++) if (isOpen(t.state, element)) return t.again();
  },
};

/** Z-4.5d — all levels are revealed together. */
export const reveal = (t: DogfightTable): void => {
  const { elements } = t.state;
  for (let element = 0; element < elements.length; element++) elements[element].altitude = elements[element].sealed;
  t.say?.(EVERYONE, { event: 'altitudes', levels: elements.map(({ altitude }) => altitude), because: 'Z-4.5d' });
};

/** Z-4.6a, Z-4.6b, Z-GAP-17 — a hand for each Element: the Leader's Performance, whatever the Altitude. */
export const deal = (t: DogfightTable): void => {
  const s = t.state;
  for (let element = 0; element < s.elements.length; element++)
    if (!isOut(s, element)) drawCards(t, element, HAND, leaderRating(s, element, PERFORMANCE), 'Z-4.6a');
};

/** Z-19.25f — one Element after the other, each once. */
export const nextVision = (t: DogfightTable, at: Course): void => {
  const s = t.state;
  const { vision } = s.fixed;
  while (at.vision < vision.length && (!vision[at.vision] || isOut(s, at.vision))) at.vision++;
};

/** Z-19.25e — Combat Vision: before play begins any number of cards may be exchanged. */
export const combatVision: Asks<Course> = {
  ask: 'combat-vision',
  because: 'Z-19.25e',
  several: false,
  who: (s, at) => (at.vision < s.fixed.vision.length ? ownerOf(s, at.vision) : NOBODY),
  options: (s, at, _, list) => offerEachOrDone(s, s.elements[at.vision].hand, exchanges, list),
  chosen(t, at, choice) {
    if (choice.do === 'exchange') {
      discardCard(t, at.vision, choice.card, 'Z-19.25e');
      at.put++;
      t.again();
    } else {
      drawCards(t, at.vision, HAND, at.put, 'Z-19.25e');
      at.put = 0;
      at.vision++;
      t.goto(nextVision);
    }
  },
};

/** Z-4.7a, Z-GAP-78 — the turn marker is flipped; the side that shows begins. */
export const flip = (t: DogfightTable): void => {
  const s = t.state;
  const { first } = s.fixed.options;
  s.choosing = first === null ? t.roll(2) : sides.indexOf(first);
  t.say?.(EVERYONE, { event: 'first', side: s.choosing, flipped: first === null, because: 'Z-4.7a' });
};

/** Z-3.0e — a new game turn. Z-4.8d: it is counted. */
export const nextTurn = (t: DogfightTable): void => {
  const s = t.state;
  s.turn++;
  s.place = -1;
  t.say?.(EVERYONE, { event: 'turn', turn: s.turn, because: 'Z-3.0e' });
};

export const { nextElement, chooseElement } = elementsInTurn(beginSequence);

/** Z-4.8a, Z-4.8b, Z-4.8c — after the last turn the points are counted. */
export const endTurn = (t: DogfightTable): void => {
  if (t.state.turn < t.state.fixed.options.turns) t.goto(nextTurn);
  else finish(t, 'Z-4.92d');
};

/** Z-4.1a — from the secret Altitudes to the last turn. */
export const game: DogfightFlow<Course> = {
  name: 'game',
  steps: [chooseAltitude, reveal, deal, nextVision, combatVision, flip, nextTurn, nextElement, chooseElement, endTurn],
};
