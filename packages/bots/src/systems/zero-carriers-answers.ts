import { lineOf, type Seat } from '@tallyho/kernel';
import { carrierRules, type FleetOrders, type OpenCarriers } from '@tallyho/zero';
import { Luck } from './zero-carriers-odds.ts';
import { openResources, outlookOf, quickOrders } from './zero-carriers-outlook.ts';
import {
  byWorth,
  type Narrowing,
  narrowed,
  OrderPlans,
  type Plans,
  pilotsView,
  ResourcePlans,
  type Weighed,
} from './zero-carriers-plans.ts';
import { playOut } from './zero-carriers-playout.ts';
import { type QuickResource, sheetOf } from './zero-carriers-sheet.ts';

/** With many looks the best is known more closely. */
const narrowing: Narrowing = [
  { after: 128, behind: 0.05 },
  { after: 512, behind: 0.02 },
  { after: 2048, behind: 0.01 },
];

/** What is to be answered: how many ways there are, what one of them comes to in such a quick campaign, and what the enemy will probably do. */
export interface Question {
  readonly ways: number;
  worth(way: number, campaign: number): number;
  readonly enemy: Weighed['enemy'];
}

/**
 * Every way against what the enemy will probably do, and the best is taken: a mixture would be for an enemy who knows as much. Luck is another
 * each time, beginning with `first`, so that of those that are about as good not the same is always the best.
 */
export class Answers implements Plans {
  private looks = 0;
  private readonly question: Question;
  private readonly first: number;
  private readonly sums: number[];
  private readonly times: number[];
  private open: readonly number[];

  constructor(question: Question, first: number) {
    this.question = question;
    this.first = first;
    this.sums = Array.from({ length: question.ways }, () => 0);
    this.times = this.sums.slice();
    this.open = this.sums.map((_, way) => way);
  }

  look(): void {
    for (const way of this.open) {
      this.sums[way] += this.question.worth(way, this.first + this.looks);
      this.times[way]++;
    }
    this.looks++;
    this.open = narrowed(this.open, this.looks, () => this.worths(), narrowing);
  }

  /** Whether only one is left. */
  isSettled = (): boolean => this.open.length === 1;

  private worths(): number[] {
    return this.sums.map((sum, way) => sum / Math.max(1, this.times[way]));
  }

  weighed(): Weighed {
    const worths = this.worths();
    const among = byWorth(this.open.map((way) => worths[way]));
    const shares = worths.map(() => 0);
    for (const [i, way] of this.open.entries()) shares[way] = among[i];
    return { shares, worths, enemy: this.question.enemy };
  }
}

/** Z-25.31a, Z-25.41a — orders against those that a Pilot would write in the enemy's place, as often as he would. */
export function orderAnswers(s: OpenCarriers, seat: Seat, options: readonly FleetOrders[], first: number): Answers {
  const sheet = sheetOf(s.fixed);
  const from = outlookOf(sheet, s);
  const own = options.map((one) => quickOrders(sheet, seat, one));
  const open = carrierRules.openOrders(s, 1 - seat);
  const theirs = open.map((one) => quickOrders(sheet, 1 - seat, one));
  const { shares } = pilotsView(new OrderPlans(s, 1 - seat, open));
  const question: Question = {
    ways: own.length,
    worth(way, campaign) {
      const luck = new Luck(campaign);
      const met = theirs[luck.turnTo(from.turn, 'orders', 1 - seat).pick(shares)];
      const worth = playOut(sheet, from, seat === 0 ? [own[way], met] : [met, own[way]], [null, null], luck);
      return seat === 0 ? worth : 1 - worth;
    },
    enemy: open.map((orders, i) => ({ orders, share: shares[i] })).sort((a, b) => b.share - a.share),
  };
  return new Answers(question, first);
}

/** Z-25.52a — Resources against those that a Pilot would pick there. */
export function resourceAnswers(s: OpenCarriers, seat: Seat, numbers: readonly number[], first: number): Answers {
  const sheet = sheetOf(s.fixed);
  const from = outlookOf(sheet, s);
  const orders = lineOf(s).orders.map((one, side) => quickOrders(sheet, side, one));
  const byNumber = (side: Seat, wanted: readonly number[]): QuickResource[] =>
    wanted.flatMap((number) => openResources(sheet, from, side).filter((one) => one.number === number));
  const own = byNumber(seat, numbers);
  const open = carrierRules.openCarrierResources(s, 1 - seat);
  const theirs = byNumber(1 - seat, open);
  const { shares } = pilotsView(new ResourcePlans(s, 1 - seat, open));
  const question: Question = {
    ways: own.length,
    worth(way, campaign) {
      const luck = new Luck(campaign);
      const met = theirs[luck.turnTo(from.turn, 'resource', 1 - seat).pick(shares)];
      const worth = playOut(sheet, from, orders, seat === 0 ? [own[way], met] : [met, own[way]], luck);
      return seat === 0 ? worth : 1 - worth;
    },
    enemy: [],
  };
  return new Answers(question, first);
}
