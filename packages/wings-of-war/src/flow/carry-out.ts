import { CLIMB, type DeckTable, type FixedPlane, IMMELMANN } from '../fixed.ts';
import { isDive, isStall } from '../rules/altitude.ts';
import { barTakeOff } from '../rules/order.ts';
import {
  DID_CLIMB,
  DID_DIVE,
  DID_IMMELMANN,
  DID_SPLIT_S,
  DID_STALL,
  FLYING,
  type Kind,
  LIFTING_OFF,
  NO_KIND,
  type Plane,
  type Progress,
  ROLLING_OUT,
  RUNNING,
  type Sky,
  STANDING,
  TOUCHED_DOWN,
} from '../state.ts';

/** What executing a card led to, besides the move itself. */
export const CARRIED_OUT = 0;
/** The card was not executed. */
export const IGNORED = 1;
/** The last climb counter at altitude 0 is gone: a landing or a crash, depending on where. */
export const TOUCHES = 2;
/** It flew into the ground and is lost. */
export const BURIED = 3;
/** WOW-HIGH-08 — it went below the floor, and has left. */
export const SUNK = 4;

/** WOW-CLIMB-01, WOW-CLIMB-02, WOW-CLOUD-03 — one more climb counter; enough of them are one level. */
function gainCounter(s: Sky, plane: FixedPlane, p: Progress): void {
  p.climbs++;
  if (p.climbs < plane.climb) return;
  p.climbs = 0;
  p.level++;
  p.cloud = p.level === s.fixed.cloud;
}

/**
 * WOW-DIVE-01 … WOW-DIVE-03 — one level down; at altitude 0 exactly one climb counter is left. False: there is no level
 * to lose.
 */
function loseLevel(s: Sky, p: Progress): boolean {
  if (p.level <= s.floor) return false;
  p.level--;
  p.climbs = p.level === 0 ? 1 : 0;
  p.cloud = false;
  return true;
}

/**
 * WOW-DIVE-01, WOW-DIVE-02, WOW-ALT-07, WOW-ALT-08, WOW-HIGH-07, WOW-HIGH-08, WOW-OVERDIVE-02, WOW-GAP-104, WOW-GAP-107
 * — a Dive.
 */
function dive(s: Sky, p: Progress, overdive: boolean): number {
  p.overdive = overdive;
  if (loseLevel(s, p)) return CARRIED_OUT;
  if (s.floor > 0) return SUNK;
  p.climbs = 0;
  if (overdive) return BURIED;
  p.status = TOUCHED_DOWN; // WOW-LAND-03, WOW-GAP-93
  return TOUCHES;
}

/** WOW-OVERDIVE-03 … WOW-OVERDIVE-05 — the second level, at the end of the straight. */
function endOverdive(s: Sky, p: Progress): number {
  p.overdive = false;
  if (loseLevel(s, p)) return CARRIED_OUT;
  return s.floor > 0 ? SUNK : BURIED;
}

/** WOW-SPLIT-04 … WOW-SPLIT-06 — a Split-S: one climb counter less, or one level and all counters but one. */
function splitS(s: Sky, plane: FixedPlane, p: Progress): number {
  if (p.climbs > 0) {
    p.climbs--;
    return p.level === 0 && p.climbs === 0 ? BURIED : CARRIED_OUT;
  }
  if (!loseLevel(s, p)) return s.floor > 0 ? SUNK : BURIED;
  p.climbs = plane.climb - 1;
  return CARRIED_OUT;
}

/**
 * Executes a card as far as it is not a matter of place: order, altitude, and the sequences of landing and take-off.
 */
export function carryOut(s: Sky, plane: Plane, p: Progress, kind: Kind): number {
  const fixed = s.fixed.planes[plane];
  const deck = s.fixed.decks[fixed.deck];
  if (p.halted) return IGNORED;
  if (p.status !== FLYING) return onTheGround(s, plane, p, deck, kind);
  const before = p.last;
  p.last = kind;
  if (isStall(deck, kind)) p.played |= DID_STALL;
  if (!s.fixed.options.switches.altitude) return CARRIED_OUT;
  if (kind === IMMELMANN) {
    // WOW-SPLIT-01, WOW-SPLIT-03 — the card before decides which of the two it is.
    if (isStall(deck, before)) {
      p.played |= DID_SPLIT_S;
      return splitS(s, fixed, p);
    }
    p.played |= DID_IMMELMANN;
    gainCounter(s, fixed, p); // WOW-IMM-01
  } else if (kind === CLIMB) {
    p.played |= DID_CLIMB;
    gainCounter(s, fixed, p);
  } else if (isDive(deck, kind)) {
    p.played |= DID_DIVE;
    return dive(s, p, isStall(deck, before));
  } else if (p.overdive) {
    return endOverdive(s, p);
  }
  return CARRIED_OUT;
}

/**
 * WOW-LAND-02, WOW-LAND-04, WOW-LAND-07 … WOW-LAND-11 — the sequences on the ground; what is not part of one is
 * ignored.
 */
function onTheGround(s: Sky, plane: Plane, p: Progress, deck: DeckTable, kind: Kind): number {
  switch (p.status) {
    case STANDING:
      if (!isStall(deck, kind) || barTakeOff(s, s.planes[plane]) !== null) return IGNORED;
      p.status = RUNNING;
      break;
    case RUNNING:
      p.status = LIFTING_OFF;
      break;
    case LIFTING_OFF:
      p.status = FLYING;
      p.climbs = 1;
      p.played |= DID_CLIMB;
      break;
    case TOUCHED_DOWN:
      p.status = ROLLING_OUT;
      break;
    case ROLLING_OUT:
      comeToRest(p);
      return CARRIED_OUT;
  }
  p.last = kind;
  if (isStall(deck, kind)) p.played |= DID_STALL;
  return CARRIED_OUT;
}

/**
 * WOW-LAND-04, WOW-LAND-16 — it stands, and moves no more this turn. What it executed last is forgotten: otherwise the
 * stall that ends a landing would forbid the stall that begins the next take-off for ever, as nothing is executed in
 * between (against WOW-GAP-131 for this one case, because WOW-LAND-17 lets a grounded aircraft take off again).
 */
export function comeToRest(p: Progress): void {
  p.status = STANDING;
  p.halted = true;
  p.last = NO_KIND;
  p.overdive = false;
}
