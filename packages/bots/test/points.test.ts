import { readFileSync } from 'node:fs';
import { basePack, ratingsOf, ratingWorth } from '@tallyho/down-in-flames/content';
import { expect, test } from 'vitest';
import { arenaOf, type MeasuredSystem } from '../src/index.ts';
import { fitLine } from '../src/measure/index.ts';

/** Strengths by aircraft that `tallyho balance` measured: those that points were fitted to, and those of other deals. */
interface Strengths {
  readonly fitted: { readonly elo: { readonly [id: string]: number } };
  readonly checked: { readonly elo: { readonly [id: string]: number } };
}

const stored = (system: MeasuredSystem): Strengths =>
  JSON.parse(readFileSync(new URL(`../../../docs/bots/strengths-${system}.json`, import.meta.url), 'utf8'));

/** The plane with the least squares: what one of each column adds. Normal equations, by elimination. */
function leastSquares(rows: readonly (readonly number[])[], y: readonly number[]): number[] {
  const width = rows[0].length;
  const equations = Array.from({ length: width }, (_, i) => [
    ...Array.from({ length: width }, (_, j) => rows.reduce((sum, row) => sum + row[i] * row[j], 0)),
    rows.reduce((sum, row, at) => sum + row[i] * y[at], 0),
  ]);
  for (let i = 0; i < width; i++) {
    const pivot = equations[i].map((value) => value / equations[i][i]);
    equations[i] = pivot;
    for (let k = 0; k < width; k++)
      if (k !== i) equations[k] = equations[k].map((value, j) => value - equations[k][i] * pivot[j]);
  }
  return equations.map((equation) => equation[width]);
}

test('DIF-CARD-16: a tenth of a point is ten Elo points of what a rating adds to the measured strength', () => {
  const { elo } = stored('down-in-flames').fitted;
  const measured = basePack.fighters.filter(({ id }) => id in elo);
  expect(measured).toHaveLength(Object.keys(elo).length);
  const rows = measured.map(({ front }) => [...Object.values(ratingsOf(front)), 1]);
  const fit = leastSquares(
    rows,
    measured.map(({ id }) => elo[id]),
  );
  const tenths = Object.keys(ratingWorth).map((rating, at) => [rating, Math.round(fit[at] / 10)]);
  expect(Object.fromEntries(tenths)).toEqual(ratingWorth);
});

test.each(['down-in-flames', 'zero'] as const)(
  '%s: in deals that points were not fitted to, no aircraft is off by more than one point',
  async (system) => {
    const { elo } = stored(system).checked;
    const measured = (await arenaOf(system)).entrants.filter(({ id }) => id in elo);
    expect(measured).toHaveLength(Object.keys(elo).length);
    const points = measured.map((entrant) => entrant.points ?? 0);
    const line = fitLine(
      points,
      measured.map(({ id }) => elo[id]),
    );
    expect(line.r2).toBeGreaterThan(0.96);
    const off = measured.filter(({ id }, at) => Math.abs((elo[id] - line.intercept) / line.slope - points[at]) > 1);
    expect(off.map(({ name }) => name)).toEqual([]);
  },
);
