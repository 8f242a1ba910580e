import { below, type Chance } from '@tallyho/kernel';
import { OUT_OF_REACH, type WingsOfWar } from '@tallyho/wings-of-war';
import { frontCards, grip, rearCards } from './wings-aim.ts';
import { cosineOf } from './wings-flight.ts';
import { CARDS, type Plans } from './wings-plans.ts';
import { progress } from './wings-tasks.ts';

/** What a damage card takes on average, in half points. */
const USUAL_HIT = 3.2;
/** What it is worth to have somebody before one's guns when the turn is over; an aircraft shot down is worth 1. */
const GRIP = 0.1;
/** What it is worth to have done what one was sent for, and to come nearer to it by ten centimetres. */
const DONE = 1;
const NEARER = 0.3;
/** A plan that is worse than the best by so much is not flown any more. */
const WIDTH = 0.3;
const FINE = 1 << 20;

/** One aircraft in a fight with all its plans for a turn, and what it has learnt about them. */
export class Flyer {
  readonly plans: Plans;
  readonly foes: Flyer[] = [];
  /** By plan: all that it would have been worth so far. */
  readonly worth: number[];
  /** The branches of the plan that it flies in this playout, by phase. */
  readonly flown: number[] = [0, 0, 0];
  /** By plan, how readily it is flown; and all of them together. */
  readonly liking: number[];
  private likings: number;
  private readonly value: number[];
  /** What a damage card from the front and the rear gun takes. */
  private readonly front: number;
  private readonly rear: number;
  private readonly rearLimit: number;
  private readonly jams: readonly number[];
  /** What half a point of damage to it is worth; and by how much its pilot minds that more than doing damage. */
  private readonly frail: number;
  private readonly care: number;

  constructor(s: WingsOfWar, plans: Plans, care: number) {
    this.care = care;
    this.plans = plans;
    const { ends, card, plane } = plans;
    this.value = card.map(() => 0);
    this.worth = ends.map(() => 0);
    this.liking = ends.map(() => 1);
    this.likings = ends.length;
    const { guns, rearArc, endurance } = s.fixed.planes[plane];
    const { jams, hits } = s.planes[plane];
    this.front = meanDamage(s, guns[0]);
    this.rear = meanDamage(s, guns[1]);
    this.rearLimit = cosineOf(rearArc);
    this.jams = jams;
    this.frail = 0.5 / endurance + 0.5 / Math.max(2, endurance - USUAL_HIT * hits.length);
  }

  /** Flies what has done well so far, the better the more often. */
  sample(chance: Chance): void {
    const { liking } = this;
    const left = (this.likings * below(chance, FINE)) / FINE;
    let at = 0;
    for (let sum = liking[0]; at < liking.length - 1 && sum <= left; sum += liking[at]) at++;
    this.fly(at);
  }

  /** The plan that has been worth most. */
  best(): number {
    const { worth } = this;
    let best = 0;
    for (let i = 1; i < worth.length; i++) if (worth[i] > worth[best]) best = i;
    return best;
  }

  /** Flies this plan in the playout. */
  fly(plan: number): void {
    const { plans, flown } = this;
    let branch = plans.ends[plan];
    for (let phase = CARDS - 1; phase >= 0; phase--) {
      flown[phase] = branch;
      branch = plans.before[branch];
    }
  }

  /** Looks what every plan would have been worth against what the others fly in this playout. */
  learn(s: WingsOfWar, round: number): void {
    const { liking, worth } = this;
    this.judge(s, worth);
    const best = worth[this.best()];
    this.likings = 0;
    for (let i = 0; i < worth.length; i++) {
      const near = Math.max(0, 1 - (best - worth[i]) / (WIDTH * round));
      liking[i] = near * near * near * near;
      this.likings += liking[i];
    }
  }

  /** Adds what every plan would be worth against what the others fly now. */
  judge(s: WingsOfWar, sums: number[]): void {
    const { plans, value } = this;
    for (let branch = 0; branch < value.length; branch++) {
      const before = plans.before[branch];
      value[branch] = (before < 0 ? 0 : value[before]) + this.exchange(branch);
    }
    for (let i = 0; i < sums.length; i++) {
      const end = plans.ends[i];
      sums[i] += value[end] + this.outlook(s, end);
    }
  }

  /** What is given and taken in one phase: a gun fires at one enemy, but all of them may fire at us. */
  private exchange(branch: number): number {
    const { plans, foes } = this;
    const phase = plans.phase[branch];
    const x = plans.x[branch];
    const y = plans.y[branch];
    let given = 0;
    let taken = 0;
    for (let i = 0; i < foes.length; i++) {
      const foe = foes[i];
      const at = foe.flown[phase];
      const dx = foe.plans.x[at] - x;
      const dy = foe.plans.y[at] - y;
      if (dx > OUT_OF_REACH || dx < -OUT_OF_REACH || dy > OUT_OF_REACH || dy < -OUT_OF_REACH) continue;
      const hit = this.damage(branch, foe.plans, at) * foe.frail;
      if (hit > given) given = hit;
      taken += foe.damage(at, plans, branch);
    }
    return given - taken * this.frail * this.care;
  }

  private damage(branch: number, other: Plans, at: number): number {
    const { plans, front, rear, jams } = this;
    const phase = plans.phase[branch];
    const apart = Math.abs(plans.level[branch] - other.level[at]);
    if (apart > 1) return 0;
    const x = plans.x[branch];
    const y = plans.y[branch];
    const sin = plans.sin[branch];
    const cos = plans.cos[branch];
    let points = 0;
    if (front > 0 && jams[0] <= phase) {
      const cards = frontCards(x, y, sin, cos, other.x[at], other.y[at], other.sin[at], other.cos[at]);
      points += front * (apart === 0 ? cards : cards >> 1);
    }
    if (rear > 0 && jams[1] <= phase) {
      const cards = rearCards(other.x[at] - x, other.y[at] - y, sin, cos, this.rearLimit);
      points += rear * (apart === 0 ? cards : cards >> 1);
    }
    return points;
  }

  /** How the turn ends: who has whom before his guns, and what has become of the task. */
  private outlook(s: WingsOfWar, end: number): number {
    const { plans, foes } = this;
    if (plans.goesHome(s, end)) return DONE;
    let sum = 0;
    for (let i = 0; i < foes.length; i++) sum += this.advantage(end, foes[i]);
    if (s.fixed.planes[plans.plane].objective >= 0) sum += NEARER * progress(s, plans.plane, plans.spot(end));
    return sum;
  }

  /** Who has whom before his guns when both have flown. */
  private advantage(end: number, { plans: other, flown }: Flyer): number {
    const { plans } = this;
    const at = flown[CARDS - 1];
    const dx = other.x[at] - plans.x[end];
    const dy = other.y[at] - plans.y[end];
    return GRIP * (grip(dx, dy, plans.sin[end], plans.cos[end]) - grip(-dx, -dy, other.sin[at], other.cos[at]));
  }
}

function meanDamage(s: WingsOfWar, deck: number): number {
  if (deck < 0) return 0;
  const cards = s.fixed.cards[deck];
  let sum = 0;
  for (const card of cards) sum += 2 * s.fixed.points[card];
  return sum / Math.max(1, cards.length);
}
