import { type Card, firstOf, type Seat, withoutFirst } from '@tallyho/kernel';
import {
  ATTACK_BOMBERS,
  ATTACKS_TARGET,
  act,
  aims,
  BOMBS,
  type Choice,
  counters,
  DRAWS_AGAIN,
  divesTo,
  FIRES,
  FLIES_ON,
  fireRockets,
  jettison,
  leaveFormation,
  nameBomber,
  overOrHold,
  PASSES,
  play,
  ramAt,
  run,
  SKIPS,
  STRAFES,
  searchChoice,
  skipBombs,
  stop,
  stopAce,
  WINGMAN_AT_BOMBERS,
} from '../choices.ts';
import { DEEP, SURFACE } from '../mission/arms.ts';
import { sortieOf } from '../mission/state.ts';
import { barAnswer, barAsAce, hasAce, TO_FLAK } from '../rules/answers.ts';
import { barBomberSkipping, barBombing, barSkipping, barStrafing, dropLevel, elementMode } from '../rules/bombing.ts';
import { ACE_PILOT } from '../rules/cards.ts';
import {
  barAim,
  barAtBomber,
  barBomber,
  barBombers,
  barBombersByWingman,
  barCounter,
  bomberOwner,
  enemyBombers,
  ordersOf,
} from '../rules/formations.ts';
import { barLeaving } from '../rules/kamikaze.ts';
import { barJettison, hasRun } from '../rules/loads.ts';
import { barHolding } from '../rules/patrols.ts';
import { barRamming, rammable } from '../rules/ramming.ts';
import type { Reason } from '../rules/reasons.ts';
import { barRockets } from '../rules/rockets.ts';
import { barDecline, barFoundTarget, barRedraw, searchOf, searchOrders } from '../rules/search.ts';
import { barFighters } from '../rules/solitaire.ts';
import { barDepth } from '../rules/submarines.ts';
import { type Dogfight, type ElementNo, elementOf, FLYING, NOBODY, type PlaneNo } from '../state.ts';
import { handOf } from './hands.ts';
import { eachFace, type Refusals, refuse, refuseCards, refuseHand, refuseOtherHand } from './refusals.ts';

/** Cards with which a target cannot be chosen. */
export function refuseAims(s: Dogfight, element: ElementNo, mini: boolean): Refusals {
  const refusals = refuseOtherHand(s, element, mini);
  for (const card of eachFace(s, handOf(s, element, mini))) refuse(refusals, aims[card], barAim(s, s.fixed.face[card]));
  return refusals;
}

/** Z-20.31a, Z-20.32a — the cards of an attack before its Angle and its target are settled; a Leader's wait for the Play Cards phase while his Wingman attacks. */
export const refuseBeforeAttack = (s: Dogfight, element: ElementNo, mini: boolean): Refusals => [
  ...refuseCards(s, element, mini, 'later-in-the-attack'),
  ...refuseCards(s, element, !mini, mini ? 'later-in-the-sequence' : 'not-of-this-hand'),
];

/** Cards that cannot be played at a Formation aircraft. */
export function refuseShotsAtBomber(s: Dogfight, element: ElementNo, mini: boolean, at: PlaneNo): Refusals {
  const refusals = refuseOtherHand(s, element, mini);
  for (const card of eachFace(s, handOf(s, element, mini)))
    refuse(refusals, play(card, at), barAtBomber(s, element, mini, at, s.fixed.face[card]));
  return refusals;
}

/** Of each face in the turrets' hand one card without the Spoiled Attack symbol, and one with it: all others are like these. */
export function cardsOfTurrets(s: Dogfight): Card[] {
  const { spoiledIn } = ordersOf(s);
  const { held, faces } = sortieOf(s).turrets;
  const cards: Card[] = [];
  for (let left = faces; left !== 0; left = withoutFirst(left)) {
    const face = firstOf(left);
    const first = s.fixed.first[face];
    const spoiled = held[face] & spoiledIn[face];
    if (spoiled !== held[face]) cards.push(first + firstOf(held[face] & ~spoiled));
    if (spoiled !== 0) cards.push(first + firstOf(spoiled));
  }
  return cards;
}

