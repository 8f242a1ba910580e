import { BRASS, CREAM, INK, mix } from './ink.ts';
import { across, along, dot, minus, seenFrom, unit, type Vector } from './space.ts';

/** Where an aircraft flies and what is above its pilot's head, from 0, where the ribbon begins, to 1, where it is now. */
export type Course = (t: number) => { readonly at: Vector; readonly up: Vector };

export interface Look {
  /** Half the width of the ribbon. */
  readonly width: number;
  /** Units of the picture for one of the air, and where its origin lies. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  /** The camera: degrees above the scene, and how far that is turned. */
  readonly elevation: number;
  readonly turn?: number;
  /** Whose: ours is cream above and brass below, the enemy's red. */
  readonly enemy?: boolean;
  /** Where the part that is seen begins. */
  readonly from?: number;
}

/** Pieces of a ribbon in one tone, from the farthest to the nearest. */
export interface Piece {
  readonly fill: string;
  readonly opacity: number;
  readonly sides: string;
  readonly edges: string;
}

const STEPS = 64;
const light = unit([0.3, 0.85, 0.45]);
const colours = { ours: [CREAM, BRASS], enemys: ['#d98a72', '#9b2d20'] } as const;
/** Tones of light and of fading that are told apart. */
const TONES = 7;
const FADES = 5;

const inSteps = (share: number, steps: number): number => Math.round(Math.min(1, share) * steps) / steps;
const point = ([x, y]: Flat): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The path of an aircraft as a ribbon with two sides: one sees where it lies on its back. */
export function ribbon(course: Course, look: Look): readonly Piece[] {
  const { scale, x, y, elevation, turn = 0, enemy = false } = look;
  const camera = seenFrom(elevation, turn);
  const [above, below] = colours[enemy ? 'enemys' : 'ours'];
  const drawn = rungs(course, look);
  const quads = drawn.slice(1).map((rung, i) => {
    const corners = [drawn[i].left, rung.left, rung.right, drawn[i].right].map(camera);
    const facing = unit(across(minus(corners[1], corners[0]), minus(corners[3], corners[0])));
    const base = facing[2] > 0 ? below : above;
    const tone = inSteps(0.35 + Math.abs(dot(facing, light)) * 0.8, TONES);
    const flat = corners.map(([right, up]): Flat => [x + right * scale, y - up * scale]);
    const [a, b, c, d] = flat.map(point);
    return {
      nth: i,
      box: boxOf(flat),
      depth: corners.reduce((sum, [, , near]) => sum + near, 0),
      fill: mix(mix(base, INK, 0.42), base, tone),
      opacity: inSteps(0.3 + rung.t * 2, FADES),
      side: `M${a}L${b}L${c}L${d}Z`,
      edge: `M${a}L${b}M${d}L${c}`,
    };
  });
  quads.sort((one, other) => one.depth - other.depth);
  return inPieces(quads);
}

type Flat = readonly [x: number, y: number];
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A step of the ribbon as it is seen; of two, the farther one comes first. */
export interface Quad {
  readonly nth: number;
  readonly box: Box;
  readonly fill: string;
  readonly opacity: number;
  readonly side: string;
  readonly edge: string;
}

const boxOf = (corners: readonly Flat[]): Box => {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

const meet = ([left, top, right, bottom]: Box, other: Box): boolean =>
  left < other[2] && other[0] < right && top < other[3] && other[1] < bottom;

/** Whether one of them hides a part of the other, so that it matters which is drawn first. Neighbours only touch. */
const hides = (one: Quad, other: Quad): boolean => Math.abs(one.nth - other.nth) > 1 && meet(one.box, other.box);

/**
 * As few pieces as there can be, because all of them are laid out whenever a card comes into a hand: a quad is drawn with
 * an earlier piece of its tone unless something in between hides it.
 */
export function inPieces(quads: readonly Quad[]): readonly Piece[] {
  const pieces: Quad[][] = [];
  for (const quad of quads) {
    let at = pieces.length - 1;
    while (at >= 0 && !isOfTone(pieces[at][0], quad)) at = pieces[at].some((one) => hides(one, quad)) ? -1 : at - 1;
    if (at >= 0) pieces[at].push(quad);
    else pieces.push([quad]);
  }
  return pieces.map((own) => ({
    fill: own[0].fill,
    opacity: own[0].opacity,
    sides: own.map(({ side }) => side).join(''),
    edges: own.map(({ edge }) => edge).join(''),
  }));
}

const isOfTone = (one: Quad, other: Quad): boolean => one.fill === other.fill && one.opacity === other.opacity;

interface Rung {
  readonly left: Vector;
  readonly right: Vector;
  /** How much of what is seen lies behind it. */
  readonly t: number;
}

/** The ribbon across its course, step by step; it begins as a thread. */
function rungs(course: Course, { width, from = 0 }: Look): Rung[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const part = i / STEPS;
    const t = from + (1 - from) * part;
    const { at, up } = course(t);
    const ahead = unit(minus(course(Math.min(1.0001, t + 1e-3)).at, course(t - 1e-3).at));
    const side = unit(across(ahead, up));
    const half = width * Math.min(1, part * 5 + 0.08);
    return { left: along(at, side, half), right: along(at, side, -half), t: part };
  });
}
