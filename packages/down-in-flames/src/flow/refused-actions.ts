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
import { barChoosingManeuver } from '../rules/bombers.ts';
import { ACE_PILOT, BARREL_ROLL, isAttack, SCISSORS, VERTICAL_ROLL } from '../rules/cards.ts';
import { isBomber } from '../rules/formation.ts';
import { barAgile, barBarrelRoll, barManeuver, barScissors, maneuverValue } from '../rules/maneuvers.ts';
import { position } from '../rules/positions.ts';
import { isAgile, rating } from '../rules/ratings.ts';
import { barGunner, barGuns, barReach, isFoe } from '../rules/targets.ts';
import { type Dogfight, isEnemy, NO_PLANE, type Plane, TAILING } from '../state.ts';
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
      refuse(refusals, rollUp(card), barChange(s, plane, 1, hand.size - 1));
      refuse(refusals, rollDown(card), barChange(s, plane, -1, hand.size - 1));
    }
    if (s.fixed.title[card] === ACE_PILOT) refuse(refusals, answer(card), 'only-in-answer');
  }
  if (aces > 0) cards.push(s.fixed.marker);
  refusedBombers(s, plane, false, refusals);
  for (let enemy = 0; enemy < s.planes.length; enemy++) {
    if (s.planes[enemy].gone || !isEnemy(s, plane, enemy)) continue;
    for (const card of cards) {
      refuseByTitle(s, plane, enemy, card, refusals);
      refuseManeuvers(s, plane, enemy, card, refusals);
    }
  }
  return refusals;
}

/** DIF-BMB-12 — a bomber that has not been chosen: nothing can be played against it as against a fighter. */
const isUnchosen = (s: Dogfight, plane: Plane, enemy: Plane): boolean => isBomber(s, enemy) && !isFoe(s, plane, enemy);

function refuseByTitle(s: Dogfight, plane: Plane, enemy: Plane, card: number, refusals: Refusal<Choice>[]): void {
  const title = s.fixed.title[card];
  const bursts = s.fixed.bursts[card];
  if (isAttack(title)) {
    const bar = isUnchosen(s, plane, enemy) ? barReach(s, plane, enemy) : barGuns(s, plane, enemy, bursts);
    refuse(refusals, attack(card, enemy, false, 0, 0), bar);
    if (rating(s, plane, GUNNER) > 0)
      refuse(refusals, attack(card, enemy, true, 0, 0), barGunner(s, plane, enemy, bursts));
  }
  if (title === BARREL_ROLL) refuse(refusals, barrelRoll(card, enemy), barBarrelRoll(s, plane, enemy));
  if (title === SCISSORS) refuse(refusals, scissors(card, enemy), barScissors(s, plane, enemy));
  if (title !== SCISSORS && card !== s.fixed.marker && isAgile(s, plane))
    refuse(refusals, agile(card, enemy), barAgile(s, plane, enemy));
}

/** DIF-BMB-23 — a Maneuver card can also choose a bomber, if it has the points and the place is free. */
function refuseManeuvers(s: Dogfight, plane: Plane, enemy: Plane, card: number, refusals: Refusal<Choice>[]): void {
  const bar = isUnchosen(s, plane, enemy) ? barChoosingManeuver : barManeuver;
  const value = maneuverValue(s, plane, card);
  const most = value === 0 ? 1 : Math.max(value, TAILING - position(s, plane, enemy));
  for (let steps = 1; steps <= most; steps++)
    refuse(refusals, maneuver(card, enemy, steps), bar(s, plane, enemy, card, steps));
}
