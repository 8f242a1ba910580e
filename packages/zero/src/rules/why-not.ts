import { holds } from '@tallyho/kernel';
import {
  ADVANTAGED,
  type Dogfight,
  type ElementNo,
  elementOf,
  NEUTRAL,
  NOBODY,
  type PlaneNo,
  TAILING,
} from '../state.ts';
import { hasAgilePlay, mayGunnerPlay, mayPlayAtLeader, mayPlayAtWingman, mayTarget } from './attacks.ts';
import { burstsLeft, burstsLeftAtWingman, burstsWon, isWingman } from './bursts.ts';
import { ACE_PILOT, FULL_THROTTLE, HALF_LOOP, isShot, SCISSORS, VERTICAL_ROLL } from './cards.ts';
import { isInReach, isIsolatedPursuer, mayFireAt } from './engagement.ts';
import { standing, stepsFrom } from './position.ts';
import { AGILE, horsepower, leaderRating, mostDrawn } from './ratings.ts';
import type { Reason } from './reasons.ts';
import { mayWingmanAttack, mayWingmanPlay } from './wingmen.ts';

/** Why a face cannot be played as an Attack at an aircraft now; null: it can, or there is nothing to say about it. */
export function whyNotPlay(s: Dogfight, element: ElementNo, at: PlaneNo, face: number): Reason | null {
  if (!holds(s.fixed.attacking, face)) return 'blue-card-does-not-attack';
  if (s.fixed.title[face] === VERTICAL_ROLL) return null;
  const enemy = elementOf(at);
  const there = whyNotAttack(s, element, at);
  if (there !== null) return there;
  if (s.elements[enemy].wing === at)
    return mayPlayAtWingman(s, element, enemy, face) ? null : whyNotAtWingman(s, element, face);
  return mayPlayAtLeader(s, element, enemy, face) ? null : whyNotAtLeader(s, element, enemy, face);
}

/** Why an aircraft cannot be attacked at all. */
export function whyNotAttack(s: Dogfight, element: ElementNo, at: PlaneNo): Reason | null {
  const enemy = elementOf(at);
  const { foe } = s.elements[element];
  if (!mayTarget(s, at)) return 'one-aircraft-a-turn';
  if (!isInReach(s, element, enemy)) return 'another-altitude';
  const isLeader = s.elements[enemy].lead === at;
  if (foe !== NOBODY && (foe !== enemy || !isLeader)) return 'engaged-with-another';
  const held = s.elements[enemy].foe;
  return isLeader && held !== NOBODY && held !== element && !isIsolatedPursuer(s, enemy) ? 'target-is-engaged' : null;
}

function whyNotAtWingman(s: Dogfight, element: ElementNo, face: number): Reason | null {
  const title = s.fixed.title[face];
  if (!isShot(title)) return burstsWon(title) > 0 ? null : 'not-against-a-wingman';
  return s.fixed.bursts[face] > burstsLeftAtWingman(s, element) ? 'too-few-bursts-at-wingman' : null;
}

function whyNotAtLeader(s: Dogfight, element: ElementNo, enemy: ElementNo, face: number): Reason | null {
  const title = s.fixed.title[face];
  if (!isShot(title)) return whyNoSteps(s, element, enemy, title);
  if (!mayFireAt(s, element, enemy)) return 'break-its-position-first';
  if (s.elements[element].position < NEUTRAL) return 'no-fire-when-behind';
  return s.fixed.bursts[face] > burstsLeft(s, element) ? 'too-few-bursts' : null;
}

/**
 * Why a manoeuvre against an enemy Leader cannot start from where things stand; Z-6.72a2 — for a friend's sake
 * SCISSORS has a condition of its own.
 */
function whyNoSteps(s: Dogfight, element: ElementNo, enemy: ElementNo, title: number): Reason | null {
  const from = standing(s, element, enemy);
  if (stepsFrom(title, from) > 0) return null;
  if (title === FULL_THROTTLE) return 'only-when-behind';
  if (title === SCISSORS) return mayFireAt(s, element, enemy) ? 'only-when-disadvantaged' : 'not-while-it-is-tailing';
  if (title === HALF_LOOP && from === ADVANTAGED) return 'two-steps-or-nothing';
  return from === TAILING ? 'already-tailing' : null;
}

/** Why the Gunner cannot fire a face at an aircraft. */
export function whyNotGunner(s: Dogfight, element: ElementNo, at: PlaneNo, face: number): Reason | null {
  if (!isShot(s.fixed.title[face])) return null;
  const { foe, position } = s.elements[element];
  if (foe !== elementOf(at) || position >= NEUTRAL) return 'gunner-fires-only-backwards';
  if (!mayTarget(s, at)) return 'one-aircraft-a-turn';
  if (!mayGunnerPlay(s, element, at, face)) return 'gunner-has-too-few-bursts';
  return isWingman(s, at) && s.now.target !== at ? 'announce-it-first' : null;
}

/** Why a face does not answer a title. */
export function whyNoAnswer(s: Dogfight, face: number, latest: number): Reason | null {
  if (holds(s.fixed.answering[latest], face)) return null;
  if (latest === ACE_PILOT) return 'only-ace-pilot-answers';
  return s.fixed.faces[face].border === 'red' ? 'red-card-answers-nothing' : 'does-not-answer';
}

/** Why a Wingman cannot be sent against an aircraft. */
export function whyNotWingman(s: Dogfight, element: ElementNo, at: PlaneNo): Reason | null {
  if (mayWingmanAttack(s, element, at)) return null;
  const { foe } = s.elements[element];
  if (!isInReach(s, element, elementOf(at))) return 'another-altitude';
  return foe === NOBODY ? 'target-is-engaged' : 'leader-is-engaged-with-another';
}

/** Why a Wingman cannot play a face of its mini-hand at its target. */
export function whyNotWingmanPlay(s: Dogfight, element: ElementNo, at: PlaneNo, face: number): Reason | null {
  const title = s.fixed.title[face];
  const enemy = elementOf(at);
  if (!holds(s.fixed.attacking, face)) return 'blue-card-does-not-attack';
  if (mayWingmanPlay(s, element, at, title)) return null;
  if (title === VERTICAL_ROLL) return 'not-by-a-wingman';
  if (s.elements[enemy].wing === at) return 'wingman-fires-only-at-wingmen';
  return isShot(title) ? 'break-its-position-first' : whyNoSteps(s, element, enemy, title);
}

/** Why not one card more can be drawn. */
export const whyNoMore = (s: Dogfight, element: ElementNo): Reason =>
  horsepower(s, element) <= mostDrawn(s, element) ? 'horsepower-allows-no-more' : 'performance-allows-no-more';

/**
 * Why an Agile Leader cannot use a card as SCISSORS in answer to SCISSORS or TIGHT TURN now; null: it can, or is not
 * Agile.
 */
export function whyNoAgileAnswer(s: Dogfight, element: ElementNo): Reason | null {
  if (leaderRating(s, element, AGILE) === 0 || hasAgilePlay(s, element)) return null;
  return s.now.element === element ? 'agile-is-used' : 'agile-only-in-own-sequence';
}
