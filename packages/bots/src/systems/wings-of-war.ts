import type { Ask, Seat, Table } from '@tallyho/kernel';
import {
  type Aircraft,
  type Choice,
  FLYING,
  type Happening,
  isEnemy,
  isInPlay,
  kindOf,
  NO_PLANE,
  type Plane,
  previewPlan,
  STANDING,
  scoreOf,
  type WingsOfWar,
  type WingsView,
  wingsOfWar,
} from '@tallyho/wings-of-war';
import { atLeast, type Thumbs } from '../thumbs.ts';
import { canStay, cosineOf, flyOn, isOff, LEAVES_IN, type Spot, sineOf, spotAt } from './wings-flight.ts';
import { leavesOnPurpose, progress } from './wings-tasks.ts';

type WingsTable = Table<WingsOfWar, Choice, Happening>;

/** The flow values of a planning seat: which of its aircraft, which slot. */
interface Planning {
  readonly nth: number;
  readonly slot: number;
}

const STRAIGHT = kindOf('straight');
const IMMELMANN = kindOf('immelmann');

/** Micrometres: as far as guns reach, and where they hit twice. */
const RULER = 200_000;
const HALF_RULER = 100_000;
const FAR = 600_000;
/** What a damage card takes on average, in half points. */
const USUAL_HIT = 4;

/** The aircraft that a seat plans for: its nth that is not gone and not held on the ground. */
function plannedPlane(s: WingsOfWar, seat: Seat, nth: number): Plane {
  let left = nth;
  for (const plane of s.fixed.bySeat[seat]) {
    const a = s.planes[plane];
    const isHeld = a.status === STANDING && a.heldUntil >= s.turn;
    if (isInPlay(a) && !isHeld && left-- === 0) return plane;
  }
  return NO_PLANE;
}

/** The nearest enemy in play, or −1. */
function nearestEnemy(s: WingsOfWar, plane: Plane): Plane {
  const a = s.planes[plane];
  let best = NO_PLANE;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < s.planes.length; i++) {
    const b = s.planes[i];
    if (!isInPlay(b) || !isEnemy(s, plane, i)) continue;
    const apart = (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
    if (apart < least) {
      least = apart;
      best = i;
    }
  }
  return best;
}

/** Scratch: where I shall be, and where the enemy will be if he flies straight on. */
const me: Spot = spotAt();
const him: Spot = spotAt();

/**
 * How good it is to be where I am with him where he is: near, with him before my guns and me outside of his. Between −1 and 1.
 */
function advantage(): number {
  const dx = him.x - me.x;
  const dy = him.y - me.y;
  const distance = Math.sqrt(dx * dx + dy * dy) + 1;
  const ahead = (dx * sineOf(me.heading) + dy * cosineOf(me.heading)) / distance;
  const exposed = (-dx * sineOf(him.heading) - dy * cosineOf(him.heading)) / distance;
  const near = distance < HALF_RULER ? 1 : distance < RULER ? 0.8 : Math.max(0, 0.6 - distance / FAR);
  const aim = ahead > 0.8 ? 1 : ahead > 0 ? 0.4 * ahead : 0.3 * ahead;
  const danger = exposed > 0.8 ? 1 : exposed > 0 ? 0.3 * exposed : 0;
  return near * (aim - 0.7 * danger) + 0.15 * ahead * (1 - near);
}

/** Puts the enemy where he will be after so many cards straight on. */
function foresee(s: WingsOfWar, enemy: Plane, cards: number): void {
  const b = s.planes[enemy];
  const deck = s.fixed.decks[s.fixed.planes[enemy].deck];
  him.x = b.x;
  him.y = b.y;
  him.heading = b.heading;
  for (let i = 0; i < cards; i++) flyOn(him, deck, STRAIGHT);
}

