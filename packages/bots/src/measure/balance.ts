import { type Arena, type Entrant, mayMeet } from '../arena.ts';
import type { Level } from '../bot.ts';
import { elo, fitLine, type Line, type Meeting, type Share, strengthErrors, strengths, Z } from '../statistics.ts';
import { firstMoverShare } from './ladder.ts';
import type { GameResult, GameTask } from './task.ts';

/** An aircraft with its measured strength. */
export interface Measured extends Entrant {
  /** Elo points about an average of 0. */
  readonly elo: number;
  /** The points that the line through all aircraft would give it, and half of their 95 % interval; null where none are printed. */
  readonly fitting: number | null;
  readonly give: number | null;
  /** Games won, a draw counted as half, and games played. */
  readonly won: number;
  readonly games: number;
}

export interface BalanceResult {
  /** Strongest first. */
  readonly measured: readonly Measured[];
  /** What the row won against the column, 0 to 1; null: they cannot meet. In the order of `measured`. */
  readonly matrix: readonly (readonly (number | null)[])[];
  /** Strength in Elo points by printed points; null where none are printed. */
  readonly line: Line | null;
  readonly firstMover: Share | null;
  readonly games: number;
}

/** Those who may meet, by their numbers. */
export function meetingsOf(entrants: readonly Entrant[]): readonly (readonly [number, number])[] {
  const pairs: (readonly [number, number])[] = [];
  for (let a = 0; a < entrants.length; a++)
    for (let b = a + 1; b < entrants.length; b++) if (mayMeet(entrants[a], entrants[b])) pairs.push([a, b]);
  return pairs;
}

/** Every fighter against every other, so many pairs of games: the same deal with the seats swapped. */
export function balanceTasks(
  arena: Arena,
  entrants: readonly Entrant[],
  pairs: number,
  seed: string,
  level: Level,
  playouts: number,
): GameTask[] {
  const player = { level, playouts, sees: false };
  const players = [player, player];
  return meetingsOf(entrants).flatMap(([a, b]) => {
    const straight = arena.duel(entrants[a], entrants[b]);
    const swapped = arena.duel(entrants[b], entrants[a]);
    return Array.from({ length: pairs }, (_, i): GameTask[] => {
      const deal = `${seed}/${entrants[a].id}/${entrants[b].id}+${i}`;
      return [
        { options: straight, seed: deal, players },
        { options: swapped, seed: deal, players },
      ];
    }).flat();
  });
}

export function balanceResult(
  entrants: readonly Entrant[],
  pairs: number,
  results: readonly (GameResult | undefined)[],
): BalanceResult {
  const meetings = meetingsOf(entrants).map(([a, b], at): Meeting => {
    let [wins, losses, draws] = [0, 0, 0];
    for (let i = 0; i < pairs * 2; i++) {
      const result = results[at * pairs * 2 + i];
      if (result === undefined) continue;
      if (result.winners.length !== 1) draws++;
      else if (result.winners[0] === i % 2) wins++;
      else losses++;
    }
    return { a, b, wins, losses, draws };
  });
  const fitted = strengths(entrants.length, meetings);
  const strength = fitted.map(elo);
  const errors = strengthErrors(fitted, meetings).map(elo);
  const order = entrants.map((_, i) => i).sort((a, b) => strength[b] - strength[a]);
  const line = lineThrough(entrants, strength);
  const scores = entrants.map(() => entrants.map((): number | null => null));
  const totals = entrants.map(() => ({ won: 0, games: 0 }));
  for (const { a, b, wins, losses, draws } of meetings) {
    const games = wins + losses + draws;
    if (games === 0) continue;
    const won = wins + draws / 2;
    scores[a][b] = won / games;
    scores[b][a] = 1 - won / games;
    totals[a].won += won;
    totals[b].won += games - won;
    totals[a].games += games;
    totals[b].games += games;
  }
  const perPoint = line === null || line.slope === 0 ? null : line;
  const measured = order.map(
    (i): Measured => ({
      ...entrants[i],
      elo: Math.round(strength[i]),
      fitting: perPoint && hundredths((strength[i] - perPoint.intercept) / perPoint.slope),
      give: perPoint && hundredths((Z * errors[i]) / perPoint.slope),
      ...totals[i],
    }),
  );
  return {
    measured,
    matrix: order.map((a) => order.map((b) => scores[a][b])),
    line,
    firstMover: firstMoverShare(results),
    games: meetings.reduce((sum, { wins, losses, draws }) => sum + wins + losses + draws, 0),
  };
}

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** Those whose printed points are off by more than one. */
export const mispriced = ({ measured }: Pick<BalanceResult, 'measured'>): readonly Measured[] =>
  measured.filter(({ points, fitting }) => points !== null && fitting !== null && Math.abs(points - fitting) > 1);

function lineThrough(entrants: readonly Entrant[], strength: readonly number[]): Line | null {
  const points = entrants.flatMap(({ points }) => points ?? []);
  return points.length === entrants.length ? fitLine(points, strength) : null;
}
