import type { Box } from '../../widgets/pan-zoom.ts';
import { overlap } from './labels.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is outside the free part counts so much more than what hides something. */
const OUTSIDE = 4;

/**
 * Where the cards that somebody has drawn lie: beside him, or above or below, where they hide neither him nor others who
 * have drawn some. `reach`: half of an aircraft, in pixels.
 */
export function cardsPlace(
  at: Point,
  others: readonly Point[],
  reach: number,
  { width, height }: Pick<Box, 'width' | 'height'>,
  free: Box,
): Box {
  const gap = reach * 1.2;
  const craft = [at, ...others].map(({ x, y }) => ({
    x: x - reach,
    y: y - reach,
    width: 2 * reach,
    height: 2 * reach,
  }));
  const [middle, level] = [at.x - width / 2, at.y - height / 2];
  const clamp = (from: number, least: number, room: number): number => Math.max(least, Math.min(least + room, from));
  const boxes = [
    { x: at.x + gap, y: clamp(level, free.y, free.height - height) },
    { x: at.x - gap - width, y: clamp(level, free.y, free.height - height) },
    { x: clamp(middle, free.x, free.width - width), y: at.y + gap },
    { x: clamp(middle, free.x, free.width - width), y: at.y - gap - height },
  ].map((corner) => ({ ...corner, width, height }));
  const cost = (box: Box): number =>
    craft.reduce((sum, each) => sum + overlap(box, each), 0) + OUTSIDE * (width * height - overlap(box, free));
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
