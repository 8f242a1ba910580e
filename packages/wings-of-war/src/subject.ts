import type { Frame, Seat } from '@tallyho/kernel';
import { nthGun, type Volley } from './flow/fire.ts';
import { nthOf, type Turning } from './flow/ground.ts';
import { nthPlanned, type Planning } from './flow/plan.ts';
import { type Looks, nthTailer, type Pursuit } from './flow/tail.ts';
import { NO_PLANE, type Plane, type Sky } from './state.ts';

/** What a seat can be asked. */
export const decisionKinds = [
  'plan',
  'ready',
  'tail',
  'rearrange',
  'fire',
  'pivot',
  'turn',
  'floor',
  'consent',
] as const;
export type DecisionKind = (typeof decisionKinds)[number];

/** What a decision is about: the aircraft, and the slot or the gun; −1 where there is none. */
export interface Subject {
  readonly plane: Plane;
  readonly slot: number;
  readonly gun: number;
}

/** Which aircraft, slot or gun a seat is asked about now, from a state or from what the seat sees. */
export function subjectOf(s: Sky & { readonly frames: readonly Frame[] }, seat: Seat): Subject {
  const { flow, step, at } = s.frames[s.frames.length - 1] ?? { flow: '', step: 0, at: {} };
  switch (flow) {
    case 'plan': {
      const { nth, slot } = at as Planning;
      return step === 0 ? { plane: nthPlanned(s, seat, nth), slot, gun: -1 } : NOTHING;
    }
    case 'fire': {
      const volley = at as Volley;
      const place = nthGun(s, volley, seat, volley.nth);
      return place < 0 ? NOTHING : { plane: volley.guns[place] >> 1, slot: -1, gun: volley.guns[place] & 1 };
    }
    case 'pursuit': {
      const pursuit = at as Pursuit;
      const place = nthTailer(s, pursuit, seat);
      return place < 0 ? NOTHING : { plane: pursuit.tailers[place], slot: -1, gun: -1 };
    }
    case 'looks': {
      const { ready, slot } = at as Looks;
      return { plane: ready.find((plane) => s.fixed.planes[plane].owner === seat) ?? NO_PLANE, slot, gun: -1 };
    }
    case 'ground':
      return { plane: nthOf(s, at as Turning, seat), slot: -1, gun: -1 };
    default:
      return NOTHING;
  }
}

const NOTHING: Subject = { plane: NO_PLANE, slot: -1, gun: -1 };
