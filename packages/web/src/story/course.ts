import type { Told } from './deeds.ts';
import type { KeyMoment } from './moments.ts';
import type { Judged } from './verdict.ts';

/** A place of the line: the chance of winning when so many choices had been made. */
export interface CoursePoint {
  readonly step: number;
  readonly chance: number;
}

/**
 * The line of a fight, as far as the bot has looked. What changed at a key moment changes there and not somewhere
 * between two decisions. `end`: how it came out, null as long as the line does not reach it.
 */
export function courseOf(
  judged: readonly Judged[],
  moments: readonly KeyMoment[],
  end: number | null,
  last: number,
): CoursePoint[] {
  const points = new Map<number, number>();
  for (const { look, best } of judged) points.set(look.step, best);
  if (end !== null) points.set(last, end);
  for (const { from, to, at, first, next } of moments) {
    for (const step of points.keys()) if (step > first && step < next) points.delete(step);
    if (at - 1 > first) points.set(at - 1, from);
    points.set(at, to);
  }
  return [...points].map(([step, chance]) => ({ step, chance })).sort((a, b) => a.step - b.step);
}

/** The chance at a step, on the straight way from one point of the line to the next; null: it has not come so far. */
export function chanceAt(points: readonly CoursePoint[], step: number): number | null {
  const after = points.findIndex((point) => point.step >= step);
  if (after < 0) return null;
  const { [after]: next, [after - 1]: before } = points;
  if (before === undefined) return next.chance;
  return before.chance + ((next.chance - before.chance) * (step - before.step)) / (next.step - before.step);
}

/** A turn of a fight: from how many choices on, and up to how many. */
export interface TurnBand {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

/** The turns of a fight as parts of its line; what comes before the first turn is turn 0. */
export function turnsOf(told: readonly Told[]): TurnBand[] {
  const bands: TurnBand[] = [];
  told.forEach(({ turn }, step) => {
    const latest = bands.at(-1);
    if (latest?.turn === turn) bands[bands.length - 1] = { ...latest, to: step + 1 };
    else bands.push({ turn, from: step, to: step + 1 });
  });
  return bands;
}

/** How often a line has gone from one half to the other; what stays near the middle has not decided. */
const CLEAR = 0.08;

export function timesTurned(points: readonly CoursePoint[]): number {
  const sides = points.map(({ chance }) => (Math.abs(chance - 0.5) < CLEAR ? 0 : Math.sign(chance - 0.5)));
  const clear = sides.filter((side) => side !== 0);
  return clear.filter((side, i) => i > 0 && side !== clear[i - 1]).length;
}
