import type { Decision, Seat } from '@tallyho/kernel';
import { type AnyCarrierChoice, giveOrders, type OpenCarriers } from '@tallyho/zero';
import { ANSWERS, type Ranked, type Thinker } from '../thinker.ts';
import { OrderPlans, type Plans, ResourcePlans } from './zero-carriers-plans.ts';

/** Orders and Resources are looked into with quick campaigns; null: another kind of choice. */
export function plansFor(s: OpenCarriers, seat: Seat, options: readonly AnyCarrierChoice[]): Plans | null {
  const orders = options.flatMap((choice) => (choice.do === 'orders' ? [choice] : []));
  if (orders.length > 0) return new OrderPlans(s, seat, orders);
  const numbers = options.flatMap((choice) => (choice.do === 'resource' ? [choice.resource] : []));
  return numbers.length > 0 ? new ResourcePlans(s, seat, numbers) : null;
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

/** Looks into orders or Resources, a quick campaign for each with every playout: what a hint is taken from. */
class Admiral implements Thinker {
  playouts = 0;
  private readonly plans: Plans;
  private readonly seat: Seat;

  constructor(plans: Plans, seat: Seat) {
    this.plans = plans;
    this.seat = seat;
  }

  playout(): void {
    this.playouts++;
    this.plans.look();
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
    return 0;
  }
}

/** Orders and Resources are public matters: any world shows the same sheets. */
export function admiralFor(s: OpenCarriers, { seat, options }: Decision<AnyCarrierChoice>): Admiral | null {
  const plans = plansFor(s, seat, options);
  return plans === null ? null : new Admiral(plans, seat);
}
