import { DISADVANTAGED, type Dogfight, isEnemy, NO_PLANE, type Plane, TAILED } from '../state.ts';
import { burstCost, burstsLeft, gunnerLeft } from './bursts.ts';
import { isLate } from './missions.ts';
import { isPursued, position } from './positions.ts';
import type { Reason } from './reasons.ts';
import { isLeadersAffair } from './wingmen.ts';

/** Whether this is an enemy that flies and can be fought: everybody else is nobody's target. */
export const isFoe = (s: Dogfight, plane: Plane, other: Plane): boolean =>
  !s.planes[other].gone && isEnemy(s, plane, other) && (s.mission === null || isOpenToAttack(s, other));

/** DIF-BMB-12 — a bomber can be fought once it has been chosen; DIF-OPTN-09: one who is Late not yet. */
const isOpenToAttack = (s: Dogfight, other: Plane): boolean =>
  s.mission?.bomber[other] === true ? s.mission.chosen === other : !isLate(s, other);

/**
 * DIF-SEQ-05, DIF-SEQ-11 — cards are played against enemies at the same altitude. DIF-OPT-03: a Wingman's enemies may
 * be given. DIF-OPTN-09: one who is Late is nowhere.
 */
export function barSight(s: Dogfight, plane: Plane, enemy: Plane): Reason | null {
  if (s.planes[plane].altitude !== s.planes[enemy].altitude) return 'other-altitude';
  if (s.mission !== null && isLate(s, enemy)) return 'not-there-yet';
  return isLeadersAffair(s, plane, enemy) ? null : 'leader-engaged-elsewhere';
}

/** Why an enemy that flies cannot be fought now; DIF-BMB-12: a bomber in sight must first be chosen. */
export const barReach = (s: Dogfight, plane: Plane, enemy: Plane): Reason =>
  barSight(s, plane, enemy) ?? 'bomber-not-chosen';

/** DIF-POS-16, DIF-GAP-33 — and against nobody else, as long as one holds a position. */
export function barTarget(s: Dogfight, plane: Plane, enemy: Plane): Reason | null {
  const { prey } = s.planes[plane];
  return barSight(s, plane, enemy) ?? (prey !== NO_PLANE && prey !== enemy ? 'give-up-first' : null);
}

/** DIF-POS-06, DIF-POS-08 — nobody fires at the fighter that is Advantaged on him or Tailing him. */
export const barShot = (from: number): Reason | null =>
  from === DISADVANTAGED ? 'advantaged-on-you' : from === TAILED ? 'tailing-you' : null;

/** DIF-ACT-27 — and the Bursts must be there, with those that EVASIVE adds (DIF-REACT-08). */
export function barGuns(s: Dogfight, plane: Plane, enemy: Plane, bursts: number): Reason | null {
  const aim = barTarget(s, plane, enemy) ?? barShot(position(s, plane, enemy));
  if (aim !== null) return aim;
  const left = burstsLeft(s, plane, enemy);
  if (left >= burstCost(s, enemy, bursts)) return null;
  return left >= bursts ? 'evasive-in-force' : 'too-few-bursts';
}

/**
 * DIF-SPEC-01, DIF-SPEC-05 — the Gunner fires at those who are Advantaged or Tailing. DIF-GAP-18: the aircraft need not
 * give up its position on another enemy for it, unless agreed otherwise.
 */
export function barGunnerAim(s: Dogfight, plane: Plane, enemy: Plane): Reason | null {
  const sight = s.fixed.options.freeGunner ? barSight(s, plane, enemy) : barTarget(s, plane, enemy);
  return sight ?? (isPursued(position(s, plane, enemy)) ? null : 'not-pursuing-you');
}

/** DIF-SPEC-02 — with Bursts of its own. */
export const barGunner = (s: Dogfight, plane: Plane, enemy: Plane, bursts: number): Reason | null =>
  barGunnerAim(s, plane, enemy) ??
  (gunnerLeft(s, plane, enemy) >= burstCost(s, enemy, bursts) ? null : 'too-few-gunner-bursts');
