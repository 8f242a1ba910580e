import { CLIMB, IMMELMANN } from '../fixed.ts';
import {
  areFarApart,
  type Base,
  baseOf,
  HALF_DIAGONAL,
  HALF_LENGTH,
  HALF_RULER,
  HALF_WIDTH,
  OUT_OF_REACH,
  OUT_OF_SHORT_REACH,
  OVERLAP_REACH,
  obstacleOf,
  overlap,
  RULER,
  TOLERANCE,
} from '../geometry/base.ts';
import {
  type Arc,
  areWithin,
  centreLineWithin,
  frontArc,
  isInArc,
  reaches,
  rearArc,
  rearEdge,
} from '../geometry/sight.ts';
import { SCALE } from '../geometry/sines.ts';
import { cosine, sine } from '../geometry/trigonometry.ts';
import { type Aircraft, IN_PLAY, isFlying, type Plane, type WingsOfWar } from '../state.ts';
import { isSteep } from './altitude.ts';

export const FRONT = 0;
export const REAR = 1;

/** Out of range, the second half of the ruler, or the first. */
export const NONE = 0;
export const LONG = 1;
export const SHORT = 2;

/**
 * Whether an aircraft is on the table where it can be fired at: in play, and not in the cloud (WOW-LAND-21,
 * WOW-CLOUD-07).
 */
export const isTarget = (a: Aircraft): boolean => a.fate === IN_PLAY && !a.cloud;

/**
 * WOW-OVL-09, WOW-OVL-12, WOW-GAP-44 — whether the bases of two aircraft on the table overlap, at whatever altitudes.
 */
export const areOverlapping = (a: Aircraft, b: Aircraft): boolean =>
  !areFarApart(a, b, OVERLAP_REACH) && overlap(baseOf(a), baseOf(b));

/** WOW-ALT-11 … WOW-ALT-14 — how many levels apart; 0 without altitude. */
const levelsApart = (a: Aircraft, b: Aircraft): number => Math.abs(a.level - b.level);

/**
 * WOW-TWO-04, WOW-ROLAND-02, WOW-ROLAND-03, WOW-GAP-84 — the arc of a gun; all round (null) for a high rear gun against
 * a higher target.
 */
function arcOf(s: WingsOfWar, plane: Plane, gun: number, target: Aircraft): Arc | null {
  const a = s.planes[plane];
  const { rearArc: half, highRearGun } = s.fixed.planes[plane];
  if (gun === FRONT) return frontArc(a);
  return highRearGun && target.level > a.level ? null : rearArc(a, half);
}

/** WOW-BLIND-01 … WOW-BLIND-05, WOW-GAP-82, WOW-GAP-83 — whether the target hides behind the tail of a two-seater. */
function isInBlindSpot(s: WingsOfWar, a: Aircraft, target: Aircraft, base: Base): boolean {
  if (!s.fixed.options.switches.blindSpots || target.level > a.level) return false;
  return isInArc(rearEdge(a), target.x - a.x, target.y - a.y) && centreLineWithin(a, base, HALF_RULER);
}

/**
 * WOW-FIRE-12, WOW-OVL-11, WOW-ALT-09, WOW-ALT-10, WOW-GAP-43, WOW-GAP-89 — the bases that may stand in the way: those
 * of friend and foe at the altitude of both, but not one that overlaps the shooter's or the target's.
 */
function obstaclesBetween(s: WingsOfWar, from: Plane, to: Plane): Base[] {
  const [a, b] = [s.planes[from], s.planes[to]];
  const obstacles: Base[] = [];
  if (a.level !== b.level) return obstacles;
  for (let i = 0; i < s.planes.length; i++) {
    const c = s.planes[i];
    if (i === from || i === to || !isTarget(c) || c.level !== a.level || areFarApart(a, c, OUT_OF_REACH)) continue;
    if (areOverlapping(a, c) || areOverlapping(b, c)) continue;
    obstacles.push(obstacleOf(c));
  }
  return obstacles;
}

/** More than the way from the centre of a base to any of its points, as far as a line is wide (WOW-GAP-09). */
const AROUND = (HALF_DIAGONAL + TOLERANCE) * SCALE;

/**
 * Whether no point of the target's base can be where the gun points, as the centre of the base is too far behind it or
 * beside it: a quick look before the ruler is laid.
 */
