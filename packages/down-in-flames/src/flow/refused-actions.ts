import { type Card, holds, listOf, type Refusal } from '@tallyho/kernel';
import {
  agile,
  answer,
  attack,
  barrelRoll,
  type Choice,
  GIVE_UP,
  maneuver,
  rollDown,
  rollUp,
  scissors,
  tactic,
} from '../choices.ts';
import { barChange } from '../rules/altitude.ts';
import {
  barChoosing,
  barManeuverOfChoice,
  barStepsOfChoice,
  barValueOfChoice,
  bombersInSight,
  freeBomber,
} from '../rules/bombers.ts';
import { ACE_PILOT, BARREL_ROLL, isAttack, SCISSORS, TIGHT_TURN, VERTICAL_ROLL, YO_YO } from '../rules/cards.ts';
import { barAdding } from '../rules/damage.ts';
import { asScissors, maneuverValue } from '../rules/maneuvers.ts';
import { barGivingUp, position } from '../rules/positions.ts';
import {
  barAgileAt,
  barAlone,
  barBarrelRollAt,
  barGunnerFire,
  barGuns,
  barManeuver,
  barScissorsAt,
} from '../rules/prospects.ts';
import { hasGunner } from '../rules/ratings.ts';
import type { Reason } from '../rules/reasons.ts';
import { foesOf, isUnchosen } from '../rules/targets.ts';
import { DOWN, type Dogfight, NO_PLANE, type Plane, TAILING, UP } from '../state.ts';
import { refusedBombers } from './bombers.ts';
import { refuse } from './refusals.ts';

/**
 * What a player may look for in the action phase and will not find, with the reason: every use of every card in hand.
 */
export function refusedActions(s: Dogfight, plane: Plane): Refusal<Choice>[] {
  const refusals: Refusal<Choice>[] = [];
  const { hand, aces } = s.planes[plane];
  refuse(refusals, GIVE_UP, barGivingUp(s, plane));
  const cards = listOf(hand.faces);
  const foes = foesOf(s, plane);
  for (const card of cards) {
    if (s.fixed.title[card] === VERTICAL_ROLL) {
      refuse(refusals, rollUp(card), barChange(s, plane, UP, hand.size - 1));
      refuse(refusals, rollDown(card), barChange(s, plane, DOWN, hand.size - 1));
    }
    if (s.fixed.title[card] === ACE_PILOT) refuse(refusals, answer(card), 'only-in-answer');
    else if (foes.length === 0) refuse(refusals, tactic(card), barAlone(s, plane, card));
  }
  if (aces > 0) cards.push(s.fixed.marker);
  refusedBombers(s, plane, false, NO_PLANE, refusals);
  for (const enemy of foes) {
    for (const card of cards) {
      refuseByTitle(s, plane, enemy, card, refusals);
      refuseManeuvers(s, plane, enemy, card, refusals);
    }
  }
  return refusals;
}

function refuseByTitle(s: Dogfight, plane: Plane, enemy: Plane, card: number, refusals: Refusal<Choice>[]): void {
  const title = s.fixed.title[card];
  if (isAttack(title)) {
    refuseAttacks(s, plane, enemy, card, false, barGuns(s, plane, enemy, card), refusals);
    if (hasGunner(s, plane)) refuseAttacks(s, plane, enemy, card, true, barGunnerFire(s, plane, enemy, card), refusals);
  }
  if (title === BARREL_ROLL) refuse(refusals, barrelRoll(card, enemy), barBarrelRollAt(s, plane, enemy, card));
  if (title === SCISSORS) refuse(refusals, scissors(card, enemy), barScissorsAt(s, plane, enemy, card));
  if (holds(asScissors(s, plane), card)) refuse(refusals, agile(card, enemy), barAgileAt(s, plane, enemy, card));
}

/** An attack; if it can be made, it together with a +1 hits card of each title, where these do nothing (DIF-GAP-05). */
function refuseAttacks(
  s: Dogfight,
  plane: Plane,
  at: Plane,
  card: Card,
  gunner: boolean,
  bar: Reason | null,
  refusals: Refusal<Choice>[],
): void {
  refuse(refusals, attack(card, at, gunner, 0, 0), bar);
  if (bar !== null) return;
  const { faces } = s.planes[plane].hand;
  const why = barAdding(s, card);
  if ((faces & s.fixed.showing[TIGHT_TURN]) !== 0) refuse(refusals, attack(card, at, gunner, 1, 0), why);
  if ((faces & s.fixed.showing[YO_YO]) !== 0) refuse(refusals, attack(card, at, gunner, 0, 1), why);
}

/** DIF-BMB-23 — a Maneuver card can also choose a bomber, if it has the points and the place is free. */
function refuseManeuvers(s: Dogfight, plane: Plane, enemy: Plane, card: number, refusals: Refusal<Choice>[]): void {
  const bar = isUnchosen(s, enemy) ? barByChoice(s, plane, enemy) : null;
  const barBy = (steps: number): Reason | null =>
    isUnchosen(s, enemy)
      ? (bar ?? barValueOfChoice(s, plane, card, steps) ?? barStepsOfChoice(s, enemy, steps))
      : barManeuver(s, plane, enemy, card, steps);
  const value = maneuverValue(s, plane, card);
  const most = value === 0 ? 1 : Math.max(value, TAILING - position(s, plane, enemy));
  for (let steps = 1; steps <= most; steps++) refuse(refusals, maneuver(card, enemy, steps), barBy(steps));
}

const barByChoice = (s: Dogfight, plane: Plane, bomber: Plane): Reason | null =>
  barChoosing(s, plane, bomber) ?? barManeuverOfChoice(bomber, freeBomber(s, bombersInSight(s, plane)));
