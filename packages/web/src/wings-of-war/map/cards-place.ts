import type { Box } from '../../widgets/pan-zoom.ts';
import { hasWords } from '../cards/damage-card.tsx';
import { movedInto, outsideOf, overlap, sumOver } from './labels.ts';
import type { Surroundings } from './surroundings.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Somebody who has drawn cards: where he is in the window, and how many of them are shown. */
export interface Victim {
  readonly at: Point;
  readonly cards: number;
}

/** How large the cards are, how far those of one victim lie apart, and where the cards of each lie. */
export interface Spread {
  readonly width: number;
  readonly apart: number;
  readonly places: readonly Box[];
}

/** How wide a card may be: as large as there is room for, and smaller with many victims at once. */
const LEAST = 46;
const widths = [172, 152, 132, 116, 100, 84, 70, 58, LEAST] as const;
/** On a phone none is wider than this. */
const PHONE = 132;
/** All cards together take so much of the free part of the map, where there is more than one victim. */
const SHARE = 0.25;
/** A card is so much higher than wide, and the next one of the same victim shows so much of it. */
const RATIO = 1.4;
const apartAt = (width: number): number => Math.round(width * (hasWords(width) ? 0.31 : 0.46));

const sizeOf = (cards: number, width: number): Pick<Box, 'width' | 'height'> => ({
  width: width + (cards - 1) * apartAt(width),
  height: Math.round(width * RATIO),
});

/** What is outside, what hides an aircraft or other cards, and what hides words, against the way to the victim. */
const [OUTSIDE, HIDES, COVERS, FAR] = [10, 6, 0.5, 8];
/** So much of an aircraft may be hidden at its rim. */
const RIM = 0.04;
/** Cards that lie further from the aircraft than this, in pixels, are no longer its own to the eye: smaller ones lie closer. */
const CLOSE = 90;
/** Everybody is looked for a better place again so often, when the others have theirs. */
const ROUNDS = 2;

/** The cards of all victims at once: beside each, over no aircraft and over no other cards, as large as that allows. */
export function spreadCards(victims: readonly Victim[], among: Surroundings, isPhone: boolean): Spread {
  const room = Math.max(...among.free.map(({ width, height }) => width * height));
  const taken = (at: number): number =>
    victims.map(({ cards }) => sizeOf(cards, at)).reduce((sum, { width, height }) => sum + width * height, 0);
  const isModest = (width: number): boolean => victims.length === 1 || taken(width) <= SHARE * room;
  const allowed = widths.filter(
    (width, i) => i === widths.length - 1 || ((!isPhone || width <= PHONE) && isModest(width)),
  );
  const spreadAt = (width: number): Spread => ({
    width,
    apart: apartAt(width),
    places: layOut(victims, width, among),
  });
  // Halved again and again: where cards of one size have room, smaller ones have it, too.
  let best = spreadAt(allowed[allowed.length - 1]);
  let [from, to] = [0, allowed.length - 1];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const spread = spreadAt(allowed[middle]);
    const isGood = (place: Box, i: number): boolean =>
      isClear(place, spread.places.toSpliced(i, 1), among) && gapTo(victims[i], place, among) <= CLOSE;
    if (spread.places.every(isGood)) {
      best = spread;
      to = middle;
    } else from = middle + 1;
  }
  return best;
}

const isClear = (box: Box, others: readonly Box[], { craft, free }: Surroundings): boolean =>
  outsideOf(box, free) < 1 &&
  sumOver(box, others) === 0 &&
  craft.every((each) => overlap(box, each) <= RIM * each.width * each.height);

/** What lies between an aircraft and its cards. */
function gapTo({ at }: Victim, box: Box, among: Surroundings): number {
  const reach = reachAt(at, among);
  const dx = Math.abs(box.x + box.width / 2 - at.x) - box.width / 2 - reach;
  const dy = Math.abs(box.y + box.height / 2 - at.y) - box.height / 2 - reach;
  return Math.hypot(Math.max(0, dx), Math.max(0, dy));
}

