import type { Game } from './game.ts';
import { ok, problem, type Result } from './result.ts';
import type { Ask, Seat, TableState } from './state.ts';
import type { Table } from './table.ts';

/** Capitals and the number of blanks do not matter in notation. */
export const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

/** A text as it is compared with others: without what does not matter, and without what its game does not need. */
export function tidied<S extends TableState, C extends object, E>(
  game: Pick<Game<S, C, E>, 'tidy'>,
  s: S,
  text: string,
  seat: Seat,
): string {
  const short = plain(text);
  return game.tidy?.(s, short, seat) ?? short;
}

/**
 * A choice from its text. What is not on the list of options is refused with the reason a player would want to hear:
 * the rule against it where there is one, and otherwise whether it was notation at all.
 */
export function readChoice<S extends TableState, C extends object, E>(
  table: Table<S, C, E>,
  ask: Ask,
  text: string,
): Result<C, 'not-an-option' | 'unreadable-choice'> {
  const { game, state } = table;
  const wanted = tidied(game, state, text, ask.seat);
  const reads = (choice: C): boolean => plain(game.write(state, choice, ask.seat)) === wanted;
  const found = table.options(ask).find(reads);
  if (found !== undefined) return ok(found);
  const place = game.seats(state)[ask.seat];
  const refusal = table.refusals(ask).find((r) => reads(r.choice));
  if (refusal !== undefined) {
    return problem('not-an-option', place, { text, reason: refusal.reason, because: refusal.because });
  }
  return problem(game.reads(state, plain(text)) ? 'not-an-option' : 'unreadable-choice', place, { text });
}
