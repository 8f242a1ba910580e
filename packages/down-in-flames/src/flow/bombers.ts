import {
  type Card,
  EVERYONE,
  type Faces,
  firstOf,
  listOf,
  type Refusal,
  type RuleId,
  withoutFirst,
} from '@tallyho/kernel';
import {
  type Choice,
  choose,
  chooseByCard,
  chooseBySpeed,
  LEAVE_CHOICE,
  maneuver,
  name as nameBomber,
} from '../choices.ts';
import type { Choosing } from '../events.ts';
import { cardsIn, putAll } from '../hand.ts';
import {
  barAnyChoice,
  barChoosing,
  barChoosingInSight,
  barFreeChoice,
  barLeavingChoice,
  barManeuverOfChoice,
  barPaidChoice,
  barPayment,
  barSlower,
  barValueOfChoice,
  bombersAmong,
  bombersInSight,
  enemyBombers,
  freeBomber,
  freeStepsOfChoice,
  hasSpeedOnBombers,
  turretHand,
} from '../rules/bombers.ts';
import { isBomber } from '../rules/formation.ts';
import { maneuvering } from '../rules/maneuvers.ts';
import { captain } from '../rules/order.ts';
import { barCompared } from '../rules/speed.ts';
import { enemiesInSight } from '../rules/targets.ts';
import {
  type Asks,
  type Dogfight,
  type DogfightFlow,
  type DogfightTable,
  enemiesOf,
  NO_PLANE,
  type Plane,
  type Planes,
} from '../state.ts';
import { giveUp } from './change.ts';
import { discardCard, drawCards } from './hands.ts';
import { refuse, refuseHands } from './refusals.ts';

/*
 * Attacking bombers, in the turn of a fighter of a mission: choosing one, then Maneuvers and attacks on it as on a
 * fighter (firefight.ts), and turning away from it.
 */

/** DIF-BMB-13 — every card that can be spent on choosing this bomber. */
function offerPaid(s: Dogfight, plane: Plane, bomber: Plane, options: Choice[]): void {
  for (let left = s.planes[plane].hand.faces & maneuvering(s, plane); left !== 0; left = withoutFirst(left))
    options.push(chooseByCard(firstOf(left), bomber));
}

/** DIF-BMB-23 — the cards that have a point left for a step when they have chosen a bomber. */
function worthAStep(s: Dogfight, plane: Plane): Faces {
  let cards: Faces = 0;
  for (let left = s.planes[plane].hand.faces & maneuvering(s, plane); left !== 0; left = withoutFirst(left))
    if (barValueOfChoice(s, plane, firstOf(left), 1) === null) cards |= left & -left;
  return cards;
}

/** DIF-BMB-23 — such a card chooses a bomber with one of its points and gains a position with the others. */
function offerManeuvers(s: Dogfight, plane: Plane, bomber: Plane, cards: Faces, options: Choice[]): void {
  const { aces } = s.planes[plane];
  if (cards === 0 && aces === 0) return;
  const steps = freeStepsOfChoice(s, bomber);
  if (steps === 0) return;
  for (let left = cards; left !== 0; left = withoutFirst(left))
    offerSteps(s, plane, bomber, firstOf(left), steps, options);
  if (aces > 0) offerSteps(s, plane, bomber, s.fixed.marker, steps, options);
}

/** So many steps as the card has points for, to the places that are free (bit n: n steps lead to one). */
function offerSteps(s: Dogfight, plane: Plane, bomber: Plane, card: Card, free: number, options: Choice[]): void {
  for (let n = 1; barValueOfChoice(s, plane, card, n) === null; n++)
    if ((free & (1 << n)) !== 0) options.push(maneuver(card, bomber, n));
}

/** DIF-BMB-12 — all ways to choose a bomber in the action phase. */
export function offerBombers(s: Dogfight, plane: Plane, inSight: Planes, options: Choice[]): void {
  if (barAnyChoice(s, plane) !== null) return;
  const bombers = bombersAmong(s, inSight);
  if (bombers === 0) return;
  const free = freeBomber(s, bombers);
  const cards = worthAStep(s, plane);
  for (let left = bombers; left !== 0; left = withoutFirst(left)) {
    const bomber = firstOf(left);
    if (barChoosingInSight(s, plane, bomber) !== null) continue;
    if (barFreeChoice(bomber, free) === null) options.push(choose(bomber));
    if (barPaidChoice(bomber, free) === null) offerPaid(s, plane, bomber, options);
    if (barManeuverOfChoice(bomber, free) === null) offerManeuvers(s, plane, bomber, cards, options);
  }
  if (barLeavingChoice(s, plane, bombers) === null) options.push(LEAVE_CHOICE);
}

