import {
  type Choice,
  type Dogfight,
  type DogfightView,
  type Happening,
  type Plane,
  rules,
} from '@tallyho/down-in-flames';
import { type Card, NO_CARD, type Seat } from '@tallyho/kernel';
import { atLeast, type Thumbs } from '../thumbs.ts';
import { downInFlamesThumbs } from './down-in-flames.ts';

const {
  AIRFRAME,
  DAMAGED,
  DESTROYED,
  NO_PATTERN,
  NORMAL,
  aircraftPoints,
  bombLoad,
  bombsIn,
  flakHits,
  highestStart,
  isOverTarget,
  ratingOn,
  statusAfter,
  targetPoints,
  turretHand,
  worth,
} = rules;

/** How often each Flak Pattern is to be reckoned with: Dispersed, Normal, Tight. */
const likelyFlak = [0.25, 0.4, 0.35];

const sideOf = ({ fixed }: Dogfight, seat: Seat): number => fixed.side[fixed.owner.indexOf(seat)];
const attackerOf = ({ fixed }: Dogfight): number => fixed.mission?.attacker ?? 0;

/** Hits that an aircraft still stands before it is lost. */
const hitsToGo = (s: Dogfight, plane: Plane): number => ratingOn(s, plane, 1, AIRFRAME) - s.planes[plane].hits;

/** The mean level of a side's bombers; −1: it has none. */
function bomberLevel(s: Dogfight, side: number): number {
  let [sum, count] = [0, 0];
  for (let plane = 0; plane < s.planes.length; plane++) {
    const { altitude, gone } = s.planes[plane];
    if (gone || altitude < 0 || s.mission?.bomber[plane] !== true || s.fixed.side[plane] !== side) continue;
    sum += altitude;
    count++;
  }
  return count === 0 ? -1 : sum / count;
}

/** What so many bombs are worth to the attacker, with something for coming near. */
function worthOfBombs(s: Dogfight, bombs: number): number {
  const plan = s.fixed.mission;
  if (plan === null) return 0;
  const { needed, points } = plan;
  const status = statusAfter(bombs, needed);
  if (status === DESTROYED) return points.destroyed;
  const near = Math.min(1, bombs / needed.destroyed);
  return (status === DAMAGED ? points.damaged : -points.destroyed) + near;
}

/** Bombs that are due from the others: by the pattern they have been given, or Normal. */
function bombsOfOthers(s: Dogfight, plane: Plane): number {
  let bombs = 0;
  for (let other = 0; other < s.planes.length; other++) {
    if (other === plane || !isOverTarget(s, other)) continue;
    const pattern = s.mission?.pattern[other] ?? NO_PATTERN;
    bombs += bombsIn(bombLoad(s, other), pattern === NO_PATTERN ? NORMAL : pattern);
  }
  return bombs;
}

/** A pattern is worth what it does to the target, less what the Flak may cost. */
function weighBombing(s: Dogfight, plane: Plane, pattern: number): number {
  const others = bombsOfOthers(s, plane);
  const own = bombsIn(bombLoad(s, plane), pattern);
  const value = s.fixed.mission?.flak ?? 0;
  let expected = 0;
  likelyFlak.forEach((likely, flak) => {
    const isLost = flakHits(value, flak, pattern) >= hitsToGo(s, plane);
    expected += likely * (worthOfBombs(s, others + (isLost ? 0 : own)) - (isLost ? worth(s, plane) : 0));
  });
  const base = worthOfBombs(s, others) - worth(s, plane);
  const gain = Math.max(0, expected - base);
  return 0.2 + gain * gain * 0.1;
}

/** Flak that does something; what hits hardest is hoped for least often. */
function weighFlak(s: Dogfight, pattern: number): number {
  const value = s.fixed.mission?.flak ?? 0;
  const [least, most] = [flakHits(value, pattern, NORMAL), flakHits(value, pattern, 2)];
  return 0.1 + 0.6 * least + 0.35 * most;
}

/** Fighters start where the bombers are: to get at them, or to keep others from it. */
function weighStart(s: Dogfight, seat: Seat, altitude: number): number {
  const attacker = attackerOf(s);
  const level = s.planes.reduce((found, _, plane) => {
    const bomber = s.fixed.bombers[s.planes[plane].fighter];
    return s.fixed.side[plane] === attacker && bomber ? Math.max(found, levelNumber(bomber.altitude)) : found;
  }, -1);
  if (level < 0) return altitude === 1 ? 1.3 : 1;
  const mine = s.fixed.owner.findIndex((owner, plane) => owner === seat && s.mission?.bomber[plane] !== true);
  const reachable = mine < 0 ? level : Math.min(level, highestStart(s, mine));
  return altitude === reachable ? 4 : 1 / (1 + Math.abs(altitude - reachable));
}

const levelNumber = (level: string): number => ['very low', 'low', 'medium', 'high', 'very high'].indexOf(level);

/** Turrets fire what they have: nothing is kept. */
function weighTurret({ fixed }: Dogfight, card: Card, added: number): number {
  if (fixed.fuelTank[card]) return 9;
  return 2 + fixed.hits[card] + 0.9 * added + (fixed.guards[card] > 0 ? 1 : 0) + (fixed.stops[card] ? 0.5 : 0);
}

