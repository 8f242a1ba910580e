/** A share with its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors to either side of a 95 % interval. */
export const Z = 1.959964;

/** Wilson's score interval: honest for few games and for shares near 0 and 1. */
export function wilson(wins: number, games: number): Share {
  if (games === 0) return { share: 0.5, low: 0, high: 1 };
  const p = wins / games;
  const d = 1 + (Z * Z) / games;
  const middle = (p + (Z * Z) / (2 * games)) / d;
  const half = (Z * Math.sqrt((p * (1 - p)) / games + (Z * Z) / (4 * games * games))) / d;
  return { share: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** What two have done against each other; a drawn game is half a win for each. */
export interface Meeting {
  readonly a: number;
  readonly b: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

const ROUNDS = 2000;
/** Half a drawn game against an average opponent: nobody is infinitely strong after a few games. */
const PRIOR = 0.5;

/** Bradley and Terry's strengths by maximum likelihood, as natural logarithms about an average of 0. */
export function strengths(count: number, meetings: readonly Meeting[]): number[] {
  const won = new Array<number>(count).fill(PRIOR);
  for (const { a, b, wins, losses, draws } of meetings) {
    won[a] += wins + draws / 2;
    won[b] += losses + draws / 2;
  }
  let gamma = new Array<number>(count).fill(1);
  for (let round = 0; round < ROUNDS; round++) {
    const weight = gamma.map((g) => (2 * PRIOR) / (g + 1));
    for (const { a, b, wins, losses, draws } of meetings) {
      const per = (wins + losses + draws) / (gamma[a] + gamma[b]);
      weight[a] += per;
      weight[b] += per;
    }
    const next = won.map((w, i) => w / weight[i]);
    const change = Math.max(...next.map((g, i) => Math.abs(Math.log(g / gamma[i]))));
    gamma = next;
    if (change < 1e-9) break;
  }
  const logs = gamma.map((g) => Math.log(g));
  const mean = logs.reduce((sum, log) => sum + log, 0) / count;
  return logs.map((log) => log - mean);
}

/** How far each strength may be off, one standard error: what its games tell, taking the others' strengths as known. */
export function strengthErrors(strength: readonly number[], meetings: readonly Meeting[]): number[] {
  const told = strength.map(() => 0);
  for (const { a, b, wins, losses, draws } of meetings) {
    const chance = 1 / (1 + Math.exp(strength[b] - strength[a]));
    const information = (wins + losses + draws) * chance * (1 - chance);
    told[a] += information;
    told[b] += information;
  }
  return told.map((information) => 1 / Math.sqrt(information));
}

/** Elo points of a strength: 400 for ten to one. */
export const elo = (strength: number): number => (400 * strength) / Math.LN10;

export interface Line {
  readonly slope: number;
  readonly intercept: number;
  /** The share of the variance of y that x explains. */
  readonly r2: number;
}

/** The straight line with the least squares. */
export function fitLine(x: readonly number[], y: readonly number[]): Line {
  const mean = (values: readonly number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;
  const [mx, my] = [mean(x), mean(y)];
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < x.length; i++) {
    xx += (x[i] - mx) ** 2;
    xy += (x[i] - mx) * (y[i] - my);
    yy += (y[i] - my) ** 2;
  }
  const slope = xx === 0 ? 0 : xy / xx;
  return { slope, intercept: my - slope * mx, r2: xx === 0 || yy === 0 ? 0 : (xy * xy) / (xx * yy) };
}
