import type { Fields } from '@tallyho/kernel';
import { type Altitude, altitudes, type SideName, sides } from '../content/types.ts';
import type { Fielded } from '../set-up.ts';

/* What Resources of CORSAIRS AND HELLCATS change in flight, LR-17, LR-18, LR-25 and LR-26; only where there are some. */

/** What a Resource does while the Mission is flown. */
export type ResourceEffect =
  /** LR-18 — so many cards more for each defensive mini-hand of the owner's Wingmen. */
  | { readonly does: 'thach-weave'; readonly cards: number }
  /** LR-25 — once a Leader of the owner may ram: so many Hits where the target is not lost at once. */
  | { readonly does: 'ramming'; readonly hits: number };

/** How an Element starts; left out where nothing is said. */
export interface StartTerms {
  /** LR-17 — it starts no higher. */
  readonly startsUpTo?: Altitude;
  /** LR-17 — it chooses its Altitude when those of all others are known. */
  readonly startsLast?: true;
  /** CH-29.44a — it does not start at Very High. */
  readonly neverVeryHigh?: true;
}

export function readStartTerms(fields: Fields): StartTerms {
  return {
    ...(fields.raw('startsUpTo') === null ? {} : { startsUpTo: fields.oneOf('startsUpTo', altitudes) }),
    ...(fields.flag('startsLast', false) ? { startsLast: true } : {}),
    ...(fields.flag('neverVeryHigh', false) ? { neverVeryHigh: true } : {}),
  };
}

/** The effects as they are given. */
export function readResourceEffect(does: ResourceEffect['does'], fields: Fields): ResourceEffect {
  return does === 'thach-weave'
    ? { does, cards: fields.int('cards', 0, 9, 1) }
    : { does, hits: fields.int('hits', 0, 99, 4) };
}

/** What never changes of it. */
export interface ResourceTables {
  /** LR-18 — by side, cards of a defensive mini-hand besides. */
  weave?: number[];
  /** LR-25 — by side, the Hits of a ramming; 0: it may not ram. */
  ramming?: number[];
  /** LR-17 — by Element: the highest level it may start at; whether it chooses last. */
  startsUpTo?: number[];
  startsLast?: boolean[];
  /** CH-29.44a — by Element: whether it may not start at Very High. */
  neverVeryHigh?: boolean[];
  /** LR-26 — by Element: whether it comes in its turn, whatever the phase. */
  comesInTurn?: boolean[];
}

interface Owned {
  readonly side: SideName | null;
  readonly effect: { readonly does: string };
}

export function resourceTables(effects: readonly Owned[], elements: readonly Fielded[]): ResourceTables {
  const bySide = (amount: (effect: Owned['effect']) => number): number[] =>
    sides.map((side) =>
      effects.reduce((sum, one) => (one.side === null || one.side === side ? sum + amount(one.effect) : sum), 0),
    );
  const weave = bySide((effect) => (isWeave(effect) ? effect.cards : 0));
  const ramming = bySide((effect) => (isRamming(effect) ? effect.hits : 0));
  const some = (of: (one: Fielded) => boolean): boolean => elements.some(of);
  return {
    ...(weave.some((cards) => cards > 0) ? { weave } : {}),
    ...(ramming.some((hits) => hits > 0) ? { ramming } : {}),
    ...(some(({ given }) => given.startsUpTo !== undefined)
      ? { startsUpTo: elements.map(({ given }) => altitudes.indexOf(given.startsUpTo ?? 'very high')) }
      : {}),
    ...(some(({ given }) => given.startsLast === true)
      ? { startsLast: elements.map(({ given }) => given.startsLast === true && given.altitude === null) }
      : {}),
    ...(some(({ given }) => given.neverVeryHigh === true)
      ? { neverVeryHigh: elements.map(({ given }) => given.neverVeryHigh === true) }
      : {}),
    ...(some(({ given }) => given.enters?.when === 'turn')
      ? { comesInTurn: elements.map(({ given }) => given.enters?.when === 'turn') }
      : {}),
  };
}

const isWeave = (effect: { readonly does: string }): effect is Extract<ResourceEffect, { does: 'thach-weave' }> =>
  effect.does === 'thach-weave';
const isRamming = (effect: { readonly does: string }): effect is Extract<ResourceEffect, { does: 'ramming' }> =>
  effect.does === 'ramming';

/** What a scripted game says of it: whether somebody has rammed. */
export const readRammed = (fields: Fields): number => (fields.flag('rammed', false) ? 1 : 0);
