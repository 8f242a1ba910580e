import { type Seating, seatInside } from './inner.ts';
import { Match } from './match.ts';
import { chanceIn, formatOf, writeRecord } from './record.ts';
import type { TableState } from './state.ts';
import type { TableView } from './view.ts';

/** A game that was played inside another, as a match of its own. */
export interface CutOut {
  readonly match: Match;
  /** How many choices of the outer match stood when it began. */
  readonly from: number;
  /** For each of its seats, the seat of the outer match; null: the same. */
  readonly seating: Seating;
}

/**
 * The games that were played inside a match, in their order, the one that is being played included: each as it would
 * be if it had been played alone, to the same hash. Those inside them are cut out of them in turn. A match that was
 * arranged by hand, or goes on from a saved state, does not know how it began: it has none.
 */
export function gamesInside<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  outer: Match<S, C, E, V, O>,
): CutOut[] {
  if (!outer.isDealt) return [];
  const chance = chanceIn(formatOf(outer.state));
  const started = Match.start(outer.game, outer.options, outer.seed, chance);
  if (!started.ok) return [];
  const again = started.value;
  const games: CutOut[] = [];
  const takeUp = (): void => {
    for (const { game, options, seed, seating } of again.table.begun.slice(games.length)) {
      const begun = Match.start(game, options, seed, chance);
      if (!begun.ok) throw new Error(`${game.id} refuses the options it was played with: ${begun.problem.place}`);
      games.push({ match: begun.value, from: again.moves.length, seating });
    }
  };
  takeUp();
  for (const { seat, text } of outer.moves) {
    const inside = games.at(-1);
    if (again.state.inner && inside !== undefined) inside.match.chooseText(seatInside(inside.seating, seat), text);
    again.chooseText(seat, text);
    takeUp();
  }
  return games;
}

/** The records of the games inside, in their order: the record of the outer game contains them all. */
export const recordsInside = <S extends TableState, C extends object, E, V extends TableView, O extends object>(
  outer: Match<S, C, E, V, O>,
): string[] => gamesInside(outer).map(({ match }) => writeRecord(match, 'keeper'));
