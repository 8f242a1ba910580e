import type { Fixed } from '../fixed.ts';
import { DID_STALL, FLYING, type Kind, type Plane, type Progress, type Sky } from '../state.ts';
import { mayGain } from './altitude.ts';
import { isInField } from './area.ts';
import { barInPhase, barNext, barPlanning, barTakeOff, deckOf, type Illegal, owesStall } from './order.ts';

/*
 * The manoeuvres that nothing bars, as bits. What comes next is asked at every card that is laid, so the answers are kept:
 * by everything about an aircraft that the order of cards looks at.
 */

/** What the order of cards looks at, as one number; two aircraft of a game that have the same may play the same. */
function situationOf(s: Sky, plane: Plane, p: Progress): number {
  const fixed = s.fixed.planes[plane];
  const a = s.planes[plane];
  const known = (p.last + 2) | (a.banned << 5) | (p.status << 7) | (fixed.deck << 18) | (p.halted ? 1 << 10 : 0);
  if (p.status !== FLYING) return known | (isInField(s, a) ? 1 << 11 : 0) | (barTakeOff(s, a) === null ? 1 << 12 : 0);
  if (!s.fixed.options.switches.altitude) return known;
  const flags = (p.overdive ? 1 << 11 : 0) | (p.cloud ? 1 << 12 : 0) | (mayGain(s, fixed, p) ? 1 << 13 : 0);
  return known | flags | ((p.played & PLAYED) << 13);
}

/** Climb, Dive, Immelmann and Split-S: what has been played of them matters, a stall does not. */
const PLAYED = 31 & ~DID_STALL;

/** The manoeuvres that come next in a situation. */
interface Kept {
  readonly fixed: Fixed;
  readonly situation: number;
  readonly kinds: number;
}

/** Answers in places that follow from the situation; a later one may take the place. */
const PLACES = 1024;
const kept: (Kept | null)[] = new Array<Kept | null>(PLACES).fill(null);
const placeOf = (situation: number): number => Math.imul(situation, 0x9e3779b1) >>> 22;

/** Every manoeuvre that the order of cards allows next. */
export function legalKinds(s: Sky, plane: Plane, p: Progress): number {
  const situation = situationOf(s, plane, p);
  const known = kept[placeOf(situation)];
  if (known !== null && known.situation === situation && known.fixed === s.fixed) return known.kinds;
  return keep(s, plane, p, situation);
}

function keep(s: Sky, plane: Plane, p: Progress, situation: number): number {
  const kinds = kindsWithout(s, plane, (kind) => barNext(s, plane, p, 0, kind));
  kept[placeOf(situation)] = { fixed: s.fixed, situation, kinds };
  return kinds;
}

function kindsWithout(s: Sky, plane: Plane, bar: (kind: Kind) => Illegal | null): number {
  let kinds = 0;
  for (const kind of deckOf(s, plane).kinds) if (bar(kind) === null) kinds |= 1 << kind;
  return kinds;
}

/** What a careful planner may lay into a slot. Where no stall is owed, that is what the order allows. */
export const plannableKinds = (s: Sky, plane: Plane, p: Progress, slot: number): number =>
  slot > 0 && owesStall(s, plane, p)
    ? kindsWithout(s, plane, (kind) => barPlanning(s, plane, p, slot, kind))
    : legalKinds(s, plane, p);

/** What is legal in a phase. */
export const legalIn = (s: Sky, plane: Plane, p: Progress, slot: number): number =>
  slot > 0 && owesStall(s, plane, p)
    ? kindsWithout(s, plane, (kind) => barInPhase(s, plane, p, slot, kind))
    : legalKinds(s, plane, p);
