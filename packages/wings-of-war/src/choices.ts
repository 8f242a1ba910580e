import { manoeuvres } from './content/types.ts';
import type { Kind, Plane } from './state.ts';

/** Everything a player can choose. Manoeuvres and aircraft are numbers. */
export type Choice =
  /** A card for the slot that is being planned; `dare` is a card that would be illegal there. */
  | { readonly do: 'plan'; readonly card: Kind }
  | { readonly do: 'dare'; readonly card: Kind }
  /** WOW-GAP-101 — an aircraft on the ground plans nothing. */
  | { readonly do: 'idle' }
  /** The plan stands, or is made anew. */
  | { readonly do: 'ready' }
  | { readonly do: 'again' }
  /** Tailing: whom, and the new order of the cards. */
  | { readonly do: 'tail'; readonly target: Plane }
  | { readonly do: 'no-tail' }
  | { readonly do: 'order'; readonly cards: readonly Kind[] }
  | { readonly do: 'fire'; readonly target: Plane }
  | { readonly do: 'hold' }
  /** On the ground: the point of the base that a finger holds, and the turn about it, in degrees. */
  | { readonly do: 'pivot'; readonly point: number }
  | { readonly do: 'stay' }
  | { readonly do: 'turn'; readonly degrees: number }
  /** Flying higher: a new floor, and the others' consent. */
  | { readonly do: 'floor'; readonly floor: number }
  | { readonly do: 'keep' }
  | { readonly do: 'agree' }
  | { readonly do: 'refuse' };

/*
 * The same choice is always the same object: lists of options are then lists of references, and playing a card costs
 * no memory.
 */
const PLANES = 12;
const planes = Array.from({ length: PLANES }, (_, plane) => plane);

export const PLAN: readonly Choice[] = manoeuvres.map((_, card) => ({ do: 'plan', card }));
export const DARE: readonly Choice[] = manoeuvres.map((_, card) => ({ do: 'dare', card }));
export const TAIL: readonly Choice[] = planes.map((target) => ({ do: 'tail', target }));
export const FIRE: readonly Choice[] = planes.map((target) => ({ do: 'fire', target }));
export const FLOOR: readonly Choice[] = Array.from({ length: 40 }, (_, floor) => ({ do: 'floor', floor }));

export const IDLE_CHOICE: Choice = { do: 'idle' };
export const READY: Choice = { do: 'ready' };
export const AGAIN: Choice = { do: 'again' };
export const NO_TAIL: Choice = { do: 'no-tail' };
export const HOLD: Choice = { do: 'hold' };
export const STAY: Choice = { do: 'stay' };
export const KEEP: Choice = { do: 'keep' };
export const AGREE: Choice = { do: 'agree' };
export const REFUSE: Choice = { do: 'refuse' };

/**
 * WOW-LAND-23 — where a finger can be put on the base: (ahead, to the right), as parts of half its length and width.
 */
export const pivots = ['centre', 'front', 'rear', 'front-right', 'rear-right', 'rear-left', 'front-left'] as const;
export const pivotAhead: readonly number[] = [0, 1, -1, 1, -1, -1, 1];
export const pivotAside: readonly number[] = [0, 0, 0, 1, 1, -1, -1];
export const PIVOT: readonly Choice[] = pivots.map((_, point) => ({ do: 'pivot', point }));

/** Turns are offered in steps of five degrees. */
export const TURN_STEP = 5;
export const TURN: readonly Choice[] = Array.from({ length: 360 / TURN_STEP - 1 }, (_, i) => ({
  do: 'turn',
  degrees: (i + 1) * TURN_STEP,
}));
