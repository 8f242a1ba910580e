import {
  type Game,
  type GameRecord,
  type Match,
  replayTo,
  type Seat,
  standing,
  type TableState,
  type TableView,
} from '@tallyho/kernel';

/**
 * Plays a record once more. `sees` is told of every choice before it is made, by whom it is and how it is written, and
 * gives what is to be done when it has been made.
 */
export function retell<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  record: GameRecord,
  sees: (match: Match<S, C, E, V, O>, who: Seat, text: string) => () => void,
): void {
  const started = replayTo(game, record, 0);
  if (!started.ok) return;
  const match = started.value;
  for (const { who, text } of standing(record)) {
    const seat = game.seats(match.state).indexOf(who);
    const whenMade = sees(match, seat, text);
    if (!match.chooseText(seat, text).ok) return;
    whenMade();
  }
}
