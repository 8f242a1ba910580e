import { affordable, type Faces, holds } from '@tallyho/kernel';
import {
  ADVANTAGED,
  type Dogfight,
  type ElementNo,
  elementOf,
  NEUTRAL,
  NOBODY,
  type PlaneNo,
  TAILED,
} from '../state.ts';
import { burstsLeft, burstsLeftAtWingman } from './bursts.ts';
import { FULL_THROTTLE, HALF_LOOP, isShot, SCISSORS } from './cards.ts';
import { barFire, barLeader, barWingman } from './engagement.ts';
import { hasGunnerAt } from './gunners.ts';
import { barLoaded, playable } from './loads.ts';
import { standing, stepsFrom } from './positions.ts';
import { AGILE, leaderRating, WINGMAN_AGILE, wingmanRating } from './ratings.ts';
import type { Reason } from './reasons.ts';
import { barTarget } from './targets.ts';

/*
 * What a Leader may play as an Attack. The functions that begin with `bar` answer null when nothing stands in the way,
 * and otherwise the reason; those that begin with `fit` say which faces will do.
 */

/** Z-8.2b, Z-GAP-59 — what stands against an Attack at an aircraft, whatever the card: a Wingman must have been announced. */
function barAt(s: Dogfight, element: ElementNo, at: PlaneNo): Reason | null {
  const enemy = elementOf(at);
  if (!isWingOf(s, enemy, at)) return barTarget(s, at) ?? barLeader(s, element, enemy);
  return isUnannounced(s, at) ? (barAnnouncing(s, element, at) ?? 'announce-it-first') : barWingman(s, element, enemy);
}

const isWingOf = (s: Dogfight, enemy: ElementNo, at: PlaneNo): boolean => s.elements[enemy].wing === at;
const isUnannounced = (s: Dogfight, wing: PlaneNo): boolean => s.now.target !== wing;

/** Z-2.2f, Z-8.2b — the faces that a Leader may play as an Attack at an aircraft; none at one that has gone. */
export function fitAt(s: Dogfight, element: ElementNo, at: PlaneNo): Faces {
  const enemy = elementOf(at);
  const isWing = isWingOf(s, enemy, at);
  if ((!isWing && s.elements[enemy].lead !== at) || barAt(s, element, at) !== null) return 0;
  return isWing ? fitAtWingman(s, element) : fitAtLeader(s, element, enemy);
}

/** Why a face is none of them; null: it is. */
export const barPlay = (s: Dogfight, element: ElementNo, at: PlaneNo, face: number): Reason | null =>
  holds(fitAt(s, element, at), face) ? null : whyNot(s, element, at, face);

/** Z-2.2f — why a face is played at nobody, whoever is there; Z-3.3a: here there is nobody. */
export const barAtNobody = ({ fixed }: Pick<Dogfight, 'fixed'>, face: number): Reason =>
  holds(fixed.attacking, face) ? 'no-enemy-in-the-fight' : 'blue-card-does-not-attack';

function whyNot(s: Dogfight, element: ElementNo, at: PlaneNo, face: number): Reason | null {
  const enemy = elementOf(at);
  const isWing = isWingOf(s, enemy, at);
  const bar = barAt(s, element, at);
  if (isWing && isUnannounced(s, at)) return bar;
  if (!holds(s.fixed.attacking, face)) return 'blue-card-does-not-attack';
  return bar ?? (isWing ? unfitAtWingman(s, element, face) : unfitAtLeader(s, element, enemy, face));
}

/** Z-GAP-55 — Bursts the Leader may fire at an enemy Leader now; 0: none, because of its Position or of the enemy's. */
const burstsAtLeader = (s: Dogfight, element: ElementNo, enemy: ElementNo): number =>
  barFire(s, element, enemy) === null ? burstsLeft(s, element) : 0;

/**
 * Z-8.2b, Z-8.5c — the faces that fit as an Attack at a Leader who can be attacked: shots by their Bursts, manoeuvres by
 * the Position they start from.
 */
