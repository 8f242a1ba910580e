import type { ListedAircraft, Listing } from '../../content/aircraft-types.ts';
import type { CarrierFixed } from '../state.ts';
import type { LaunchReason } from './launch-reasons.ts';

/** One line of a list with a count of one: an Element, a Leader alone, an aircraft of a Formation. */
export interface Unit {
  readonly as: Listing;
  readonly aircraft: string;
}

export const unitsOf = (listed: readonly ListedAircraft[]): Unit[] =>
  listed.flatMap(({ count, as, aircraft }) => Array.from({ length: count }, (): Unit => ({ as, aircraft })));

/** Z-25.63a — a list as the sheets write it: types in their order, full Elements first. */
export function listOf(units: readonly Unit[]): ListedAircraft[] {
  const types = [...new Set(units.map(({ aircraft }) => aircraft))];
  return types.flatMap((aircraft) =>
    (['L/W', 'L', 'aircraft'] as const).flatMap((as) => {
      const count = units.filter((unit) => unit.aircraft === aircraft && unit.as === as).length;
      return count === 0 ? [] : [{ count, as, aircraft }];
    }),
  );
}

const keyOf = (units: readonly Unit[]): string => JSON.stringify(listOf(units));

/** Each list once, in the order in which they were found. */
export const once = (lists: readonly (readonly Unit[])[]): Unit[][] => [
  ...new Map(lists.map((units) => [keyOf(units), [...units]])).values(),
];

/** How many aircraft a list has. */
export const countOf = (listed: readonly ListedAircraft[]): number =>
  listed.reduce((sum, { count, as }) => sum + count * (as === 'L/W' ? 2 : 1), 0);

/**
 * Z-25.65a, Z-CGAP-59 — no more of a type than there are cards: Elements, or aircraft of Formations. What is listed last
 * stays away.
 */
export function withinSupply({ supply }: CarrierFixed, units: readonly Unit[]): Unit[] {
  const used = new Map<string, number>();
  return units.filter(({ aircraft }) => {
    const count = (used.get(aircraft) ?? 0) + 1;
    used.set(aircraft, count);
    return count <= (supply[aircraft] ?? 0);
  });
}

/** Z-25.65a — why a list has not one Element more, or aircraft of a Formation, of this type: there are no more cards of it. */
export const barElement = ({ supply }: CarrierFixed, units: readonly Unit[], aircraft: string): LaunchReason | null =>
  units.filter((unit) => unit.aircraft === aircraft).length < (supply[aircraft] ?? 0) ? null : 'no-cards-left';

/**
 * Z-25.63c — all that can be left when so many aircraft stay behind, as the owner likes. A Wingman whose Leader stays
 * flies as a Leader; so it does not matter which of the two it is.
 */
export function without(units: readonly Unit[], missing: number | 'all'): Unit[][] {
  if (missing === 'all') return [[]];
  const types = [...new Set(units.map(({ aircraft }) => aircraft))];
  const inOrder = (left: readonly Unit[]): Unit[] =>
    left.toSorted((a, b) => types.indexOf(a.aircraft) - types.indexOf(b.aircraft));
  let lists: Unit[][] = [inOrder(units)];
  for (let n = 0; n < missing; n++)
    lists = once(
      lists.flatMap((left) =>
        left.length === 0
          ? [left]
          : left.map((unit, at) =>
              inOrder(
                unit.as === 'L/W' ? left.with(at, { ...unit, as: 'L' }) : left.filter((_, other) => other !== at),
              ),
            ),
      ),
    );
  return lists;
}

/** Z-CEX-22 — one aircraft more: Wingman of a Leader of its type that has none, otherwise a Leader; Z-25.65a: if there is a card. */
export function joined(fixed: CarrierFixed, units: readonly Unit[], aircraft: string): Unit[] {
  const alone = units.findIndex((unit) => unit.aircraft === aircraft && unit.as === 'L');
  if (alone >= 0) return units.with(alone, { as: 'L/W', aircraft });
  return barElement(fixed, units, aircraft) === null ? [...units, { as: 'L', aircraft }] : [...units];
}

/** A list of one's own: what the sheet has, or somebody has chosen, stays as it is. */
export const copied = (listed: readonly ListedAircraft[]): ListedAircraft[] => listed.map((one) => ({ ...one }));
