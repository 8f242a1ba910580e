import { EVERYONE, type Seat } from '@tallyho/kernel';
import { type Choice, FIRE, HOLD } from '../choices.ts';
import { HIT } from '../rules/cards.ts';
import { isDoneFor, ruleOfLoss } from '../rules/damage.ts';
import { FRONT, hasAim, isSecretlySilent, LONG, REAR, SHORT, seemsReady, targetsOf } from '../rules/fire.ts';
import {
  isInPlay,
  NO_PLANE,
  type Plane,
  SHOT_DOWN,
  type Votes,
  type WingsFlow,
  type WingsOfWar,
  type WingsTable,
} from '../state.ts';
import { drawDue, eliminate, noteStrike } from './damage.ts';
import { seatsIn } from './seats.ts';

/**
 * The guns that have a target, in the order in which their cards are drawn (WOW-GAP-50): 2 · aircraft + gun; and their
 * targets with the range.
 */
export interface Volley {
  guns: number[];
  targets: number[][];
  /** Which of its guns each seat is deciding about. */
  nth: number;
}

/**
 * WOW-FIRE-01, WOW-GAP-50 — who can fire at whom; null: nobody. Seats are in order of their aircraft, so aircraft in
 * order are seats in order.
 */
export function volleyOf(s: WingsOfWar): Volley | null {
  let volley: Volley | null = null;
  for (let plane = 0; plane < s.planes.length; plane++) {
    for (let gun = FRONT; gun <= REAR; gun++) {
      if (!seemsReady(s, plane, gun)) continue;
      const targets = targetsOf(s, plane, gun);
      if (targets === null) continue;
      volley ??= { guns: [], targets: [], nth: 0 };
      volley.guns.push(plane * 2 + gun);
      volley.targets.push(targets);
    }
  }
  return volley;
}

/** The place in the volley of a seat's nth gun, or −1. */
export function nthGun(s: Pick<WingsOfWar, 'fixed'>, at: Volley, seat: Seat, nth: number): number {
  let left = nth;
  for (let i = 0; i < at.guns.length; i++) {
    if (s.fixed.planes[at.guns[i] >> 1].owner === seat && left-- === 0) return i;
  }
  return -1;
}

/**
 * WOW-FIRE-06, WOW-FIRE-11, WOW-TWO-05, WOW-TWO-06, WOW-GAP-49, WOW-GAP-81 — all declare in secret at whom they fire,
 * gun by gun, or hold their fire.
 */
const declare: Votes<Volley> = {
  ask: 'fire',
  because: 'WOW-FIRE-11',
  several: true,
  who(s, at) {
    let seats = 0;
    for (let seat = 0; seat < s.fixed.seats.length; seat++) if (nthGun(s, at, seat, at.nth) >= 0) seats |= 1 << seat;
    return seatsIn(seats);
  },
  options: (s, at, seat) => shotsFor(s, at, nthGun(s, at, seat, at.nth)),
  revealed(t, at, choices) {
    const s = t.state;
    for (const { seat, choice } of choices) {
      s.shots[at.guns[nthGun(s, at, seat, at.nth)]] = choice.do === 'fire' ? choice.target : NO_PLANE;
    }
    at.nth++;
    t.again();
  },
};

/** What a gun may do; one that is silenced by a wound has nothing to choose, and nobody else knows. */
export function shotsFor(s: WingsOfWar, at: Volley, place: number): Choice[] {
  const id = at.guns[place];
  const [plane, gun] = [id >> 1, id & 1];
  const options: Choice[] = [HOLD];
  if (isSecretlySilent(s, plane, gun)) return options;
  for (const packed of at.targets[place]) {
    const target = packed >> 2;
    if (gun === REAR && s.shots[plane * 2 + FRONT] === target) continue;
    options.push(FIRE[target]);
  }
  return options;
}

/**
 * WOW-FIRE-05, WOW-FIRE-07, WOW-FIRE-08, WOW-DMG-07, WOW-DMG-08, WOW-GAP-51, WOW-GAP-52 — all shots are resolved
 * together, and only then is anybody eliminated.
 */
const resolve = (t: WingsTable, at: Volley): void => {
  const s = t.state;
  const taken = s.planes.map(() => 0);
  const hitBy = s.planes.map(() => 0);
  for (let i = 0; i < at.guns.length; i++) {
    const target = s.shots[at.guns[i]];
    const [plane, gun] = [at.guns[i] >> 1, at.guns[i] & 1];
    if (target !== NO_PLANE) {
      taken[target] += shoot(t, plane, gun, target, rangeIn(at.targets[i], target));
      hitBy[target] |= 1 << s.fixed.planes[plane].side;
    }
    noteShot(s, plane, gun, target);
    s.shots[at.guns[i]] = NO_PLANE;
  }
  for (let plane = 0; plane < s.planes.length; plane++) {
    if (hitBy[plane] === 0 || !isInPlay(s.planes[plane])) continue;
    noteStrike(s, plane, taken[plane]);
    if (isDoneFor(s, plane)) eliminate(t, plane, SHOT_DOWN, hitBy[plane], ruleOfLoss(s, plane, HIT));
  }
};

/** WOW-GAP-67 — remembers at whom a gun fired. */
function noteShot(s: WingsOfWar, plane: Plane, gun: number, target: Plane): void {
  const a = s.planes[plane];
  a.aimedAt[gun] = target;
  a.aimed[gun] = target === NO_PLANE ? -2 : s.clock;
}

function rangeIn(targets: readonly number[], target: number): number {
  for (const packed of targets) if (packed >> 2 === target) return packed & 3;
  return LONG;
}

function shoot(t: WingsTable, plane: number, gun: number, target: number, range: number): number {
  const s = t.state;
  const aimed = hasAim(s, plane, gun, target);
  t.say?.(EVERYONE, {
    event: 'fires',
    plane,
    gun,
    target,
    short: range === SHORT,
    aimed,
    because: range === SHORT ? 'WOW-FIRE-07' : 'WOW-FIRE-08',
  });
  const due = { plane: target, deck: s.fixed.planes[plane].guns[gun], cause: HIT, aimed, shooter: plane, gun } as const;
  let points = 0;
  for (let i = 0; i < range; i++) points += drawDue(t, due);
  return points;
}

export const fireFlow: WingsFlow<Volley> = { name: 'fire', steps: [declare, resolve] };
