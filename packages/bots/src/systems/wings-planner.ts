import type { Chance, Decision } from '@tallyho/kernel';
import { type Choice, FLYING, isEnemy, isInPlay, type Kind, type Plane, type WingsOfWar } from '@tallyho/wings-of-war';
import { ANSWERS, type LikelyAnswer, type Ranked, type Thinker } from '../thinker.ts';
import { Flyer } from './wings-flyer.ts';
import { CARDS, Plans } from './wings-plans.ts';

/** After so many playouts all have learnt enough of each other; then what the others will do is rehearsed, in so many playouts each time. */
const LEARNING = 120;
const REHEARSAL = 60;
/** How much the rehearsals count beside what was learnt before. */
const TRUST = 0.5;

/** In a large fight only the nearest are thought about. */
const MOST_FOES = 3;
const MOST_FRIENDS = 2;

/**
 * Looks for a plan of three cards as a whole. Every playout, each aircraft in the fight flies one of its plans, and learns what
 * all its plans would have given and taken against those of the others: what has done well is flown more often. All learn together,
 * so that a plan has to be good against good pilots, though not only against the best. Then it puts itself in the others' place,
 * again and again from the beginning: what would they lay if they thought like this? Its own plans are judged by that, too.
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
  /** The cast of the rehearsal that is going on, how far it has come, and how many there were. */
  private cast: readonly Flyer[] = [];
  private rehearsed = 0;
  private rehearsals = 0;
  /** By plan: all that it would have been worth against what the others came to. */
  private readonly response: number[];
  /** Everybody in the fight as the others see it: they do not know what we have laid. */
  private readonly newCast: () => readonly Flyer[];

  constructor(
    s: WingsOfWar,
    decision: Decision<Choice>,
    { plane, slot, planned, seen, care }: Planned,
    now: number,
    chance: Chance,
  ) {
    this.s = s;
    this.decision = decision;
    this.chance = chance;
    this.slot = slot;
    this.now = now;
    const laid = (one: Plane): number => {
      if (planned.includes(one)) return CARDS;
      if (one === plane) return slot;
      return isEnemy(s, plane, one) && s.planes[one].plan.every((card, i) => i >= seen || card >= 0) ? seen : 0;
    };
    const flyer = (one: Plane): Flyer => new Flyer(s, new Plans(s, one, laid(one)), care);
    this.me = flyer(plane);
    const own = [this.me, ...nearest(s, plane, MOST_FRIENDS, (other) => !isEnemy(s, plane, other)).map(flyer)];
    const others = nearest(s, plane, MOST_FOES, (other) => isEnemy(s, plane, other)).map(flyer);
    this.all = oppose(own, others);
    const unseen = slot === 0 ? this.me.plans : new Plans(s, plane, 0);
    const again = ({ plans }: Flyer): Flyer => new Flyer(s, plans.plane === plane ? unseen : plans, care);
    this.newCast = () => oppose(own.map(again), others.map(again));
    this.response = this.me.worth.map(() => 0);
    const { plans } = this.me;
    this.isForced = plans.ends.every((end) => plans.cardAt(end, slot) === plans.cardAt(plans.ends[0], slot));
  }

  playout(): void {
    this.playouts++;
    if (this.playouts <= LEARNING || this.me.foes.length === 0)
      learnTogether(this.s, this.all, this.chance, this.playouts);
    else this.rehearse();
  }

  /** The options, best first; one that no good plan begins with comes after all others. */
  ranked(): Ranked[] {
    const { me, decision, slot, now } = this;
    const worths = new Map<Kind, number>();
    me.plans.ends.forEach((end, plan) => {
      const card = me.plans.cardAt(end, slot);
      worths.set(card, Math.max(worths.get(card) ?? Number.NEGATIVE_INFINITY, this.worthOf(plan)));
    });
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

  private worthOf(plan: number): number {
    const rounds = Math.max(1, this.me.foes.length === 0 ? this.playouts : Math.min(this.playouts, LEARNING));
    const learnt = this.me.worth[plan] / rounds;
    if (this.rehearsals === 0) return learnt;
    return (1 - TRUST) * learnt + (TRUST * this.response[plan]) / this.rehearsals;
  }

  /** One more playout of the rehearsal; at its end the others fly the plans that they have come to like best. */
  private rehearse(): void {
    const { me, s, response } = this;
    if (this.rehearsed === 0) this.cast = this.newCast();
    learnTogether(s, this.cast, this.chance, ++this.rehearsed);
    if (this.rehearsed < REHEARSAL) return;
    this.rehearsed = 0;
    this.rehearsals++;
    for (const foe of me.foes) {
      const double = this.cast.find(({ plans }) => plans.plane === foe.plans.plane);
      if (double !== undefined) foe.fly(double.best());
    }
    me.judge(s, response);
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
  /** How many cards of the enemies it sees: none, but for measuring. */
  readonly seen: number;
  /** By how much the pilots mind being hit more than hitting. */
  readonly care: number;
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
