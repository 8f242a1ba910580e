import {
  type GameRecord,
  type Match,
  replayTo,
  type Seat,
  standing,
  type TableState,
  type TableView,
} from '@tallyho/kernel';
import type { Done } from './look.ts';
import { isForced, type Manners } from './manners.ts';

/** An answer that was given for a person, and whose it was. */
export type SeatDone<C extends object, V extends TableView> = Done<C, V> & { readonly seat: Seat };

/** What was answered for people before a game was put away: its record played again, looking at who had but one answer. */
export function doneBefore<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  { game }: Match<S, C, E, V, O>,
  record: GameRecord,
  people: readonly Seat[],
  manners: Pick<Manners<V>, 'shown'>,
): SeatDone<C, V>[] {
  const begun = replayTo(game, record, 0);
  if (!begun.ok) return [];
  const match = begun.value;
  const done: SeatDone<C, V>[] = [];
  for (const { who, text } of standing(record)) {
    const seat = game.seats(match.state).indexOf(who);
    const decision = match.decision(seat);
    if (decision !== null && people.includes(seat) && isForced(decision, manners)) {
      const { kind, because, options } = decision;
      const view = game.observe(match.state, seat);
      done.push({
        seat,
        kind,
        because,
        choice: options[0],
        view,
        told: match.told(seat).length,
        after: match.moves.length,
      });
    }
    if (!match.chooseText(seat, text).ok) return done;
  }
  return done;
}
