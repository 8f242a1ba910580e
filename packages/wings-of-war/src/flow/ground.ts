import { EVERYONE, type Seat } from '@tallyho/kernel';
import { type Choice, PIVOT, pivotAhead, pivotAside, STAY, TURN } from '../choices.ts';
import {
  IN_PLAY,
  NO_PLANE,
  type Plane,
  STANDING,
  type Votes,
  type WingsFlow,
  type WingsOfWar,
  type WingsTable,
} from '../state.ts';
import { pivot } from './move.ts';
import { seatsIn } from './seats.ts';

export interface Turning {
  /** The aircraft that may be turned, and which of its own each seat is at. */
  planes: Plane[];
  nth: number;
  /** By aircraft, the point that a finger holds; −1: none. */
  points: number[];
}

/** WOW-LAND-22, WOW-LAND-11, WOW-LAND-16, WOW-GAP-97 — on the ground, its engine off, and not held by a crash. */
export function turnable(s: WingsOfWar): Turning {
  const turning: Turning = { planes: [], nth: 0, points: s.planes.map(() => -1) };
  for (let plane = 0; plane < s.planes.length; plane++) {
    const a = s.planes[plane];
    if (a.fate === IN_PLAY && a.status === STANDING && !a.planned && !a.halted && a.heldUntil < s.turn)
      turning.planes.push(plane);
  }
  return turning;
}

export function nthOf(s: Pick<WingsOfWar, 'fixed'>, at: Turning, seat: Seat): Plane {
  let left = at.nth;
  for (const plane of at.planes) if (s.fixed.planes[plane].owner === seat && left-- === 0) return plane;
  return NO_PLANE;
}

const POINTS: readonly Choice[] = [STAY, ...PIVOT];

/** WOW-LAND-23 — a finger is put on the base. */
const choosePoint: Votes<Turning> = {
  ask: 'pivot',
  because: 'WOW-LAND-22',
  several: true,
  who(s, at) {
    let seats = 0;
    for (let seat = 0; seat < s.fixed.seats.length; seat++) if (nthOf(s, at, seat) !== NO_PLANE) seats |= 1 << seat;
    return seatsIn(seats);
  },
  options: () => POINTS.slice(),
  revealed(_, at, choices) {
    for (const { seat, choice } of choices)
      at.points[nthOf(_.state, at, seat)] = choice.do === 'pivot' ? choice.point : -1;
  },
};

/** WOW-LAND-23 — and the base is turned about that point. */
const chooseTurn: Votes<Turning> = {
  ask: 'turn',
  because: 'WOW-LAND-23',
  several: true,
  who(s, at) {
    let seats = 0;
    for (let seat = 0; seat < s.fixed.seats.length; seat++) {
      const plane = nthOf(s, at, seat);
      if (plane !== NO_PLANE && at.points[plane] >= 0) seats |= 1 << seat;
    }
    return seatsIn(seats);
  },
  options: () => TURN.slice(),
  revealed(t, at, choices) {
    const s = t.state;
    for (const { seat, choice } of choices) {
      const plane = nthOf(s, at, seat);
      if (choice.do !== 'turn') continue;
      pivot(s.planes[plane], pivotAhead[at.points[plane]], pivotAside[at.points[plane]], choice.degrees * 100);
      t.say?.(EVERYONE, { event: 'turned', plane, because: 'WOW-LAND-23' });
    }
  },
};

const nextPlane = (t: WingsTable, at: Turning): void => {
  at.nth++;
  for (let seat = 0; seat < t.state.fixed.seats.length; seat++) {
    if (nthOf(t.state, at, seat) !== NO_PLANE) return t.goto(choosePoint);
  }
};

export const groundFlow: WingsFlow<Turning> = { name: 'ground', steps: [choosePoint, chooseTurn, nextPlane] };
