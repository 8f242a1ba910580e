import { openPicks, type Picks, type RuleId, type Seat } from '@tallyho/kernel';
import type { CarrierEffect, CarrierEffectKind, CarrierResource } from '../../content/carrier-types.ts';
import { sides } from '../../content/types.ts';
import type { CarrierFixed, CarrierTurn, OpenCarriers } from '../state.ts';

/** Why a Resource cannot be selected, and the rule that says so. */
export const carrierResourceReasons = {
  'resource-is-used': 'Z-25.52b',
  'resource-of-the-enemy': 'Z-25.52c',
} as const satisfies { readonly [reason: string]: RuleId };
export type CarrierResourceReason = keyof typeof carrierResourceReasons;

/** A Resource of the list by its number; null: there is none. */
export const resourceNumbered = ({ resources }: CarrierFixed, number: number): CarrierResource | null =>
  resources.find((resource) => resource.number === number) ?? null;

/** Z-25.52a, Z-25.52b, Z-25.52c — one of the list that both share; each once, No Resource as often as one likes; not what is the enemy's. */
export const carrierPicks: Picks<OpenCarriers, CarrierResourceReason> = {
  obliged: true,
  numbers: ({ fixed }) => fixed.resources.map(({ number }) => number),
  bar({ fixed, log }, seat, number) {
    const resource = resourceNumbered(fixed, number);
    if (resource === null || (resource.side !== null && resource.side !== sides[seat])) return 'resource-of-the-enemy';
    if (resource.again) return null;
    return log.some(({ resources }) => resources[seat] === number) ? 'resource-is-used' : null;
  },
};

/** Z-25.52a — the numbers of the Resources that a side can select now. */
export const openCarrierResources = (s: OpenCarriers, seat: Seat): number[] => openPicks(carrierPicks, s, seat);

/** What a side has selected this turn; null: nothing yet. */
export const selectedBy = (fixed: CarrierFixed, { resources }: CarrierTurn, seat: Seat): CarrierResource | null =>
  resourceNumbered(fixed, resources[seat]);

/** The effects of one kind that a side's Resource of this turn has. */
export const effectsOf = <K extends CarrierEffectKind>(
  fixed: CarrierFixed,
  turn: CarrierTurn,
  seat: Seat,
  does: K,
): Extract<CarrierEffect, { readonly does: K }>[] =>
  (selectedBy(fixed, turn, seat)?.effects ?? []).filter(
    (effect): effect is Extract<CarrierEffect, { readonly does: K }> => effect.does === does,
  );

/** Z-25.53a, Z-25.53b, Z-CGAP-55 — who strikes first, by Resource numbers; both at once with the same number. */
export function strikeOrder({ resources }: Pick<CarrierTurn, 'resources'>): Seat[][] {
  const [japanese, allied] = resources;
  if (japanese === allied) return [[0, 1]];
  return japanese < allied ? [[0], [1]] : [[1], [0]];
}
