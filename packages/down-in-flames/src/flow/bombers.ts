import { type Card, EVERYONE, listOf, type Refusal, type RuleId } from '@tallyho/kernel';
import { type Choice, chooseByCard, LEAVE_CHOICE, maneuver } from '../choices.ts';
import type { Choosing } from '../events.ts';
import { cardsIn, putAll } from '../hand.ts';
import {
  barFreeChoice,
  barLeavingChoice,
  barPaidChoice,
  barSpeedChoice,
  barStepsOfChoice,
  bombersInSight,
  freeBomber,
  hasSpeedOnBombers,
  turretHand,
} from '../rules/bombers.ts';
import { isBomber } from '../rules/formation.ts';
import { maneuverValue } from '../rules/maneuvers.ts';
import { captain } from '../rules/order.ts';
import type { Reason } from '../rules/reasons.ts';
import { speedAdvantage } from '../rules/speed.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  isEnemy,
  NO_PLANE,
  type Plane,
  TAILING,
} from '../state.ts';
import { giveUp } from './change.ts';
import { discardCard, drawCards } from './hands.ts';
import { refuse } from './refusals.ts';

/*
 * Attacking bombers, in the turn of a fighter of a mission: choosing one, then Maneuvers and attacks on it as on a
 * fighter (firefight.ts), and turning away from it.
 */

/** DIF-BMB-13 — every card that can be spent on choosing this bomber, which is not free and not chosen. */
function offerPaid(s: Dogfight, plane: Plane, bomber: Plane, cards: readonly Card[], options: Choice[]): void {
  for (const card of cards) if (maneuverValue(s, plane, card) > 0) options.push(chooseByCard(card, bomber));
}

/** DIF-BMB-23 — a Maneuver card chooses a bomber with one of its points and gains a position with the others. */
function offerManeuvers(s: Dogfight, plane: Plane, bomber: Plane, cards: readonly Card[], options: Choice[]): void {
  for (const card of cards)
    for (let steps = 1; steps <= TAILING; steps++)
      if (barStepsOfChoice(s, plane, bomber, card, steps) === null) options.push(maneuver(card, bomber, steps));
}

/** DIF-BMB-12 — all ways to choose a bomber in the action phase. */
export function offerBombers(s: Dogfight, plane: Plane, options: Choice[]): void {
  const { hand, aces, prey } = s.planes[plane];
  if (prey !== NO_PLANE) return;
  const inSight = bombersInSight(s, plane);
  if (inSight.length === 0) return;
  const cards = listOf(hand.faces);
  const free = freeBomber(s, plane, inSight);
  for (const bomber of inSight) {
    if (s.mission?.chosen === bomber) continue;
    if (bomber === free) {
      options.push({ do: 'choose', at: bomber });
      continue;
    }
    offerPaid(s, plane, bomber, cards, options);
    offerManeuvers(s, plane, bomber, cards, options);
    if (aces > 0) offerManeuvers(s, plane, bomber, [s.fixed.marker], options);
  }
  if (barLeavingChoice(s, plane, inSight) === null) options.push(LEAVE_CHOICE);
}

/** DIF-BMB-21, DIF-BMB-22 — all ways to choose a bomber in the Speed Maneuver phase: one that is slower. */
export function offerSlowerBombers(s: Dogfight, plane: Plane, options: Choice[]): void {
  const { hand, prey } = s.planes[plane];
  if (prey !== NO_PLANE) return;
  const inSight = bombersInSight(s, plane);
  if (inSight.length === 0) return;
  const cards = listOf(hand.faces);
  const free = freeBomber(s, plane, inSight);
  for (const bomber of inSight) {
    if (speedAdvantage(s, plane, bomber) === 0) continue;
    if (bomber === free) {
      options.push({ do: 'choose', at: bomber });
      continue;
    }
    options.push({ do: 'choose-by-speed', at: bomber });
    offerPaid(s, plane, bomber, cards, options);
  }
  if (hasSpeedOnBombers(s, plane) && barLeavingChoice(s, plane, inSight) === null) options.push(LEAVE_CHOICE);
}

/**
 * Why a bomber cannot be chosen so: for every enemy bomber, free of charge, with Speed if that is the phase, and with
 * each card.
 */
