import type { Choice, Dogfight, DogfightView } from '@tallyho/down-in-flames';
import type { Decision } from '@tallyho/kernel';

export type DuelDecision = Decision<Choice>;

/**
 * The rules answer questions about a table; what a seat sees has the same form, hands of others left out. Only
 * questions about what lies open may be asked of it.
 */
export const openly = (view: DogfightView): Dogfight => view as unknown as Dogfight;

/** An action and the answers to it, as the frame of an exchange tells it to everybody. */
export interface ExchangeFrame {
  readonly aim: number;
  readonly by: number;
  readonly to: number;
  readonly card: number;
  readonly steps: number;
  readonly bonus: number;
  readonly gunner: boolean;
  readonly top: number;
  readonly last: number;
}

/** A fighter's Maneuver on a bomber or its attack, and the shot of the turrets. */
export interface FirefightFrame {
  readonly aim: number;
  readonly by: number;
  readonly to: number;
  readonly card: number;
  readonly hits: number;
  readonly shot: number;
}

/** A fighter that leaves it to the enemy which bomber it attacks. */
export interface NamingFrame {
  readonly plane: number;
}

export interface HurtFrame {
  readonly plane: number;
  readonly by: number;
  readonly hits: number;
}

export interface ChangeFrame {
  readonly plane: number;
  readonly by: number;
  readonly owed: number;
  readonly following: boolean;
}

export interface TurnFrame {
  readonly plane: number;
  readonly compared: number;
  readonly left: number;
}

export interface StallFrame {
  readonly plane: number;
  readonly owed: number;
}

/** What an exchange is about, as the frames number it. */
export const TO_HIT = 0;
export const TO_MANEUVER = 1;
export const TO_NEUTRAL = 2;

/** The latest frame of a flow; they lie one upon the other. */
export function frameOf<T>(view: DogfightView, flow: string): T | null {
  for (let i = view.frames.length - 1; i >= 0; i--) if (view.frames[i].flow === flow) return view.frames[i].at as T;
  return null;
}
