import { type Seat, same } from '@tallyho/kernel';

/** One option at a node of the search: how often it could be chosen, how often it was, and what came of it. */
export interface Arm {
  readonly choice: object;
  /** What the rules of thumb think of it; 0 is never tried while there is anything else. */
  weight: number;
  open: number;
  visits: number;
  wins: number;
  /** How often a playout came through here, as its own choice or watching somebody else's; and where that led. */
  passes: number;
  child: Node | null;
}

/** The weight of a choice that was only watched. */
export const UNWEIGHED = -1;

/** What one seat can choose at a node. */
export interface Arms {
  readonly list: Arm[];
  readonly byChoice: Map<object, Arm>;
  visits: number;
  wins: number;
}

/**
 * A node stands for what a seat knows at a moment: it is reached by the choices that were made, not by the cards behind them.
 * Seats that know the same share a node. When several choose at once, each has arms of its own at the same node, so that nobody
 * plays on what is not revealed; after a vote that stays secret each seat goes on from a node of its own.
 */
export type Node = (Arms | undefined)[];

/** A tree that stops growing when it has so many arms: memory is bounded, and the search goes on with what it has. */
export class Tree {
  readonly root: Node = [];
  readonly most: number;
  size = 0;

  constructor(most: number) {
    this.most = most;
  }

  arms(node: Node, seat: Seat): Arms {
    let arms = node[seat];
    if (arms === undefined) {
      arms = { list: [], byChoice: new Map(), visits: 0, wins: 0 };
      while (node.length <= seat) node.push(undefined);
      node[seat] = arms;
    }
    return arms;
  }

  /** The arm of a choice, if there is one; equal choices in different worlds share it. */
  find(arms: Arms, choice: object): Arm | undefined {
    return arms.byChoice.get(choice) ?? arms.list.find((arm) => same(arm.choice, choice));
  }

  add(arms: Arms, choice: object, weight: number): Arm {
    const arm: Arm = { choice, weight, open: 0, visits: 0, wins: 0, passes: 0, child: null };
    arms.list.push(arm);
    arms.byChoice.set(choice, arm);
    this.size++;
    return arm;
  }

  /** Where a choice of a seat leads to from here; null: beyond the tree. The second visit is the one that makes a node. */
  follow(from: Node, seat: Seat, choice: object): Node | null {
    const arms = this.arms(from, seat);
    const arm = this.find(arms, choice) ?? this.add(arms, choice, UNWEIGHED);
    if (++arm.passes === 1) return null;
    if (arm.child === null && this.size < this.most) arm.child = [];
    return arm.child;
  }
}
