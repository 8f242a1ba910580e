import type { Game, GameRecord, Seat, TableState, TableView } from '@tallyho/kernel';
import { retell } from './retell.ts';
import type { DeedKind, Tale } from './tale.ts';

/** One choice of a fight as it is told: what it did, and what everybody lost with it. */
export interface Told {
  readonly seat: Seat;
  readonly turn: number;
  readonly deed: DeedKind | null;
  /** By seat, what was lost when the choice had been made. */
  readonly lost: readonly number[];
  /** The first choice of those that were made together, in secret; a choice by itself is its own first. */
  readonly together: number;
}

/** Plays a record once more and tells every choice of it. */
export function tellChoices<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  tale: Tale<S, C>,
  record: GameRecord,
): Told[] {
  const told: Told[] = [];
  retell(game, record, (match, seat, text) => {
    const choice = match.decision(seat)?.options.find((each) => game.write(match.state, each, seat) === text);
    const answered = match.state.asks.filter((ask) => ask.choice !== null).length;
    const { turn } = match.state;
    const before = tale.tollOf(match.state);
    return () => {
      const toll = tale.tollOf(match.state);
      told.push({
        seat,
        turn,
        deed: choice === undefined ? null : tale.deedOf(choice),
        lost: toll.map((now, at) => now - before[at]),
        together: told.length - answered,
      });
    };
  });
  return told;
}

/**
 * The choice that brought about what was lost at a step. Of those made together it is somebody else's shot, or where
 * the loser himself has flown. Otherwise the latest shot or move before it: whoever passes has not done it, and an
 * answer has not helped.
 */
export function causeOf(told: readonly Told[], step: number): number | null {
  const { together, lost } = told[step];
  const loser = lost.indexOf(Math.max(...lost));
  // What was chosen together is carried out with the last choice of it.
  const isOneOfThem = (at: number): boolean => at >= together && at <= step && together < step;
  const shot = told.findLastIndex(({ deed, seat }, at) => isOneOfThem(at) && deed === 'shot' && seat !== loser);
  if (shot >= 0) return shot;
  const own = told.findLastIndex(({ deed, seat }, at) => isOneOfThem(at) && deed !== null && seat === loser);
  if (own >= 0) return own;
  const cause = told.findLastIndex(({ deed }, at) => at <= step && deed !== null && deed !== 'answer');
  return cause < 0 ? null : cause;
}
