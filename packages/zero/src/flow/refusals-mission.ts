import { firstOf, holds, type Seat, withoutFirst } from '@tallyho/kernel';
import {
  ATTACK_BOMBERS,
  ATTACKS_TARGET,
  aims,
  answers,
  answersAce,
  answersAgile,
  BOMBS,
  counters,
  DRAWS_AGAIN,
  FIRES,
  FLIES_ON,
  leaveFormation,
  overOrHold,
  PASSES,
  play,
  run,
  SKIPS,
  STRAFES,
  searchChoice,
  stop,
  WINGMAN_AT_BOMBERS,
} from '../choices.ts';
import { sortieOf } from '../mission/state.ts';
import { answersAsAce, answersAsScissors, barAnswer } from '../rules/answers.ts';
import { barAgileUse, isAgile } from '../rules/attacks.ts';
import { barBombing, barSkipping, barStrafing, dropLevel, elementMode } from '../rules/bombing.ts';
import { ACE_PILOT, isShot, SCISSORS } from '../rules/cards.ts';
import { barBombers, barBombersByWingman, bomberOwner, fitAtBomber, ordersOf, shotFaces } from '../rules/formations.ts';
import { barResponse } from '../rules/green.ts';
import { barLeaving } from '../rules/kamikaze.ts';
import { barLoaded } from '../rules/loads.ts';
import { isBoundToPatrol } from '../rules/patrols.ts';
import type { Reason } from '../rules/reasons.ts';
import { barRockets } from '../rules/rockets.ts';
import { barDecline, barFoundTarget, barRedraw, searchOf, searchOrders } from '../rules/search.ts';
import { type Dogfight, type ElementNo, elementOf, FLYING, NOBODY, type PlaneNo } from '../state.ts';
import { handOf } from './hands.ts';
import { eachFace, type Refusals, refuse } from './refusals.ts';

/** Cards with which a target cannot be chosen. */
export function refuseAims(s: Dogfight, element: ElementNo, mini: boolean): Refusals {
  const refusals: Refusals = [];
  for (const card of eachFace(s, handOf(s, element, mini)))
    if (!holds(s.fixed.winning, s.fixed.face[card])) refuse(refusals, aims[card], 'bombers-are-not-aimed-at-so');
  return refusals;
}

/** Cards that do not answer; Z-17.15f: the load is no reason here. */
export function refuseAnswersAtBombers(s: Dogfight, element: ElementNo, mini: boolean, latest: number): Refusals {
  const refusals: Refusals = [];
  const asScissors = answersAsScissors(s, latest) && isAgile(s, element, mini);
  const { lead, wing, aces } = s.elements[element];
  const unableAce = !mini && aces > 0 && !answersAsAce(s, latest);
  const green = barResponse(s, mini ? wing : lead);
  for (const card of eachFace(s, handOf(s, element, mini))) {
    const face = s.fixed.face[card];
    const title = s.fixed.title[face];
    refuse(refusals, answers[card], barAnswer(s, face, latest) ?? green);
    if (asScissors && title !== SCISSORS) refuse(refusals, answersAgile[card], barAgileUse(s, element, mini) ?? green);
    if (unableAce && title !== ACE_PILOT) refuse(refusals, answersAce[card], 'does-not-answer');
  }
  return refusals;
}

/** Cards that cannot be played at a Formation aircraft. */
export function refuseShotsAtBomber(s: Dogfight, element: ElementNo, mini: boolean, at: PlaneNo): Refusals {
  const refusals: Refusals = [];
  const fit = mini ? shotFaces(s) : fitAtBomber(s, element, at);
  for (const card of eachFace(s, handOf(s, element, mini))) {
    const face = s.fixed.face[card];
    if (!holds(fit, face)) refuse(refusals, play(card, at), unfit(s, face, mini));
  }
  return refusals;
}

function unfit(s: Dogfight, face: number, mini: boolean): Reason {
  if (isShot(s.fixed.title[face])) return 'too-few-bursts-at-bombers';
  return mini && holds(s.fixed.winning, face) ? 'wingman-only-aims' : 'not-against-bombers';
}

/** Cards that the turrets cannot use: those of a face that are neither shots nor have the symbol, also beside one that has it. */
export function refuseCounters(s: Dogfight): Refusals {
  const refusals: Refusals = [];
  const { spoiledIn } = ordersOf(s);
  const { held, faces } = sortieOf(s).turrets;
  for (let left = faces & ~shotFaces(s); left !== 0; left = withoutFirst(left)) {
    const face = firstOf(left);
    const clear = held[face] & ~spoiledIn[face];
    if (clear !== 0)
      refuse(refusals, counters[s.fixed.first[face] + firstOf(clear)], 'bombers-answer-with-fire-or-spoil');
  }
  return refusals;
}

