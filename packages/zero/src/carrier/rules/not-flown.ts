import { lineOf, type RuleId } from '@tallyho/kernel';
import type { ListedAircraft } from '../../content/aircraft-types.ts';
import type { Launch, OpenCarriers } from '../state.ts';
import {
  baseCap,
  fleetCaps,
  fleetTypes,
  forceOf,
  strikePlans,
  wholeCaps,
  wholeForce,
  wholeStrikes,
} from './aircraft.ts';
import { effectsOf } from './resources.ts';
import { fleetOf } from './tracks.ts';
import { hasCards, listOf } from './units.ts';

/** Why aircraft do not fly that somebody might look for, and the rule that says so. */
export const launchReasons = {
  'stays-behind': 'Z-25.63b',
  'no-cards-left': 'Z-25.65a',
} as const satisfies { readonly [reason: string]: RuleId };
export type LaunchReason = keyof typeof launchReasons;

/** A list that is not offered, and why. */
export interface NotFlown {
  readonly fly: readonly ListedAircraft[];
  readonly reason: LaunchReason;
}

const notAmong = (offered: readonly (readonly ListedAircraft[])[], refused: readonly NotFlown[]): NotFlown[] => {
  const known = new Set(offered.map((fly) => JSON.stringify(fly)));
  return refused.filter(({ fly }) => {
    const key = JSON.stringify(fly);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
};

/** Z-25.63b — a Strike as it would be without damage. */
export function strikesNotFlown(s: OpenCarriers, launch: Launch): NotFlown[] {
  const { kind, side } = launch;
  const { fixed } = s;
  const turn = lineOf(s);
  const force = forceOf(fixed, side);
  const whole =
    kind === 'carrier'
      ? wholeStrikes(fixed, turn, side, turn.orders[side].op)
      : kind === 'island' && force !== undefined
        ? wholeForce(fixed, force)
        : [];
  return notAmong(
    strikePlans(s, launch).map(({ fly }) => fly),
    whole.map((units) => ({ fly: listOf(units), reason: 'stays-behind' })),
  );
}

/** Z-25.65a, Z-25.84a — a CAP with one Element more than there are cards, or as it would be without damage. */
export function capsNotFlown(s: OpenCarriers, launch: Launch): NotFlown[] {
  const { side, target } = launch;
  const { fixed } = s;
  const turn = lineOf(s);
  const seat = 1 - side;
  if (target !== fleetOf(seat)) return [];
  const { op } = turn.orders[seat];
  const base = baseCap(fixed, seat, op);
  const extra = effectsOf(fixed, turn, seat, 'extra-cap').length > 0 ? fleetTypes(fixed, seat) : [];
  return notAmong(fleetCaps(s, turn, seat, op), [
    ...extra
      .filter((aircraft) => !hasCards(fixed, base, aircraft))
      .map((aircraft): NotFlown => ({ fly: listOf([...base, { as: 'L/W', aircraft }]), reason: 'no-cards-left' })),
    ...wholeCaps(fixed, turn, seat, op).map((units): NotFlown => ({ fly: listOf(units), reason: 'stays-behind' })),
  ]);
}
