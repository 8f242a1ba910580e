import type { Viewport } from '../../play/table/frame.ts';
import type { Frame } from './frame.ts';

/** A plate with all it can show, a smaller one, one for phones, and a single line. */
export const plateKinds = ['full', 'compact', 'small', 'line'] as const;
export type PlateKind = (typeof plateKinds)[number];

/** How large things are drawn in a sky. */
export interface Sizes {
  /** CSS pixels per metre of an aircraft. */
  readonly scale: number;
  /** How wide a column and how high a lane is. */
  readonly pitch: number;
  readonly lane: number;
  readonly plate: PlateKind;
}

/** A plate's height with the name and one line of figures; each further aircraft of it adds a line. */
const heights: { readonly [kind in PlateKind]: readonly [height: number, more: number] } = {
  full: [48, 19],
  compact: [40, 17],
  small: [35, 16],
  line: [18, 0],
};

export const plateHeight = (kind: PlateKind, crafts: number): number => {
  const [height, more] = heights[kind];
  return height + more * (crafts - 1);
};

/** How wide a plate may become, besides what its column allows. */
export const plateWidth = (kind: PlateKind, pitch: number): number =>
  Math.min(pitch - 4, { full: 250, compact: 220, small: 160, line: 160 }[kind]);

/** The least air an aircraft needs above its plate. */
const LEAST_AIR = 15;

interface Base {
  readonly scale: number;
  /** Columns are at least so wide; 0: two share the sky. */
  readonly pitch: number;
  readonly lane: number;
  readonly plate: PlateKind;
}

const isPhone = (viewport: Viewport): boolean => viewport === 'portrait' || viewport === 'landscape';

/** For two aircraft, three or four, up to eight, and more. */
const bases: { readonly [viewport in Viewport]: readonly [Base, Base, Base, Base] } = {
  desk: [
    { scale: 21, pitch: 0, lane: 196, plate: 'full' },
    { scale: 16, pitch: 300, lane: 146, plate: 'full' },
    { scale: 13, pitch: 260, lane: 118, plate: 'compact' },
    { scale: 11, pitch: 216, lane: 104, plate: 'compact' },
  ],
  tablet: [
    { scale: 17, pitch: 0, lane: 170, plate: 'full' },
    { scale: 13, pitch: 216, lane: 124, plate: 'compact' },
    { scale: 11, pitch: 200, lane: 104, plate: 'compact' },
    { scale: 9, pitch: 150, lane: 84, plate: 'small' },
  ],
  portrait: [
    { scale: 11, pitch: 0, lane: 112, plate: 'small' },
    { scale: 8, pitch: 122, lane: 84, plate: 'small' },
    { scale: 6.4, pitch: 122, lane: 74, plate: 'small' },
    { scale: 5.4, pitch: 122, lane: 68, plate: 'small' },
  ],
  landscape: [
    { scale: 11, pitch: 0, lane: 112, plate: 'small' },
    { scale: 9, pitch: 146, lane: 84, plate: 'small' },
    { scale: 7, pitch: 146, lane: 74, plate: 'small' },
    { scale: 6, pitch: 122, lane: 68, plate: 'small' },
  ],
};

/** Where lanes are too many for the sky, everything shrinks, step by step. */
const shrinkings = [1, 0.85, 0.72, 0.6, 0.5, 0.4] as const;

/** From where to where aircraft fly. */
export const spanOf = ({ viewport, board, inset }: Frame): { readonly left: number; readonly right: number } => ({
  left: Math.max(6, inset),
  right: board.width - (isPhone(viewport) ? 6 : 24),
});

/** The sizes that are tried for so many aircraft, the largest first; `crafts` is the most that share a plate. */
export function sizesFor(frame: Frame, count: number, crafts: number): Sizes[] {
  const { viewport } = frame;
  const { left, right } = spanOf(frame);
  const base = bases[viewport][count <= 2 ? 0 : count <= 4 ? 1 : count <= 8 ? 2 : 3];
  return shrinkings.map((by) => {
    const plate = smaller(base.plate, by);
    const [plain] = heights[base.plate];
    const height = plateHeight(plate, crafts);
    const lane = Math.max((base.lane - plain) * by + height, height + LEAST_AIR);
    return { scale: base.scale * by, pitch: pitchOf(base, by, right - left, isPhone(viewport)), lane, plate };
  });
}

/** The narrowest column in which a plate can still be read. */
const NARROWEST = 74;

/** On a phone columns share the width; at a desk they are as wide as they are, and the rest is air. */
function pitchOf({ pitch }: Base, by: number, width: number, phone: boolean): number {
  if (pitch === 0) return width / 2;
  if (!phone) return Math.min(width, Math.max(150, pitch * by));
  const columns = Math.max(3, Math.floor(width / pitch)) + (by > 0.55 ? 0 : 1);
  return width / Math.min(columns, Math.floor(width / NARROWEST));
}

/** A plate gives way only where the aircraft have done so already. */
function smaller(plate: PlateKind, by: number): PlateKind {
  const steps = by > 0.8 ? 0 : by > 0.65 ? 1 : by > 0.55 ? 2 : 3;
  return plateKinds[Math.min(plateKinds.length - 1, plateKinds.indexOf(plate) + steps)];
}
