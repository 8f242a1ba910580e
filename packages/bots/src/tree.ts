import { type Ask, canonical, type Seat, same } from '@tallyho/kernel';

/** One option at a node of the search: how often it could be chosen, how often it was, and what came of it. */
export interface Arm {
  readonly choice: object;
  readonly prior: number;
  open: number;
  visits: number;
  wins: number;
  child: Node | null;
}

/**
 * A node stands for what the players know at a moment: it is reached by the choices made, not by the cards behind them. When
 * several seats choose at once, each has arms of its own at the same node, so that nobody plays on what is not revealed.
 */
export interface Node {
  visits: number;
  readonly seats: Map<Seat, Arms>;
  /** What follows a secret vote, by the choices of all who voted. */
  readonly after: Map<string, Node>;
}

export interface Arms {
  readonly list: Arm[];
  readonly byChoice: Map<object, Arm>;
}

export const newNode = (): Node => ({ visits: 0, seats: new Map(), after: new Map() });

export function armsOf(node: Node, seat: Seat): Arms {
  let arms = node.seats.get(seat);
  if (arms === undefined) {
    arms = { list: [], byChoice: new Map() };
    node.seats.set(seat, arms);
  }
  return arms;
}

/** The arm of a choice; equal choices in different worlds share one. */
export function armFor(arms: Arms, choice: object, prior: number): Arm {
  const known = arms.byChoice.get(choice);
  if (known !== undefined) return known;
  let arm = arms.list.find((a) => same(a.choice, choice));
  if (arm === undefined) {
    arm = { choice, prior, open: 0, visits: 0, wins: 0, child: null };
    arms.list.push(arm);
  }
  arms.byChoice.set(choice, arm);
  return arm;
}

/** The node after a secret vote. */
export function afterVote(node: Node, asks: readonly Ask[]): Node {
  const key = canonical(asks.map(({ seat, choice }) => [seat, choice]));
  let next = node.after.get(key);
  if (next === undefined) {
    next = newNode();
    node.after.set(key, next);
  }
  return next;
}