export function refusedBombers(s: Dogfight, plane: Plane, bySpeed: boolean, refusals: Refusal<Choice>[]): void {
  if (s.mission === null) return;
  const cards = listOf(s.planes[plane].hand.faces);
  let seen = false;
  for (let bomber = 0; bomber < s.planes.length; bomber++) {
    if (!s.mission.bomber[bomber] || s.planes[bomber].gone || !isEnemy(s, plane, bomber)) continue;
    seen = true;
    const slow = bySpeed && speedAdvantage(s, plane, bomber) === 0;
    const bar = (reason: Reason | null): Reason | null => reason ?? (slow ? 'not-faster' : null);
    refuse(refusals, { do: 'choose', at: bomber }, bar(barFreeChoice(s, plane, bomber)));
    if (bySpeed) refuse(refusals, { do: 'choose-by-speed', at: bomber }, barSpeedChoice(s, plane, bomber));
    for (const card of cards) refuse(refusals, chooseByCard(card, bomber), bar(barPaidChoice(s, plane, bomber, card)));
  }
  if (!seen) return;
  const slow = bySpeed && !hasSpeedOnBombers(s, plane);
  refuse(refusals, LEAVE_CHOICE, barLeavingChoice(s, plane) ?? (slow ? 'not-faster' : null));
}

/**
 * DIF-BMB-24, DIF-BMB-25, DIF-GAP-38 — the bomber is chosen, and draws its cards, if it has not done so in this
 * fighter's turn.
 */
export function chooseBomber(t: DogfightTable, plane: Plane, bomber: Plane, how: Choosing, because: RuleId): void {
  const { mission } = t.state;
  if (mission === null) return;
  mission.chosen = bomber;
  t.say?.(EVERYONE, { event: 'chose', plane, at: bomber, how, because });
  if (mission.manned[bomber]) return;
  mission.manned[bomber] = true;
  drawCards(t, bomber, turretHand(t.state, bomber), 'DIF-BMB-26');
}

/** Takes a choice that is about choosing a bomber; answers whether it was one. */
export function takeBomberChoice(t: DogfightTable, plane: Plane, choice: Choice): boolean {
  switch (choice.do) {
    case 'choose':
      chooseBomber(t, plane, choice.at, 'free', 'DIF-BMB-15');
      return true;
    case 'choose-by-speed':
      chooseBomber(t, plane, choice.at, 'speed', 'DIF-BMB-22');
      return true;
    case 'choose-by-card':
      discardCard(t, plane, choice.card, 'bomber', 'DIF-BMB-13');
      chooseBomber(t, plane, choice.at, 'card', 'DIF-BMB-13');
      return true;
    case 'leave-choice':
      t.say?.(EVERYONE, { event: 'left-choice', plane, because: 'DIF-BMB-14' });
      t.call(naming, { plane });
      return true;
    default:
      return false;
  }
}

/** A fighter that leaves it to the enemy which bomber it attacks. */
export interface Naming {
  plane: Plane;
}

/** DIF-BMB-14 — the enemy names the bomber. */
const name: Asks<Naming> = {
  ask: 'name',
  because: 'DIF-BMB-14',
  several: false,
  who: (s, { plane }) => captain(s, 1 - s.fixed.side[plane]),
  options: (s, { plane }) => bombersInSight(s, plane).map((at): Choice => ({ do: 'name', at })),
  chosen(t, { plane }, choice) {
    const { mission } = t.state;
    if (choice.do !== 'name' || mission === null) return;
    mission.named = choice.at;
    chooseBomber(t, plane, choice.at, 'named', 'DIF-BMB-14');
  },
};

export const naming: DogfightFlow<Naming> = { name: 'naming', steps: [name] };

/** DIF-BMB-16 — a new turn: nobody has been chosen yet. */
export function forgetBombers({ mission }: Dogfight): void {
  if (mission === null) return;
  mission.chosen = NO_PLANE;
  mission.named = NO_PLANE;
}

/**
 * DIF-BMB-20, DIF-GAP-80 — when its actions are over a fighter turns away from the bomber; DIF-BMB-27, DIF-BMB-38: what
 * the turrets have not played is discarded.
 */
export function leaveBombers(t: DogfightTable, plane: Plane): void {
  const s = t.state;
  if (s.mission === null) return;
  const { prey } = s.planes[plane];
  if (prey !== NO_PLANE && isBomber(s, prey)) giveUp(t, plane, 'DIF-BMB-20');
  forgetBombers(s);
  for (let bomber = 0; bomber < s.planes.length; bomber++) standDown(t, bomber);
}

/** DIF-BMB-27 — the hand of a bomber is discarded. */
function standDown(t: DogfightTable, bomber: Plane): void {
  const s = t.state;
  if (s.mission === null || !s.mission.manned[bomber]) return;
  s.mission.manned[bomber] = false;
  const { hand } = s.planes[bomber];
  if (hand.size === 0) return;
  t.show(EVERYONE);
  t.say?.(EVERYONE, { event: 'stood-down', plane: bomber, cards: cardsIn(hand), because: 'DIF-BMB-27' });
  putAll(hand, s.deck.discard);
}
