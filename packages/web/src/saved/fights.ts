import { gamesInside, type Match, type TableState } from '@tallyho/kernel';

/** The last tables of all fights that were flown in a game: its own, or if it holds games, those of the games inside it, at every depth. */
export const fightsIn = (match: Match): TableState[] =>
  match.game.inner === undefined ? [match.state] : gamesInside(match).flatMap((inside) => fightsIn(inside.match));