/** A place that would be reached in this slot, as a weight. 0: it is off the table; below 0: there is no way to stay on it. */
function weighPlace(s: WingsOfWar, plane: Plane, enemy: Plane, slot: number, card: number): number {
  if (isOff(s.fixed, me)) return leavesOnPurpose(s, plane, me) ? 6 : 0;
  const { objective, deck } = s.fixed.planes[plane];
  let weight = 1;
  if (objective >= 0) weight += 2 * Math.max(-0.4, progress(s, plane, me));
  if (enemy !== NO_PLANE) {
    foresee(s, enemy, slot + 1);
    weight += (objective >= 0 ? 0.6 : 1.6) * advantage();
  }
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

/** Scratch for plans that are tried out. */
const cards: number[] = [];

/** With altitude a plan is flown in advance by the rules themselves: what would crash, sink or be lost weighs nothing. */
function weighHigh(s: WingsOfWar, plane: Plane, enemy: Plane, slot: number): number {
  const flown = previewPlan(s, plane, cards);
  const end = flown[flown.length - 1];
  if (end === undefined) return 1;
  me.x = end.x;
  me.y = end.y;
  me.heading = end.heading;
  if (end.warning === 'leaves-the-table') return leavesOnPurpose(s, plane, me) ? 6 : 0;
  if (end.warning === 'crash' || end.warning === 'lost' || end.warning === 'below-the-floor') return 0;
  return weighPlace(s, plane, enemy, slot, end.card) * weighLevel(s, plane, enemy, end.level);
}

/** A card for a slot, after those that lie in the slots before it. */
function weighCard(s: WingsOfWar, plane: Plane, enemy: Plane, slot: number, choice: Choice): number {
  if (choice.do === 'idle') return 0.2;
  if (choice.do !== 'plan') return 0;
  const a = s.planes[plane];
  if (s.fixed.options.switches.altitude) {
    if (a.status === STANDING) return slot === 0 && isStall(s, plane, choice.card) ? 3 : 1;
    cards.length = 0;
    for (let i = 0; i < slot; i++) cards.push(a.plan[i]);
    cards.push(choice.card);
    return weighHigh(s, plane, enemy, slot);
  }
  place(s, plane, a, slot);
  flyOn(me, s.fixed.decks[s.fixed.planes[plane].deck], choice.card);
  return weighPlace(s, plane, enemy, slot, choice.card);
}

const isStall = (s: WingsOfWar, plane: Plane, card: number): boolean =>
  ((s.fixed.decks[s.fixed.planes[plane].deck].stalls >> card) & 1) === 1;

/** Flies the cards that are laid already. */
function place(s: WingsOfWar, plane: Plane, a: Aircraft, slot: number): void {
  const deck = s.fixed.decks[s.fixed.planes[plane].deck];
  me.x = a.x;
  me.y = a.y;
  me.heading = a.heading;
  for (let i = a.open; i < slot; i++) flyOn(me, deck, a.plan[i]);
}

function weighPlan(s: WingsOfWar, ask: Ask, options: readonly Choice[], weights: number[]): void {
  const { nth, slot } = s.frames[s.frames.length - 1].at as Planning;
  const plane = plannedPlane(s, ask.seat, nth);
  if (plane === NO_PLANE) {
    for (let i = 0; i < options.length; i++) weights.push(1);
    return;
  }
  const enemy = nearestEnemy(s, plane);
  let hasWayOut = false;
  for (let i = 0; i < options.length; i++) {
    const weight = weighCard(s, plane, enemy, slot, options[i]);
    if (weight > 0) hasWayOut = true;
    weights.push(weight * weight * weight);
  }
  for (let i = 0; i < weights.length; i++) if (weights[i] < 0) weights[i] = hasWayOut ? 0 : -weights[i];
}

/** A new order of the cards: that which ends best. */
function weighOrders(s: WingsOfWar, ask: Ask, options: readonly Choice[], weights: number[]): void {
  const { slot, ready } = s.frames[s.frames.length - 1].at as {
    readonly slot: number;
    readonly ready: readonly Plane[];
  };
  const plane = ready.find((one) => s.fixed.planes[one].owner === ask.seat) ?? NO_PLANE;
  const enemy = plane === NO_PLANE ? NO_PLANE : s.planes[plane].tails;
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
    me.x = next.x;
    me.y = next.y;
    me.heading = next.heading;
    if (enemy !== NO_PLANE) foresee(s, enemy, 1);
    weights.push(Math.max(0.1, 1 + (enemy === NO_PLANE ? 0 : 1.6 * advantage())));
  }
}

/** Fire at whoever can be hit, first of all at who is nearly done for and near. */
function weighFire(s: WingsOfWar, choice: Choice): number {
  if (choice.do !== 'fire') return 0.05;
  const target = s.planes[choice.target];
  return 2 + 0.4 * target.hits.length;
}

function weighOther(s: WingsOfWar, kind: string, choice: Choice): number {
  switch (kind) {
    case 'fire':
      return weighFire(s, choice);
    case 'ready':
      return choice.do === 'ready' ? 1 : 0;
    case 'tail':
      return choice.do === 'tail' ? 3 : 0.2;
    case 'pivot':
      return choice.do === 'stay' ? 4 : 0.1;
    case 'floor':
      return choice.do === 'keep' ? 4 : 0.1;
    default:
      return 1;
  }
}

/**
 * Points so far, hits taken and given, and who has whom before his guns. Hits are counted and not their points: whether a card
 * shows 0 or 5 is luck, and the search would have to average it out.
 */
function estimate(s: WingsOfWar, seat: Seat): number {
  const { side } = s.fixed.planes[s.fixed.bySeat[seat][0]];
  let lead = 0;
  for (let other = 0; other < s.fixed.sides; other++)
    lead += other === side ? 0.3 * scoreOf(s, other) : (-0.3 * scoreOf(s, other)) / (s.fixed.sides - 1);
  for (let plane = 0; plane < s.planes.length; plane++) {
    const a = s.planes[plane];
    const own = s.fixed.planes[plane].side === side;
    if (!isInPlay(a)) {
      lead += own ? -0.35 : 0.35;
      continue;
    }
    const worn = (USUAL_HIT * a.hits.length) / s.fixed.planes[plane].endurance;
    lead += own ? -worn : worn;
    if (own && a.status === FLYING) lead += 0.06 * outlook(s, plane);
  }
  return Math.min(0.97, Math.max(0.03, 0.5 + 0.8 * lead));
}

function outlook(s: WingsOfWar, plane: Plane): number {
  const enemy = nearestEnemy(s, plane);
  if (enemy === NO_PLANE) return 0;
  const a = s.planes[plane];
  me.x = a.x;
  me.y = a.y;
  me.heading = a.heading;
  foresee(s, enemy, 0);
  const isTrapped = !canStay(s.fixed, s.fixed.decks[s.fixed.planes[plane].deck], me, LEAVES_IN);
  return advantage() - (isTrapped ? 2 : 0);
}

/** The rules of thumb of Wings of War. */
export const wingsOfWarThumbs: Thumbs<WingsOfWar, Choice, Happening, WingsView> = {
  game: wingsOfWar,
  weigh(table: WingsTable, ask, options, weights) {
    const { state } = table;
    const kind = table.kind();
    if (kind === 'plan') weighPlan(state, ask, options, weights);
    else if (kind === 'rearrange') weighOrders(state, ask, options, weights);
    else for (let i = 0; i < options.length; i++) weights.push(atLeast(weighOther(state, kind, options[i])));
  },
  estimate,
  sealed: ['plan', 'rearrange', 'tail', 'ready'],
  unsearched: ['ready', 'pivot', 'turn', 'floor', 'consent'],
  horizon: 0,
};
