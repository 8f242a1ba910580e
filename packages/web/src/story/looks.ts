import type { Decision, Game, GameRecord, Seat, TableState, TableView } from '@tallyho/kernel';
import { retell } from './retell.ts';

/** A moment at which a seat had something to decide: what it saw, and what it took. */
export interface Look {
  readonly turn: number;
  /** How many choices had been made before it. */
  readonly step: number;
  readonly view: TableView;
  readonly decision: Decision<object>;
  /** The number of the option that was taken. */
  readonly taken: number;
}

/** Plays a record once more and looks whenever the seat had a real choice. */
export function looksOf<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  record: GameRecord,
  seat: Seat,
): Look[] {
  const looks: Look[] = [];
  retell(game, record, (match, who) => {
    const decision = who === seat ? match.decision(seat) : null;
    const view = decision === null || decision.options.length < 2 ? null : game.observe(match.state, seat);
    const { turn } = match.state;
    const texts = decision?.options.map((option) => game.write(match.state, option, seat)) ?? [];
    return () => {
      const step = match.moves.length - 1;
      const taken = texts.indexOf(match.moves[step].text);
      if (view !== null && decision !== null && taken >= 0) looks.push({ turn, step, view, decision, taken });
    };
  });
  return looks;
}

/** At most so many of a list, from the first to the last, evenly spread. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  const last = list.length - 1;
  return Array.from({ length: most }, (_, i) => list[Math.round((i * last) / (most - 1))]);
}
