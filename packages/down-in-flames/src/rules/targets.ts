import { affordable, type Card, type Faces, firstOf, holds, withoutFirst } from '@tallyho/kernel';
import { DISADVANTAGED, type Dogfight, enemiesOf, NO_PLANE, type Plane, type Planes, TAILED } from '../state.ts';
import { burstCost, burstsLeft, gunnerLeft } from './bursts.ts';
import { isBomber } from './formation.ts';
import { isLate } from './missions.ts';
import { isPursued } from './positions.ts';
import type { Reason } from './reasons.ts';
import { isLeadersAffair } from './wingmen.ts';

/** The enemies of an aircraft that still fly: everybody else is nobody's target. */
export const foesOf = (s: Dogfight, plane: Plane): Plane[] => enemiesOf(s, plane).filter((foe) => flies(s, foe));
export const flies = (s: Dogfight, plane: Plane): boolean => !s.planes[plane].gone;

/** DIF-SEQ-05, DIF-SEQ-11 — cards are played against enemies at the same altitude … */
export const barSight = (s: Dogfight, plane: Plane, enemy: Plane): Reason | null =>
  s.planes[enemy].altitude === s.planes[plane].altitude ? barAtAltitude(s, plane, enemy) : 'other-altitude';

/** … but DIF-OPTN-09: one who is Late is nowhere. DIF-OPT-03: a Wingman's enemies may be given. */
function barAtAltitude(s: Dogfight, plane: Plane, enemy: Plane): Reason | null {
  if (s.mission !== null && isLate(s, enemy)) return 'not-there-yet';
  return isLeadersAffair(s, plane, enemy) ? null : 'leader-engaged-elsewhere';
}

/** DIF-SEQ-05, DIF-SEQ-11 — all enemies in sight that fly. */
export function enemiesInSight(s: Dogfight, plane: Plane): Planes {
  const { planes } = s;
  const { altitude } = planes[plane];
  const enemies = enemiesOf(s, plane);
  let level: Planes = 0;
  for (let i = 0; i < enemies.length; i++) {
    const enemy = planes[enemies[i]];
    if (enemy.altitude === altitude && !enemy.gone) level |= 1 << enemies[i];
  }
  let inSight = level;
  for (let left = level; left !== 0; left = withoutFirst(left))
    if (barAtAltitude(s, plane, firstOf(left)) !== null) inSight ^= left & -left;
  return inSight;
}

/** DIF-BMB-12 — a bomber that has not been chosen: nothing can be played against it as against a fighter. */
export const isUnchosen = (s: Dogfight, enemy: Plane): boolean => isBomber(s, enemy) && s.mission?.chosen !== enemy;

export const barUnchosen = (s: Dogfight, enemy: Plane): Reason | null =>
  isUnchosen(s, enemy) ? 'bomber-not-chosen' : null;

/** DIF-BMB-12 — whether an enemy can be fought now: a bomber in sight must first be chosen. */
export const barReach = (s: Dogfight, plane: Plane, enemy: Plane): Reason | null =>
  barSight(s, plane, enemy) ?? barUnchosen(s, enemy);

/** DIF-POS-16, DIF-GAP-33 — nobody else, as long as one holds a position. */
export function barOther(s: Dogfight, plane: Plane, enemy: Plane): Reason | null {
  const { prey } = s.planes[plane];
  return prey !== NO_PLANE && prey !== enemy ? 'give-up-first' : null;
}

/** DIF-SEQ-05, DIF-POS-16 — whether an enemy can be attacked or maneuvered against now. */
export const barTarget = (s: Dogfight, plane: Plane, enemy: Plane): Reason | null =>
  barReach(s, plane, enemy) ?? barOther(s, plane, enemy);

/** DIF-POS-06, DIF-POS-08 — nobody fires at the fighter that is Advantaged on him or Tailing him. */
export const barShot = (from: number): Reason | null =>
  from === DISADVANTAGED ? 'advantaged-on-you' : from === TAILED ? 'tailing-you' : null;

/** DIF-ACT-27 — and the Bursts must be there, with those that EVASIVE adds (DIF-REACT-08): what can be fired. */
export const shotsLeft = (s: Dogfight, plane: Plane, enemy: Plane): Faces =>
  affordable(s.fixed.shots, burstsLeft(s, plane, enemy) - burstCost(s, enemy, 0));

export const whyNoBursts = (s: Dogfight, plane: Plane, enemy: Plane, card: Card): Reason =>
  burstsLeft(s, plane, enemy) >= s.fixed.bursts[card] ? 'evasive-in-force' : 'too-few-bursts';

/**
 * DIF-SPEC-01, DIF-SPEC-05 — the Gunner fires at those in sight who are Advantaged or Tailing. DIF-GAP-18: the aircraft need not
 * give up its position on another enemy for it, unless agreed otherwise.
 */
export const barGunner = (s: Dogfight, plane: Plane, enemy: Plane, from: number): Reason | null =>
  (s.fixed.options.freeGunner ? null : barOther(s, plane, enemy)) ?? (isPursued(from) ? null : 'not-pursuing-you');

/** DIF-SPEC-02 — with Bursts of its own. */
export const gunnerShotsLeft = (s: Dogfight, plane: Plane, enemy: Plane): Faces =>
  affordable(s.fixed.shots, gunnerLeft(s, plane, enemy) - burstCost(s, enemy, 0));

export const barGunnerBursts = (s: Dogfight, plane: Plane, enemy: Plane, card: Card): Reason | null =>
  holds(gunnerShotsLeft(s, plane, enemy), card) ? null : 'too-few-gunner-bursts';
