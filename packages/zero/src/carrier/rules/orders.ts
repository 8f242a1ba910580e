import type { RuleId, Seat } from '@tallyho/kernel';
import { type FleetTactic, fleetTactics, flightOps } from '../../content/carrier-types.ts';
import { sides } from '../../content/types.ts';
import type { FleetOrders } from '../choices.ts';
import type { CarrierFixed, CarrierTurn, OpenCarriers } from '../state.ts';

/** Why orders cannot be written, and the rule that says so. */
export const orderReasons = {
  'range-out-of-reach': 'Z-25.32b',
  'large-strike-twice': 'Z-25.42b',
  'opening-is-prescribed': 'Z-25.21a',
} as const satisfies { readonly [reason: string]: RuleId };
export type OrderReason = keyof typeof orderReasons;

/** Z-25.71b — the number of a Fleet Tactic: Close 0, Medium 1, Long 2. */
export const rangeOf = (tactic: FleetTactic): number => fleetTactics.indexOf(tactic);

/** Z-25.33a, Z-25.71b — both range numbers of a turn. */
export const rangeSum = ({ orders }: CarrierTurn): number =>
  orders.reduce((sum, { tactic }) => sum + rangeOf(tactic), 0);

/** Z-25.32a, Z-25.42a, Z-25.43a, Z-CGAP-57 — all that could be written: a range, and a Strike of some size at some target, or none. */
export const everyOrder = ({ campaign }: CarrierFixed, seat: Seat): FleetOrders[] =>
  fleetTactics.flatMap((tactic) =>
    flightOps.flatMap((op): FleetOrders[] =>
      op === 'no-strike'
        ? [{ tactic, op, target: null }]
        : campaign.targets[sides[seat]].map((target) => ({ tactic, op, target })),
    ),
  );

/** Between turns: what both sides wrote last; null: nothing yet. */
export const lastOrders = ({ log }: Pick<OpenCarriers, 'log'>, seat: Seat): FleetOrders | null =>
  log.at(-1)?.orders[seat] ?? null;

/** Z-25.32b, Z-25.42b — why a side cannot write these orders now; null: it can. */
export function barOrders(s: OpenCarriers, seat: Seat, { tactic, op, target }: FleetOrders): OrderReason | null {
  const { opening } = s.fixed.campaign;
  const last = lastOrders(s, seat);
  if (opening !== null && opening.side === sides[seat] && s.log.length === 0 && target !== opening.target)
    return 'opening-is-prescribed';
  if (last === null) return null;
  if (Math.abs(rangeOf(tactic) - rangeOf(last.tactic)) > 1) return 'range-out-of-reach';
  return op === 'large-strike' && last.op === 'large-strike' ? 'large-strike-twice' : null;
}

/** What a side can write now. */
export const openOrders = (s: OpenCarriers, seat: Seat): FleetOrders[] =>
  everyOrder(s.fixed, seat).filter((orders) => barOrders(s, seat, orders) === null);
