import { lineOf, type Seat } from '@tallyho/kernel';
import type { ListedAircraft } from '../../content/aircraft-types.ts';
import type { CarrierTurn, Launch, OpenCarriers } from '../state.ts';
import {
  baseCap,
  baseStrike,
  capExtras,
  capPlans,
  type Extra,
  forceAt,
  forceOf,
  isCapDrawn,
  type StrikePlan,
  strikeExtras,
  strikePlans,
  wholeCaps,
  wholeForce,
  wholeForceCap,
  wholeStrikes,
  withElement,
} from './aircraft.ts';
import type { LaunchReason } from './launch-reasons.ts';
import { fleetOf } from './tracks.ts';
import { barElement, listOf, type Unit } from './units.ts';

/** A list that is not offered, and why. */
export interface NotFlown {
  readonly fly: readonly ListedAircraft[];
  readonly reason: LaunchReason;
}

/** And at which target. */
export type StrikeNotFlown = StrikePlan & NotFlown;

/** Those that are not offered, each once. */
function notAmong<R extends NotFlown>(offered: readonly Omit<R, 'reason'>[], refused: readonly R[]): R[] {
  const known = new Set(offered.map((plan) => JSON.stringify(plan)));
  return refused.filter(({ reason: _, ...plan }) => {
    const key = JSON.stringify(plan);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** Z-25.65a — a list with one Element more of a type than there are cards. */
const beyondCards = ({ fixed }: OpenCarriers, base: readonly Unit[], extras: readonly Extra[]): NotFlown[] =>
  extras.flatMap(({ types }) =>
    types.flatMap((aircraft): NotFlown[] => {
      const reason = barElement(fixed, base, aircraft);
      return reason === null ? [] : [{ fly: listOf(withElement(base, aircraft)), reason }];
    }),
  );

/** Z-25.63b — a list as it would be without damage. */
const undamaged = (lists: readonly Unit[][]): NotFlown[] =>
  lists.map((units) => ({ fly: listOf(units), reason: 'stays-behind' }));

/** Z-25.63a, Z-25.65a — of a Fleet. */
function fleetStrikesNotFlown(s: OpenCarriers, turn: CarrierTurn, seat: Seat): NotFlown[] {
  const { fixed } = s;
  const { op } = turn.orders[seat];
  return [
    ...beyondCards(s, baseStrike(fixed, turn, seat, op), strikeExtras(fixed, turn, seat, op)),
    ...undamaged(wholeStrikes(fixed, turn, seat, op)),
  ];
}

/** Z-25.63b, Z-25.65a — Strikes that damage or the cards do not allow: of a Fleet at its target, of another force at each of its own. */
export function strikesNotFlown(s: OpenCarriers, launch: Launch): StrikeNotFlown[] {
  const { kind, side, target } = launch;
  const force = kind === 'island' ? forceOf(s.fixed, side) : undefined;
  const targets = force?.targets ?? (kind === 'carrier' && target !== null ? [target] : []);
  const lists = force === undefined ? fleetStrikesNotFlown(s, lineOf(s), side) : undamaged(wholeForce(s.fixed, force));
  return notAmong<StrikeNotFlown>(
    strikePlans(s, launch),
    targets.flatMap((at) => lists.map(({ fly, reason }): StrikeNotFlown => ({ target: at, fly, reason }))),
  );
}

/** Z-25.65a, Z-25.84a — of a Fleet: with one Element more than there are cards, or as it would be without damage. */
function fleetCapsNotFlown(s: OpenCarriers, seat: Seat): NotFlown[] {
  const { fixed } = s;
  const turn = lineOf(s);
  const { op } = turn.orders[seat];
  return [
    ...beyondCards(s, baseCap(fixed, seat, op), capExtras(fixed, turn, seat)),
    ...undamaged(wholeCaps(fixed, turn, seat, op)),
  ];
}

/** Z-25.65a, Z-25.84a — CAPs that damage or the cards do not allow: Z-25.43c, of another force as its track says. */
export function capsNotFlown(s: OpenCarriers, launch: Launch): NotFlown[] {
  const { side, target } = launch;
  if (target === null || isCapDrawn(s.fixed, target)) return [];
  const seat = 1 - side;
  const force = forceAt(s.fixed, target);
  const refused =
    force !== undefined
      ? undamaged([wholeForceCap(s.fixed, force)])
      : target === fleetOf(seat)
        ? fleetCapsNotFlown(s, seat)
        : [];
  return notAmong<NotFlown>(
    capPlans(s, launch).map((fly) => ({ fly })),
    refused,
  );
}
