import { affordable, type Faces, holds } from '@tallyho/kernel';
import type { Fixed } from '../fixed.ts';
import { type Dogfight, type ElementNo, elementOf, NOBODY, type PlaneNo, TAILED } from '../state.ts';
import { burstsLeft, burstsLeftAtWingman, gunnerBurstsLeft } from './bursts.ts';
import { isShot, SCISSORS } from './cards.ts';
import { mayAttackLeader, mayFireAt, mayLeaderAttackWingman } from './engagement.ts';
import { mayGunnerFire, mayGunnerFireAtWingman } from './gunners.ts';
import { standing, stepsFrom } from './position.ts';
import { AGILE, leaderRating } from './ratings.ts';

/**
 * Z-6.5d, Z-6.36c, Z-8.2d, Z-8.5b, Z-GAP-49, Z-GAP-60 — one aircraft a turn: the first one attacked, or announced, is
 * the only one.
 */
export const mayTarget = (s: Dogfight, plane: PlaneNo): boolean => s.now.target === NOBODY || s.now.target === plane;

/** Bursts the Leader may fire at an enemy Leader now; 0: none, because of its Position or of the enemy's (Z-GAP-55). */
export const burstsAtLeader = (s: Dogfight, element: ElementNo, enemy: ElementNo): number =>
  mayFireAt(s, element, enemy) ? burstsLeft(s, element) : 0;

/**
 * Z-8.2b — the faces that fit as an Attack at a Leader: shots by their Bursts, manoeuvres by the Position they start
 * from.
 */
export const fitAtLeader = (fixed: Fixed, from: number, bursts: number): Faces =>
  affordable(fixed.shots, bursts) | fixed.moving[from - TAILED];

/** Z-8.2b, Z-8.5c — whether the Leader may play this face as an Attack against an enemy Leader. */
export const mayPlayAtLeader = (s: Dogfight, element: ElementNo, enemy: ElementNo, face: number): boolean =>
  mayAttackLeader(s, element, enemy) &&
  holds(fitAtLeader(s.fixed, standing(s, element, enemy), burstsAtLeader(s, element, enemy)), face);

/**
 * Z-10.61a, Z-10.62a, Z-GAP-21 — the faces that fit at a Wingman: shots by their Bursts, and the two manoeuvres that
 * win some.
 */
export const fitAtWingman = (fixed: Fixed, bursts: number): Faces => affordable(fixed.shots, bursts) | fixed.winning;

/** Whether the Leader may play this face against the Wingman it has announced. */
export const mayPlayAtWingman = (s: Dogfight, element: ElementNo, enemy: ElementNo, face: number): boolean =>
  mayLeaderAttackWingman(s, element, enemy) && holds(fitAtWingman(s.fixed, burstsLeftAtWingman(s, element)), face);

/** Z-9.22a, Z-GAP-57 — whether the Gunner may fire this face at the aircraft; Z-GAP-49 — nobody else when it is gone. */
export function mayGunnerPlay(s: Dogfight, element: ElementNo, plane: PlaneNo, face: number): boolean {
  if (!isShot(s.fixed.title[face]) || s.fixed.bursts[face] > gunnerBurstsLeft(s, element)) return false;
  const enemy = elementOf(plane);
  const { lead, wing } = s.elements[enemy];
  if (wing === plane) return mayGunnerFireAtWingman(s, element, enemy);
  return lead === plane && mayGunnerFire(s, element, enemy);
}

/** Z-5.26a, Z-6.35a, Z-6.35d — an Agile Leader, once in its own sequence. */
export const hasAgilePlay = (s: Dogfight, element: ElementNo): boolean =>
  s.now.element === element && !s.now.agile && leaderRating(s, element, AGILE) === 1;

/** Z-6.35b, Z-GAP-24 — any card as SCISSORS, wherever SCISSORS could be played as an Attack. */
export const mayPlayAgile = (s: Dogfight, element: ElementNo, enemy: ElementNo): boolean =>
  mayAttackLeader(s, element, enemy) && stepsFrom(SCISSORS, standing(s, element, enemy)) > 0;

/**
 * Z-10.12a, Z-GAP-59 — a Wingman must be announced before a card is played against it; also as the Gunner's target
 * (Z-9.24a).
 */
export const mayAnnounce = (s: Dogfight, element: ElementNo, enemy: ElementNo): boolean =>
  s.now.target === NOBODY && (mayLeaderAttackWingman(s, element, enemy) || mayGunnerFireAtWingman(s, element, enemy));
