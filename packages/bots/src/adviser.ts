import { below, type Chance, chanceFrom, type Decision, Table } from '@tallyho/kernel';
import { flyToTheEnd } from './forecast.ts';
import type { Ranked, Thinker } from './thinker.ts';
import type { Thumbs, Worlds } from './thumbs.ts';

/** Of many options only so many are looked into, the best by the rules of thumb: the rest of a campaign is long. */
const WIDEST = 4;
const LUCKS = 1 << 24;

/** What has come of an option so far. */
interface Tried {
  readonly option: number;
  playouts: number;
  points: number;
  wins: number;
}

/**
 * For a campaign of one player, in which points count: after each option the rest is played to its end by the rules of thumb, again and again,
 * always with the same luck for all of them, and the points are added up.
 */
export class Adviser implements Thinker {
  playouts = 0;
  private readonly thumbs: Thumbs;
  private readonly worlds: Worlds;
  private readonly decision: Decision<object>;
  private readonly first: number;
  private readonly tried: readonly Tried[];

  constructor(thumbs: Thumbs, worlds: Worlds, decision: Decision<object>, chance: Chance) {
    this.thumbs = thumbs;
    this.worlds = worlds;
    this.decision = decision;
    this.first = below(chance, LUCKS);
    const weights = this.weights();
    this.tried = [...decision.options.keys()]
      .sort((a, b) => weights[b] - weights[a])
      .slice(0, WIDEST)
      .map((option) => ({ option, playouts: 0, points: 0, wins: 0 }));
  }

  private weights(): number[] {
    const { thumbs, decision } = this;
    const table = new Table(thumbs.game, this.worlds(chanceFrom(`${this.first}`)));
    const ask = table.openAsk(decision.seat);
    const weights: number[] = [];
    if (ask !== undefined) thumbs.weigh(table, ask, decision.options, weights);
    return weights;
  }

  playout(): void {
    const { thumbs, tried, decision } = this;
    const one = tried[this.playouts % tried.length];
    const chance = chanceFrom(`${this.first + Math.floor(this.playouts / tried.length)}`);
    this.playouts++;
    const table = new Table(thumbs.game, this.worlds(chance));
    const ask = table.openAsk(decision.seat);
    if (ask === undefined) return;
    table.answer(ask, decision.options[one.option]);
    flyToTheEnd(thumbs, table, chance);
    one.playouts++;
    one.points += thumbs.total?.(table.state) ?? 0;
    if (table.state.outcome?.winners.includes(decision.seat) === true) one.wins++;
  }

  ranked(): Ranked[] {
    const ranked = this.decision.options.map((_, option): Ranked => {
      const { playouts, points, wins } = this.tried.find((one) => one.option === option) ?? NOT_TRIED;
      if (playouts === 0) return { option, chance: 0.5, playouts, answers: [] };
      return { option, chance: wins / playouts, points: points / playouts, playouts, answers: [] };
    });
    const worth = ({ points }: Ranked): number => points ?? Number.NEGATIVE_INFINITY;
    return ranked.sort((a, b) => (worth(a) === worth(b) ? 0 : worth(b) - worth(a)));
  }

  /** Nothing is certain before all has been looked at. */
  lead = (): number => 0;
}

const NOT_TRIED = { playouts: 0, points: 0, wins: 0 };
