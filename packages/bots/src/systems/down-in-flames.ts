import {
  type Choice,
  type Dogfight,
  type DogfightView,
  downInFlames,
  type Happening,
  type Plane,
  rules,
} from '@tallyho/down-in-flames';
import { type Title, titles } from '@tallyho/down-in-flames/content';
import { type Card, NO_CARD, type Seat } from '@tallyho/kernel';
import { atLeast, type Thumbs } from '../thumbs.ts';
import { estimateMission, weighMission } from './down-in-flames-missions.ts';
import { ANY_PRICE, shotsIn } from './down-in-flames-shots.ts';

const { AIRFRAME, EVASIVE, FIREPOWER, SAFE_REDLINE, burstsLeft, position, rating, ratingOn } = rules;

/** What a card is worth in the hand, by title: few answer as much as ACE PILOT, and only two titles can fire. */
const worthByTitle: { readonly [T in Title]: number } = {
  'ACE PILOT': 5,
  'BARREL ROLL': 2.6,
  EVASIVE: 2.4,
  'IN MY SIGHTS': 3,
  'OUT OF THE SUN': 4,
  REDLINE: 2,
  SCISSORS: 2.2,
  'TIGHT TURN': 2.8,
  'VERTICAL ROLL': 3,
  'YO-YO': 2.3,
};
const worthOfTitle: readonly number[] = titles.map((title) => worthByTitle[title]);

/** What a position is worth, from Tailed to Tailing. */
const worthOfPosition = [-4, -1.5, 0, 2, 4];

function worth({ fixed }: Dogfight, card: Card): number {
  if (fixed.fuelTank[card]) return 6;
  const hits = fixed.hits[card];
  return worthOfTitle[fixed.title[card]] + (hits > 1 ? 0.5 * (hits - 1) : 0);
}

/** How many hits are still missing to the next thing that hurts: the flip, or the end. */
const hitsLeft = (s: Dogfight, plane: Plane): number => {
  const { hits, face } = s.planes[plane];
  return ratingOn(s, plane, face, AIRFRAME) - hits;
};

/** How badly somebody sits behind this aircraft: 0, or up to 4. */
function pressed({ planes }: Dogfight, plane: Plane): number {
  let worst = 0;
  for (let i = 0; i < planes.length; i++) {
    const { prey, grip, gone } = planes[i];
    if (!gone && prey === plane && 2 * grip > worst) worst = 2 * grip;
  }
  return worst;
}

/** Fire counts by its hits, and double when it flips or downs the enemy. */
function worthOfFire(s: Dogfight, plane: Plane, choice: Extract<Choice, { do: 'attack' }>): number {
  const { card, at, gunner, tight, yoyo } = choice;
  if (s.fixed.fuelTank[card]) return 9;
  const hits = s.fixed.hits[card] + s.planes[plane].bonus + tight + yoyo + (gunner ? 0 : rating(s, plane, FIREPOWER));
  const spent = 0.35 * worth(s, card) + 1.1 * (tight + yoyo);
  return 3 + 1.4 * hits + (hits >= hitsLeft(s, at) ? 3 : 0) - spent;
}

/** A better position is worth most to somebody who has something to fire from it, or who must get out of the enemy's. */
function worthOfMove(s: Dogfight, plane: Plane, enemy: Plane, card: Card, to: number): number {
  const from = position(s, plane, enemy);
  const gain = worthOfPosition[to + 2] - worthOfPosition[from + 2];
  const { hand } = s.planes[plane];
  const fire = shotsIn(s, plane, card, ANY_PRICE);
  const cards = hand.size <= 2 ? 0.6 : 0;
  return 0.8 + gain * (from < 0 ? 0.9 : fire > 0 ? 0.7 : 0.35) - 0.45 * worth(s, card) - cards;
}

