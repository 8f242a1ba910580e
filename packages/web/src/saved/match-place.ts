import type { Seat } from '@tallyho/kernel';
import { isFields } from './fields.ts';
import type { SavedGame } from './saved-game.ts';

/** How a game of a match ended, by seat: who won (null: nobody), and what each scored. */
export interface Score {
  readonly winner: Seat | null;
  readonly points: readonly [number, number];
}

/** Which game of a match this is; the second knows how the first ended, so that it needs no other game to be kept. */
export type MatchPlace = { readonly game: 1 } | { readonly game: 2; readonly before: Score };

/** Where in a match a game stands; null: in none, or something else stands there. */
export function placeOf({ match, players }: SavedGame): MatchPlace | null {
  const place: unknown = match;
  if (!isFields(place) || players.length !== 2) return null;
  if (place.game === 1) return { game: 1 };
  const { before } = place;
  if (place.game !== 2 || !isFields(before) || !Array.isArray(before.points)) return null;
  const [first, second]: readonly unknown[] = before.points;
  if (typeof first !== 'number' || typeof second !== 'number') return null;
  const winner = before.winner === 0 || before.winner === 1 ? before.winner : null;
  return { game: 2, before: { winner, points: [first, second] } };
}
