import { type Match, type Seat, SPECTATOR, type TableState, type TableView } from '@tallyho/kernel';

/** Puts these events into words for a seat; what it cannot say makes it stumble. */
export type Tells<S extends TableState, C extends object, E, V extends TableView, O extends object> = {
  tells(match: Match<S, C, E, V, O>, seat: Seat, events: E[]): void;
}['tells'];

/**
 * Events of another day, or of a forged file, that a table has no words for any more are left out of the log: it tells
 * all others.
 */
export function leaveOutUntellable<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  match: Match<S, C, E, V, O>,
  tells: Tells<S, C, E, V, O>,
): void {
  const seats = [SPECTATOR, ...match.state.asked.map((_, seat) => seat)];
  const canTell = (seat: Seat, events: E[]): boolean => {
    try {
      tells(match, seat, events);
      return true;
    } catch {
      return false;
    }
  };
  const isWell = (): boolean => seats.every((seat) => canTell(seat, match.told(seat)));
  if (isWell()) return;
  match.retell(match.log.filter(({ event }) => canTell(SPECTATOR, [event])));
  if (!isWell()) match.retell([]);
}