/** Whether there is another card to fire, and somebody to fire it at. */
function canFire(s: Dogfight, plane: Plane): boolean {
  const { prey } = s.planes[plane];
  const target = prey >= 0 ? prey : anyEnemy(s, plane);
  if (target < 0) return false;
  return shotsIn(s, plane, NO_CARD, burstsLeft(s, plane, target)) > 1;
}

/** An enemy at this aircraft's level, or −1. */
function anyEnemy({ planes, fixed }: Dogfight, plane: Plane): Plane {
  const { altitude } = planes[plane];
  for (let i = 0; i < planes.length; i++) {
    const other = planes[i];
    if (!other.gone && other.altitude === altitude && fixed.side[i] !== fixed.side[plane]) return i;
  }
  return -1;
}

function weighAction(s: Dogfight, plane: Plane, choice: Choice): number {
  switch (choice.do) {
    case 'pass':
      return s.planes[plane].hand.size <= 2 ? 1.6 : 1.2;
    case 'attack':
      return worthOfFire(s, plane, choice);
    case 'maneuver':
      return worthOfMove(s, plane, choice.at, choice.card, position(s, plane, choice.at) + choice.steps);
    case 'barrel-roll':
      return worthOfMove(s, plane, choice.at, choice.card, 0);
    case 'scissors':
    case 'agile':
      return worthOfMove(s, plane, choice.at, choice.card, 1);
    case 'tactic':
      return s.fixed.title[choice.card] === EVASIVE ? 0.3 + 0.3 * pressed(s, plane) : 0.15;
    case 'barrage':
      return canFire(s, plane) ? 0.4 : 0.05;
    case 'roll-up':
    case 'roll-down':
      return pressed(s, plane) > 0 ? 0.6 + 0.4 * pressed(s, plane) : 0.05;
    case 'redline':
      return weighRedline(s, plane);
    default:
      return 0.05;
  }
}

function weighRedline(s: Dogfight, plane: Plane): number {
  if (rating(s, plane, SAFE_REDLINE) > 0) return 4;
  return hitsLeft(s, plane) > 1 ? 0.6 : 0;
}

interface Answering {
  aim: number;
  by: Plane;
  to: Plane;
  last: Plane;
  card: Card;
  bonus: number;
}

/** An answer is worth what is at stake, less the card; the cheapest card that does it is best. */
function weighAnswer(s: Dogfight, at: Answering, choice: Choice): number {
  const plane = at.last === at.by ? at.to : at.by;
  if (choice.do === 'redline') return 0.2 * weighRedline(s, plane);
  const stake = at.aim === 0 ? stakeOfFire(s, at) : 2.2;
  if (choice.do === 'pass') return plane === at.to ? 3 - 0.5 * stake : 2.6 - 0.4 * stake;
  return choice.do === 'answer' ? 1.5 + stake - 0.5 * worth(s, choice.card) : 0.05;
}

function stakeOfFire(s: Dogfight, { by, to, card, bonus }: Answering): number {
  if (s.fixed.fuelTank[card]) return 8;
  const hits = s.fixed.hits[card] + bonus + rating(s, by, FIREPOWER);
  return 1.2 + 0.9 * hits + (hits >= hitsLeft(s, to) ? 2.5 : 0);
}

function weighAltitude(s: Dogfight, plane: Plane, choice: Choice): number {
  const { prey, hand } = s.planes[plane];
  const behind = pressed(s, plane);
  const company = anyEnemy(s, plane) >= 0;
  switch (choice.do) {
    case 'stay':
      return company ? 2 : 0.8;
    case 'climb':
      return prey >= 0 || hand.size < 3 ? 0.1 : towards(s, plane, 1) + 0.35 * behind;
    case 'dive':
      return prey >= 0 ? 0.2 : towards(s, plane, -1) + 0.6 + 0.4 * behind;
    case 'redline':
      return weighRedline(s, plane);
    default:
      return 0.02;
  }
}