/** Half of the aircraft that is at a point. */
function reachAt(at: Point, { craft }: Surroundings): number {
  const own = craft.find(
    ({ x, y, width, height }) => at.x >= x && at.x <= x + width && at.y >= y && at.y <= y + height,
  );
  return (own?.width ?? 0) / 2;
}

function layOut(victims: readonly Victim[], width: number, among: Surroundings): Box[] {
  const places: Box[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, victim] of victims.entries()) {
      const others = places.filter((_, j) => j !== i);
      const cost = (box: Box): number =>
        OUTSIDE * outsideOf(box, among.free) +
        HIDES * (sumOver(box, others) + sumOver(box, among.craft)) +
        COVERS * sumOver(box, among.labels) +
        FAR * wayTo(victim, box);
      const size = sizeOf(victim.cards, width);
      const anywhere = width === LEAST ? placesIn(size, among) : [];
      places[i] = cheapest([...placesFor(victim, size, among), ...anywhere], cost);
    }
  return uncrossed(victims, places);
}

const wayTo = ({ at }: Victim, { x, y, width, height }: Box): number =>
  Math.hypot(x + width / 2 - at.x, y + height / 2 - at.y);

/** Two victims with as many cards change places where that is the shorter way for both together: their lines do not cross. */
function uncrossed(victims: readonly Victim[], places: readonly Box[]): Box[] {
  const better = [...places];
  for (const [i, a] of victims.entries())
    for (const [j, b] of victims.entries()) {
      if (j <= i || a.cards !== b.cards) continue;
      const [here, there] = [better[i], better[j]];
      if (wayTo(a, there) + wayTo(b, here) < wayTo(a, here) + wayTo(b, there)) [better[i], better[j]] = [there, here];
    }
  return better;
}

function cheapest(boxes: readonly Box[], costOf: (box: Box) => number): Box {
  let [best, least] = [boxes[0], Number.POSITIVE_INFINITY];
  for (const box of boxes) {
    const cost = costOf(box);
    if (cost < least) [best, least] = [box, cost];
  }
  return best;
}

/** In a crowd the smallest cards lie wherever there is room for them: their lines say whose they are. */
const placesIn = ({ width, height }: Pick<Box, 'width' | 'height'>, { free }: Surroundings): Box[] =>
  free.flatMap((part) => {
    const rows = Math.floor((2 * (part.height - height)) / height) + 1;
    const columns = Math.floor((2 * (part.width - width)) / width) + 1;
    return Array.from({ length: Math.max(0, rows * columns) }, (_, n) => ({
      x: part.x + ((n % columns) * width) / 2,
      y: part.y + (Math.floor(n / columns) * height) / 2,
      width,
      height,
    }));
  });

/** All about an aircraft in so many directions, just beside it and further away, in pixels. */
const DIRECTIONS = 16;
const further = [0, 20, 48, 84, 130, 190] as const;
const GAP = 5;

function placesFor({ at }: Victim, { width, height }: Pick<Box, 'width' | 'height'>, among: Surroundings): Box[] {
  const reach = reachAt(at, among) + GAP;
  return Array.from({ length: DIRECTIONS }, (_, n) => (n * 2 * Math.PI) / DIRECTIONS).flatMap((angle) => {
    const [ax, ay] = [Math.cos(angle), Math.sin(angle)];
    const beside = Math.min(
      (reach + width / 2) / Math.max(0.001, Math.abs(ax)),
      (reach + height / 2) / Math.max(0.001, Math.abs(ay)),
    );
    return further.map((more) =>
      movedInto(
        {
          x: at.x + ax * (beside + more) - width / 2,
          y: at.y + ay * (beside + more) - height / 2,
          width,
          height,
        },
        among.free,
      ),
    );
  });
}
