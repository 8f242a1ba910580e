import type { Box } from '../../widgets/pan-zoom.ts';
import { movedInto, outsideOf, sumOver } from './labels.ts';
import type { Surroundings } from './surroundings.ts';

/** Something that is written on the map for a moment: what it belongs to, how far above or below that, and how much room it takes, in pixels. */
export interface NoteWish {
  readonly x: number;
  readonly y: number;
  readonly off: number;
  readonly width: number;
  readonly height: number;
}

/** The pixels that a note goes not to be outside or upon another note, and those that it goes not to hide something, for each square of its height. */
const [NEVER, RATHER_NOT] = [1000, 18];
const GAP = 3;
/** Parts of a line and of its width that a note may be moved by. */
const lines = [0, 0.5, 1, 1.5, 2, 2.5, 3, 4, 5];
const aside = [0, 0.5, -0.5, 1, -1, 1.5, -1.5];

/** The middle of every note: inside the free part, upon no other, and hiding as little as can be. Null: there is no room for it. */
export function placeNotes(
  wishes: readonly NoteWish[],
  { craft, labels, free }: Surroundings,
): (Pick<NoteWish, 'x' | 'y'> | null)[] {
  const taken: Box[] = [];
  return wishes.map((wish) => {
    const { width, height, off } = wish;
    const boxes = lines.flatMap((line) =>
      [1, -1].flatMap((side) =>
        aside.map((dx) =>
          movedInto(
            {
              x: wish.x + dx * width - width / 2,
              y: wish.y + side * (off + line * (height + GAP)) - height / 2,
              width,
              height,
            },
            free,
          ),
        ),
      ),
    );
    const cost = (box: Box): number =>
      (NEVER * (outsideOf(box, free) + sumOver(box, taken))) / height ** 2 +
      (RATHER_NOT * (sumOver(box, craft) + 2 * sumOver(box, labels))) / height ** 2 +
      Math.hypot(box.x + width / 2 - wish.x, box.y + height / 2 - wish.y);
    const costs = boxes.map(cost);
    const best = boxes[costs.indexOf(Math.min(...costs))];
    if (sumOver(best, taken) > 0) return null;
    taken.push({ ...best, x: best.x - GAP, width: width + 2 * GAP });
    return { x: best.x + width / 2, y: best.y + height / 2 };
  });
}