/** Whether there are enemies that way, and none here. */
function towards(s: Dogfight, plane: Plane, way: number): number {
  const { altitude } = s.planes[plane];
  let there = 0;
  for (let i = 0; i < s.planes.length; i++) {
    const other = s.planes[i];
    if (other.gone || s.fixed.side[i] === s.fixed.side[plane]) continue;
    if (other.altitude === altitude) return 0.4;
    if ((other.altitude - altitude) * way > 0) there = 1;
  }
  return there === 1 ? 1.6 : 0.3;
}

/** Points are there to be spent: what costs more is flown more often. */
function weighCrew({ fixed }: Dogfight, choice: Choice): number {
  let points = 1;
  if ('fighter' in choice && typeof choice.fighter === 'number') points += fixed.fighters[choice.fighter].points;
  if ('pilot' in choice && typeof choice.pilot === 'number') points += 2 * fixed.pilots[choice.pilot].points;
  return points * points;
}

function weighOne(s: Dogfight, kind: string, at: object, choice: Choice): number {
  if (s.mission !== null) {
    const weight = weighMission(s, kind, at, choice, (card) => worth(s, card));
    if (weight !== null) return weight;
  }
  switch (kind) {
    case 'act':
      return weighAction(s, s.active, choice);
    case 'answer':
      return weighAnswer(s, at as Answering, choice);
    case 'altitude':
      return weighAltitude(s, s.active, choice);
    case 'speed':
      return choice.do === 'speed' ? 3 : choice.do === 'pass' ? 0.5 : 0.05;
    case 'follow':
      return choice.do === 'follow' ? 2.5 : choice.do === 'stay' ? 1 : 0.1;
    case 'evade':
      return choice.do === 'evade' ? 4 : choice.do === 'pass' ? 0.4 : 0.1;
    case 'discard':
      return choice.do === 'pass' ? 4 : 0.05;
    case 'pay':
    case 'stall':
      return choice.do === 'discard' ? Math.max(0.2, 7 - worth(s, choice.card)) : 0.05;
    case 'aircraft':
    case 'pilot':
      return weighCrew(s, choice);
    case 'start':
      return choice.do === 'start' && choice.altitude === 1 ? 1.3 : 1;
    default:
      return 1;
  }
}

/** Hits given and taken, aircraft lost and damaged, and who sits behind whom. */
function estimate(s: Dogfight, seat: Seat): number {
  const { planes, fixed } = s;
  const side = fixed.side[fixed.owner.indexOf(seat)];
  if (s.mission !== null) return estimateMission(s, side);
  let lead = 0;
  for (let i = 0; i < planes.length; i++) {
    const { hits, gone, face, grip, hand } = planes[i];
    const lost = gone ? 10 : hits + 2 * face - 0.7 * grip - 0.15 * hand.size;
    lead += fixed.side[i] === side ? -lost : lost;
  }
  return Math.min(0.95, Math.max(0.05, 0.5 + lead * 0.05));
}

/** Fire and manoeuvres press home; passing, rolling away and giving up hold back. */
function bold({ do: verb }: Choice): number {
  switch (verb) {
    case 'attack':
    case 'maneuver':
    case 'speed':
    case 'follow':
    case 'barrage':
    case 'redline':
      return 1;
    case 'pass':
    case 'give-up':
    case 'roll-up':
    case 'roll-down':
      return -1;
    default:
      return 0;
  }
}

/** The rules of thumb of Down In Flames. */
export const downInFlamesThumbs: Thumbs<Dogfight, Choice, Happening, DogfightView> = {
  game: downInFlames,
  weigh(table, _, options, weights) {
    const { state } = table;
    const kind = table.kind();
    const { at } = state.frames[state.frames.length - 1];
    for (let i = 0; i < options.length; i++) weights.push(atLeast(weighOne(state, kind, at, options[i])));
  },
  estimate,
  bold,
  unsearched: ['aircraft', 'pilot'],
  varied: ['aircraft', 'pilot', 'flak', 'bombing'],
  sealed: ['aircraft', 'pilot', 'start'],
  horizon: 2,
  veteran: 150,
};
