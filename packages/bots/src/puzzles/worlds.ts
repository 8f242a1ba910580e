import { type Chance, fork, type Match, resample, type Seat, same, Table, type TableView } from '@tallyho/kernel';
import type { Thumbs, Worlds } from '../thumbs.ts';
import { pickByThumb } from './playout.ts';

/**
 * Where a seat stood before the secret choices that are still hidden, and what it has chosen since. What the others have laid
 * by then is not guessed at random, but chosen by them, by their rules of thumb.
 */
export interface Standpoint {
  readonly view: TableView;
  readonly own: readonly object[];
}

/** Follows a seat through a game, and knows its standpoint whenever it is asked. */
export class Follower {
  private readonly sealed: readonly string[];
  private readonly seat: Seat;
  /** The secret vote that is going on, card after card: its turn, its kind and the standpoint before it. */
  private vote: { readonly turn: number; readonly kind: string; readonly view: TableView; own: object[] } | null = null;

  constructor({ sealed = [] }: Thumbs, seat: Seat) {
    this.sealed = sealed;
    this.seat = seat;
  }

  /** The seat is asked, and in a vote nobody has answered yet. */
  standpoint(match: Match): Standpoint {
    const { state, table, game } = match;
    const kind = table.kind();
    const { vote } = this;
    if (vote !== null && vote.turn === state.turn && vote.kind === kind)
      return { view: vote.view, own: vote.own.slice() };
    const view = game.observe(state, this.seat);
    this.vote = this.sealed.includes(kind) ? { turn: state.turn, kind, view, own: [] } : null;
    return { view, own: [] };
  }

  /** What the seat answers to what it has just been asked. */
  chosen(choice: object): void {
    this.vote?.own.push(choice);
  }
}

/** Whole states that the seat cannot tell from the real one, at its decision. */
export function worldsFrom(thumbs: Thumbs, seat: Seat, { view, own }: Standpoint): Worlds {
  const weights: number[] = [];
  return (chance: Chance) => {
    const state = resample(thumbs.game, view, fork(chance));
    if (own.length === 0) return state;
    const table = new Table(thumbs.game, state);
    for (let laid = 0; ; ) {
      const ask = state.asks.find(({ choice }) => choice === null);
      if (ask === undefined) throw new Error('a game that went on is over in another world');
      const options = table.look(ask);
      if (ask.seat !== seat) table.answer(ask, pickByThumb(thumbs, table, ask, options, chance, weights));
      else if (laid === own.length) return state;
      else {
        const mine = own[laid++];
        const option = options.find((one) => same(one, mine));
        if (option === undefined) throw new Error('what a seat has chosen is not open to it in another world');
        table.answer(ask, option);
      }
    }
  };
}
