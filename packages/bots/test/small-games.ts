import {
  type Chance,
  freshTable,
  type Game,
  ok,
  type Question,
  type SecretVote,
  type TableState,
  tableFrom,
  viewTable,
} from '@tallyho/kernel';
import type { Thumbs } from '../src/index.ts';

/** What has been taken so far, way after way. */
export interface Rounds extends TableState {
  fixed: object;
  taken: number[];
}
export type Way = { readonly way: number };

export interface RoundsRules {
  readonly ways: number;
  readonly rounds: number;
  /** Whose turn it is in a round; left out: always the first seat's. */
  readonly who?: (round: number) => number;
  /** Who has won with what was taken. */
  readonly winners: (taken: readonly number[], chance: Chance | null) => readonly number[];
  /** Left out: every round is a game turn. */
  readonly isTimeless?: boolean;
}

/** A game of a few rounds; in each somebody takes one of several ways. Nothing is hidden and nothing is drawn. */
export function roundsGame({ ways, rounds, who = () => 0, winners, isTimeless = false }: RoundsRules): Game {
  const take: Question<Rounds, Way, object, object> = {
    ask: 'take',
    because: 'T-1',
    several: false,
    who: (s) => who(s.taken.length),
    options: () => Array.from({ length: ways }, (_, way) => ({ way })),
    chosen: (t, _, { way }) => {
      t.state.taken.push(way);
      if (!isTimeless) t.state.turn++;
      if (t.state.taken.length === rounds)
        t.finish({ winners: [...winners(t.state.taken, t.state.chance ?? null)], because: 'T-2' });
      else t.again();
    },
  };
  return {
    id: 'rounds',
    version: 1,
    flows: [{ name: 'rounds', steps: [take] }],
    options: (given: object) => ok(given),
    setup: (_: object, chance: Chance) => ({
      ...freshTable({}, 2, chance),
      taken: [],
      frames: [{ flow: 'rounds', step: 0, at: {} }],
    }),
    seats: () => ['one', 'two'],
    observe: (s: Rounds, seat: number) => ({ ...viewTable(s, seat), taken: [...s.taken] }),
    resample: (view: never, chance: Chance) => ({
      ...tableFrom(view, chance),
      taken: [...(view as { taken: number[] }).taken],
    }),
    write: (_: Rounds, { way }: Way) => String(way),
    reads: () => true,
  } as unknown as Game;
}

/**
 * The second seat shows in secret, and for good, what has been tossed; then the first seat guesses it, and wins if it is
 * that.
 */
export function guessingGame(): Game {
  const both = (): Way[] => [{ way: 0 }, { way: 1 }];
  const show: SecretVote<Rounds, Way, object, object> = {
    ask: 'show',
    because: 'T-3',
    several: true,
    who: () => [0, 1],
    options: (s, _, seat) => (seat === 0 ? both() : [{ way: s.taken[0] ?? 0 }]),
    revealed: () => {},
  };
  const guess: Question<Rounds, Way, object, object> = {
    ask: 'guess',
    because: 'T-4',
    several: false,
    who: () => 0,
    options: both,
    chosen: (t, _, { way }) => t.finish({ winners: [way === t.state.taken[0] ? 0 : 1], because: 'T-4' }),
  };
  const game = roundsGame({ ways: 2, rounds: 1, winners: () => [] });
  return { ...game, flows: [{ name: 'rounds', steps: [show, guess] }] } as unknown as Game;
}

export const takenIn = (s: TableState): readonly number[] => (s as Rounds).taken;

/** Rules of thumb that like the ways as much as this, round by round; the last list counts for all rounds after it. */
export const likings = (game: Game, weights: readonly (readonly number[])[], more: Partial<Thumbs> = {}): Thumbs => ({
  game,
  weigh: ({ state }, _, options, list) => {
    const now = weights[Math.min(takenIn(state).length, weights.length - 1)];
    for (const option of options) list.push(now[(option as Way).way] ?? 1);
  },
  estimate: () => 0.5,
  horizon: 100,
  veteran: 100,
  ...more,
});
