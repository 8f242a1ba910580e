import type { Box } from '../../play/table/frame.ts';
import { overlap } from '../../play/tour.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is cut out of the veil: an aircraft in an oval, everything else in a box with round corners. */
export interface Hole {
  readonly box: Box;
  readonly isOval: boolean;
}

/** Air around what is lit. */
export const AIR = 12;
const CORNER = 10;
/** How far the sheet stays away from the edges of the screen, and from what is lit. */
const MARGIN = 16;

export const grown = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const centreOf = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

const round = (value: number): number => Math.round(value * 10) / 10;

/** The outline of a hole, as a path that closes. */
export function outlineOf({ box, isOval }: Hole): string {
  const { left, top, width, height } = box;
  const [rx, ry] = isOval ? [width / 2, height / 2] : [Math.min(CORNER, width / 2), Math.min(CORNER, height / 2)];
  const [a, b] = [round(rx), round(ry)];
  return [
    `M${round(left + rx)} ${round(top)}`,
    `H${round(left + width - rx)}A${a} ${b} 0 0 1 ${round(left + width)} ${round(top + ry)}`,
    `V${round(top + height - ry)}A${a} ${b} 0 0 1 ${round(left + width - rx)} ${round(top + height)}`,
    `H${round(left + rx)}A${a} ${b} 0 0 1 ${round(left)} ${round(top + height - ry)}`,
    `V${round(top + ry)}A${a} ${b} 0 0 1 ${round(left + rx)} ${round(top)}Z`,
  ].join('');
}

/** The veil over the whole screen with its holes; filled by the rule of even and odd. */
export const veilOf = ({ width, height }: Size, holes: readonly Hole[]): string =>
  `M0 0H${round(width)}V${round(height)}H0Z${holes.map(outlineOf).join('')}`;

/** Where a number stands: on the upper edge of what it is the number of, on the side with more room. */
export function badgeAt({ box, isOval }: Hole, screen: Size): Point {
  const isLeft = centreOf(box).x > screen.width * 0.75 || (box.left > 28 && !isOval && box.width < 220);
  const inset = isOval ? 0.146 : 0;
  return {
    x: Math.max(
      18,
      Math.min(screen.width - 18, isLeft ? box.left + box.width * inset : box.left + box.width * (1 - inset)),
    ),
    y: Math.max(18, Math.min(screen.height - 18, box.top + box.height * inset)),
  };
}

/** The way from a card to where it is let go: a bow from edge to edge. */
export function gestureOf(
  from: Hole,
  to: Hole,
): { readonly path: string; readonly tip: Point; readonly angle: number } {
  const [a, b] = [centreOf(from.box), centreOf(to.box)];
  const start = edgeTowards(from, b);
  const tip = edgeTowards(to, a);
  const bend = { x: tip.x - (tip.x - start.x) * 0.12, y: start.y - (start.y - tip.y) * 0.28 };
  const angle = (Math.atan2(tip.y - bend.y, tip.x - bend.x) * 180) / Math.PI;
  return {
    path: `M${round(start.x)} ${round(start.y)}Q${round(bend.x)} ${round(bend.y)} ${round(tip.x)} ${round(tip.y)}`,
    tip,
    angle: round(angle),
  };
}

/** Where the way from the middle of a hole towards a point leaves it. */
function edgeTowards({ box, isOval }: Hole, to: Point): Point {
  const { x, y } = centreOf(box);
  const [dx, dy] = [to.x - x, to.y - y];
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2];
  const out = isOval
    ? 1 / Math.hypot(dx / halfWidth, dy / halfHeight)
    : Math.min(halfWidth / Math.max(Math.abs(dx), 1e-6), halfHeight / Math.max(Math.abs(dy), 1e-6));
  const share = Number.isFinite(out) ? Math.min(1, out) : 0;
  return { x: x + dx * share, y: y + dy * share };
}

/** What a sheet should not hide, and how bad it would be. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
}

const STEPS = 8;

/**
 * Where a sheet stands: where it hides nothing, or the least; of such places the one with the most air around what is
 * lit. `within`: the part of the screen that it may stand in.
 */
export function sheetAt(sheet: Size, within: Box, kept: readonly Kept[]): Pick<Box, 'left' | 'top'> {
  const room = {
    x: Math.max(0, within.width - sheet.width - 2 * MARGIN),
    y: Math.max(0, within.height - sheet.height - 2 * MARGIN),
  };
  const margin = {
    x: Math.min(MARGIN, Math.max(0, (within.width - sheet.width) / 2)),
    y: Math.min(MARGIN, Math.max(0, (within.height - sheet.height) / 2)),
  };
  let best = { left: within.left + margin.x, top: within.top + margin.y, cost: Number.POSITIVE_INFINITY };
  for (let i = 0; i <= STEPS; i++) {
    for (let j = 0; j <= STEPS; j++) {
      const left = within.left + margin.x + (room.x * i) / STEPS;
      const top = within.top + margin.y + (room.y * j) / STEPS;
      const cost = costOf({ left, top, ...sheet }, within, kept);
      if (cost < best.cost) best = { left, top, cost };
    }
  }
  return { left: Math.round(best.left), top: Math.round(best.top) };
}

function costOf(place: Box, within: Box, kept: readonly Kept[]): number {
  const hidden = kept.reduce((sum, { box, weight }) => sum + overlap(place, grown(box, 4)) * weight, 0);
  const nearest = kept.reduce(
    (least, { box, weight }) => (weight < 1 ? least : Math.min(least, gapOf(place, box))),
    1e4,
  );
  // Air up to a quarter of the screen counts; then what stands at an edge is read more easily than what floats.
  const air = Math.min(nearest, within.width / 4);
  const { x, y } = centreOf(place);
  const aside =
    Math.abs(x - within.left - within.width / 2) / within.width +
    Math.abs(y - within.top - within.height / 2) / within.height;
  return hidden * 100 - air - aside * 40;
}

/** How far two boxes are apart; 0: they touch or overlap. */
function gapOf(a: Box, b: Box): number {
  const x = Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0);
  const y = Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0);
  return Math.hypot(x, y);
}
