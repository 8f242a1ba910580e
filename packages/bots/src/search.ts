import {
  type Ask,
  below,
  type Chance,
  fork,
  resample,
  type Seat,
  Table,
  type TableState,
  type TableView,
} from '@tallyho/kernel';
import type { Budget } from './bot.ts';
import { pickByWeight } from './pick.ts';
import type { Thumbs } from './thumbs.ts';
import { type Arm, type Arms, afterVote, armFor, armsOf, type Node, newNode } from './tree.ts';

/** An option with what the search thinks of it. */
export interface Ranked {
  /** Its index in the decision's options. */
  readonly option: number;
  /** The estimated chance of winning. */
  readonly chance: number;
  readonly playouts: number;
  /** What the others would most likely answer, likeliest first. */
  readonly answers: readonly { readonly seat: Seat; readonly choice: object; readonly share: number }[];
}

/** How much a search wants to try what it knows little of. */
const CURIOSITY = 0.9;
/** How strongly the rules of thumb lead the first tries. */
const TRUST = 1.5;
/** A playout is cut short after so many choices, and estimated. */
const LONGEST_PLAYOUT = 400;

/** Fills in what the seat cannot see, in a new way each time: a whole state that it cannot tell from the real one. */
export type Worlds = (chance: Chance) => TableState;

export const honestWorlds =
  ({ game }: Thumbs, view: TableView): Worlds =>
  (chance) =>
    resample(game, view, fork(chance));

/**
 * Information-set Monte Carlo tree search: every playout fills in what the seat cannot see in a new way, follows the tree as far as it
 * goes, adds one node, and plays on by the rules of thumb. Returns the options, best first.
 */
export function search(thumbs: Thumbs, worlds: Worlds, seat: Seat, chance: Chance, budget: Budget): Ranked[] {
  const root = newNode();
  const { game } = thumbs;
  const first = new Table(game, worlds(chance));
  const rootAsk = first.openAsk(seat);
  const options = rootAsk === undefined ? [] : first.options(rootAsk);
  for (let n = 0; n < budget.playouts; n++) {
    if (n > 0 && budget.isSpent?.()) break;
    playout(thumbs, root, new Table(game, worlds(chance)), seat, chance);
  }
  return rank(root, seat, options);
}

interface Visit {
  readonly node: Node;
  readonly seat: Seat;
  readonly arm: Arm;
}

const weights: number[] = [];

function playout(
  thumbs: Thumbs,
  root: Node,
  table: Table<TableState, object, object>,
  seat: Seat,
  chance: Chance,
): void {
  const { state } = table;
  const path: Visit[] = [];
  let node: Node | null = root;
  let ask: Ask | undefined = table.openAsk(seat);
  for (let depth = 0; ask !== undefined && depth < LONGEST_PLAYOUT; depth++) {
    const options = table.options(ask);
    if (node === null) {
      weights.length = 0;
      thumbs.weigh(table, ask, options, weights);
      table.answer(ask, options[pickByWeight(chance, weights)]);
    } else {
      const arm = chooseArm(thumbs, table, node, ask, options, chance);
      path.push({ node, seat: ask.seat, arm });
      const isNew: boolean = arm.visits === 0;
      const votes: Ask[] | null = state.asks.length > 1 ? state.asks.slice() : null;
      table.answer(ask, optionOf(node, ask, options, arm));
      if (votes === null) {
        arm.child ??= newNode();
        node = isNew ? null : arm.child;
      } else if (state.asks.length === 0 || state.asks[0] !== votes[0]) {
        node = isNew ? null : afterVote(node, votes);
      }
    }
    ask = state.asks.find((a) => a.choice === null);
  }
  reward(thumbs, state, path);
}

/** This world's own object for the choice of an arm. */
function optionOf(node: Node, ask: Ask, options: readonly object[], arm: Arm): object {
  if (options.includes(arm.choice)) return arm.choice;
  const arms = armsOf(node, ask.seat);
  return options.find((option) => armFor(arms, option, 1) === arm) ?? options[0];
}

/** The arm with the best mixture of success, curiosity and rule of thumb, among those that can be chosen in this world. */
function chooseArm(
  thumbs: Thumbs,
  table: Table<TableState, object, object>,
  node: Node,
  ask: Ask,
  options: readonly object[],
  chance: Chance,
): Arm {
  const arms: Arms = armsOf(node, ask.seat);
  weights.length = 0;
  thumbs.weigh(table, ask, options, weights);
  let sum = 0;
  for (const weight of weights) sum += weight;
  let best: Arm | null = null;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < options.length; i++) {
    const prior = sum > 0 ? weights[i] / sum : 1 / options.length;
    const arm = armFor(arms, options[i], prior);
    arm.open++;
    const mean = arm.visits === 0 ? 0.5 : arm.wins / arm.visits;
    const score =
      mean +
      CURIOSITY * Math.sqrt(Math.log(arm.open + 1) / (arm.visits + 1)) * (0.25 + prior) +
      (TRUST * prior) / (arm.visits + 1) +
      below(chance, 1000) / 1e7;
    if (score > bestScore) {
      bestScore = score;
      best = arm;
    }
  }
  if (best === null) throw new Error('a decision without options');
  return best;
}

function reward(thumbs: Thumbs, s: TableState, path: readonly Visit[]): void {
  for (const { node, seat, arm } of path) {
    node.visits++;
    arm.visits++;
    arm.wins += valueFor(thumbs, s, seat);
  }
}

function valueFor(thumbs: Thumbs, s: TableState, seat: Seat): number {
  if (s.outcome === null) return thumbs.estimate(s, seat);
  const { winners } = s.outcome;
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}

function rank(root: Node, seat: Seat, options: readonly object[]): Ranked[] {
  const arms = armsOf(root, seat);
  const ranked = options.map((choice, option): Ranked => {
    const arm = armFor(arms, choice, 0);
    return {
      option,
      chance: arm.visits === 0 ? 0.5 : arm.wins / arm.visits,
      playouts: arm.visits,
      answers: arm.child === null ? [] : likelyAnswers(arm.child, seat),
    };
  });
  return ranked.sort((a, b) => b.playouts - a.playouts || b.chance - a.chance || a.option - b.option);
}

function likelyAnswers(node: Node, seat: Seat): Ranked['answers'] {
  const answers = [...node.seats].flatMap(([other, { list }]) =>
    other === seat
      ? []
      : list.map(({ choice, visits }) => ({ seat: other, choice, share: visits / Math.max(1, node.visits) })),
  );
  return answers.sort((a, b) => b.share - a.share).slice(0, 3);
}
