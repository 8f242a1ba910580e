import {
  type Ask,
  type Chance,
  type Decision,
  fork,
  resample,
  type Seat,
  Table,
  type TableState,
  type TableView,
} from '@tallyho/kernel';
import { clear } from './clear.ts';
import { pickByWeight } from './pick.ts';
import { ANSWERS, type LikelyAnswer, type Ranked, type Thinker } from './thinker.ts';
import type { Thumbs, Worlds } from './thumbs.ts';
import { type Arm, type Arms, type Node, Tree, UNWEIGHED } from './tree.ts';

/** How much a search wants to try what it knows little of, led by the rules of thumb. */
const CURIOSITY = 1;
/** What has not been tried counts a little less than what has been. */
const DOUBT = 0.05;
/** A playout is cut short after so many choices, and estimated, whatever the horizon. */
const LONGEST_PLAYOUT = 600;
/** Of a long list only so many options are looked into, the best by the rules of thumb. */
const WIDEST = 24;
/** The tree stops growing at so many arms: some thirty megabytes. */
export const MOST_ARMS = 200_000;

export const honestWorlds =
  ({ game }: Thumbs, view: TableView): Worlds =>
  (chance) =>
    resample(game, view, fork(chance));

type AnyTable = Table<TableState, object, object>;

/**
 * Information-set Monte Carlo tree search. Every playout fills in what the seat cannot see in a new way, follows the tree as
 * far as it goes, adds to it, plays on by the rules of thumb, and remembers who won. Only sums, products and square roots are
 * used, which are the same in every engine: the same seed and the same number of playouts give the same answer everywhere.
 */
export class Search implements Thinker {
  readonly tree: Tree;
  playouts = 0;
  private readonly thumbs: Thumbs;
  private readonly worlds: Worlds;
  private readonly decision: Decision<object>;
  private readonly chance: Chance;
  private readonly sealed: readonly string[];
  private latest: TableState | null = null;
  /** Where each seat stands in the tree; null: beyond it. */
  private readonly places: (Node | null)[] = [];
  private readonly pathArms: Arms[] = [];
  private readonly pathArm: Arm[] = [];
  private readonly pathSeat: Seat[] = [];
  private readonly voted: Ask[] = [];
  private readonly weights: number[] = [];
  private readonly found: Arm[] = [];
  private readonly values: number[] = [];

  constructor(thumbs: Thumbs, worlds: Worlds, decision: Decision<object>, chance: Chance, mostArms = MOST_ARMS) {
    this.thumbs = thumbs;
    this.worlds = worlds;
    this.decision = decision;
    this.chance = chance;
    this.sealed = thumbs.sealed ?? [];
    this.tree = new Tree(mostArms);
  }

  /** One more playout. */
  playout(): void {
    this.playouts++;
    const { places, voted, decision, thumbs, chance } = this;
    const state = this.worlds(chance);
    this.latest = state;
    const table: AnyTable = new Table(thumbs.game, state);
    const { asks } = state;
    const lastTurn = state.turn + thumbs.horizon;
    clear(places);
    for (let seat = 0; seat < state.asked.length; seat++) places.push(this.tree.root);
    clear(this.pathArm);
    clear(this.pathArms);
    clear(this.pathSeat);
    let inTree = true;
    let ask = table.openAsk(decision.seat);
    for (let n = 0; ask !== undefined && n < LONGEST_PLAYOUT && state.turn <= lastTurn; n++) {
      const choice = this.choose(table, ask);
      if (inTree) {
        const isSealed = this.sealed.includes(table.kind());
        const isVote = isSealed || asks.length > 1;
        clear(voted);
        if (isVote) for (const one of asks) voted.push(one);
        table.answer(ask, choice);
        if (!isVote) inTree = this.pass(ask.seat, this.key(state, choice));
        else if (asks[0] !== voted[0]) inTree = this.passVote(state, isSealed);
      } else {
        table.answer(ask, choice);
      }
      ask = nextOpen(asks);
    }
    this.reward(state);
  }

  /** The options, best first: what was tried most has proved itself most. */
  ranked(): Ranked[] {
    const { tree, decision } = this;
    const arms = tree.arms(tree.root, decision.seat);
    const { latest } = this;
    const found = decision.options.map((choice) =>
      latest === null ? undefined : tree.find(arms, this.key(latest, choice)),
    );
    const weightOf = (option: number): number => found[option]?.weight ?? 0;
    const ranked = found.map((arm, option): Ranked => {
      const visits = arm?.visits ?? 0;
      return {
        option,
        chance: arm === undefined || visits === 0 ? 0.5 : arm.wins / visits,
        playouts: visits,
        answers: likelyAnswers([tree.root, arm?.child ?? null], decision.seat),
      };
    });
    return ranked.sort(
      (a, b) =>
        b.playouts - a.playouts ||
        b.chance - a.chance ||
        weightOf(b.option) - weightOf(a.option) ||
        a.option - b.option,
    );
  }

  /** By how many playouts the best option is ahead of the next: with fewer left to come the answer stands. */
  lead(): number {
    const { tree, decision } = this;
    let best = 0;
    let second = 0;
    for (const { visits } of tree.arms(tree.root, decision.seat).list) {
      if (visits > best) {
        second = best;
        best = visits;
      } else if (visits > second) second = visits;
    }
    return best - second;
  }

  private key(s: TableState, choice: object): object {
    return this.thumbs.key === undefined ? choice : this.thumbs.key(s, choice);
  }

