import type { RuleId } from '@tallyho/kernel';
import { CLIMB, type DeckTable, IMMELMANN, STALL, STRAIGHT } from '../fixed.ts';
import {
  type Aircraft,
  DID_CLIMB,
  DID_DIVE,
  DID_IMMELMANN,
  DID_SPLIT_S,
  DID_STALL,
  FLYING,
  isInPlay,
  type Kind,
  LIFTING_OFF,
  NO_LEFT,
  NO_RIGHT,
  type Plane,
  type Progress,
  ROLLING_OUT,
  RUN_STOPPED,
  RUNNING,
  type Sky,
  STANDING,
  TOUCHED_DOWN,
} from '../state.ts';
import { isDive, isStall, isSteep, isStraight, mayGain } from './altitude.ts';
import { isInField } from './area.ts';

/** Why a card may not be played here: a reason code, and the rule. */
export const illegalReasons = [
  'not-in-the-deck',
  'no-copy-left',
  'steep-after-steep',
  'straight-must-follow',
  'immelmann-needs-straight',
  'too-high',
  'climb-and-immelmann',
  'split-s-and-dive',
  'in-the-cloud',
  'rudder-jammed',
  'engine-needs-stall',
  'landing-sequence',
  'take-off-sequence',
  'cannot-take-off',
  'cannot-feign',
  'aircraft-outside',
] as const;
export type IllegalReason = (typeof illegalReasons)[number];

export interface Illegal {
  readonly reason: IllegalReason;
  readonly because: RuleId;
}

export const deckOf = (s: Sky, plane: Plane): DeckTable => s.fixed.decks[s.fixed.planes[plane].deck];

/** WOW-PLAN-04 — how many copies of a manoeuvre lie in the slots before this one. */
export function laidBefore(plan: readonly Kind[], slot: number, kind: Kind): number {
  let laid = 0;
  for (let i = 0; i < slot; i++) if (plan[i] === kind) laid++;
  return laid;
}

/** WOW-SETUP-07, WOW-PLAN-04 — a card that the deck has, and of which there is a copy left. */
export function barCopy(deck: DeckTable, plan: readonly Kind[], slot: number, kind: Kind): Illegal | null {
  if (deck.copies[kind] === 0) return { reason: 'not-in-the-deck', because: 'WOW-SETUP-07' };
  if (laidBefore(plan, slot, kind) >= deck.copies[kind]) return { reason: 'no-copy-left', because: 'WOW-PLAN-04' };
  return null;
}

/** What the order of cards says to one of the deck that would come next in a slot. Its copies are another matter. */
export function barNext(s: Sky, plane: Plane, p: Progress, slot: number, kind: Kind): Illegal | null {
  const deck = deckOf(s, plane);
  if (p.halted) return null; // WOW-LAND-05: bluff
  if (p.status !== FLYING) return barOnTheGround(s, plane, p, deck, kind);
  const order = barOrder(s, p, deck, slot, kind) ?? barRudder(s, plane, deck, kind);
  if (order !== null) return order;
  if (kind === IMMELMANN) return barImmelmann(s, plane, p, deck);
  if (kind === CLIMB) return barClimb(s, plane, p);
  // WOW-SPLIT-07 — a Split-S and a Dive not in one turn.
  if (isDive(deck, kind) && (p.played & DID_SPLIT_S) !== 0)
    return { reason: 'split-s-and-dive', because: 'WOW-SPLIT-07' };
  return null;
}

/**
 * WOW-PLAN-13, WOW-GAP-30, WOW-SPLIT-02 — a straight after an Immelmann and a Split-S; WOW-OVERDIVE-01 — and after the
 * Dive of an Overdive. WOW-PLAN-06 … WOW-PLAN-08 — never two steep cards in a row, but for the Overdive.
 */
function barOrder(s: Sky, p: Progress, deck: DeckTable, slot: number, kind: Kind): Illegal | null {
  const { last } = p;
  if (last === IMMELMANN || p.overdive) {
    if (isStraight(deck, kind)) return null;
    const because = p.overdive ? 'WOW-OVERDIVE-01' : slot === 0 ? 'WOW-PLAN-13' : 'WOW-GAP-30';
    return { reason: 'straight-must-follow', because };
  }
  if (!isSteep(deck, last) || !isSteep(deck, kind) || isOverdive(s, deck, last, kind)) return null;
  return { reason: 'steep-after-steep', because: slot === 0 ? 'WOW-PLAN-07' : 'WOW-PLAN-06' };
}

