import type { Seat } from '@tallyho/kernel';
import { aircraftOf, type Dogfight, NO_PLANE, NO_SIDE, type Plane, type Side } from '../state.ts';
import { isBomber } from './formation.ts';
import { isLate } from './missions.ts';
import type { Reason } from './reasons.ts';

/** DIF-OPT-07 — an aircraft that flies and has not acted in this game turn. */
const isToAct = (s: Dogfight, plane: Plane): boolean => !s.planes[plane].gone && !s.planes[plane].acted;

/** Whether it can be chosen to act; null: it can. */
export const barActing = (s: Dogfight, plane: Plane): Reason | null => (isToAct(s, plane) ? null : whyDone(s, plane));

/** In a mission, bombers and those that are late count as having acted from the start of a game turn. */
function whyDone(s: Dogfight, plane: Plane): Reason {
  if (s.planes[plane].gone) return s.mission?.withdrawn[plane] === true ? 'gone-home' : 'is-shot-down';
  if (isBomber(s, plane)) return 'bombers-take-no-turns';
  return isLate(s, plane) ? 'not-there-yet' : 'has-acted';
}

/** Whether several aircraft of a side are still to act. */
export function severalToAct(s: Dogfight, side: Side): boolean {
  const own = aircraftOf(s, side);
  let isOne = false;
  for (let i = 0; i < own.length; i++) {
    if (!isToAct(s, own[i])) continue;
    if (isOne) return true;
    isOne = true;
  }
  return false;
}

/** The first aircraft of a side that is still to act. */
export function firstToAct(s: Dogfight, side: Side): Plane {
  const own = aircraftOf(s, side);
  for (let i = 0; i < own.length; i++) if (isToAct(s, own[i])) return own[i];
  return NO_PLANE;
}

/** DIF-OPT-06, DIF-OPT-08, DIF-GAP-81 — the sides alternate; when one has nobody left to act, the other goes on. */
export function nextSide(s: Dogfight, after: Side): Side {
  const wanted = after === NO_SIDE ? s.first : 1 - after;
  if (firstToAct(s, wanted) !== NO_PLANE) return wanted;
  return firstToAct(s, 1 - wanted) !== NO_PLANE ? 1 - wanted : NO_SIDE;
}

/** DIF-FB-08 — whether a side has fighter-bombers that are still Loaded. */
export function hasLoaded(s: Dogfight, side: Side): boolean {
  const own = aircraftOf(s, side);
  for (let i = 0; i < own.length; i++) if (isLoaded(s, own[i])) return true;
  return false;
}

export const isLoaded = ({ mission, fixed, planes }: Dogfight, plane: Plane): boolean =>
  fixed.mission?.loaded[plane] === true && mission?.bomber[plane] === true && !planes[plane].gone;

/**
 * DIF-GAP-49 — the sides of a mission alternate as teams do. DIF-GAP-48: a side without a fighter that could act is
 * still called upon once a turn as long as it has bombs to jettison.
 */
export function nextCalled(s: Dogfight): Side {
  const wanted = s.acting === NO_SIDE ? s.first : 1 - s.acting;
  if (mayBeCalled(s, wanted)) return wanted;
  return mayBeCalled(s, 1 - wanted) ? 1 - wanted : NO_SIDE;
}

const mayBeCalled = (s: Dogfight, side: Side): boolean =>
  firstToAct(s, side) !== NO_PLANE || (s.mission?.called[side] === false && hasLoaded(s, side));

/** DIF-OPT-20 — in a free-for-all the next one in this turn's order. */
export function nextInOrder(s: Dogfight): Plane {
  let best = NO_PLANE;
  for (let plane = 0; plane < s.planes.length; plane++) {
    if (isToAct(s, plane) && (best === NO_PLANE || s.planes[plane].place < s.planes[best].place)) best = plane;
  }
  return best;
}

/** Who speaks for a side: its first seat that still flies. */
export function captain(s: Dogfight, side: Side): Seat {
  const own = aircraftOf(s, side);
  for (let i = 0; i < own.length; i++) if (!s.planes[own[i]].gone) return s.fixed.owner[own[i]];
  return -1;
}
