import type { Chance, Decision } from '@tallyho/kernel';
import { type Choice, FLYING, isEnemy, isInPlay, type Kind, type Plane, type WingsOfWar } from '@tallyho/wings-of-war';
import { ANSWERS, type LikelyAnswer, type Ranked, type Thinker } from '../thinker.ts';
import { Flyer } from './wings-flyer.ts';
import { CARDS, type Plans } from './wings-plans.ts';

/** After so many playouts this turn is known well enough, and the next one is looked into. */
const THIS_TURN = 120;
/** So many of the best plans are looked into further: two cards into the next turn, in so many rounds. */
const BEST = 8;
const NEXT_CARDS = 2;
const NEXT_ROUNDS = 12;
/** What was found there counts in full only after more looks than this. */
const CAUTION = 4;

/** In a large fight only the nearest are thought about. */
const MOST_FOES = 3;
const MOST_FRIENDS = 2;

/** One of the best plans, by its number: by how much the next turn was better than it looked, and how often that was asked. */
interface Candidate {
  readonly plan: number;
  sum: number;
  looks: number;
}

/**
 * Looks for a plan of three cards as a whole. Every playout, each aircraft in the fight flies one of its plans, and learns what
 * all its plans would have given and taken against those of the others: what has done well is flown more often. All learn together,
 * so that a plan has to be good against good pilots, though not only against the best. Then the next turn is looked into, after
 * each of the best plans.
 */
export class Planner implements Thinker {
  playouts = 0;
  private readonly s: WingsOfWar;
  private readonly me: Flyer;
  private readonly all: readonly Flyer[];
  private readonly chance: Chance;
  private readonly decision: Decision<Choice>;
  private readonly slot: number;
  /** The chance of winning as it is now. */
  private readonly now: number;
  private readonly isForced: boolean;
  private readonly candidates: Candidate[] = [];

  constructor(
    s: WingsOfWar,
    decision: Decision<Choice>,
    { plane, slot, planned }: Planned,
    now: number,
    chance: Chance,
  ) {
    this.s = s;
    this.decision = decision;
    this.chance = chance;
    this.slot = slot;
    this.now = now;
    const flyer = (one: Plane): Flyer => new Flyer(s, one, planned.includes(one) ? CARDS : one === plane ? slot : 0);
    this.me = flyer(plane);
    const own = [this.me, ...nearest(s, plane, MOST_FRIENDS, (other) => !isEnemy(s, plane, other)).map(flyer)];
    const others = nearest(s, plane, MOST_FOES, (other) => isEnemy(s, plane, other)).map(flyer);
    this.all = oppose(own, others);
    const { plans } = this.me;
    this.isForced = plans.ends.every((end) => plans.cardAt(end, slot) === plans.cardAt(plans.ends[0], slot));
  }

  playout(): void {
    this.playouts++;
    if (this.playouts <= THIS_TURN || this.me.foes.length === 0)
      learnTogether(this.s, this.all, this.chance, this.playouts);
    else this.lookOn();
  }

  /** The options, best first; one that no good plan begins with comes after all others. */
  ranked(): Ranked[] {
    const { me, decision, slot, now } = this;
    const worths = new Map<Kind, number>();
    const chosen =
      this.candidates.length > 0 ? this.candidates : me.worth.map((_, plan) => ({ plan, sum: 0, looks: 0 }));
    for (const candidate of chosen) {
      const card = me.plans.cardAt(me.plans.ends[candidate.plan], slot);
      worths.set(card, Math.max(worths.get(card) ?? Number.NEGATIVE_INFINITY, this.worthOf(candidate)));
    }
    const answers = this.answers();
    const worthOf = (choice: Choice): number =>
      (choice.do === 'plan' ? worths.get(choice.card) : undefined) ?? Number.NEGATIVE_INFINITY;
    const order = decision.options.map((_, option) => option);
    const worth = decision.options.map(worthOf);
    order.sort((a, b) => (worth[a] === worth[b] ? a - b : worth[b] - worth[a]));
    return order.map(
      (option, place): Ranked => ({
        option,
        chance: Math.min(0.99, Math.max(0.01, worth[option] < -1 ? 0.01 : now + 0.5 * worth[option])),
        playouts: place === 0 ? this.playouts : 0,
        answers,
      }),
    );
  }

  /** When all plans lay the same card now there is nothing to think about. */
  lead(): number {
    return this.isForced ? Number.POSITIVE_INFINITY : 0;
  }

