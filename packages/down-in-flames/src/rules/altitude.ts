import { CLIMB_RELIEF, DIVE_GAIN } from '../fixed.ts';
import {
  ADVANTAGED,
  type Aircraft,
  DOWN,
  type Dogfight,
  NO_PLANE,
  type Plane,
  UP,
  VERY_HIGH,
  VERY_LOW,
} from '../state.ts';
import { rating } from './ratings.ts';
import type { Reason } from './reasons.ts';

/** DIF-ALT-08, DIF-ALT-12 — each climb costs a card; DIF-PIL-08: one less for a climber, so none. */
export const climbCost = (s: Dogfight, plane: Plane): number => 1 - rating(s, plane, CLIMB_RELIEF);

/** DIF-ALT-09, DIF-ALT-12 — each dive brings a card; DIF-PIL-09: one more for a diver. */
export const diveGain = (s: Dogfight, plane: Plane): number => 1 + rating(s, plane, DIVE_GAIN);

/** DIF-ALT-08, DIF-ALT-09 — what a change of level costs: a climb its card, a dive nothing. */
export const changeCost = (s: Dogfight, plane: Plane, by: number): number => (by === UP ? climbCost(s, plane) : 0);

/**
 * DIF-ALT-16, DIF-ALT-17, DIF-ALT-18, DIF-ALT-19 — following costs one card from Advantaged and none from Tailing, and
 * the climb its own card besides.
 */
export const followCost = (s: Dogfight, plane: Plane, by: number): number =>
  (s.planes[plane].grip === ADVANTAGED ? 1 : 0) + changeCost(s, plane, by);

/** DIF-ALT-21, DIF-ALT-11 — who cannot pay for it does not follow. */
export const barFollowing = (s: Dogfight, plane: Plane, by: number): Reason | null =>
  s.planes[plane].hand.size < followCost(s, plane, by) ? 'cannot-pay' : null;

/**
 * DIF-ALT-07, DIF-ALT-10, DIF-ALT-11 — one level up or down, if there is one and the hand can pay. `inHand` counts the
 * cards that are there to pay with: VERTICAL ROLL itself is not one of them (DIF-GAP-15).
 */
export function barChange(s: Dogfight, plane: Plane, by: number, inHand: number): Reason | null {
  const { altitude } = s.planes[plane];
  if (by === UP && altitude === VERY_HIGH) return 'highest-level';
  if (by === DOWN && altitude === VERY_LOW) return 'lowest-level';
  return inHand < changeCost(s, plane, by) ? 'climb-needs-a-card' : null;
}

/** DIF-POS-09 — a pursuer that is at another level than its prey has to follow or to let go. */
const isLeftBehind = (s: Dogfight, { gone, prey, altitude }: Aircraft): boolean =>
  !gone && prey !== NO_PLANE && s.planes[prey].altitude !== altitude;

/** How far behind the front of its chain a fighter is. */
function depthInChain(s: Dogfight, plane: Plane): number {
  let depth = 0;
  for (let ahead = s.planes[plane].prey; ahead !== NO_PLANE; ahead = s.planes[ahead].prey) depth++;
  return depth;
}

/**
 * DIF-ALT-23, DIF-ALT-24 — who decides next about following: from the front of the chain to the rear. DIF-GAP-29: the
 * Tailing fighter before the Advantaged ones, and these in the order of play. NO_PLANE: nobody is left behind.
 */
export function nextPursuer(s: Dogfight): Plane {
  const { planes } = s;
  let best = NO_PLANE;
  let bestRank = 0;
  for (let plane = 0; plane < planes.length; plane++) {
    if (!isLeftBehind(s, planes[plane])) continue;
    const rank = (depthInChain(s, plane) * 4 - planes[plane].grip) * 64 + planes[plane].place;
    if (best === NO_PLANE || rank < bestRank) {
      best = plane;
      bestRank = rank;
    }
  }
  return best;
}