function isOutOfTheWay(s: WingsOfWar, plane: Plane, gun: number, target: Aircraft): boolean {
  const a = s.planes[plane];
  const [dx, dy, sin, cos] = [target.x - a.x, target.y - a.y, sine(a.heading), cosine(a.heading)];
  const ahead = dx * sin + dy * cos;
  if (gun === REAR) return ahead > AROUND && !s.fixed.planes[plane].highRearGun;
  const aside = Math.abs(dx * cos - dy * sin);
  return ahead < -AROUND || (aside - AROUND) * HALF_LENGTH > (ahead + AROUND) * (HALF_WIDTH + TOLERANCE);
}

/**
 * WOW-FIRE-02, WOW-FIRE-03, WOW-FIRE-07 … WOW-FIRE-09, WOW-ALT-11 … WOW-ALT-14 — the range at which a gun can fire at
 * an aircraft, or NONE.
 */
export function rangeOf(s: WingsOfWar, plane: Plane, gun: number, target: Plane): number {
  const a = s.planes[plane];
  const b = s.planes[target];
  if (!areWithin(a, b, OUT_OF_REACH)) return NONE;
  const apart = levelsApart(a, b);
  if (apart > 1 || isOutOfTheWay(s, plane, gun, b)) return NONE;
  const base = baseOf(b);
  if (!areFarApart(a, b, OVERLAP_REACH) && overlap(baseOf(a), base)) return NONE;
  if (gun === REAR && isInBlindSpot(s, a, b, base)) return NONE;
  const sight = { from: a, arc: arcOf(s, plane, gun, b), target: base, obstacles: obstaclesBetween(s, plane, target) };
  if (areWithin(a, b, OUT_OF_SHORT_REACH) && reaches(sight, HALF_RULER)) return apart === 0 ? SHORT : LONG;
  return apart === 0 && reaches(sight, RULER) ? LONG : NONE;
}

/** WOW-FIRE-01, WOW-LAND-20, WOW-CLOUD-05, WOW-JAM-05 — whether a gun may fire as far as everybody can see. */
export const seemsReady = (s: WingsOfWar, plane: Plane, gun: number): boolean => {
  const a = s.planes[plane];
  return isFlying(a) && s.fixed.planes[plane].guns[gun] >= 0 && ((a.silent >> gun) & 1) === 0;
};

/** The bit of `silent` that stands for a dazed pilot; it is his secret. */
export const DAZED_BIT = 4;

/**
 * WOW-SPDMG-08, WOW-SPDMG-09, WOW-TWO-11, WOW-GAP-57 — whether wounds keep a gun from firing, unknown to the others.
 */
export function isSecretlySilent(s: WingsOfWar, plane: Plane, gun: number): boolean {
  const a = s.planes[plane];
  if ((a.silent & DAZED_BIT) !== 0) return true;
  if (gun === REAR && !a.observer) return true;
  if (a.wounds === 0) return false;
  const deck = s.fixed.decks[s.fixed.planes[plane].deck];
  return a.last === IMMELMANN || a.last === CLIMB || isSteep(deck, a.last);
}

/**
 * WOW-FIRE-04, WOW-FIRE-11, WOW-FIRE-14, WOW-GAP-48 — every enemy that a gun can fire at, with the range: 4 · aircraft
 * + range; null: none.
 */
export function targetsOf(s: WingsOfWar, plane: Plane, gun: number): number[] | null {
  let targets: number[] | null = null;
  const { side } = s.fixed.planes[plane];
  for (let i = 0; i < s.planes.length; i++) {
    if (s.fixed.planes[i].side === side || !isTarget(s.planes[i])) continue;
    const range = rangeOf(s, plane, gun, i);
    if (range === NONE) continue;
    targets ??= [];
    targets.push(i * 4 + range);
  }
  return targets;
}

/**
 * WOW-AIM-01, WOW-AIM-02, WOW-TWO-14, WOW-TWO-15, WOW-INT-02, WOW-GAP-67 — whether a shot has the Aiming bonus: the
 * same gun at the same enemy as in the phase before.
 */
export function hasAim(s: WingsOfWar, plane: Plane, gun: number, target: Plane): boolean {
  const { switches } = s.fixed.options;
  if (!switches.aiming) return false;
  const a = s.planes[plane];
  if (a.aimedAt[gun] !== target || a.aimed[gun] !== s.clock - 1) return false;
  return !(switches.interruption && a.struck === s.clock - 1);
}
