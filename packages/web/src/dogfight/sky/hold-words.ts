import type { Box } from '../../play/table/frame.ts';
import type { Arranged } from './arrange.ts';
import { overlaps, takenIn } from './taken.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A word that belongs to a line, or between two aircraft: where it would stand best, and the forms it has, the largest first. */
export interface HoldWord {
  readonly key: number;
  readonly x: number;
  readonly y: number;
  readonly forms: readonly Size[];
  /** How far it may slide along its line, to either side. */
  readonly slide: readonly [x: number, y: number];
}

/** Where a word stands, and in which of its forms. */
export interface PlacedWord {
  readonly x: number;
  readonly y: number;
  readonly form: number;
}

/** Where a word may stand instead: along its line, in parts of the way, and above and below it, in its own heights. */
const slides = [0, -0.5, 0.5, -1, 1] as const;
const lifts = [0, -0.8, 0.8, -1.2, 1.2, -1.6, 1.6, -2, 2, -2.6, 2.6, -3.2, 3.2] as const;

/** The air between a word and what it must not touch. */
const MARGIN = 1;

const boxAt = (x: number, y: number, { width, height }: Size): Box => ({
  left: x - width / 2 - MARGIN,
  top: y - height / 2 - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
});

const isWithin = ({ left, top, width, height }: Box, sky: Box): boolean =>
  left >= 0 && top >= 0 && left + width <= sky.width && top + height <= sky.height;

/** Every place that a word may have, the best first. */
const placesOf = ({ x, y, forms, slide }: HoldWord): PlacedWord[] =>
  forms.flatMap(({ height }, form) =>
    lifts.flatMap((lift) => slides.map((by) => ({ x: x + by * slide[0], y: y + by * slide[1] + lift * height, form }))),
  );

/**
 * Where the words stand: at their lines, over no aircraft, no plate, no card of the exchange, and not over each other. One that
 * finds no room is left out: the line says the same by its colour and its dashes.
 */
export function placeWords(
  words: readonly HoldWord[],
  arranged: Arranged,
  cards: Box | null,
  sky: Box,
): ReadonlyMap<number, PlacedWord> {
  const taken = [...takenIn(arranged), ...(cards === null ? [] : [cards])];
  const placed = new Map<number, PlacedWord>();
  for (const word of words) {
    const found = placesOf(word).find(({ x, y, form }) => {
      const box = boxAt(x, y, word.forms[form]);
      return isWithin(box, sky) && !taken.some((other) => overlaps(box, other));
    });
    if (found === undefined) continue;
    placed.set(word.key, found);
    taken.push(boxAt(found.x, found.y, word.forms[found.form]));
  }
  return placed;
}
