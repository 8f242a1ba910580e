import type { Spot } from './projection.ts';

/** A number between 0 and 1 that looks like chance and is the same every time. */
export const chance = (n: number): number => {
  const wave = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return wave - Math.floor(wave);
};

/** How far the middle of a piece is moved aside, as a part of its length; pieces shorter than this, in pixels, stay. */
const ASIDE = 0.26;
const SHORT = 7;
const TIMES = 3;

/** A line that winds as rivers and ridges do: the middle of every piece is moved aside, and again. */
export function winding(points: readonly Spot[]): readonly Spot[] {
  let line = points;
  for (let time = 0; time < TIMES; time++)
    line = line.flatMap((to, i) => {
      if (i === 0) return [to];
      const from = line[i - 1];
      const [dx, dy] = [to.x - from.x, to.y - from.y];
      if (Math.hypot(dx, dy) < SHORT) return [to];
      const aside = ASIDE * (chance(i + 31 * time + line.length) - 0.5);
      return [{ x: (from.x + to.x) / 2 - dy * aside, y: (from.y + to.y) / 2 + dx * aside }, to];
    });
  return line;
}

/** The same as a path. */
export const windingPath = (points: readonly Spot[]): string =>
  `M${winding(points)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}`;
