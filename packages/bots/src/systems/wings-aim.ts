import { HALF_LENGTH, HALF_RULER, HALF_WIDTH, OUT_OF_REACH, RULER } from '@tallyho/wings-of-war';

/*
 * Guns and arcs as a pilot judges them by eye: near enough, and fast. The front arc goes through the front corners of the
 * base, and what counts is the nearest corner of the target, or the near side of it when it is dead ahead.
 */

/** Half the width of the front arc, at one ahead. */
const SPREAD = HALF_WIDTH / HALF_LENGTH;
/** Nearer than this two bases overlap, and nobody fires. */
const OVERLAPPING = 2 * HALF_WIDTH;

/** How many damage cards a front gun at (x, y) draws for a base at (bx, by): 2 within half a ruler, 1 within a ruler, or 0. */
export function frontCards(
  x: number,
  y: number,
  sin: number,
  cos: number,
  bx: number,
  by: number,
  bsin: number,
  bcos: number,
): number {
  const dx = bx - x;
  const dy = by - y;
  const ahead = dx * sin + dy * cos;
  if (ahead < -HALF_LENGTH || ahead > OUT_OF_REACH) return 0;
  const aside = dx * cos - dy * sin;
  if (aside > OUT_OF_REACH || aside < -OUT_OF_REACH) return 0;
  const square = ahead * ahead + aside * aside;
  if (square < OVERLAPPING * OVERLAPPING) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  if (ahead > 0 && Math.abs(aside) <= SPREAD * ahead) {
    const near = Math.sqrt(square) - HALF_WIDTH;
    nearest = near * near;
  }
  // The way that the target points, as this gun sees it.
  const along = bsin * sin + bcos * cos;
  const across = bsin * cos - bcos * sin;
  for (let corner = 0; corner < 4; corner++) {
    const front = corner < 2 ? HALF_LENGTH : -HALF_LENGTH;
    const right = corner % 2 === 0 ? HALF_WIDTH : -HALF_WIDTH;
    const u = ahead + front * along - right * across;
    const v = aside + front * across + right * along;
    if (u <= 0 || Math.abs(v) > SPREAD * u) continue;
    const far = u * u + v * v;
    if (far < nearest) nearest = far;
  }
  return nearest <= HALF_RULER * HALF_RULER ? 2 : nearest <= RULER * RULER ? 1 : 0;
}

/** The same for a rear gun whose arc has this cosine at its limits; all that counts is where the target's stand is. */
export function rearCards(dx: number, dy: number, sin: number, cos: number, limit: number): number {
  const behind = -dx * sin - dy * cos;
  const distance = Math.sqrt(dx * dx + dy * dy);
  if (distance < OVERLAPPING || behind < limit * distance) return 0;
  const near = distance - HALF_WIDTH;
  return near <= HALF_RULER ? 2 : near <= RULER ? 1 : 0;
}

/** From here on an enemy is too far away to be anybody's concern in the next turn. */
const FAR = 700_000;

/**
 * How well an aircraft has another before its guns, from a position that will be flown on from: 1 is right behind the sights,
 * 0 is out of sight or far away.
 */
export function grip(dx: number, dy: number, sin: number, cos: number): number {
  const distance = Math.sqrt(dx * dx + dy * dy) + 1;
  const ahead = (dx * sin + dy * cos) / distance;
  const near = distance < RULER ? 1 : Math.max(0, 1 - (distance - RULER) / (FAR - RULER));
  return near * (ahead > 0.8 ? 1 : ahead > 0 ? 0.2 + ahead : 0.2 + 0.2 * ahead);
}
