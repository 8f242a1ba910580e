import type { Fixed } from '@tallyho/wings-of-war';

/*
 * Flying in one's head: fast, without memory, near enough. Headings are hundredths of a degree, clockwise from straight up the
 * table; the sines are made of sums and products alone, so that every engine has the same ones.
 */
export interface Spot {
  x: number;
  y: number;
  heading: number;
}

type Deck = Fixed['decks'][number];

/** Where somebody is, to be flown on from there. */
export const spotOf = ({ x, y, heading }: Spot): Spot => ({ x, y, heading });

const CIRCLE = 36000;
const STEP = 10;
const STEPS = CIRCLE / STEP;

/** Sines by tenths of a degree, each turned on from the one before. */
const sines: readonly number[] = (() => {
  const angle = (2 * Math.PI) / STEPS;
  const square = angle * angle;
  const sin = angle * (1 - (square / 6) * (1 - square / 20));
  const cos = 1 - (square / 2) * (1 - square / 12);
  const table: number[] = [];
  let [x, y] = [1, 0];
  for (let i = 0; i < STEPS; i++) {
    table.push(y);
    [x, y] = [x * cos - y * sin, x * sin + y * cos];
  }
  return table;
})();

export const sineOf = (heading: number): number => sines[Math.floor((heading % CIRCLE) / STEP)];
export const cosineOf = (heading: number): number => sines[Math.floor(((heading + CIRCLE / 4) % CIRCLE) / STEP)];

/** Moves a spot by a card of a deck. */
export function flyOn(spot: Spot, deck: Deck, card: number): void {
  if (card < 0) return;
  const sin = sineOf(spot.heading);
  const cos = cosineOf(spot.heading);
  const forward = deck.forward[card];
  const aside = deck.aside[card];
  spot.x += forward * sin + aside * cos;
  spot.y += forward * cos - aside * sin;
  spot.heading = (spot.heading + deck.turn[card] + CIRCLE) % CIRCLE;
}

/** A little before the edge counts as off: the table of sines is not as fine as the ruler. */
const MARGIN = 500;

export const isOff = ({ width, length }: Fixed, { x, y }: Spot): boolean =>
  x < MARGIN || y < MARGIN || x > width - MARGIN || y > length - MARGIN;

/** Cards ahead that are looked at to see whether an aircraft can stay on the table. */
export const LEAVES_IN = 4;
/** Further from every edge than this nothing can leave in so many cards. */
const SAFE = 540_000;

/** By how many cards are left: where a way that is tried out leads. Nothing but `staysOn` looks at them, and it asks nobody. */
const trail: readonly Spot[] = Array.from({ length: LEAVES_IN + 1 }, () => ({ x: 0, y: 0, heading: 0 }));

/** Every card there is. */
const ALL_KINDS = -1;

/**
 * Whether some cards, one after the other, keep an aircraft on the table that has just flown `last`: steep cards and turns
 * about are left out, and so is what `banned` (as bits) forbids in the next turn.
 */
export function canStay(fixed: Fixed, deck: Deck, from: Spot, left: number, last = -1, banned = 0): boolean {
  const { x, y } = from;
  if (x > SAFE && y > SAFE && x < fixed.width - SAFE && y < fixed.length - SAFE) return true;
  // After an Immelmann a straight must follow.
  const next = last >= 0 && deck.turn[last] === CIRCLE / 2 ? deck.straights : ALL_KINDS;
  return staysOn(fixed, deck, from, left, next & ~banned, ~banned);
}

function staysOn(fixed: Fixed, deck: Deck, from: Spot, left: number, next: number, kinds: number): boolean {
  if (left === 0) return true;
  const spot = trail[left];
  for (let i = deck.kinds.length - 1; i >= 0; i--) {
    const kind = deck.kinds[i];
    if (((next >> kind) & 1) === 0 || ((deck.steep >> kind) & 1) === 1 || deck.turn[kind] === CIRCLE / 2) continue;
    spot.x = from.x;
    spot.y = from.y;
    spot.heading = from.heading;
    flyOn(spot, deck, kind);
    // A rudder is jammed for one turn: three cards. A card of which there is only one is not counted on twice.
    const open = left === LEAVES_IN - 2 ? ALL_KINDS : kinds;
    const then = deck.copies[kind] === 1 ? open & ~(1 << kind) : open;
    if (!isOff(fixed, spot) && staysOn(fixed, deck, spot, left - 1, then, then)) return true;
  }
  return false;
}

/** A rudder can jam at any hit: whether the aircraft stays on the table even if it then cannot turn to one side. */
export const canStayJammed = (fixed: Fixed, deck: Deck, from: Spot, last: number): boolean =>
  canStay(fixed, deck, from, LEAVES_IN, last, deck.left) && canStay(fixed, deck, from, LEAVES_IN, last, deck.right);
