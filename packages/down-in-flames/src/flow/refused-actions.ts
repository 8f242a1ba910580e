import { listOf, type Refusal } from '@tallyho/kernel';
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
} from '../choices.ts';
import { GUNNER } from '../fixed.ts';
import { barChange } from '../rules/altitude.ts';
import {
  barChoosing,
  barManeuverOfChoice,
  barStepsOfChoice,
  barValueOfChoice,
  bombersInSight,
  freeBomber,
} from '../rules/bombers.ts';
import { ACE_PILOT, BARREL_ROLL, isAttack, SCISSORS, VERTICAL_ROLL } from '../rules/cards.ts';
import { barAgile, barBarrelRoll, barScissors, barValue, maneuverValue } from '../rules/maneuvers.ts';
import { barSteps, position } from '../rules/positions.ts';
import { isAgile, rating } from '../rules/ratings.ts';
import type { Reason } from '../rules/reasons.ts';
import {
  barBursts,
  barGunner,
  barGunnerBursts,
  barOther,
  barShot,
  barSight,
  barTarget,
  foesOf,
  isUnchosen,
} from '../rules/targets.ts';
import { DOWN, type Dogfight, NO_PLANE, type Plane, TAILING, UP } from '../state.ts';
import { refusedBombers } from './bombers.ts';
import { refuse } from './refusals.ts';

/**
 * What a player may look for in the action phase and will not find, with the reason: every use of every card in hand.
 */
export function refusedActions(s: Dogfight, plane: Plane): Refusal<Choice>[] {
  const refusals: Refusal<Choice>[] = [];
  const { hand, prey, aces } = s.planes[plane];
  refuse(refusals, GIVE_UP, prey === NO_PLANE ? 'no-position-to-give-up' : null);
  const cards = listOf(hand.faces);
  for (const card of cards) {
    if (s.fixed.title[card] === VERTICAL_ROLL) {
      refuse(refusals, rollUp(card), barChange(s, plane, UP, hand.size - 1));
      refuse(refusals, rollDown(card), barChange(s, plane, DOWN, hand.size - 1));
    }
    if (s.fixed.title[card] === ACE_PILOT) refuse(refusals, answer(card), 'only-in-answer');
  }
  if (aces > 0) cards.push(s.fixed.marker);
  refusedBombers(s, plane, false, NO_PLANE, refusals);
  for (const enemy of foesOf(s, plane)) {
    for (const card of cards) {
      refuseByTitle(s, plane, enemy, card, refusals);
      refuseManeuvers(s, plane, enemy, card, refusals);
    }
  }
  return refusals;
}

function refuseByTitle(s: Dogfight, plane: Plane, enemy: Plane, card: number, refusals: Refusal<Choice>[]): void {
  const title = s.fixed.title[card];
  const from = position(s, plane, enemy);
  const sight = barSight(s, plane, enemy);
  const bar = sight ?? barOther(s, plane, enemy);
  if (isAttack(title)) {
    const aim = barTarget(s, plane, enemy) ?? barShot(from);
    refuse(refusals, attack(card, enemy, false, 0, 0), aim ?? barBursts(s, plane, enemy, card));
    if (rating(s, plane, GUNNER) > 0) {
      const back = sight ?? barGunner(s, plane, enemy, from);
      refuse(refusals, attack(card, enemy, true, 0, 0), back ?? barGunnerBursts(s, plane, enemy, card));
    }
  }
  if (title === BARREL_ROLL) refuse(refusals, barrelRoll(card, enemy), bar ?? barBarrelRoll(from));
  if (title === SCISSORS) refuse(refusals, scissors(card, enemy), bar ?? barScissors(s, plane, enemy, from));
  if (title !== SCISSORS && card !== s.fixed.marker && isAgile(s, plane))
    refuse(refusals, agile(card, enemy), bar ?? barAgile(s, plane, enemy, from));
}

/** DIF-BMB-23 — a Maneuver card can also choose a bomber, if it has the points and the place is free. */
function refuseManeuvers(s: Dogfight, plane: Plane, enemy: Plane, card: number, refusals: Refusal<Choice>[]): void {
  const from = position(s, plane, enemy);
  const unchosen = isUnchosen(s, enemy);
  const bar = unchosen
    ? (barChoosing(s, plane, enemy) ?? barManeuverOfChoice(enemy, freeBomber(s, bombersInSight(s, plane))))
    : barTarget(s, plane, enemy);
  const barBy = (steps: number): Reason | null =>
    unchosen
      ? (barValueOfChoice(s, plane, card, steps) ?? barStepsOfChoice(s, enemy, steps))
      : (barValue(s, plane, card, steps) ?? barSteps(s, plane, enemy, from, steps));
  const value = maneuverValue(s, plane, card);
  const most = value === 0 ? 1 : Math.max(value, TAILING - from);
  for (let steps = 1; steps <= most; steps++) refuse(refusals, maneuver(card, enemy, steps), bar ?? barBy(steps));
}