export const fitAtLeader = (s: Dogfight, element: ElementNo, enemy: ElementNo): Faces =>
  (affordable(s.fixed.shots, burstsAtLeader(s, element, enemy)) |
    s.fixed.moving[standing(s, element, enemy) - TAILED]) &
  playable(s, s.elements[element].lead);

/** Why a face with an Attack section is none of them. */
function unfitAtLeader(s: Dogfight, element: ElementNo, enemy: ElementNo, face: number): Reason | null {
  const title = s.fixed.title[face];
  const loaded = barLoaded(s, s.elements[element].lead, title);
  if (loaded !== null) return loaded;
  if (!isShot(title)) return barSteps(s, element, enemy, title);
  if (s.elements[element].position < NEUTRAL && barFire(s, element, enemy) === null) return 'no-fire-when-behind';
  return barFire(s, element, enemy) ?? 'too-few-bursts';
}

/**
 * Why a manoeuvre against an enemy Leader cannot start from where things stand; Z-6.72a2 — for a friend's sake
 * SCISSORS has a condition of its own.
 */
export function barSteps(s: Dogfight, element: ElementNo, enemy: ElementNo, title: number): Reason | null {
  const from = standing(s, element, enemy);
  if (stepsFrom(title, from) > 0) return null;
  if (title === FULL_THROTTLE) return 'only-when-behind';
  if (title === SCISSORS)
    return barFire(s, element, enemy) === null ? 'only-when-disadvantaged' : 'not-while-it-is-tailing';
  return title === HALF_LOOP && from === ADVANTAGED ? 'two-steps-or-nothing' : 'already-tailing';
}

/**
 * Z-10.61a, Z-10.62a, Z-GAP-21 — the faces that fit at a Wingman: shots by their Bursts, and the two manoeuvres that
 * win some.
 */
export const fitAtWingman = (s: Dogfight, element: ElementNo): Faces =>
  (affordable(s.fixed.shots, burstsLeftAtWingman(s, element)) | s.fixed.winning) &
  playable(s, s.elements[element].lead);

/** Why a face with an Attack section is none of them. */
function unfitAtWingman(s: Dogfight, element: ElementNo, face: number): Reason {
  const title = s.fixed.title[face];
  const loaded = barLoaded(s, s.elements[element].lead, title);
  if (loaded !== null) return loaded;
  return isShot(title) ? 'too-few-bursts-at-wingman' : 'not-against-a-wingman';
}

/** Z-5.26a, Z-6.35a, Z-GAP-23 — whether the Leader, or with the mini-hand the Wingman, is Agile. */
export const isAgile = (s: Dogfight, element: ElementNo, mini: boolean): boolean =>
  mini ? wingmanRating(s, element, WINGMAN_AGILE) === 1 : leaderRating(s, element, AGILE) === 1;

/** Z-6.35c, Z-6.35d — a card is used as SCISSORS once, in one's own sequence. */
export function barAgileUse(s: Dogfight, element: ElementNo, mini: boolean): Reason | null {
  const { now } = s;
  if (now.element !== element) return 'agile-only-in-own-sequence';
  return (mini ? now.wingAgile : now.agile) ? 'agile-is-used' : null;
}

/** Z-6.35b, Z-GAP-24 — any card as SCISSORS, wherever SCISSORS could be played as an Attack. */
export const barAgile = (s: Dogfight, element: ElementNo, enemy: ElementNo): Reason | null =>
  barLeader(s, element, enemy) ??
  barSteps(s, element, enemy, SCISSORS) ??
  barAgileUse(s, element, false) ??
  barLoaded(s, s.elements[element].lead, SCISSORS) ??
  barTarget(s, s.elements[enemy].lead);

/**
 * Z-10.12a, Z-GAP-59 — a Wingman must be announced before a card is played against it; also as the Gunner's target
 * (Z-9.24a).
 */
export function barAnnouncing(s: Dogfight, element: ElementNo, wing: PlaneNo): Reason | null {
  if (s.now.target !== NOBODY) return 'one-aircraft-a-turn';
  return hasGunnerAt(s, element, wing) ? null : barWingman(s, element, elementOf(wing));
}
