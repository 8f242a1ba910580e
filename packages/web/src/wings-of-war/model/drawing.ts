import {
  type Fixed,
  HALF_LENGTH,
  HALF_WIDTH,
  type Kind,
  type ManoeuvreCard,
  manoeuvres,
  type Plane,
  type Pose,
} from '@tallyho/wings-of-war';
import { contentAt } from './engine.ts';

/*
 * From the game's whole micrometres and hundredths of a degree to a drawing in millimetres. Nothing comes back from
 * here: the game never sees these numbers.
 */

/** The base on the drawing, in millimetres. */
export const BASE_LENGTH = (2 * HALF_LENGTH) / 1000;
export const BASE_WIDTH = (2 * HALF_WIDTH) / 1000;

/** A place on the drawing: x to the right, y down, turned clockwise from nose up. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** The table's y goes up, the drawing's down. */
export const spotOf = ({ x, y, heading }: Pose, length: number): Spot => ({
  x: x / 1000,
  y: (length - y) / 1000,
  turn: heading / 100,
});

/** Where things are on the drawing for those who sit at one side of the table: their edge is the lower one. */
export function seenFrom({ width, length }: Pick<Fixed, 'width' | 'length'>, isTurned: boolean): (pose: Pose) => Spot {
  if (!isTurned) return (pose) => spotOf(pose, length);
  return (pose) => {
    const { x, y, turn } = spotOf(pose, length);
    return { x: width / 1000 - x, y: length / 1000 - y, turn: (turn + 180) % 360 };
  };
}

export const poseOf = ({ x, y, heading }: Pose): Pose => ({ x, y, heading });

export const placed = ({ x, y, turn }: Spot): string =>
  `translate(${x.toFixed(2)} ${y.toFixed(2)}) rotate(${turn.toFixed(2)})`;

/** The card of an aircraft's deck with this manoeuvre. */
export function faceOf(fixed: Fixed, plane: Plane, kind: Kind): ManoeuvreCard | undefined {
  const letter = fixed.decks[fixed.planes[plane].deck]?.letter ?? '';
  return contentAt(fixed)
    .deckByLetter.get(letter)
    ?.cards.find(({ manoeuvre }) => manoeuvre === manoeuvres[kind]);
}

/** Where a direction of so many degrees and millimetres leads, nose up. */
const towards = (degrees: number, distance: number): readonly [number, number] => {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle) * distance, -Math.cos(angle) * distance];
};

/** A slice of a circle about the stand: `half` degrees to each side of `middle`. */
export function sliceOf(middle: number, half: number, radius: number): string {
  const [x1, y1] = towards(middle - half, radius);
  const [x2, y2] = towards(middle + half, radius);
  const large = half > 90 ? 1 : 0;
  return `M0 0L${x1.toFixed(2)} ${y1.toFixed(2)}A${radius} ${radius} 0 ${large} 1 ${x2.toFixed(2)} ${y2.toFixed(2)}Z`;
}

/** Half the front arc: from the stand through the front corners. */
export const FRONT_HALF = (Math.atan2(HALF_WIDTH, HALF_LENGTH) * 180) / Math.PI;

/** The smaller way round from one heading to another, in degrees. */
export function turnBetween(from: number, to: number): number {
  const by = (((to - from) % 360) + 360) % 360;
  return by > 180 ? by - 360 : by;
}

const isReversal = (from: Spot, to: Spot): boolean => Math.abs(turnBetween(from.turn, to.turn)) > 179;

/** What bends the way from one spot to another: out in the old direction, in from the new one. */
function bends(
  from: Spot,
  to: Spot,
): { readonly out: readonly [number, number]; readonly into: readonly [number, number] } {
  const reach = Math.hypot(to.x - from.x, to.y - from.y) * 0.42;
  return { out: towards(from.turn, reach), into: towards(isReversal(from, to) ? from.turn : to.turn, reach) };
}

/** The way from one spot to another as a line, from centre to centre. */
export function wayOf(from: Spot, to: Spot): string {
  const { out, into } = bends(from, to);
  const n = (value: number): string => value.toFixed(1);
  const c = `${n(from.x + out[0])} ${n(from.y + out[1])} ${n(to.x - into[0])} ${n(to.y - into[1])}`;
  return `M${n(from.x)} ${n(from.y)}C${c} ${n(to.x)} ${n(to.y)}`;
}

/** The flight from one spot to another at a part of the way. */
export function along(from: Spot, to: Spot, part: number): Spot {
  const by = turnBetween(from.turn, to.turn);
  const {
    out: [ax, ay],
    into: [bx, by2],
  } = bends(from, to);
  const rest = 1 - part;
  const mix = (p0: number, p1: number, p2: number, p3: number): number =>
    rest ** 3 * p0 + 3 * rest ** 2 * part * p1 + 3 * rest * part ** 2 * p2 + part ** 3 * p3;
  const turned = isReversal(from, to) ? Math.max(0, (part - 0.55) / 0.45) : part * part * (3 - 2 * part);
  return {
    x: mix(from.x, from.x + ax, to.x - bx, to.x),
    y: mix(from.y, from.y + ay, to.y - by2, to.y),
    turn: from.turn + by * turned,
  };
}
