import { misfit, type RuleId } from '@tallyho/kernel';
import { isDamaged, isShotDown } from './rules/damage.ts';
import { barSquare, isBomber } from './rules/formation.ts';
import { isLate, isShortOfFuel } from './rules/missions.ts';
import { isDecided } from './rules/points.ts';
import { holders } from './rules/positions.ts';
import { ADVANTAGED, type Dogfight, isEnemy, NO_PLANE, type Plane, TAILING } from './state.ts';

/** What can be wrong with a constructed situation, beside the shape of its fields: it contradicts a rule. */
export const situationProblems = ['situation-impossible'] as const;
export type SituationProblem = (typeof situationProblems)[number];

export function impossible(place: string, rule: RuleId): never {
  misfit('situation-impossible' satisfies SituationProblem, place, { rule });
}

/**
 * Refuses a situation that no fight can come to; `begun`: the game turn has begun, `turn`: somebody is in the middle of
 * his own. Only inside `reading`.
 */
export function checkSituation(s: Dogfight, begun: boolean, turn: boolean): void {
  for (let plane = 0; plane < s.planes.length; plane++) {
    checkDamage(s, plane);
    if (isLate(s, plane) && !s.planes[plane].acted) impossible(placeOf(s, plane, 'acted'), 'DIF-OPTN-09');
    if (begun) checkFuel(s, plane);
    if (s.planes[plane].prey !== NO_PLANE) checkPosition(s, plane);
  }
  if (turn && s.planes[s.active].gone) impossible('given.active', 'DIF-DMG-06');
  if (turn && isBomber(s, s.active)) impossible('given.active', 'DIF-BMB-01');
  if (turn && isLate(s, s.active)) impossible('given.active', 'DIF-OPTN-09');
  if (s.mission === null && isDecided(s)) impossible('given.aircraft', 'DIF-WIN-01');
}

const placeOf = (s: Dogfight, plane: Plane, field: string): string =>
  `given.aircraft.${s.fixed.labels[plane]}.${field}`;

/** DIF-DMG-01, DIF-DMG-02 — hits turn the card over, and enough of them end it; DIF-DMG-06: who is gone has no hand. */
function checkDamage(s: Dogfight, plane: Plane): void {
  const { gone, hand, face } = s.planes[plane];
  if (gone && hand.size > 0) impossible(placeOf(s, plane, 'hand'), 'DIF-DMG-06');
  if (!gone && isShotDown(s, plane)) impossible(placeOf(s, plane, 'hits'), 'DIF-DMG-02');
  if (isDamaged(s, plane) !== (face === 1)) impossible(placeOf(s, plane, 'flipped'), 'DIF-DMG-01');
}

/** DIF-OPTN-07 — before the last turn they go home; only one that was Loaded then may have jettisoned its bombs since. */
function checkFuel(s: Dogfight, plane: Plane): void {
  const isLast = s.turn === s.mission?.turns;
  if (isLast && !s.planes[plane].gone && isShortOfFuel(s, plane) && s.fixed.mission?.loaded[plane] !== true)
    impossible(placeOf(s, plane, 'gone'), 'DIF-OPTN-07');
}

/** DIF-BMB-18, DIF-BMB-20 — only the fighter whose turn it is holds a position on a bomber, in a place that is free. */
function checkOnBomber(s: Dogfight, plane: Plane, place: string): void {
  const { prey, grip } = s.planes[plane];
  if (plane !== s.active) impossible(place, 'DIF-BMB-20');
  if (barSquare(s, prey, grip) !== null) impossible(place, 'DIF-BMB-18');
}

/**
 * A position is held on one enemy that flies at the same altitude, who holds none in return, in a place that is free.
 */
function checkPosition(s: Dogfight, plane: Plane): void {
  const { prey, grip, gone, altitude } = s.planes[plane];
  const place = placeOf(s, plane, grip === TAILING ? 'tailing' : 'advantaged');
  if (!isEnemy(s, plane, prey)) impossible(place, 'DIF-POS-01');
  if (gone || s.planes[prey].gone) impossible(place, 'DIF-POS-19');
  if (isBomber(s, plane)) impossible(place, 'DIF-BMB-01');
  if (isLate(s, plane) || isLate(s, prey)) impossible(place, 'DIF-OPTN-09');
  if (isBomber(s, prey)) checkOnBomber(s, plane, place);
  if (s.planes[prey].altitude !== altitude) impossible(place, 'DIF-POS-09');
  if (s.planes[prey].prey === plane) impossible(place, 'DIF-POS-02');
  if (grip === ADVANTAGED && holders(s, prey, ADVANTAGED, plane) > 1) impossible(place, 'DIF-POS-13');
  if (grip === TAILING && holders(s, prey, TAILING, plane) > 0) impossible(place, 'DIF-POS-14');
}
