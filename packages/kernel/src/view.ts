import { below, type Chance } from './chance.ts';
import type { Game } from './game.ts';
import { clone } from './json.ts';
import type { Ask, Frame, Outcome, Seat, TableState } from './state.ts';
import { Table } from './table.ts';

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
  /** What the seat sees of the game inside this one; left out where games do not hold games. */
  inner?: TableView | null;
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
export function tableFrom<F extends object>(view: TableView & { fixed: F }, chance: Chance): TableState & { fixed: F } {
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

/** A whole state that the seat cannot tell from the real one, unrevealed choices of others included. */
export function resample<S extends TableState, C extends object, E, V extends TableView>(
  game: Game<S, C, E, V>,
  view: V,
  chance: Chance,
): S {
  const state = game.resample(view, chance);
  const table = new Table(game, state);
  view.asks.forEach(({ answered, seat }, at) => {
    const ask = state.asks[at];
    if (!answered || seat === view.seat || ask.choice !== null) return;
    const options = table.options(ask);
    ask.choice = options[below(chance, options.length)];
  });
  return state;
}
