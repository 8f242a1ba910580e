import type { Chance } from './chance.ts';
import { clone } from './json.ts';
import type { Ask, Frame, Outcome, Seat, TableState } from './state.ts';

/**
 * What every seat sees of the table itself. Frames hold only what everybody may know: what is secret lives in hands,
 * decks and unrevealed choices.
 */
export interface TableView {
  fixed: object;
  seat: Seat;
  seats: number;
  turn: number;
  frames: Frame[];
  /** Who has been asked, and who has answered; of the choices only one's own. */
  asks: { seat: Seat; id: number; answered: boolean; choice: object | null }[];
  /** How many decisions this seat has been asked. */
  asked: number;
  outcome: Outcome | null;
}

export const viewTable = <F extends object>(s: TableState & { fixed: F }, seat: Seat): TableView & { fixed: F } => ({
  fixed: s.fixed,
  seat,
  seats: s.asked.length,
  turn: s.turn,
  frames: clone(s.frames),
  asks: s.asks.map((ask) => ({
    seat: ask.seat,
    id: ask.seat === seat ? ask.id : 0,
    answered: ask.choice !== null,
    choice: ask.seat === seat ? clone(ask.choice) : null,
  })),
  asked: seat >= 0 ? s.asked[seat] : 0,
  outcome: clone(s.outcome),
});

/** The table part of a state that this seat cannot tell from the real one. */
export function tableFrom<F extends object>(
  view: TableView & { fixed: F },
  chance: Chance,
): TableState & { fixed: F } {
  return {
    fixed: view.fixed,
    chance,
    frames: clone(view.frames),
    asks: view.asks.map(({ seat, id, choice }): Ask => ({ seat, id, choice: clone(choice) })),
    asked: Array.from({ length: view.seats }, (_, seat) => (seat === view.seat ? view.asked : 0)),
    turn: view.turn,
    outcome: clone(view.outcome),
  };
}

/** The seats that have answered in secret; a resampled state needs a choice of its own for each of them. */
export const sealedSeats = (view: TableView): Seat[] =>
  view.asks.filter((ask) => ask.answered && ask.choice === null).map((ask) => ask.seat);