/** WOW-OVERDIVE-01 — a Dive after a stall, by those who have an Immelmann. */
const isOverdive = (s: Sky, deck: DeckTable, last: Kind, kind: Kind): boolean =>
  s.fixed.options.switches.overdive && deck.hasImmelmann && isStall(deck, last) && isDive(deck, kind);

/** WOW-SPDMG-04, WOW-SPDMG-06 — a jammed rudder. */
function barRudder(s: Sky, plane: Plane, deck: DeckTable, kind: Kind): Illegal | null {
  const { banned } = s.planes[plane];
  if (banned === 0) return null;
  if ((banned & NO_LEFT) !== 0 && ((deck.left >> kind) & 1) === 1)
    return { reason: 'rudder-jammed', because: 'WOW-SPDMG-04' };
  if ((banned & NO_RIGHT) !== 0 && ((deck.right >> kind) & 1) === 1)
    return { reason: 'rudder-jammed', because: 'WOW-SPDMG-06' };
  return null;
}

/**
 * WOW-PLAN-11, WOW-PLAN-12, WOW-GAP-29, WOW-GAP-90 — an Immelmann after a straight; with altitude, after a stall, a
 * Split-S. WOW-IMM-02, WOW-GAP-36 — a Climb and an Immelmann not in one turn; WOW-ALT-06, WOW-CLOUD-08 — and no higher
 * than allowed.
 */
function barImmelmann(s: Sky, plane: Plane, p: Progress, deck: DeckTable): Illegal | null {
  const { altitude } = s.fixed.options.switches;
  if (isStraight(deck, p.last)) {
    if (!altitude) return null;
    if (p.cloud) return { reason: 'in-the-cloud', because: 'WOW-CLOUD-08' };
    if ((p.played & DID_CLIMB) !== 0) return { reason: 'climb-and-immelmann', because: 'WOW-IMM-02' };
    return mayGain(s, s.fixed.planes[plane], p) ? null : { reason: 'too-high', because: 'WOW-ALT-06' };
  }
  if (!altitude || !isStall(deck, p.last)) return { reason: 'immelmann-needs-straight', because: 'WOW-PLAN-11' };
  return (p.played & DID_DIVE) === 0 ? null : { reason: 'split-s-and-dive', because: 'WOW-SPLIT-07' };
}

/** WOW-IMM-02, WOW-GAP-36, WOW-CLIMB-04, WOW-CLOUD-08 — the same of a Climb. */
function barClimb(s: Sky, plane: Plane, p: Progress): Illegal | null {
  if (p.cloud) return { reason: 'in-the-cloud', because: 'WOW-CLOUD-08' };
  if ((p.played & DID_IMMELMANN) !== 0) return { reason: 'climb-and-immelmann', because: 'WOW-IMM-02' };
  return mayGain(s, s.fixed.planes[plane], p) ? null : { reason: 'too-high', because: 'WOW-CLIMB-04' };
}

/**
 * WOW-LAND-02, WOW-LAND-07, WOW-LAND-11, WOW-GAP-95 — what the sequences of landing and take-off need next; standing in
 * the field, any card will do as a feint.
 */
function barOnTheGround(s: Sky, plane: Plane, p: Progress, deck: DeckTable, kind: Kind): Illegal | null {
  switch (p.status) {
    case TOUCHED_DOWN:
      return isStraight(deck, kind) ? null : { reason: 'landing-sequence', because: 'WOW-LAND-02' };
    case ROLLING_OUT:
      return isStall(deck, kind) ? null : { reason: 'landing-sequence', because: 'WOW-LAND-02' };
    case RUNNING:
      return isStraight(deck, kind) ? null : { reason: 'take-off-sequence', because: 'WOW-LAND-07' };
    case LIFTING_OFF:
      return kind === CLIMB ? null : { reason: 'take-off-sequence', because: 'WOW-LAND-07' };
    default:
      if (isStall(deck, kind)) return barTakeOff(s, s.planes[plane]);
      return isInField(s, s.planes[plane]) ? null : { reason: 'cannot-feign', because: 'WOW-LAND-11' };
  }
}

/**
 * WOW-LAND-06, WOW-LAND-17, WOW-LAND-24, WOW-GAP-98 — what a take-off needs: the field, no flames, and no crash last
 * turn.
 */
export function barTakeOff(s: Sky, a: Aircraft): Illegal | null {
  if (!isInField(s, a)) return { reason: 'cannot-take-off', because: 'WOW-LAND-06' };
  return a.flames === 0 && a.heldUntil < s.turn ? null : { reason: 'cannot-take-off', because: 'WOW-LAND-24' };
}