/** Cards that the turrets cannot use. */
export function refuseCounters(s: Dogfight): Refusals {
  const refusals: Refusals = [];
  for (const card of cardsOfTurrets(s)) refuse(refusals, counters[card], barCounter(s, card));
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
export const hasEnemyBombers = (s: Dogfight, element: ElementNo): boolean => enemyBombers(s, element).length > 0;

/** Formation aircraft that cannot be the target of an attack. */
export function refuseTargets(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
  for (const plane of enemyBombers(s, element)) refuse(refusals, nameBomber(plane), barBomber(s, element, plane));
  return refusals;
}

/** Aircraft that a Leader cannot ram, where his side may ram somebody. */
export function refuseRamming(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
  for (const at of rammable(s, element)) refuse(refusals, ramAt(at), barRamming(s, element, at));
  return refusals;
}

/** Aircraft of an Element that have nothing to drop, or keep it. */
export function refuseJettison(s: Dogfight, element: ElementNo): Refusals {
  const refusals = refuseHand(s, element, 'later-in-the-sequence');
  for (const plane of [s.elements[element].lead, s.elements[element].wing])
    if (plane !== NOBODY) refuse(refusals, jettison(plane), barJettison(s, plane));
  return refusals;
}

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

/** Z-21.72a, Z-23.61a — why an aircraft adds nothing to what it has done on its run: only who has bombed does. */
const barAfter = (s: Dogfight, plane: PlaneNo, did: number): Reason | null =>
  (did === BOMBS || did === SKIPS) && hasRun(s, plane) ? null : 'run-is-decided';

/** Z-21.71a, Z-21.72a — why one that has done so on its run does not strafe after it. CH-18.42a, CH-GAP-10: rockets take the place of guns. */
export function barStrafingAfter(s: Dogfight, plane: PlaneNo, did: number): Reason | null {
  if (did === FIRES) return 'rockets-in-place-of-guns';
  return barAfter(s, plane, did) ?? barStrafing(s, plane, s.elements[elementOf(plane)].altitude);
}

/** CH-18.43a, CH-GAP-81 — or does not fire the rockets that it carries beside the bombs. */
export const barRocketsAfter = (s: Dogfight, plane: PlaneNo, did: number): Reason | null =>
  barAfter(s, plane, did) ?? barRockets(s, plane, s.elements[elementOf(plane)].altitude);

/** What an aircraft cannot add to its run; rockets where there are some. */
export function refuseAfterBombs(s: Dogfight, plane: PlaneNo, did: number, alone: Choice): Refusals {
  const refusals: Refusals = [];
  refuse(refusals, alone, barStrafingAfter(s, plane, did));
  if (ordersOf(s).arms !== undefined) refuse(refusals, fireRockets(plane), barRocketsAfter(s, plane, did));
  return refusals;
}

/** CH-21.64c — whose bombs cannot skip, where some may. */
export function refuseSkipping(s: Dogfight, planes: readonly PlaneNo[]): Refusals {
  const refusals: Refusals = [];
  if (ordersOf(s).arms?.skip !== true) return refusals;
  for (const plane of planes) refuse(refusals, skipBombs(plane), barBomberSkipping(s, plane));
  return refusals;
}

/** CH-27.43e — depths that the alert does not allow. */
export function refuseDepths(s: Dogfight): Refusals {
  const refusals: Refusals = [];
  for (let depth = SURFACE; depth <= DEEP; depth++) refuse(refusals, divesTo(depth), barDepth(s, depth));
  return refusals;
}

/** CH-30.82a — fighters that cannot be taken next. */
export function refuseFighters(s: Dogfight): Refusals {
  const refusals: Refusals = [];
  for (let element = 0; element < s.elements.length; element++) refuse(refusals, act(element), barFighters(s, element));
  return refusals;
}

/** What somebody looks for on a run: rockets where there are some, skipping where bombs may skip. */
export function doingsOf(s: Dogfight): readonly number[] {
  const { arms } = ordersOf(s);
  if (arms === undefined) return [BOMBS, STRAFES];
  return arms.skip ? [BOMBS, STRAFES, FIRES, SKIPS] : [BOMBS, STRAFES, FIRES];
}

/** What a Leader and his Wingman cannot do on their run, each of them alone. */
export function refuseRuns(s: Dogfight, element: ElementNo): Refusals {
  const refusals = refuseHand(s, element, 'later-in-the-sequence');
  const { lead, wing } = s.elements[element];
  for (const does of doingsOf(s)) refuse(refusals, run(does, PASSES), barRun(s, lead, does, wing, PASSES));
  if (wing === NOBODY) return refusals;
  for (const does of doingsOf(s)) refuse(refusals, run(PASSES, does), barRun(s, wing, does, lead, PASSES));
  return refusals;
}

/** Z-23.62c, Z-CGAP-14 — cards of a Leader that may add to its run: once it has run it plays none. */
export const refuseCardsAfterBombs = (s: Dogfight, element: ElementNo): Refusals =>
  refuseHand(s, element, hasRun(s, s.elements[element].lead) ? 'bombed-instead-of-cards' : 'later-in-the-sequence');

/** CH-27.72a, CH-GAP-02 — who patrols does not wait outside. */
export function refuseHolding(s: Dogfight, element: ElementNo): Refusals {
  const refusals: Refusals = [];
  refuse(refusals, overOrHold(element)[1], barHolding(s, element));
  return refusals;
}

/** Cards that answer nothing of the Flak, as what they are or as ACE PILOT. */
export function refuseFlakAnswers(s: Dogfight, element: ElementNo, mini: boolean, shots: readonly Card[]): Refusals {
  const refusals = refuseOtherHand(s, element, mini);
  const { lead, wing } = s.elements[element];
  for (const card of eachFace(s, handOf(s, element, mini))) {
    const face = s.fixed.face[card];
    for (const shot of shots) {
      const title = s.fixed.title[s.fixed.face[shot]];
      refuse(refusals, stop(card, shot), barAnswer(s, mini ? wing : lead, face, title, TO_FLAK));
      if (hasAce(s, element, mini) && s.fixed.title[face] !== ACE_PILOT)
        refuse(refusals, stopAce(card, shot), barAsAce(s, element, face, title, TO_FLAK));
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