/** DIF-BMB-21, DIF-BMB-22 — all ways to choose a bomber in the Speed Maneuver phase: one that is slower. DIF-SPD-09: as long as no Speed has been compared. */
export function offerSlowerBombers(
  s: Dogfight,
  plane: Plane,
  inSight: Planes,
  compared: Plane,
  options: Choice[],
): void {
  if (barAnyChoice(s, plane) !== null) return;
  const bombers = bombersAmong(s, inSight);
  if (bombers === 0) return;
  const free = freeBomber(s, bombers);
  let hasSpeed = false;
  for (let left = bombers; left !== 0; left = withoutFirst(left)) {
    const bomber = firstOf(left);
    if (barSlower(s, plane, bomber) !== null) continue;
    hasSpeed = true;
    if (barChoosingInSight(s, plane, bomber) !== null || barCompared(compared, bomber) !== null) continue;
    if (barFreeChoice(bomber, free) === null) options.push(choose(bomber));
    if (barPaidChoice(bomber, free) !== null) continue;
    options.push(chooseBySpeed(bomber));
    offerPaid(s, plane, bomber, options);
  }
  if (hasSpeed && (barLeavingChoice(s, plane, bombers) ?? barCompared(compared, NO_PLANE)) === null)
    options.push(LEAVE_CHOICE);
}

/**
 * Why a bomber cannot be chosen so: for every enemy bomber, free of charge, with Speed if that is the phase, and with
 * each card.
 */
export function refusedBombers(
  s: Dogfight,
  plane: Plane,
  bySpeed: boolean,
  compared: Plane,
  refusals: Refusal<Choice>[],
): void {
  if (s.mission === null) return;
  const cards = listOf(s.planes[plane].hand.faces);
  const inSight = enemiesInSight(s, plane);
  const within = bombersAmong(s, inSight);
  const free = freeBomber(s, within);
  const bombers = enemyBombers(s, plane);
  for (const bomber of bombers) {
    const bar = barChoosing(s, plane, bomber) ?? barCompared(compared, bomber);
    const slower = bySpeed ? barSlower(s, plane, bomber) : null;
    const paid = bar ?? barPaidChoice(bomber, free);
    refuse(refusals, choose(bomber), bar ?? barFreeChoice(bomber, free) ?? slower);
    if (bySpeed) refuse(refusals, chooseBySpeed(bomber), paid ?? slower);
    for (const card of cards)
      refuse(refusals, chooseByCard(card, bomber), paid ?? barPayment(s, plane, card) ?? slower);
  }
  if (bombers.length === 0) return;
  const slow = bySpeed && !hasSpeedOnBombers(s, plane, inSight) ? 'not-faster' : null;
  refuse(refusals, LEAVE_CHOICE, barLeavingChoice(s, plane, within) ?? slow ?? barCompared(compared, NO_PLANE));
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

/** Takes a choice, if it is about choosing a bomber. */
export function takeBomberChoice(t: DogfightTable, plane: Plane, choice: Choice): void {
  switch (choice.do) {
    case 'choose':
      chooseBomber(t, plane, choice.at, 'free', 'DIF-BMB-15');
      break;
    case 'choose-by-speed':
      chooseBomber(t, plane, choice.at, 'speed', 'DIF-BMB-22');
      break;
    case 'choose-by-card':
      discardCard(t, plane, choice.card, 'bomber', 'DIF-BMB-13');
      chooseBomber(t, plane, choice.at, 'card', 'DIF-BMB-13');
      break;
    case 'leave-choice':
      t.say?.(EVERYONE, { event: 'left-choice', plane, because: 'DIF-BMB-14' });
      t.call(naming, { plane });
      break;
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
  options(s, { plane }, _, options) {
    for (let left = bombersInSight(s, plane); left !== 0; left = withoutFirst(left))
      options.push(nameBomber(firstOf(left)));
    return options;
  },
  refusals: (s, _, seat) => refuseHands(s, seat, 'named-without-cards'),
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
  const { manned } = s.mission;
  const enemies = enemiesOf(s, plane);
  for (let i = 0; i < enemies.length; i++) if (manned[enemies[i]]) standDown(t, enemies[i]);
}

/** DIF-BMB-27 — the hand of a bomber is discarded. */
function standDown(t: DogfightTable, bomber: Plane): void {
  const s = t.state;
  if (s.mission === null) return;
  s.mission.manned[bomber] = false;
  const { hand } = s.planes[bomber];
  if (hand.size === 0) return;
  t.show(EVERYONE);
  t.say?.(EVERYONE, { event: 'stood-down', plane: bomber, cards: cardsIn(hand), because: 'DIF-BMB-27' });
  putAll(hand, s.deck.discard);
}