/** Why Formation aircraft cannot be attacked, where there are any. */
export function refuseBombers(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
  if (hasEnemyBombers(s, element)) refuse(refusals, ATTACK_BOMBERS, barBombers(s, element));
  return refusals;
}

export function refuseBombersToWingman(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
  if (hasEnemyBombers(s, element)) refuse(refusals, WINGMAN_AT_BOMBERS, barBombersByWingman(s, element));
  return refusals;
}

/** Whether the enemy has Formation aircraft, wherever they are. */
export const hasEnemyBombers = (s: Dogfight, element: ElementNo): boolean =>
  sortieOf(s).bombers.some(({ fate }, nth) => fate === FLYING && ordersOf(s).bomberSide[nth] !== s.fixed.side[element]);

/** The level at which a strafing run of an Element would be flown if its bombs fell first. */
export const levelAfter = (s: Dogfight, element: ElementNo, bombing: PlaneNo): number => {
  const { altitude } = s.elements[element];
  return bombing === NOBODY ? altitude : dropLevel(altitude, elementMode(s, bombing));
};

/** Why an aircraft of an Element cannot do something on its run; null: it can. */
export function barRun(s: Dogfight, plane: PlaneNo, does: number, other: PlaneNo, otherDoes: number): Reason | null {
  if (does === BOMBS) return barBombing(s, plane);
  if (does === SKIPS) return barSkipping(s, plane);
  if (does !== STRAFES && does !== FIRES) return null;
  const dives = otherDoes === BOMBS && barBombing(s, other) === null;
  const level = levelAfter(s, elementOf(plane), dives ? other : NOBODY);
  return does === FIRES ? barRockets(s, plane, level) : barStrafing(s, plane, level);
}

/** What somebody looks for on a run: rockets where there are some, skipping where bombs may skip. */
export function doingsOf(s: Dogfight): readonly number[] {
  const { arms } = ordersOf(s);
  if (arms === undefined) return [BOMBS, STRAFES];
  return arms.skip ? [BOMBS, STRAFES, FIRES, SKIPS] : [BOMBS, STRAFES, FIRES];
}

/** What a Leader and his Wingman cannot do on their run, each of them alone. */
export function refuseRuns(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
  const { lead, wing } = s.elements[element];
  for (const does of doingsOf(s)) refuse(refusals, run(does, PASSES), barRun(s, lead, does, wing, PASSES));
  if (wing === NOBODY) return refusals;
  for (const does of doingsOf(s)) refuse(refusals, run(PASSES, does), barRun(s, wing, does, lead, PASSES));
  return refusals;
}

/** CH-27.72a, CH-GAP-02 — who patrols does not wait outside. */
export function refuseHolding(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
  if (isBoundToPatrol(s, element)) refuse(refusals, overOrHold(element)[1], 'patrol-goes-over');
  return refusals;
}

/** Cards that answer nothing of the Flak. */
export function refuseFlakAnswers(s: Dogfight, element: ElementNo, mini: boolean, shots: readonly number[]): Refusals {
  const refusals: Refusals = [];
  const { lead, wing } = s.elements[element];
  for (const card of eachFace(s, handOf(s, element, mini))) {
    const face = s.fixed.face[card];
    const title = s.fixed.title[face];
    for (const shot of shots) {
      const bar = barAnswer(s, face, s.fixed.title[s.fixed.face[shot]]);
      const loaded = barLoaded(s, mini ? wing : lead, title);
      refuse(refusals, stop(card, shot), bar === null ? loaded : 'answers-no-flak-card');
    }
  }
  return refusals;
}

/** What cannot be done about what a search has found. A draw is made again only where something allows it: nobody looks for that otherwise. */
export function refuseSearch(s: Dogfight): Refusals {
  const refusals: Refusals = [];
  const search = searchOf(s);
  refuse(refusals, searchChoice(ATTACKS_TARGET), barFoundTarget(search));
  refuse(refusals, searchChoice(FLIES_ON), barDecline(search));
  if (searchOrders(s).redraws > 0) refuse(refusals, searchChoice(DRAWS_AGAIN), barRedraw(search));
  return refusals;
}

/** Formation aircraft of a player that may not break off. */
export function refuseLeaving(s: Dogfight, seat: Seat): Refusals {
  const refusals: Refusals = [];
  for (const [nth, { fate }] of sortieOf(s).bombers.entries()) {
    const plane = s.planes.length + nth;
    if (fate === FLYING && bomberOwner(s, plane) === seat)
      refuse(refusals, leaveFormation(plane), barLeaving(s, plane));
  }
  return refusals;
}
