import type { Box } from '../../widgets/pan-zoom.ts';
import { overlap } from './labels.ts';

/** A part that is narrower or lower than this, in pixels, is of no use to anybody. */
const LEAST = 80;

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/**
 * What of a window nothing lies over: every part that cannot be made larger, the largest first. Whatever touches none of the
 * covers is inside one of them.
 */
export function emptyParts(window: Box, covers: readonly Box[]): Box[] {
  const there = covers.filter((cover) => overlap(cover, window) > 0);
  const [right, bottom] = [window.x + window.width, window.y + window.height];
  const lefts = [window.x, ...there.map(({ x, width }) => x + width)];
  const rights = [right, ...there.map(({ x }) => x)];
  const tops = [window.y, ...there.map(({ y, height }) => y + height)];
  const bottoms = [bottom, ...there.map(({ y }) => y)];
  const parts: Box[] = [];
  for (const x of lefts)
    for (const to of rights)
      for (const y of tops)
        for (const down of bottoms) {
          const part = { x, y, width: to - x, height: down - y };
          if (part.width < LEAST || part.height < LEAST || !isWithin(part, window)) continue;
          if (there.some((cover) => overlap(cover, part) > 0)) continue;
          if (!parts.some((other) => isWithin(part, other))) parts.push(part);
        }
  const largest = parts.filter((part) => parts.every((other) => other === part || !isWithin(part, other)));
  if (largest.length === 0) return [window];
  return largest.sort((a, b) => b.width * b.height - a.width * a.height);
}
