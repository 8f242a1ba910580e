import { isFields } from './fields.ts';
import { isHuman } from './players.ts';
import type { SavedGame } from './saved-game.ts';

/** What came of a game for the person who has played it. */
export const results = ['won', 'lost', 'drawn'] as const;
export type GameResult = (typeof results)[number];

/** Who has won, by seat; null: the game is not over, or nothing of its table was kept. */
function winnersOf({ over, kept }: SavedGame): readonly unknown[] | null {
  if (!over || !isFields(kept) || !isFields(kept.state)) return null;
  const { outcome } = kept.state as { readonly outcome?: unknown };
  return isFields(outcome) && Array.isArray(outcome.winners) ? outcome.winners : null;
}

/** How a game ended for the one person in it; null: it is not over, or no one person has played against others. */
export function resultOf(game: SavedGame): GameResult | null {
  const seats = game.players.flatMap((player, seat) => (isHuman(player) ? [seat] : []));
  const winners = winnersOf(game);
  if (winners === null || seats.length !== 1) return null;
  if (winners.length === 0) return 'drawn';
  return winners.includes(seats[0]) ? 'won' : 'lost';
}