interface Fired {
  readonly by: Plane;
  readonly shot: Card;
  readonly added: number;
}

/** Fire from a bomber is answered for what it would do. */
function weighDodge(s: Dogfight, { by, shot, added }: Fired, choice: Choice): number {
  const hits = shot === NO_CARD ? 0 : s.fixed.fuelTank[shot] ? 9 : s.fixed.hits[shot] + added;
  const left = ratingOn(s, by, s.planes[by].face, AIRFRAME) - s.planes[by].hits;
  const stake = 0.8 * hits + (hits >= left ? 3 : 0);
  if (choice.do === 'answer') return 1 + stake;
  return choice.do === 'pass' ? 3 : 0.1;
}

/** The altitude phase: those who have bombers to attack, or to guard, keep to their level. */
function weighLevel(s: Dogfight, plane: Plane, choice: Choice, before: number): number {
  const level = bomberLevel(s, attackerOf(s));
  const { altitude, hand, prey } = s.planes[plane];
  if (level < 0 || prey >= 0) return before;
  const way = level - altitude;
  if (choice.do === 'climb') return way > 0.4 && hand.size > 0 ? 3 : 0.1;
  if (choice.do === 'dive') return way < -0.4 ? 3 : 0.1;
  return choice.do === 'stay' && Math.abs(way) > 0.4 ? 0.5 : before;
}

/** What only missions ask for; null: the rules of thumb of the dogfight know. */
function weighOne(s: Dogfight, kind: string, at: object, seat: Seat, choice: Choice, before: number): number {
  switch (choice.do) {
    case 'shift':
      return choice.by > 0 ? 2 : 1;
    case 'winds':
      return choice.by > 0 === (sideOf(s, seat) !== attackerOf(s)) ? 3 : 1;
    case 'flak':
      return weighFlak(s, choice.pattern);
    case 'bomb':
      return weighBombing(s, choice.plane, choice.pattern);
    case 'start':
      return weighStart(s, seat, choice.altitude);
    case 'jettison':
      return hitsToGo(s, choice.plane) <= 2 ? 0.6 : 0.05;
    case 'place':
      return 1;
    case 'name':
      return 1 + turretHand(s, choice.at) + 0.3 * hitsToGo(s, choice.at);
    case 'choose':
      return 3;
    case 'choose-by-speed':
    case 'leave-choice':
      return 2;
    case 'choose-by-card':
      return 0.7;
    case 'turret':
      return weighTurret(s, choice.card, choice.with.length);
    default:
      if (kind === 'dodge') return weighDodge(s, at as Fired, choice);
      if (kind === 'altitude') return weighLevel(s, s.active, choice, before);
      if (kind === 'jettison') return 2;
      if (kind === 'turret') return 0.3;
      return before;
  }
}

/** Aircraft lost and hurt, and what the bombs that are still in the air would do. */
function estimate(s: Dogfight, seat: Seat): number {
  const side = sideOf(s, seat);
  const attacker = attackerOf(s);
  const plan = s.fixed.mission;
  if (plan === null) return downInFlamesThumbs.estimate(s, seat);
  let lead = aircraftPoints(s, side) - aircraftPoints(s, 1 - side);
  let bombs = 0;
  for (let plane = 0; plane < s.planes.length; plane++) {
    const { gone, hits } = s.planes[plane];
    if (gone) continue;
    const hurt = (0.6 * hits * worth(s, plane)) / Math.max(1, ratingOn(s, plane, 1, AIRFRAME));
    lead += s.fixed.side[plane] === side ? -hurt : hurt;
    if (isOverTarget(s, plane)) bombs += 1.4 * bombLoad(s, plane);
  }
  const isBombed = s.outcome !== null;
  const target = isBombed
    ? targetPoints(s, attacker) - targetPoints(s, 1 - attacker)
    : plan.points.destroyed * Math.max(-1, Math.min(1, (2 * bombs) / plan.needed.destroyed - 1));
  lead += side === attacker ? target : -target;
  return Math.min(0.97, Math.max(0.03, 0.5 + lead / (2 * (plan.points.destroyed + 10))));
}

/** The rules of thumb of missions: those of the dogfight, and what bombers, Flak and targets add. */
export const missionThumbs: Thumbs<Dogfight, Choice, Happening, DogfightView> = {
  ...downInFlamesThumbs,
  weigh(table, ask, options, weights) {
    const { state } = table;
    const from = weights.length;
    downInFlamesThumbs.weigh(table, ask, options, weights);
    if (state.mission === null) return;
    const kind = table.kind();
    const { at } = state.frames[state.frames.length - 1];
    options.forEach((choice, i) => {
      weights[from + i] = atLeast(weighOne(state, kind, at, ask.seat, choice, weights[from + i]));
    });
  },
  estimate,
  varied: [...(downInFlamesThumbs.varied ?? []), 'flak', 'bombing'],
  sealed: [...(downInFlamesThumbs.sealed ?? []), 'flak'],
};