  /** In the tree by what is known; beyond it by the rules of thumb, squared: nearly always something good, never always the same. */
  private choose(table: AnyTable, ask: Ask): object {
    const options = table.look(ask);
    const place = this.places[ask.seat];
    if (options.length === 1 && place === null) return options[0];
    if (place !== null) return options[this.select(table, place, ask, options)];
    const { weights } = this;
    clear(weights);
    this.thumbs.weigh(table, ask, options, weights);
    for (let i = 0; i < weights.length; i++) weights[i] *= weights[i];
    return options[pickByWeight(this.chance, weights)];
  }

  /** The option with the best mixture of success, curiosity and rule of thumb, among those that can be chosen in this world. */
  private select(table: AnyTable, place: Node, ask: Ask, options: readonly object[]): number {
    const { tree, found } = this;
    const arms = tree.arms(place, ask.seat);
    clear(found);
    let sum = 0;
    for (let i = 0; i < options.length; i++) {
      const arm = tree.find(arms, this.key(table.state, options[i]));
      if (arm === undefined || arm.weight === UNWEIGHED) {
        sum = this.meet(table, arms, ask, options);
        break;
      }
      found.push(arm);
      sum += arm.weight;
    }
    const hope = arms.visits === 0 ? 0.5 : arms.wins / arms.visits - DOUBT;
    let best = 0;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < found.length; i++) {
      const arm = found[i];
      const prior = sum > 0 ? arm.weight / sum : 1 / found.length;
      if (prior === 0) continue;
      arm.open++;
      const mean = arm.visits === 0 ? hope : arm.wins / arm.visits;
      const score = mean + (CURIOSITY * prior * Math.sqrt(arm.open)) / (arm.visits + 1);
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    this.pathArm.push(found[best]);
    this.pathArms.push(arms);
    this.pathSeat.push(ask.seat);
    return best;
  }

  /** Weighs options that are new at a node. Answers with the sum of the weights of all. */
  private meet(table: AnyTable, arms: Arms, ask: Ask, options: readonly object[]): number {
    const { tree, found, weights } = this;
    clear(weights);
    this.thumbs.weigh(table, ask, options, weights);
    const least = options.length > WIDEST ? weights.slice().sort((a, b) => b - a)[WIDEST - 1] : 0;
    clear(found);
    let sum = 0;
    for (let i = 0; i < options.length; i++) {
      const weight = weights[i] < least ? 0 : weights[i];
      const key = this.key(table.state, options[i]);
      const arm = tree.find(arms, key) ?? tree.add(arms, key, weight);
      if (arm.weight === UNWEIGHED) arm.weight = weight;
      found.push(arm);
      sum += arm.weight;
    }
    return sum;
  }

  /** Everybody saw this choice. Says whether anybody is still in the tree. */
  private pass(seat: Seat, choice: object): boolean {
    const { places, tree } = this;
    let inTree = false;
    let last: Node | null = null;
    let next: Node | null = null;
    for (let i = 0; i < places.length; i++) {
      const place = places[i];
      if (place === null) continue;
      if (place !== last) {
        last = place;
        next = tree.follow(place, seat, choice);
      }
      places[i] = next;
      if (next !== null) inTree = true;
    }
    return inTree;
  }

  /** All have voted: the choices are revealed, or each knows only its own. */
  private passVote(state: TableState, isSealed: boolean): boolean {
    const { places, tree, voted } = this;
    let inTree = false;
    for (const { seat, choice: made } of voted) {
      if (made === null) continue;
      const choice = this.key(state, made);
      if (!isSealed) {
        inTree = this.pass(seat, choice);
        continue;
      }
      const place = places[seat];
      if (place !== null) places[seat] = tree.follow(place, seat, choice);
    }
    if (isSealed) for (const place of places) if (place !== null) inTree = true;
    return inTree;
  }

  private reward(s: TableState): void {
    const { pathArm, pathArms, pathSeat, values, thumbs } = this;
    clear(values);
    for (let seat = 0; seat < s.asked.length; seat++) values.push(valueFor(thumbs, s, seat));
    for (let i = 0; i < pathArm.length; i++) {
      const value = values[pathSeat[i]];
      pathArm[i].visits++;
      pathArm[i].wins += value;
      pathArms[i].visits++;
      pathArms[i].wins += value;
    }
  }
}

function nextOpen(asks: readonly Ask[]): Ask | undefined {
  for (let i = 0; i < asks.length; i++) if (asks[i].choice === null) return asks[i];
  return undefined;
}

function valueFor(thumbs: Thumbs, s: TableState, seat: Seat): number {
  if (s.outcome === null) return thumbs.estimate(s, seat);
  const settled = thumbs.settled?.(s, seat) ?? null;
  if (settled !== null) return settled;
  const { winners } = s.outcome;
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 : 0;
}

function likelyAnswers(nodes: readonly (Node | null)[], seat: Seat): LikelyAnswer[] {
  const answers: LikelyAnswer[] = [];
  for (const node of nodes) {
    node?.forEach((arms, other) => {
      if (arms === undefined || other === seat || arms.visits === 0) return;
      for (const { choice, visits } of arms.list)
        if (visits > 0) answers.push({ seat: other, choice, share: visits / arms.visits });
    });
  }
  return answers.sort((a, b) => b.share - a.share).slice(0, ANSWERS);
}
