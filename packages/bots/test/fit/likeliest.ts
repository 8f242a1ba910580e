import type { Fitted } from './descend.ts';

/** A campaign: what each figure is multiplied by in its score, and whether it was won (a draw is half a win). */
export interface Row {
  readonly factors: readonly number[];
  readonly won: number;
}

/** The chance that follows from a score, and how it changes with it. */
const chanceOf = (score: number): number => 0.5 + score / (2 * Math.sqrt(1 + score * score));
const slopeOf = (score: number): number => 0.5 / (1 + score * score) ** 1.5;

const ROUNDS = 30;
/** So little is known of a figure that nothing depends on. */
const NOTHING = 1e-9;

/** The inverse of a symmetric matrix, by Gauss and Jordan. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let i = 0; i < n; i++) {
    const pivot = rows[i][i];
    for (let j = 0; j < 2 * n; j++) rows[i][j] /= pivot;
    for (let k = 0; k < n; k++) {
      const by = rows[k][i];
      if (k === i || by === 0) continue;
      for (let j = 0; j < 2 * n; j++) rows[k][j] -= by * rows[i][j];
    }
  }
  return rows.map((row) => row.slice(n));
}

/** The figures with which what happened was likeliest (Fisher's scoring), and their standard errors. */
export function likeliest(
  figures: readonly { readonly name: string; readonly printed: number }[],
  rows: readonly Row[],
): Fitted[] {
  const n = figures.length;
  const values = figures.map(({ printed }) => printed);
  let errors: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const pull = new Array<number>(n).fill(0);
    const told = figures.map((_, i) => figures.map((__, j) => (i === j ? NOTHING : 0)));
    for (const { factors, won } of rows) {
      let score = 0;
      for (let i = 0; i < n; i++) score += factors[i] * values[i];
      const chance = chanceOf(score);
      const slope = slopeOf(score);
      const spread = Math.max(NOTHING, chance * (1 - chance));
      for (let i = 0; i < n; i++) {
        if (factors[i] === 0) continue;
        pull[i] += (factors[i] * slope * (won - chance)) / spread;
        const weight = (factors[i] * slope * slope) / spread;
        for (let j = 0; j <= i; j++) told[i][j] += weight * factors[j];
      }
    }
    for (let i = 0; i < n; i++) for (let j = i + 1; j < n; j++) told[i][j] = told[j][i];
    const known = inverse(told);
    let moved = 0;
    for (let i = 0; i < n; i++) {
      const by = pull.reduce((sum, one, j) => sum + known[i][j] * one, 0);
      values[i] += by;
      moved = Math.max(moved, Math.abs(by));
    }
    errors = known.map((row, i) => Math.sqrt(row[i]));
    if (moved < 1e-4) break;
  }
  return figures.map(({ name, printed }, i) => ({ name, printed, fitted: values[i], error: errors[i] }));
}
