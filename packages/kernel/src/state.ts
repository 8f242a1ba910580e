import { type Chance, wordsOf } from './chance.ts';
import { clone } from './json.ts';
import { numbers } from './lists.ts';

/** A place at the table, counted from 0. */
export type Seat = number;

/** Who only watches. */
export const SPECTATOR: Seat = -1;

/** The id of a numbered rule, as in `DIF-ALT-08`. */
export type RuleId = string;

/** Where the sequence of play stands: a flow, the step in it that comes next, and the values it works with. */
export interface Frame {
  flow: string;
  step: number;
  at: object;
}

/** A seat that has been asked. `id` counts what this seat has been asked so far; `choice` is null until it answers. */
export interface Ask {
  seat: Seat;
  id: number;
  choice: object | null;
}

/** How a game ended: the winners (none: a draw) and the rule that says so. */
export interface Outcome {
  winners: Seat[];
  because: RuleId;
}

/** Whoever is not on the side of the seat that concedes has won; `sides` has the side of every seat. */
export const concededBy = (seat: Seat, sides: readonly number[], because: RuleId): Outcome => ({
  winners: sides.flatMap((side, other) => (side === sides[seat] ? [] : [other])),
  because,
});

/** What every game's state holds. It is plain data: saving it in mid-exchange loses nothing. */
export interface TableState {
  /** What never changes in a game and everybody may know: options, ratings, card faces. Clones share it. */
  fixed: object;
  chance: Chance;
  frames: Frame[];
  asks: Ask[];
  /** For each seat, how many decisions it has been asked. */
  asked: number[];
  /** Counts game turns from 1; a record checks the hash whenever it changes. */
  turn: number;
  outcome: Outcome | null;
  /** The game that is being played inside this one, or null; left out where games do not hold games (nested.ts). */
  inner?: TableState | null;
}

export const freshTable = <F extends object>(fixed: F, seats: number, chance: Chance): TableState & { fixed: F } => ({
  fixed,
  chance,
  frames: [],
  asks: [],
  asked: numbers(seats, 0),
  turn: 0,
  outcome: null,
});

/** A copy of a state to play on with; the original stays as it is. */
export function cloneState<S extends TableState>(s: S): S {
  const copy = { ...s };
  for (const key in copy) {
    if (typeof copy[key] === 'object' && key !== 'fixed' && key !== 'inner') copy[key] = clone(copy[key]);
  }
  if (s.inner) copy.inner = cloneState(s.inner);
  return copy;
}

/** How many choices have been made. */
export function choicesMade({ asked, asks }: TableState): number {
  let made = 0;
  for (const n of asked) made += n;
  for (const { choice } of asks) if (choice === null) made--;
  return made;
}

/** New words for chance before a choice is applied, for every game of these that has a secret. */
export function renewChance(s: TableState): void {
  const { secret } = s.chance;
  if (secret !== undefined) s.chance.words = wordsOf(secret, choicesMade(s));
  if (s.inner) renewChance(s.inner);
}

/** Who may know a thing: a set of seats as bits. Spectators know what everyone knows. */
export type Audience = number;
export const EVERYONE: Audience = -1;
export const NOBODY: Audience = 0;
export const only = (seat: Seat): Audience => 1 << seat;
export const hears = (audience: Audience, seat: Seat): boolean =>
  audience === EVERYONE || (seat >= 0 && (audience & (1 << seat)) !== 0);
