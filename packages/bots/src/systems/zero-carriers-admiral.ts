import { below, type Chance, type Decision, type Seat } from '@tallyho/kernel';
import { type AnyCarrierChoice, giveOrders, type OpenCarriers } from '@tallyho/zero';
import { ANSWERS, type Ranked, type Thinker } from '../thinker.ts';
import { type Answers, orderAnswers, resourceAnswers } from './zero-carriers-answers.ts';
import { OrderPlans, type Plans, ResourcePlans } from './zero-carriers-plans.ts';

type Choices = readonly AnyCarrierChoice[];

const ordersOf = (options: Choices) => options.flatMap((choice) => (choice.do === 'orders' ? [choice] : []));
const numbersOf = (options: Choices) =>
  options.flatMap((choice) => (choice.do === 'resource' ? [choice.resource] : []));

/** How a Pilot plans: orders and Resources are looked into with quick campaigns; null: another kind of choice. */
export function plansFor(s: OpenCarriers, seat: Seat, options: Choices): Plans | null {
  const orders = ordersOf(options);
  if (orders.length > 0) return new OrderPlans(s, seat, orders);
  const numbers = numbersOf(options);
  return numbers.length > 0 ? new ResourcePlans(s, seat, numbers) : null;
}

/** How a Veteran does: he asks himself first what a Pilot in the enemy's place would do. */
function answersFor(s: OpenCarriers, seat: Seat, options: Choices, first: number): Answers | null {
  const orders = ordersOf(options);
  if (orders.length > 0) return orderAnswers(s, seat, orders, first);
  const numbers = numbersOf(options);
  return numbers.length > 0 ? resourceAnswers(s, seat, numbers, first) : null;
}

/** A whole number given out by shares that come to one, without anything left over. */
function apportioned(shares: readonly number[], whole: number): number[] {
  let [sum, given] = [0, 0];
  return shares.map((share) => {
    sum += share;
    const part = Math.round(sum * whole) - given;
    given += part;
    return part;
  });
}

/** So many quick campaigns for each plan with every playout. */
const LOOKS = 4;
/** And with what luck they begin: any of so many. */
const LUCKS = 1 << 24;

/** Looks into orders or Resources, as a Veteran or an Ace: what a hint is taken from as well. */
class Admiral implements Thinker {
  playouts = 0;
  private readonly plans: Answers;
  private readonly seat: Seat;

  constructor(plans: Answers, seat: Seat) {
    this.plans = plans;
    this.seat = seat;
  }

  playout(): void {
    this.playouts++;
    for (let n = 0; n < LOOKS; n++) this.plans.look();
  }

  ranked(): Ranked[] {
    const { shares, worths, enemy } = this.plans.weighed();
    const answers = enemy
      .slice(0, ANSWERS)
      .map(({ orders, share }) => ({ seat: 1 - this.seat, choice: giveOrders(orders), share }));
    return apportioned(shares, this.playouts)
      .map((playouts, option): Ranked => ({ option, chance: worths[option], playouts, answers }))
      .sort((a, b) => b.playouts - a.playouts || b.chance - a.chance || a.option - b.option);
  }

  lead(): number {
    return this.plans.isSettled() ? Number.POSITIVE_INFINITY : 0;
  }
}

/** Orders and Resources are public matters: any world shows the same sheets. */
export function admiralFor(
  s: OpenCarriers,
  { seat, options }: Decision<AnyCarrierChoice>,
  chance: Chance,
): Admiral | null {
  const plans = answersFor(s, seat, options, below(chance, LUCKS));
  return plans === null ? null : new Admiral(plans, seat);
}
