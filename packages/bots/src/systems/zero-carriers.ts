import { type Ask, type Chance, type Seat, Table } from '@tallyho/kernel';
import {
  type AnyCarrierChoice,
  type AnyCarrierEvent,
  type CarrierChoice,
  type CarrierState,
  type CarrierView,
  carrierDecisions,
  carrierRules,
  type Dogfight,
  type Launch,
  selection,
  zeroCarriers,
} from '@tallyho/zero';
import { Search } from '../search.ts';
import { atLeast, type Thumbs } from '../thumbs.ts';
import { zeroThumbs } from './zero.ts';
import { admiralFor, plansFor } from './zero-carriers-admiral.ts';
import { skillsOf, worthOfCap, worthOfSending, worthOfVeteran } from './zero-carriers-launches.ts';
import { type Plans, pilotsView } from './zero-carriers-plans.ts';
import { wantsReshuffle, weighSelection } from './zero-selection.ts';

type Choices = readonly AnyCarrierChoice[];

/** CH-19.24c — with what has been drawn of the deck. */
function isToReshuffle({ fixed: { campaign, rows = [], cards }, deck }: CarrierState, seat: Seat): boolean {
  const rowsOf = (of: readonly number[]) => of.map((card) => rows[card]);
  return (
    campaign.selection !== undefined &&
    wantsReshuffle(seat, campaign.selection, null, rowsOf(deck.discard), rowsOf(cards))
  );
}

/** The Strike's own table, in the world that this one holds. */
function insideOf({ state }: Table<CarrierState, AnyCarrierChoice, AnyCarrierEvent>, seat: Seat) {
  const table = new Table(zeroThumbs.game, state.inner as Dogfight);
  return { table, ask: table.openAsk(seat) as Ask };
}

/** What shares add up to as weights: whatever has none is still not quite out of the question. */
const SHARES = 10;

function weighPlans(plans: Plans, weights: number[]): void {
  for (const share of pilotsView(plans).shares) weights.push(atLeast(LEAST + SHARES * share));
}
const LEAST = 0.02;

/** The launches of a turn that a side sends, or meets: those that are being laid out. */
const laidOut = ({ log }: CarrierState, is: (launch: Launch) => boolean): Launch | undefined =>
  log.at(-1)?.launches.find((launch) => launch.state === 'planned' && launch.kind !== 'scout' && is(launch));

/** What flies is weighed in VPs: one less than the best is a ninth as good. */
function weighLaunches(s: CarrierState, seat: Seat, options: Choices, weights: number[]): void {
  const own = laidOut(s, ({ side }) => side === seat);
  const enemys = laidOut(s, ({ side }) => side !== seat);
  const worths = options.map((choice) => {
    if (choice.do === 'strike' && own !== undefined) return worthOfSending(s, own, choice.target, choice.fly);
    if (choice.do === 'cap' && enemys !== undefined) return worthOfCap(s, enemys, choice.fly);
    if (choice.do === 'decoy') return choice.wanted ? ASKED : 0;
    return choice.do === 'veteran' ? worthOfVeteran(s, seat, choice) : 0;
  });
  const best = Math.max(...worths);
  for (const worth of worths) weights.push(atLeast(4 / (1 + 2 * (best - worth)) ** 2));
}

/** What flies is not looked into any further. */
const launches = carrierDecisions.filter((kind) => kind !== 'orders' && kind !== 'resource');

/** Bombs on a force that sails ahead are bombs that do not hit carriers. */
const ASKED = 3;

/** So many VPs ahead are a campaign won or lost. */
const DECISIVE = 40;

/**
 * The rules of thumb of a Carrier campaign: orders and Resources by quick campaigns that go on from the sheets as they lie, mixed so that nobody
 * can count on them; what flies by what it can be expected to do; in a Strike, those of the Mission. Who looks ahead answers what such rules
 * would make the enemy order; in a Strike he searches, and boxes are what counts.
 */
export const zeroCarriersThumbs: Thumbs<CarrierState, AnyCarrierChoice, AnyCarrierEvent, CarrierView> = {
  game: zeroCarriers,
  weigh(table, ask, options, weights) {
    const { state } = table;
    if (state.inner !== null) {
      const inside = insideOf(table, ask.seat);
      zeroThumbs.weigh(inside.table, inside.ask, options as never, weights);
      return;
    }
    if (options.every(isSelecting))
      return weighSelection(options, (pilot) => skillsOf(state.fixed, pilot), weights, isToReshuffle(state, ask.seat));
    const plans = plansFor(state, ask.seat, options);
    if (plans === null) weighLaunches(state, ask.seat, options, weights);
    else weighPlans(plans, weights);
  },
  estimate(s, seat) {
    const ahead = (carrierRules.totalOf(s, seat) - carrierRules.totalOf(s, 1 - seat)) / DECISIVE;
    const standing = Math.min(0.95, Math.max(0.05, 0.5 + ahead / 2));
    return s.inner === null ? standing : (standing + zeroThumbs.estimate(s.inner, seat)) / 2;
  },
  total: (s) => carrierRules.totalOf(s, 0) - carrierRules.totalOf(s, 1),
  bold(choice) {
    if (choice.do === 'orders') return choice.op === 'large-strike' ? 1 : choice.op === 'no-strike' ? -1 : 0;
    return isBetween(choice) ? 0 : (zeroThumbs.bold?.(choice) ?? 0);
  },
  thinker(worlds, decision, chance: Chance) {
    if (!carrierDecisions.some((kind) => kind === decision.kind))
      return new Search(zeroThumbs as Thumbs, (other) => worlds(other).inner as Dogfight, decision, chance);
    return (
      admiralFor(worlds(chance), decision, chance) ?? new Search(zeroCarriersThumbs as Thumbs, worlds, decision, chance)
    );
  },
  unsearched: [...launches, ...(zeroThumbs.unsearched ?? [])],
  varied: ['orders', 'resource', ...(zeroThumbs.varied ?? [])],
  sealed: zeroThumbs.sealed ?? [],
  horizon: zeroThumbs.horizon,
  veteran: zeroThumbs.veteran,
};

const isBetween = (choice: AnyCarrierChoice): choice is CarrierChoice =>
  choice.do === 'green' || carrierDecisions.some((kind) => kind === choice.do);

const isSelecting = (choice: AnyCarrierChoice): choice is selection.SelectionChoice =>
  choice.do === 'green' || selection.selectionDecisions.some((kind) => kind === choice.do);
