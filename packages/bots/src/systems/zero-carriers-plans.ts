import { lineOf, type Seat } from '@tallyho/kernel';
import type { FleetOrders, OpenCarriers } from '@tallyho/zero';
import { drawResource } from './zero-carriers-habits.ts';
import { type Mixture, mixtureOf } from './zero-carriers-mixture.ts';
import { Luck } from './zero-carriers-odds.ts';
import { type Outlook, openOrders, openResources, outlookOf, quickOrders } from './zero-carriers-outlook.ts';
import { playOut } from './zero-carriers-playout.ts';
import { type QuickOrders, type QuickResource, type QuickSheet, sheetOf } from './zero-carriers-sheet.ts';

/**
 * Plans that are thought about: what each is worth gets clearer with every look. All are tried with the same luck, and that is the
 * same for everybody who looks at the same sheets: nothing that is hidden changes it.
 */
export interface Plans {
  /** One more quick campaign for each of them. */
  look(): void;
  /** How often each option should be chosen, and the chance of winning with it; what the enemy will choose, likeliest first. */
  weighed(): Weighed;
}

export interface Weighed {
  readonly shares: readonly number[];
  readonly worths: readonly number[];
  readonly enemy: readonly { readonly orders: FleetOrders; readonly share: number }[];
}

/** So long a Pilot thinks: quick campaigns for each order against each, and for each Resource. */
const PILOTS = { orders: 80, resource: 96 };

/** What a Pilot comes to. */
export function pilotsView(plans: Plans): Weighed {
  const looks = plans instanceof OrderPlans ? PILOTS.orders : PILOTS.resource;
  for (let n = 0; n < looks; n++) plans.look();
  return plans.weighed();
}

/** What brings so much less than the best, in chance of winning, is chosen a quarter as often. */
const CLOSE = 0.015;

/** How often each should be chosen when only what it is worth is known: those that are nearly as good as the best nearly as often. */
export function byWorth(worths: readonly number[]): number[] {
  const best = Math.max(...worths);
  const weights = worths.map((worth) => 1 / (1 + (best - worth) / CLOSE) ** 2);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** Who is still looked into after so many looks: those that are no further behind the best, in chance of winning. */
export type Narrowing = readonly { readonly after: number; readonly behind: number }[];
const narrowing: Narrowing = [
  { after: 16, behind: 0.1 },
  { after: 40, behind: 0.05 },
];

/** Of some plans those that may still be the best. */
export function narrowed(
  open: readonly number[],
  looks: number,
  worthOf: () => readonly number[],
  steps = narrowing,
): readonly number[] {
  const now = steps.find(({ after }) => after === looks);
  if (now === undefined) return open;
  const worths = worthOf();
  const best = Math.max(...open.map((row) => worths[row]));
  return open.filter((row) => best - worths[row] <= now.behind);
}

/** The enemy's orders, those together that differ in their range alone: that is another each time. */
function alike(open: readonly QuickOrders[]): QuickOrders[][] {
  const plans = new Map<string, QuickOrders[]>();
  for (const one of open) {
    const key = `${one.op} ${one.place}`;
    const known = plans.get(key);
    if (known === undefined) plans.set(key, [one]);
    else known.push(one);
  }
  return [...plans.values()];
}

/** Z-25.31a, Z-25.41a — every order against every one that the enemy may write in secret, in a matrix of quick campaigns. */
export class OrderPlans implements Plans {
  private looks = 0;
  private readonly seat: Seat;
  private readonly sheet: QuickSheet;
  private readonly from: Outlook;
  private readonly own: readonly QuickOrders[];
  private readonly enemy: readonly (readonly QuickOrders[])[];
  private readonly sums: number[][];
  private readonly times: number[];
  private open: readonly number[];

  constructor(s: OpenCarriers, seat: Seat, options: readonly FleetOrders[]) {
    this.seat = seat;
    this.sheet = sheetOf(s.fixed);
    this.from = outlookOf(this.sheet, s);
    this.own = options.map((one) => quickOrders(this.sheet, seat, one));
    this.enemy = alike(openOrders(this.sheet, this.from, 1 - seat));
    this.sums = this.own.map(() => this.enemy.map(() => 0));
    this.times = this.own.map(() => 0);
    this.open = this.own.map((_, row) => row);
  }

  look(): void {
    const { seat, sheet, from, own, enemy, sums } = this;
    const luck = new Luck(this.looks);
    for (const row of this.open) {
      this.times[row]++;
      for (let column = 0; column < enemy.length; column++) {
        const theirs = enemy[column][this.looks % enemy[column].length];
        const orders = seat === 0 ? [own[row], theirs] : [theirs, own[row]];
        const worth = playOut(sheet, from, orders, [null, null], luck);
        sums[row][column] += seat === 0 ? worth : 1 - worth;
      }
    }
    this.looks++;
    this.open = narrowed(this.open, this.looks, () => this.mixture().worths);
  }

  private mixture(): Mixture {
    return mixtureOf(this.sums.map((row, i) => row.map((sum) => sum / Math.max(1, this.times[i]))));
  }

  weighed(): Weighed {
    const { enemy } = this;
    const { rows, columns, worths } = this.mixture();
    const near = byWorth(worths);
    return {
      // Who can be foreseen is met: what is nearly as good is ordered as well.
      shares: rows.map((share, i) => (share + near[i]) / 2),
      worths,
      enemy: columns
        .map((share, i) => ({ orders: enemy[i][0].orders, share }))
        .filter(({ share }) => share > 0)
        .sort((a, b) => b.share - a.share),
    };
  }
}

/** Z-25.52a — every Resource, whatever the enemy may pick, with what is left then for the rest of the campaign. */
export class ResourcePlans implements Plans {
  private looks = 0;
  private readonly seat: Seat;
  private readonly sheet: QuickSheet;
  private readonly from: Outlook;
  private readonly orders: readonly QuickOrders[];
  private readonly own: readonly QuickResource[];
  private readonly sums: number[];
  private readonly times: number[];
  private open: readonly number[];

  constructor(s: OpenCarriers, seat: Seat, numbers: readonly number[]) {
    this.seat = seat;
    this.sheet = sheetOf(s.fixed);
    this.from = outlookOf(this.sheet, s);
    this.orders = lineOf(s).orders.map((one, side) => quickOrders(this.sheet, side, one));
    const open = openResources(this.sheet, this.from, seat);
    this.own = numbers.flatMap((number) => open.filter((one) => one.number === number));
    this.sums = this.own.map(() => 0);
    this.times = this.own.map(() => 0);
    this.open = this.own.map((_, row) => row);
  }

  look(): void {
    const { seat, sheet, from, orders, own, sums } = this;
    const luck = new Luck(this.looks);
    const theirs = drawResource(sheet, from, 1 - seat, orders, luck);
    for (const i of this.open) {
      const worth = playOut(sheet, from, orders, seat === 0 ? [own[i], theirs] : [theirs, own[i]], luck);
      sums[i] += seat === 0 ? worth : 1 - worth;
      this.times[i]++;
    }
    this.looks++;
    this.open = narrowed(this.open, this.looks, () => this.worths());
  }

  private worths(): number[] {
    return this.sums.map((sum, i) => sum / Math.max(1, this.times[i]));
  }

  weighed(): Weighed {
    const worths = this.worths();
    return { shares: byWorth(worths), worths, enemy: [] };
  }
}
