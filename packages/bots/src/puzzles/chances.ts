import { type Chance, type Seat, Table } from '@tallyho/kernel';
import { type Share, wilson } from '../statistics.ts';
import type { Thumbs, Worlds } from '../thumbs.ts';
import { playOut } from './playout.ts';

/** Games that are played on from every option of a decision, each in a world of its own. */
export class Tally {
  /** By option: how many were won; a draw is half of one. */
  readonly won: number[];
  private readonly thumbs: Thumbs;
  private readonly worlds: Worlds;
  private readonly seat: Seat;
  private readonly chance: Chance;
  private readonly weights: number[] = [];

  constructor(thumbs: Thumbs, worlds: Worlds, seat: Seat, options: number, chance: Chance) {
    this.thumbs = thumbs;
    this.worlds = worlds;
    this.seat = seat;
    this.chance = chance;
    this.won = new Array<number>(options).fill(0);
  }

  /** So many games more from each, to the end, or as far ahead as a bot looks. */
  play(playouts: number, toTheEnd = true): void {
    const { thumbs, worlds, seat, chance, weights, won } = this;
    for (let n = 0; n < playouts; n++) {
      for (let option = 0; option < won.length; option++) {
        const table = new Table(thumbs.game, worlds(chance));
        const ask = table.openAsk(seat);
        if (ask === undefined) throw new Error('a seat that was asked is not asked in another world');
        const lastTurn = toTheEnd ? Number.POSITIVE_INFINITY : table.state.turn + thumbs.horizon;
        table.answer(ask, table.look(ask)[option]);
        won[option] += playOut(thumbs, table, seat, chance, weights, lastTurn);
      }
    }
  }
}

/** What so many games from each option say. */
export interface Verdict {
  /** The options that did best, by their index. */
  readonly best: number;
  readonly second: number;
  readonly third: number;
  /** By option: the share that was won. */
  readonly shares: readonly Share[];
  /** By how much the best did better than the second. */
  readonly margin: number;
  /** Whether the interval of the best lies above those of all others. */
  readonly isClear: boolean;
}

/** Of at least three options. */
export function verdictOf(won: readonly number[], playouts: number): Verdict {
  const shares = won.map((wins) => wilson(wins, playouts));
  const order = won.map((_, option) => option).sort((a, b) => won[b] - won[a] || a - b);
  const [best, second, third] = order;
  return {
    best,
    second,
    third,
    shares,
    margin: shares[best].share - shares[second].share,
    isClear: order.slice(1).every((option) => shares[option].high < shares[best].low),
  };
}
