import { chanceFrom } from '@tallyho/kernel';
import type { Arena } from '../arena.ts';
import { type Level, levels, playoutsOf } from '../bot.ts';
import type { Player } from '../play.ts';
import { elo, type Meeting, type Share, strengths, wilson } from '../statistics.ts';
import type { Thumbs } from '../thumbs.ts';
import type { GameResult, GameTask } from './task.ts';

/** Who can stand on the ladder: the levels, and for measurement one who sees every card. */
export const rungs = [...levels, 'seer'] as const;
export type Rung = (typeof rungs)[number];

export type Playouts = { readonly [level in Level]: number };

/** What each level makes when nothing else is said. */
export const usualPlayouts = (thumbs: Thumbs): Playouts => ({
  cadet: 0,
  pilot: 0,
  veteran: playoutsOf(thumbs, 'veteran'),
  ace: playoutsOf(thumbs, 'ace'),
});

/** What two rungs did against each other: in games, or in pairs of them where points decide. */
export interface Bout {
  readonly a: Rung;
  readonly b: Rung;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** The share that `a` won of what was decided. */
  readonly share: Share;
}

export interface LadderResult {
  readonly bouts: readonly Bout[];
  readonly ratings: readonly { readonly rung: Rung; readonly elo: number }[];
  readonly decisions: number;
  /** Whether a pair of games is counted as one contest, by the points of both. */
  readonly byPairs: boolean;
  /** Of the decided games, those that whoever began has won; null: nobody begins. */
  readonly firstMover: Share | null;
}

const playerOf = (rung: Rung, playouts: Playouts): Player =>
  rung === 'seer'
    ? { level: 'ace', playouts: playouts.ace, sees: true }
    : { level: rung, playouts: playouts[rung], sees: false };

/** Who meets whom: each the next one down, the last the first; the seer meets everybody. */
export function pairings(standing: readonly Rung[]): readonly (readonly [Rung, Rung])[] {
  const own = rungs.filter((rung) => rung !== 'seer' && standing.includes(rung));
  const pairs: (readonly [Rung, Rung])[] = [];
  for (let i = 1; i < own.length; i++) pairs.push([own[i], own[i - 1]]);
  if (own.length > 2) pairs.push([own[own.length - 1], own[0]]);
  if (standing.includes('seer')) for (const other of own.toReversed()) pairs.push(['seer', other]);
  return pairs;
}

/** The games: for each pairing so many pairs, the same deal with the seats swapped. All pairings play the same deals, with so many aircraft each. */
export function ladderTasks(
  arena: Arena,
  standing: readonly Rung[],
  pairs: number,
  seed: string,
  playouts: Playouts,
  each = 1,
): GameTask[] {
  return pairings(standing).flatMap(([a, b]) =>
    Array.from({ length: pairs }, (_, i): GameTask[] => {
      const deal = `${seed}+${i}`;
      const [first, second] = arena.match(chanceFrom(`${deal}/aircraft`));
      const options = arena.duel(first, second, each);
      const players = [playerOf(a, playouts), playerOf(b, playouts)];
      return [
        { options, seed: deal, players },
        { options, seed: deal, players: players.toReversed() },
      ];
    }).flat(),
  );
}

/** Counts what was played; a pair of which only one game was played is left out. */
export function ladderResult(
  standing: readonly Rung[],
  pairs: number,
  results: readonly (GameResult | undefined)[],
): LadderResult {
  const bouts = pairings(standing).map(([a, b], at): Bout => {
    let [wins, losses, draws] = [0, 0, 0];
    for (let i = at * pairs * 2; i < (at + 1) * pairs * 2; i += 2) {
      const both = [results[i], results[i + 1]];
      if (both.includes(undefined)) continue;
      for (const lead of leadsOf(both)) {
        if (lead > 0) wins++;
        else if (lead < 0) losses++;
        else draws++;
      }
    }
    return { a, b, games: wins + losses + draws, wins, losses, draws, share: wilson(wins, wins + losses) };
  });
  const ranked = rungs.filter((rung) => bouts.some(({ a, b }) => a === rung || b === rung));
  const meetings = bouts.map(
    ({ a, b, ...score }): Meeting => ({ a: ranked.indexOf(a), b: ranked.indexOf(b), ...score }),
  );
  const strength = strengths(ranked.length, meetings).map(elo);
  return {
    bouts,
    ratings: ranked.map((rung, i) => ({ rung, elo: Math.round(strength[i] - strength[0]) })),
    byPairs: results.some((result) => result?.points !== undefined),
    decisions: results.reduce((sum, result) => sum + (result?.decisions ?? 0), 0),
    firstMover: firstMoverShare(results),
  };
}

/** By how much the first player of a pair was ahead, who sat in seat 0 and then in seat 1: in each game, or with the points of both. */
function leadsOf(pair: readonly (GameResult | undefined)[]): readonly number[] {
  const leads = pair.map((result, seat) =>
    result?.points === undefined
      ? result?.winners.length === 1
        ? result.winners[0] === seat
          ? 1
          : -1
        : 0
      : result.points[seat] - result.points[1 - seat],
  );
  return pair[0]?.points === undefined ? leads : [leads[0] + leads[1]];
}

/** How often whoever began has won, among decided games. */
export function firstMoverShare(results: readonly (GameResult | undefined)[]): Share | null {
  let [wins, games] = [0, 0];
  for (const result of results) {
    if (result === undefined || result.first < 0 || result.winners.length !== 1) continue;
    games++;
    if (result.winners[0] === result.first) wins++;
  }
  return games === 0 ? null : wilson(wins, games);
}