  private worthOf({ plan, sum, looks }: Candidate): number {
    const rounds = Math.max(1, Math.min(this.playouts, THIS_TURN));
    return this.me.worth[plan] / rounds + (looks === 0 ? 0 : sum / (looks + CAUTION));
  }

  /** Looks into the turn after one of the best plans, against what the others fly now. */
  private lookOn(): void {
    const { me, candidates } = this;
    if (candidates.length === 0) {
      const order = me.worth.map((_, plan) => plan).sort((a, b) => me.worth[b] - me.worth[a] || a - b);
      for (const plan of order.slice(0, BEST)) candidates.push({ plan, sum: 0, looks: 0 });
    }
    const nth = (this.playouts - THIS_TURN - 1) % candidates.length;
    if (nth === 0) for (const one of this.all) one.sample(this.chance);
    const candidate = candidates[nth];
    const [foe] = me.foes;
    const end = me.plans.ends[candidate.plan];
    candidate.sum += this.nextTurn(end, foe) - me.advantage(end, foe);
    candidate.looks++;
  }

  /** What the next turn is worth: what the best plans of both come to. */
  private nextTurn(end: number, foe: Flyer): number {
    const { s, me } = this;
    const then: WingsOfWar = { ...s, turn: s.turn + 1, planes: s.planes.slice() };
    moveTo(then, me.plans, end);
    moveTo(then, foe.plans, foe.flown[CARDS - 1]);
    const own = new Flyer(then, me.plans.plane, 0, NEXT_CARDS);
    const other = new Flyer(then, foe.plans.plane, 0, NEXT_CARDS);
    const both = oppose([own], [other]);
    for (let round = 1; round <= NEXT_ROUNDS; round++) learnTogether(then, both, this.chance, round);
    return (Math.max(...own.worth) - Math.max(...other.worth)) / (2 * NEXT_ROUNDS);
  }

  /** The first cards that the others like best. */
  private answers(): LikelyAnswer[] {
    const answers: LikelyAnswer[] = [];
    for (const { plans, liking } of this.me.foes) {
      const seat = this.s.fixed.planes[plans.plane].owner;
      const sum = liking.reduce((all, one) => all + one, 0);
      const shares = new Map<Kind, number>();
      plans.ends.forEach((end, i) => {
        const card = plans.cardAt(end, 0);
        shares.set(card, (shares.get(card) ?? 0) + liking[i] / sum);
      });
      for (const [card, share] of shares) if (share > 0) answers.push({ seat, choice: { do: 'plan', card }, share });
    }
    return answers.sort((a, b) => b.share - a.share).slice(0, ANSWERS);
  }
}

/** What is being planned: the aircraft, the slot, and the own aircraft whose cards lie already. */
export interface Planned {
  readonly plane: Plane;
  readonly slot: number;
  readonly planned: readonly Plane[];
}

/** Two sides that meet. */
function oppose(own: readonly Flyer[], others: readonly Flyer[]): readonly Flyer[] {
  for (const one of own) one.foes.push(...others);
  for (const one of others) one.foes.push(...own);
  return [...own, ...others];
}

function learnTogether(s: WingsOfWar, all: readonly Flyer[], chance: Chance, round: number): void {
  for (const one of all) one.sample(chance);
  for (const one of all) one.learn(s, round);
}

/** Puts an aircraft where a plan ends, ready for the next turn. */
function moveTo(s: WingsOfWar, plans: Plans, end: number): void {
  const a = s.planes[plans.plane];
  const { x, y, heading } = plans.spot(end);
  s.planes[plans.plane] = {
    ...a,
    x,
    y,
    heading,
    last: plans.card[end],
    level: plans.level[end],
    played: 0,
    banned: (a.stuckLeft === s.turn ? 1 : 0) | (a.stuckRight === s.turn ? 2 : 0),
  };
}

const isInFight = (s: WingsOfWar, plane: Plane): boolean => {
  const a = s.planes[plane];
  return isInPlay(a) && a.status === FLYING && !a.cloud;
};

/** Those in the fight of whom something is true, nearest first. */
function nearest(s: WingsOfWar, plane: Plane, most: number, isMeant: (other: Plane) => boolean): Plane[] {
  const a = s.planes[plane];
  const apart = (other: Plane): number => {
    const b = s.planes[other];
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
  };
  return s.planes
    .map((_, other) => other)
    .filter((other) => other !== plane && isInFight(s, other) && isMeant(other))
    .sort((b, c) => apart(b) - apart(c) || b - c)
    .slice(0, most);
}
