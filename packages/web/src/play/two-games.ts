import type { RuleId, Seat } from '@tallyho/kernel';
import { type Fields, isFields } from '../saved/fields.ts';
import type { Score } from '../saved/match-place.ts';
import type { SavedGame } from '../saved/saved-game.ts';

/*
 * A match is the fair duel: two games, the second with the players in each other's seats, everything else the same, and
 * the same seat to begin. A player is counted by his seat in the first game.
 */

/** What a room knows of matches. */
export interface Series<S> {
  /** What is added up over both games. */
  unitOf(s: S): 'hits' | 'points';
  pointsOf(s: S): readonly [number, number];
  /** What has to be agreed on for the same seat to begin again. */
  againFrom(s: S): object;
  /** Whether victories count before points, or points alone, as the rulebook of the game has it. */
  readonly decidedBy: 'victories' | 'points';
  readonly rule: RuleId;
}

/** What came of a match, by player. */
export interface MatchResult {
  readonly victories: readonly [number, number];
  readonly points: readonly [number, number];
  /** null: a drawn match. */
  readonly winner: 0 | 1 | null;
  readonly by: 'victories' | 'points' | null;
}

/** In the return game the first player sits in the second seat. */
const turned = ([first, second]: readonly [number, number]): readonly [number, number] => [second, first];
const added = (a: readonly [number, number], b: readonly [number, number]): readonly [number, number] => [
  a[0] + b[0],
  a[1] + b[1],
];
const victory = ({ winner }: Score): readonly [number, number] => [winner === 0 ? 1 : 0, winner === 1 ? 1 : 0];
const ahead = ([first, second]: readonly [number, number]): 0 | 1 | null =>
  first === second ? null : first > second ? 0 : 1;

/** Adds up both games; at one victory each, or where the rulebook counts only points, the points of both decide. */
export function matchResult(before: Score, now: Score, decidedBy: Series<never>['decidedBy']): MatchResult {
  const victories = added(victory(before), turned(victory(now)));
  const points = added(before.points, turned(now.points));
  const [byVictories, byPoints] = [decidedBy === 'victories' ? ahead(victories) : null, ahead(points)];
  if (byVictories !== null) return { victories, points, winner: byVictories, by: 'victories' };
  return { victories, points, winner: byPoints, by: byPoints === null ? null : 'points' };
}

/** How the present game of a match ended. */
export function scoreOf<S extends { readonly outcome: { readonly winners: readonly Seat[] } | null }>(
  series: Series<S>,
  s: S,
): Score {
  const winners = s.outcome?.winners ?? [];
  return { winner: winners.length === 1 ? winners[0] : null, points: series.pointsOf(s) };
}

/** The options with the names of the two seats exchanged: a name goes with its player. */
export function namesSwapped(options: unknown): unknown {
  if (!isFields(options) || !Array.isArray(options.seats) || options.seats.length !== 2) return options;
  const [first, second]: readonly unknown[] = options.seats;
  if (!isFields(first) || !isFields(second)) return options;
  return { ...options, seats: [named(first, second.name), named(second, first.name)] };
}

const named = (seat: Fields, name: unknown): Fields => (name === undefined ? seat : { ...seat, name });

/** A game as the first of a match. */
export const asFirstGame = (game: SavedGame): SavedGame => ({ ...game, match: { game: 1 } });

/** The return game's name on the shelf, so that nobody begins it twice. */
export const returnId = (first: string): string => `${first}-return`;
