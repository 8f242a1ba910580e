import type { Refusal, RuleId } from '@tallyho/kernel';
import { type Choice, PLAN } from '../choices.ts';
import { CLIMB, type DeckTable, IMMELMANN, STALL, STRAIGHT } from '../fixed.ts';
import {
  DID_CLIMB,
  DID_DIVE,
  DID_IMMELMANN,
  DID_SPLIT_S,
  DID_STALL,
  FLYING,
  IDLE,
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
import { carryOut, isDive, isStall, isSteep, isStraight, mayGain, mayTakeOff } from './altitude.ts';
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

/** Every manoeuvre that the order of cards allows next, as bits. The copies in the deck are another matter. */
export function legalKinds(s: Sky, plane: Plane, p: Progress): number {
  const deck = deckOf(s, plane);
  if (p.halted) return deck.all; // WOW-LAND-05: bluff
  if (p.status !== FLYING) return legalOnTheGround(s, plane, p, deck);
  const { switches } = s.fixed.options;
  let kinds = deck.all;
  const { last } = p;
  // WOW-PLAN-13, WOW-GAP-30, WOW-SPLIT-02 — a straight after an Immelmann and a Split-S; WOW-OVERDIVE-01 — and after
  // the Dive of an Overdive.
  if (last === IMMELMANN || p.overdive) kinds &= deck.straights;
  // WOW-PLAN-06 … WOW-PLAN-08 — never two steep cards in a row, but for the Overdive.
  else if (isSteep(deck, last)) {
    kinds &= ~deck.steep;
    if (switches.overdive && deck.hasImmelmann && isStall(deck, last)) kinds |= deck.dives;
  }
  if (!mayImmelmann(s, plane, p, deck)) kinds &= ~(1 << IMMELMANN);
  if (switches.altitude) {
    // WOW-IMM-02, WOW-GAP-36 — a Climb and an Immelmann not in one turn; WOW-CLIMB-04, WOW-CLOUD-08 — and no higher
    // than allowed.
    if ((p.played & DID_IMMELMANN) !== 0 || p.cloud || !mayGain(s, s.fixed.planes[plane], p)) kinds &= ~(1 << CLIMB);
    if ((p.played & DID_SPLIT_S) !== 0) kinds &= ~deck.dives; // WOW-SPLIT-07
  }
  // WOW-SPDMG-04, WOW-SPDMG-06 — a jammed rudder.
  const { banned } = s.planes[plane];
  if ((banned & NO_LEFT) !== 0) kinds &= ~deck.left;
  if ((banned & NO_RIGHT) !== 0) kinds &= ~deck.right;
  return kinds;
}

/**
 * WOW-PLAN-11, WOW-PLAN-12, WOW-GAP-29, WOW-GAP-90 — an Immelmann after a straight; with altitude, after a stall, a
 * Split-S.
 */
function mayImmelmann(s: Sky, plane: Plane, p: Progress, deck: DeckTable): boolean {
  const { altitude } = s.fixed.options.switches;
  if (isStraight(deck, p.last)) {
    if (!altitude) return true;
    return (p.played & DID_CLIMB) === 0 && !p.cloud && mayGain(s, s.fixed.planes[plane], p);
  }
  return altitude && isStall(deck, p.last) && (p.played & DID_DIVE) === 0;
}

/**
 * WOW-LAND-02, WOW-LAND-07, WOW-LAND-11, WOW-GAP-95 — what the sequences of landing and take-off need next; standing in
 * the field, any card will do as a feint.
 */
function legalOnTheGround(s: Sky, plane: Plane, p: Progress, deck: DeckTable): number {
  switch (p.status) {
    case TOUCHED_DOWN:
    case RUNNING:
      return deck.straights;
    case ROLLING_OUT:
      return deck.stalls;
    case LIFTING_OFF:
      return deck.all & (1 << CLIMB);
    default:
      if (!isInField(s, s.planes[plane])) return 0;
      return mayTakeOff(s, s.planes[plane]) ? deck.all : deck.all & ~deck.stalls;
  }
}

/** WOW-SPDMG-12 — whether a damaged engine still asks for a stall this turn. */
const owesStall = (s: Sky, plane: Plane, p: Progress): boolean =>
  s.planes[plane].mustStall && p.status === FLYING && (p.played & DID_STALL) === 0;

/**
 * What a careful planner may lay into a slot: the order of cards, and room for the stall that a damaged engine needs.
 */
export function plannableKinds(s: Sky, plane: Plane, p: Progress, slot: number): number {
  const kinds = legalKinds(s, plane, p);
  if (slot === 0 || !owesStall(s, plane, p)) return kinds;
  const deck = deckOf(s, plane);
  const left = slot === 2 ? kinds & deck.stalls : kinds & (deck.stalls | ~(deck.steep | (1 << IMMELMANN)));
  return left === 0 ? kinds : left;
}

/** WOW-GAP-35 — what is legal in a phase: in the last one, with a damaged engine, nothing but the stall it still owes. */
export function legalIn(s: Sky, plane: Plane, p: Progress, slot: number): number {
  const kinds = legalKinds(s, plane, p);
  return slot === 2 && owesStall(s, plane, p) ? kinds & deckOf(s, plane).stalls : kinds;
}

/** WOW-PLAN-14, WOW-GAP-35 — whether the card that is due in a phase is an illegal manoeuvre. */
export function isIllegal(s: Sky, plane: Plane, p: Progress, kind: Kind, slot: number): boolean {
  return !p.halted && p.status !== STANDING && ((legalIn(s, plane, p, slot) >> kind) & 1) === 0;
}

/** WOW-GAP-32, WOW-GAP-35, WOW-GAP-95 — what replaces an illegal card. */
export function replacement(s: Sky, plane: Plane, p: Progress, slot: number): Kind {
  if (p.status === ROLLING_OUT) return STALL;
  if (p.status === LIFTING_OFF) return CLIMB;
  if (slot === 2 && owesStall(s, plane, p) && ((legalKinds(s, plane, p) >> STALL) & 1) === 1) return STALL;
  return STRAIGHT;
}

const scratch: Progress = {
  last: 0,
  overdive: false,
  played: 0,
  status: 0,
  level: 0,
  climbs: 0,
  cloud: false,
  halted: false,
};

/** Where an aircraft is in the order of cards now. The answer is overwritten by the next question. */
function progressOf(a: Progress): Progress {
  const p = scratch;
  p.last = a.last;
  p.overdive = a.overdive;
  p.played = a.played;
  p.status = a.status;
  p.level = a.level;
  p.climbs = a.climbs;
  p.cloud = a.cloud;
  p.halted = a.halted;
  return p;
}

/** The same after the cards that lie in the first slots of its plan, all of them legal. */
export function progressWithLegal(s: Sky, plane: Plane, to: number): Progress {
  const a = s.planes[plane];
  const p = progressOf(a);
  for (let slot = 0; slot < to && a.plan[slot] !== IDLE; slot++) carryOut(s, plane, p, a.plan[slot]);
  return p;
}

/** The same after some slots of a plan, whatever lies there. */
export function progressAfter(s: Sky, plane: Plane, plan: readonly Kind[], from: number, to: number): Progress {
  const p = progressOf(s.planes[plane]);
  for (let slot = from; slot < to; slot++) {
    const kind = plan[slot];
    if (kind === IDLE) return p;
    carryOut(s, plane, p, isIllegal(s, plane, p, kind, slot) ? replacement(s, plane, p, slot) : kind);
  }
  return p;
}

/** WOW-PLAN-04 — how many copies of a manoeuvre lie in the slots before this one. */
export function laidBefore(plan: readonly Kind[], slot: number, kind: Kind): number {
  let laid = 0;
  for (let i = 0; i < slot; i++) if (plan[i] === kind) laid++;
  return laid;
}

/** Why a card cannot be laid into a slot, or null if it can. */
function whyIllegal(s: Sky, plane: Plane, plan: readonly Kind[], slot: number, kind: Kind): Illegal | null {
  const deck = deckOf(s, plane);
  if (deck.copies[kind] === 0) return { reason: 'not-in-the-deck', because: 'WOW-SETUP-07' };
  if (laidBefore(plan, slot, kind) >= deck.copies[kind]) return { reason: 'no-copy-left', because: 'WOW-PLAN-04' };
  const p = progressAfter(s, plane, plan, 0, slot);
  return whyNotNext(s, plane, p, kind, slot, plannableKinds(s, plane, p, slot));
}

/** Why a card is not among those that may come next; null if it is. */
export function whyNotNext(
  s: Sky,
  plane: Plane,
  p: Progress,
  kind: Kind,
  slot: number,
  allowed: number,
): Illegal | null {
  if (((allowed >> kind) & 1) === 1) return null;
  const deck = deckOf(s, plane);
  if (p.status === STANDING) return whyNotFromTheGround(s, plane, deck, kind);
  if (p.status === RUNNING || p.status === LIFTING_OFF) return { reason: 'take-off-sequence', because: 'WOW-LAND-07' };
  if (p.status !== FLYING) return { reason: 'landing-sequence', because: 'WOW-LAND-02' };
  if (p.overdive) return { reason: 'straight-must-follow', because: 'WOW-OVERDIVE-01' };
  if (p.last === IMMELMANN)
    return { reason: 'straight-must-follow', because: slot === 0 ? 'WOW-PLAN-13' : 'WOW-GAP-30' };
  if (isSteep(deck, p.last) && isSteep(deck, kind)) {
    return { reason: 'steep-after-steep', because: slot === 0 ? 'WOW-PLAN-07' : 'WOW-PLAN-06' };
  }
  const { banned } = s.planes[plane];
  if ((banned & NO_LEFT) !== 0 && ((deck.left >> kind) & 1) === 1)
    return { reason: 'rudder-jammed', because: 'WOW-SPDMG-04' };
  if ((banned & NO_RIGHT) !== 0 && ((deck.right >> kind) & 1) === 1)
    return { reason: 'rudder-jammed', because: 'WOW-SPDMG-06' };
  if (kind === IMMELMANN) return whyNoImmelmann(s, plane, p, deck);
  if (kind === CLIMB) {
    if (p.cloud) return { reason: 'in-the-cloud', because: 'WOW-CLOUD-08' };
    if ((p.played & DID_IMMELMANN) !== 0) return { reason: 'climb-and-immelmann', because: 'WOW-IMM-02' };
    if (!mayGain(s, s.fixed.planes[plane], p)) return { reason: 'too-high', because: 'WOW-CLIMB-04' };
  }
  if (isDive(deck, kind) && (p.played & DID_SPLIT_S) !== 0)
    return { reason: 'split-s-and-dive', because: 'WOW-SPLIT-07' };
  return { reason: 'engine-needs-stall', because: 'WOW-SPDMG-12' };
}

/** WOW-LAND-06, WOW-LAND-11, WOW-LAND-24 — outside the field there is neither take-off nor feint; in flames no take-off. */
function whyNotFromTheGround(s: Sky, plane: Plane, deck: DeckTable, kind: Kind): Illegal {
  if (!isStall(deck, kind)) return { reason: 'cannot-feign', because: 'WOW-LAND-11' };
  return { reason: 'cannot-take-off', because: isInField(s, s.planes[plane]) ? 'WOW-LAND-24' : 'WOW-LAND-06' };
}

/**
 * WOW-LAND-05, WOW-LAND-09, WOW-GAP-134, WOW-GAP-136 — why a card is not executed on the ground: it lies behind a landing
 * or a crash, belongs to a run that fire has stopped, lies before the stall of a take-off, or is a stall that comes to
 * nothing.
 */
export function whyIgnored(s: Sky, plane: Plane, kind: Kind): RuleId {
  const { halted, heldUntil, played } = s.planes[plane];
  const deck = deckOf(s, plane);
  if ((played & RUN_STOPPED) !== 0) return 'WOW-GAP-136';
  if (halted) return heldUntil > s.turn ? 'WOW-GAP-134' : 'WOW-LAND-05';
  return isStall(deck, kind) ? whyNotFromTheGround(s, plane, deck, kind).because : 'WOW-LAND-09';
}

function whyNoImmelmann(s: Sky, plane: Plane, p: Progress, deck: DeckTable): Illegal {
  const { altitude } = s.fixed.options.switches;
  if (altitude && isStall(deck, p.last) && (p.played & DID_DIVE) !== 0)
    return { reason: 'split-s-and-dive', because: 'WOW-SPLIT-07' };
  if (!isStraight(deck, p.last) && !(altitude && isStall(deck, p.last))) {
    return { reason: 'immelmann-needs-straight', because: 'WOW-PLAN-11' };
  }
  if (altitude && isStraight(deck, p.last)) {
    if (p.cloud) return { reason: 'in-the-cloud', because: 'WOW-CLOUD-08' };
    if ((p.played & DID_CLIMB) !== 0) return { reason: 'climb-and-immelmann', because: 'WOW-IMM-02' };
    if (!mayGain(s, s.fixed.planes[plane], p)) return { reason: 'too-high', because: 'WOW-ALT-06' };
  }
  return { reason: 'engine-needs-stall', because: 'WOW-SPDMG-12' };
}

/**
 * Everything that may not be laid into this slot, with the reason; where illegal cards are let in, only what the deck
 * has no card for.
 */
export function refusalsFor(s: Sky, plane: Plane, slot: number): Refusal<Choice>[] {
  const { plan } = s.planes[plane];
  const deck = deckOf(s, plane);
  const isRefused = s.fixed.options.switches.illegal === 'refused';
  const refusals: Refusal<Choice>[] = [];
  for (const choice of PLAN) {
    if (choice.do !== 'plan') continue;
    const illegal = whyIllegal(s, plane, plan, slot, choice.card);
    if (illegal === null) continue;
    if (isRefused || laidBefore(plan, slot, choice.card) >= deck.copies[choice.card])
      refusals.push({ choice, ...illegal });
  }
  return refusals;
}

/** WOW-TURN-06 … WOW-TURN-08 — the reminder counter that lies on the console when a turn begins. */
export function reminderOf(s: Sky, plane: Plane, last: Kind): 'steep' | 'immelmann' | 'straight' | 'none' {
  const deck = deckOf(s, plane);
  if (last === IMMELMANN) return 'immelmann';
  if (isSteep(deck, last)) return 'steep';
  return isStraight(deck, last) ? 'straight' : 'none';
}