/** WOW-SPDMG-12 — whether a damaged engine still asks for a stall this turn. */
export const owesStall = (s: Sky, plane: Plane, p: Progress): boolean =>
  s.planes[plane].mustStall && p.status === FLYING && (p.played & DID_STALL) === 0;

/** WOW-PLAN-14, WOW-GAP-35 — in the last phase, with a damaged engine, nothing but the stall it still owes. */
export function barInPhase(s: Sky, plane: Plane, p: Progress, slot: number, kind: Kind): Illegal | null {
  const bar = barNext(s, plane, p, slot, kind);
  if (bar !== null || slot < 2 || isStall(deckOf(s, plane), kind) || !owesStall(s, plane, p)) return bar;
  return { reason: 'engine-needs-stall', because: 'WOW-SPDMG-12' };
}

/** Whether a card is the stall that a damaged engine needs, or may lie before it. */
const leavesRoom = (deck: DeckTable, slot: number, kind: Kind): boolean =>
  isStall(deck, kind) || (slot < 2 && !isSteep(deck, kind) && kind !== IMMELMANN);

/**
 * What a careful planner does not lay: what comes in the wrong order, and what leaves no room for the stall that a
 * damaged engine needs (WOW-SPDMG-12), as long as there is something else.
 */
export function barPlanning(s: Sky, plane: Plane, p: Progress, slot: number, kind: Kind): Illegal | null {
  const bar = barNext(s, plane, p, slot, kind);
  if (bar !== null || slot === 0 || !owesStall(s, plane, p)) return bar;
  const deck = deckOf(s, plane);
  if (leavesRoom(deck, slot, kind)) return null;
  const isAvoidable = deck.kinds.some(
    (other) => leavesRoom(deck, slot, other) && barNext(s, plane, p, slot, other) === null,
  );
  return isAvoidable ? { reason: 'engine-needs-stall', because: 'WOW-SPDMG-12' } : null;
}

/** WOW-PLAN-14, WOW-GAP-35 — what makes an illegal manoeuvre of the card that is due in a phase. */
export const barDue = (s: Sky, plane: Plane, p: Progress, slot: number, kind: Kind): Illegal | null =>
  p.halted || p.status === STANDING ? null : barInPhase(s, plane, p, slot, kind);

/** WOW-GAP-32, WOW-GAP-35, WOW-GAP-95 — what replaces an illegal card. */
export function replacement(s: Sky, plane: Plane, p: Progress, slot: number): Kind {
  if (p.status === ROLLING_OUT) return STALL;
  if (p.status === LIFTING_OFF) return CLIMB;
  if (slot === 2 && owesStall(s, plane, p) && barNext(s, plane, p, slot, STALL) === null) return STALL;
  return STRAIGHT;
}

/**
 * WOW-LAND-05, WOW-LAND-09, WOW-GAP-134, WOW-GAP-136 — why a card is not executed on the ground: it lies behind a landing
 * or a crash, belongs to a run that fire has stopped, lies before the stall of a take-off, or is a stall that comes to
 * nothing.
 */
export function whyIgnored(s: Sky, plane: Plane, kind: Kind): RuleId {
  const a = s.planes[plane];
  if ((a.played & RUN_STOPPED) !== 0) return 'WOW-GAP-136';
  if (a.halted) return a.heldUntil > s.turn ? 'WOW-GAP-134' : 'WOW-LAND-05';
  const bar = isStall(deckOf(s, plane), kind) ? barTakeOff(s, a) : null;
  return bar?.because ?? 'WOW-LAND-09';
}

/**
 * WOW-HIGH-11, WOW-GAP-110, WOW-GAP-116 — every aircraft has to be between a new floor and its ceiling; one in the cloud
 * counts as just below it.
 */
export function barFloor(s: Sky, floor: number): Illegal | null {
  for (const a of s.planes) {
    if (!isInPlay(a)) continue;
    const level = a.cloud ? a.level - 1 : a.level;
    if (level < floor || level > floor + 3) return { reason: 'aircraft-outside', because: 'WOW-HIGH-11' };
  }
  return null;
}

/** WOW-TURN-06 … WOW-TURN-08 — the reminder counter that lies on the console when a turn begins. */
export function reminderOf(s: Sky, plane: Plane, last: Kind): 'steep' | 'immelmann' | 'straight' | 'none' {
  const deck = deckOf(s, plane);
  if (last === IMMELMANN) return 'immelmann';
  if (isSteep(deck, last)) return 'steep';
  return isStraight(deck, last) ? 'straight' : 'none';
}
