import type { Ask } from '@tallyho/kernel';
import {
  type Aircraft,
  type Choice,
  kindOf,
  NO_PLANE,
  type Plane,
  previewPlan,
  STANDING,
  type WingsOfWar,
} from '@tallyho/wings-of-war';
import { canStay, flyOn, isOff, LEAVES_IN, type Spot, spotOf } from './wings-flight.ts';
import { advantage, foresee, nearestEnemy, type Planning, plannedPlane, STRAIGHT } from './wings-look.ts';
import { leavesOnPurpose, progress } from './wings-tasks.ts';

const IMMELMANN = kindOf('immelmann');

/**
 * What a card is weighed for: an aircraft and a slot, and where the cards before it lead; the nearest enemy and where he will be
 * then; and by how much one minds being hit.
 */
interface Weighing {
  readonly plane: Plane;
  readonly enemy: Plane;
  readonly slot: number;
  readonly start: Spot;
  readonly him: Spot | null;
  readonly care: number;
}

/** A place that would be reached in this slot, as a weight. 0: it is off the table; below 0: there is no way to stay on it. */
function weighPlace(s: WingsOfWar, plane: Plane, me: Spot, him: Spot | null, card: number, care: number): number {
  if (isOff(s.fixed, me)) return leavesOnPurpose(s, plane, me) ? 6 : 0;
  const { objective, deck } = s.fixed.planes[plane];
  let weight = 1;
  if (objective >= 0) weight += 2 * Math.max(-0.4, progress(s, plane, me));
  if (him !== null) weight += (objective >= 0 ? 0.6 : 1.6) * advantage(me, him, care);
  // After an Immelmann a straight must follow.
  if (card === IMMELMANN) flyOn(me, s.fixed.decks[deck], STRAIGHT);
  const isSafe = !isOff(s.fixed, me) && canStay(s.fixed, s.fixed.decks[deck], me, LEAVES_IN);
  return Math.max(0.05, weight) * (isSafe || objective >= 0 ? 1 : -1);
}

/** What a card does to the altitude, by name: up towards the enemy, down on him, never into the ground. */
function weighLevel(s: WingsOfWar, plane: Plane, enemy: Plane, level: number): number {
  if (enemy === NO_PLANE) return 1;
  const now = Math.abs(s.planes[plane].level - s.planes[enemy].level);
  const then = Math.abs(level - s.planes[enemy].level);
  return then < now ? 1.5 : then > now ? 0.6 : 1;
}

/** With altitude a plan is flown in advance by the rules themselves: what would crash, sink or be lost weighs nothing. */
function weighHigh(s: WingsOfWar, { plane, enemy, him, care }: Weighing, cards: readonly number[]): number {
  const flown = previewPlan(s, plane, cards);
  const end = flown[flown.length - 1];
  if (end === undefined) return 1;
  const me = spotOf(end);
  if (end.warning === 'leaves-the-table') return leavesOnPurpose(s, plane, me) ? 6 : 0;
  if (end.warning === 'crash' || end.warning === 'lost' || end.warning === 'below-the-floor') return 0;
  return weighPlace(s, plane, me, him, end.card, care) * weighLevel(s, plane, enemy, end.level);
}

/** A card for a slot, after those that lie in the slots before it. */
function weighCard(s: WingsOfWar, weighing: Weighing, choice: Choice): number {
  const { plane, slot, start, him, care } = weighing;
  if (choice.do === 'idle') return 0.2;
  if (choice.do !== 'plan') return 0;
  const a = s.planes[plane];
  if (s.fixed.options.switches.altitude) {
    if (a.status === STANDING) return slot === 0 && isStall(s, plane, choice.card) ? 3 : 1;
    return weighHigh(s, weighing, [...a.plan.slice(0, slot), choice.card]);
  }
  const me = spotOf(start);
  flyOn(me, s.fixed.decks[s.fixed.planes[plane].deck], choice.card);
  return weighPlace(s, plane, me, him, choice.card, care);
}

const isStall = (s: WingsOfWar, plane: Plane, card: number): boolean =>
  ((s.fixed.decks[s.fixed.planes[plane].deck].stalls >> card) & 1) === 1;

/** Where it will be when the cards that are laid already have been flown. */
function placeAt(s: WingsOfWar, plane: Plane, a: Aircraft, slot: number): Spot {
  const deck = s.fixed.decks[s.fixed.planes[plane].deck];
  const me = spotOf(a);
  for (let i = a.open; i < slot; i++) flyOn(me, deck, a.plan[i]);
  return me;
}

export function weighPlan(s: WingsOfWar, ask: Ask, options: readonly Choice[], weights: number[], care: number): void {
  const { nth, slot } = s.frames[s.frames.length - 1].at as Planning;
  const plane = plannedPlane(s, ask.seat, nth);
  if (plane === NO_PLANE) {
    for (let i = 0; i < options.length; i++) weights.push(1);
    return;
  }
  const enemy = nearestEnemy(s, plane);
  const him = enemy === NO_PLANE ? null : foresee(s, enemy, slot + 1);
  const start = placeAt(s, plane, s.planes[plane], slot);
  const weighing: Weighing = { plane, enemy, slot, start, him, care };
  let hasWayOut = false;
  for (let i = 0; i < options.length; i++) {
    const weight = weighCard(s, weighing, options[i]);
    if (weight > 0) hasWayOut = true;
    weights.push(weight * weight * weight);
  }
  for (let i = 0; i < weights.length; i++) if (weights[i] < 0) weights[i] = hasWayOut ? 0 : -weights[i];
}

/** A new order of the cards: that which ends best. */
export function weighOrders(
  s: WingsOfWar,
  ask: Ask,
  options: readonly Choice[],
  weights: number[],
  care: number,
): void {
  const { slot, ready } = s.frames[s.frames.length - 1].at as {
    readonly slot: number;
    readonly ready: readonly Plane[];
  };
  const plane = ready.find((one) => s.fixed.planes[one].owner === ask.seat) ?? NO_PLANE;
  const enemy = plane === NO_PLANE ? NO_PLANE : s.planes[plane].tails;
  const him = enemy === NO_PLANE ? null : foresee(s, enemy, 1);
  for (const choice of options) {
    if (choice.do !== 'order' || plane === NO_PLANE) {
      weights.push(1);
      continue;
    }
    const plan = [...s.planes[plane].plan.slice(0, slot), ...choice.cards];
    const flown = previewPlan(s, plane, plan, slot);
    const isBad = flown.some(({ warning }) => warning !== '' && warning !== 'ignored');
    const next = flown[0];
    if (isBad || next === undefined) {
      weights.push(0);
      continue;
    }
    weights.push(Math.max(0.1, 1 + (him === null ? 0 : 1.6 * advantage(next, him, care))));
  }
}
