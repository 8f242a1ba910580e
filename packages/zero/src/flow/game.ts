import { EVERYONE } from '@tallyho/kernel';
import { act, DONE, exchangeCard, start } from '../choices.ts';
import { sides } from '../content/types.ts';
import { highestStart } from '../rules/altitude.ts';
import { firstWaiting, nextToChoose, waiting, waits } from '../rules/order.ts';
import { leaderRating, PERFORMANCE } from '../rules/ratings.ts';
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
import { eachFace } from './altitude.ts';
import { finish } from './damage.ts';
import { discardCard, drawCards, HAND } from './hands.ts';
import { refuseStarts } from './refusals.ts';
import { sequence } from './sequence.ts';

/** What the set-up still has to remember: whose Combat Vision it is, and how many cards he has put away. */
export interface Course {
  vision: ElementNo;
  put: number;
}

/** The first Element of a player whose starting Altitude is open. */
function openElement(s: Dogfight, seat: number): ElementNo {
  const { elements, fixed } = s;
  for (let element = 0; element < elements.length; element++) {
    if (fixed.owner[element] === seat && elements[element].sealed === UNCHOSEN) return element;
  }
  return NOBODY;
}

const highest = (s: Dogfight, element: ElementNo): number =>
  highestStart(s.fixed.ceiling[element], s.fixed.turbo[element]);

/**
 * Z-4.5a, Z-4.5b, Z-4.5c — every player chooses in secret, for one Element after the other; a player with more Elements goes on
 * alone. That somebody has chosen is known, what he has chosen is not.
 */
const chooseAltitude: Votes<Course> = {
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
    const options = [];
    for (let level = 0; level <= highest(s, element); level++) options.push(start(element, level));
    return options;
  },
  refusals: (s, _, seat) => refuseStarts(s, openElement(s, seat), highest(s, openElement(s, seat))),
  revealed(t, _, choices) {
    for (const { choice } of choices)
      if (choice.do === 'start') t.state.elements[choice.element].sealed = choice.altitude;
    t.goto(chooseAltitude);
  },
};

/** Z-4.5d — all levels are revealed together. */
const reveal = (t: DogfightTable): void => {
  const { elements } = t.state;
  for (const element of elements) element.altitude = element.sealed;
  t.show(EVERYONE);
  t.say?.(EVERYONE, { event: 'altitudes', levels: elements.map(({ altitude }) => altitude), because: 'Z-4.5d' });
};

/** Z-4.6a, Z-4.6b, Z-GAP-17 — a hand for each Element: the Leader's Performance, whatever the Altitude. */
export const deal = (t: DogfightTable): void => {
  const s = t.state;
  for (let element = 0; element < s.elements.length; element++) {
    drawCards(t, element, HAND, leaderRating(s, element, PERFORMANCE), 'Z-4.6a');
  }
};

/** Z-19.25f — one Element after the other, each once. */
export const nextVision = (t: DogfightTable, at: Course): void => {
  const { vision } = t.state.fixed;
  while (at.vision < vision.length && !vision[at.vision]) at.vision++;
};

/** Z-19.25e — Combat Vision: before play begins any number of cards may be exchanged. */
const combatVision: Asks<Course> = {
  ask: 'combat-vision',
  because: 'Z-19.25e',
  several: false,
  who: (s, at) => (at.vision < s.fixed.vision.length ? ownerOf(s, at.vision) : NOBODY),
  options: (s, at) => eachFace(s, s.elements[at.vision].hand, exchangeCard, [DONE]),
  chosen(t, at, choice) {
    if (choice.do === 'exchange') {
      discardCard(t, at.vision, choice.card, 'Z-19.25e');
      at.put++;
      t.goto(combatVision);
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

/** Z-4.7d, Z-3.0d, Z-GAP-42 — in the order of the first turn; who is out is passed over. */
export const nextElement = (t: DogfightTable): void => {
  const s = t.state;
  s.place++;
  if (s.turn === 1) return;
  while (s.place < s.order.length && isOut(s, s.order[s.place])) s.place++;
  if (s.place < s.order.length) {
    t.goto(nextElement);
    t.call(sequence, { element: s.order[s.place] });
  } else t.goto(endTurn);
};

/**
 * Z-4.7b, Z-4.7c — in the first turn the sides name their Elements in turn. The player of the first Element that waits speaks
 * for his side, and is not asked when there is only one to name.
 */
const chooseElement: Asks<Course> = {
  ask: 'order',
  because: 'Z-4.7c',
  several: false,
  who(s) {
    const side = nextToChoose(s);
    return side !== NOBODY && waiting(s, side) > 1 ? ownerOf(s, firstWaiting(s, side)) : NOBODY;
  },
  options(s) {
    const side = nextToChoose(s);
    const options = [];
    for (let element = 0; element < s.elements.length; element++) {
      if (s.fixed.side[element] === side && waits(s, element)) options.push(act(element));
    }
    return options;
  },
  chosen(t, _, choice) {
    if (choice.do === 'act') activate(t, choice.element);
  },
};

/** Z-4.7e — the Element gets its place in the order and plays. */
function activate(t: DogfightTable, element: ElementNo): void {
  const s = t.state;
  s.order.push(element);
  s.choosing = 1 - s.fixed.side[element];
  t.goto(nextElement);
  t.call(sequence, { element });
}

const onlyElement = (t: DogfightTable): void => {
  const s = t.state;
  const side = nextToChoose(s);
  if (side !== NOBODY) activate(t, firstWaiting(s, side));
};

/** Z-4.8a, Z-4.8b, Z-4.8c — after the last turn the points are counted. */
const endTurn = (t: DogfightTable): void => {
  const s = t.state;
  if (s.turn < s.fixed.options.turns) t.goto(nextTurn);
  else finish(t, 'Z-4.92d');
};

/** Z-4.1a — from the secret Altitudes to the last turn. */
export const game: DogfightFlow<Course> = {
  name: 'game',
  steps: [
    chooseAltitude,
    reveal,
    deal,
    nextVision,
    combatVision,
    flip,
    nextTurn,
    nextElement,
    chooseElement,
    onlyElement,
    endTurn,
  ],
};
