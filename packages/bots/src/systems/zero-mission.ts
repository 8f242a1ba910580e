import type { Card } from '@tallyho/kernel';
import {
  BOMBS,
  type Choice,
  type Dogfight,
  type ElementNo,
  elementOf,
  isBomber,
  type MissionChoice,
  NOBODY,
  type PlaneNo,
  rules,
  type Side,
  STRAFES,
  sortieOf,
  TARGET_BOUND,
} from '@tallyho/zero';

/** What a card is worth in the hand; the rules of thumb of the fight know. */
export type Worth = (s: Dogfight, card: Card) => number;

const VERY_LOW = 0;

const hitsOf = ({ fixed }: Dogfight, card: Card): number => {
  const face = fixed.face[card];
  return fixed.fuelTank[face] ? DEADLY : rules.isShot(fixed.title[face]) ? fixed.hits[face] : 0;
};
/** A shot into the fuel tank counts like so many hits. */
const DEADLY = 8;

/** Hits that a Formation aircraft can still take on the side that shows. */
export const bomberHitsLeft = (s: Dogfight, plane: PlaneNo): number =>
  rules.bomberCapacity(s, plane) - rules.bomberAt(s, plane).hits;

/** Fire at a Formation aircraft, more where it flips or destroys it. */
function worthOfShot(s: Dogfight, card: Card, at: PlaneNo): number {
  const hits = hitsOf(s, card);
  return 2.5 + 1.4 * hits + (hits >= bomberHitsLeft(s, at) ? 3 : 0);
}

const isLoaded = (s: Dogfight, plane: PlaneNo): boolean => plane !== NOBODY && rules.isLoaded(s, plane);

/** Whether an Element has something for the target. */
const isArmed = (s: Dogfight, element: ElementNo): boolean =>
  isLoaded(s, s.elements[element].lead) || isLoaded(s, s.elements[element].wing);

/** The levels where a side's Formations fly, by number of aircraft. */
function bombersAt(s: Dogfight, side: Side, altitude: number): number {
  const orders = s.fixed.sortie;
  if (orders === undefined) return 0;
  let count = 0;
  for (let nth = 0; nth < orders.altitude.length; nth++) {
    const { fate } = sortieOf(s).bombers[nth];
    if (fate === 0 && orders.bomberSide[nth] === side && orders.altitude[nth] === altitude) count++;
  }
  return count;
}

/** Interceptors look for the enemy's bombers, escorts stay with their own. */
export const worthOfLevel = (s: Dogfight, element: ElementNo, altitude: number): number => {
  const side = s.fixed.side[element];
  return Math.min(2, bombersAt(s, 1 - side, altitude)) + 0.7 * Math.min(2, bombersAt(s, side, altitude));
};

/** What brings an Element with bombs to where they can be dropped; null: nothing in particular. */
export function weighBombersAltitude(s: Dogfight, element: ElementNo, choice: Choice): number | null {
  if (s.fixed.sortie === undefined || !isArmed(s, element)) return null;
  const { altitude, lead, wing } = s.elements[element];
  const { load } = sortieOf(s);
  const carries = Math.max(load[lead], wing === NOBODY ? 0 : load[wing]) - 1;
  const low = carries === rules.TORPEDO ? VERY_LOW : carries === rules.DIVE ? rules.LOW : altitude;
  const high = carries === rules.DIVE ? rules.MEDIUM : low;
  const wanted = altitude > high ? 'dive' : altitude < low ? 'climb' : 'stay';
  return choice.do === wanted ? 5 : 0.1;
}

/** Over the target: with bombs always, as escort or behind the enemy's bombers mostly. */
function weighPlace(s: Dogfight, element: ElementNo, over: boolean): number {
  const side = s.fixed.side[element];
  if (isArmed(s, element)) return over ? 8 : 0.05;
  const prey = [0, 1, 2, 3, 4].some((level) => bombersAt(s, 1 - side, level) > 0);
  return over === prey ? 2 : 1;
}

/** Who has bombs is to drop them; who has none may strafe from Very Low. */
function isWanted(s: Dogfight, element: ElementNo, plane: PlaneNo): boolean {
  if (plane === NOBODY) return false;
  const { strafable, guns } = rules.ordersOf(s);
  return isLoaded(s, plane) || (strafable && guns[element] && s.elements[element].altitude === VERY_LOW);
}

const worthOfRun = (does: number): number => (does === BOMBS ? 4 : does === STRAFES ? 2 : 0);

/** Z-20.53a — a Spoiled Attack stops the shot; fire only answers it. */
function weighCounter(s: Dogfight, card: Card, ace: boolean): number {
  const spoils = ace || s.fixed.sortie?.spoiled[card] === true;
  return 1 + hitsOf(s, card) + (spoils ? 3 : 0) - (ace ? 0.5 : 0);
}

/** What a bomber has still to do before it may go home: whoever is hit hard and has bombed. */
function weighLeave(s: Dogfight, plane: PlaneNo): number {
  const { damaged, load } = rules.bomberAt(s, plane);
  return damaged === 1 && load === 0 && bomberHitsLeft(s, plane) <= 1 ? 1 : 0.02;
}

/** Against whom the enemy is sent: the one that can take it, and whose turrets bite. */
const worthOfNamed = (s: Dogfight, plane: PlaneNo): number =>
  bomberHitsLeft(s, plane) + rules.turretCards(s, plane) + (rules.bomberAt(s, plane).damaged === 1 ? -2 : 2);

/** And whom one attacks oneself: the one that is nearly down, with few turrets. */
const worthOfPrey = (s: Dogfight, plane: PlaneNo): number =>
  8 - bomberHitsLeft(s, plane) - 0.5 * rules.turretCards(s, plane) + (rules.bomberAt(s, plane).load > 0 ? 1 : 0);

/** A choice that only Missions have; `kind` is what is asked. */
export function weighMission(s: Dogfight, kind: string, choice: MissionChoice, worth: Worth): number {
  switch (choice.do) {
    case 'load':
      return choice.load === rules.TORPEDO + 1 ? 5 : choice.load === rules.LEVEL + 1 ? 1 : 2.5;
    case 'jettison': {
      const { position } = s.elements[elementOf(choice.plane)];
      return position < 0 && sortieOf(s).phase === TARGET_BOUND ? 0.6 : 0.02;
    }
    case 'over':
    case 'hold':
      return weighPlace(s, choice.element, choice.do === 'over');
    case 'run-in': {
      const { lead, wing } = s.elements[choice.element];
      const leads = choice.leader === isWanted(s, choice.element, lead);
      const follows = choice.wingman === isWanted(s, choice.element, wing);
      return leads && follows ? 8 : leads || follows ? 1 : 0.1;
    }
    case 'run':
      return 0.2 + worthOfRun(choice.leader) + worthOfRun(choice.wingman);
    case 'strafe':
      return 1 + (choice.leader ? 0.4 : 0) + (choice.wingman ? 0.4 : 0);
    case 'stop':
    case 'stop-ace':
      return 0.8 + 1.4 * hitsOf(s, choice.at) - 0.4 * worth(s, choice.card) - (choice.do === 'stop' ? 0 : 0.5);
    case 'wingman-bombers':
      return 2.8;
    case 'attack-bombers':
      return 2.6;
    case 'angle':
      return 1;
    case 'aim':
      return 1.6;
    case 'name':
      return kind === 'name-bomber' ? worthOfNamed(s, choice.at) : worthOfPrey(s, choice.at);
    case 'help':
    case 'help-ace':
      return 2.2 - 0.4 * worth(s, choice.card);
    case 'counter':
      return weighCounter(s, choice.card, choice.ace);
    case 'drop':
      return 1;
    case 'leave':
      return weighLeave(s, choice.at);
  }
}

/** What a card is worth against Formation aircraft, and how long to go on. */
export function weighAttack(s: Dogfight, choice: Choice, shots: number): number {
  if (choice.do === 'done') return 1;
  if (choice.do !== 'play' || !isBomber(s, choice.at)) return 0.05;
  if (hitsOf(s, choice.card) > 0) return worthOfShot(s, choice.card, choice.at);
  // MANEUVERING and HALF LOOP win Bursts: good for whoever has shots to fire.
  return shots > 1 ? 1.4 : 0.2;
}

/** Hits on Formation aircraft, for one side. */
export function bombersInHand(s: Dogfight, side: Side): number {
  let lead = 0;
  const { bombers } = sortieOf(s);
  for (let nth = 0; nth < bombers.length; nth++) {
    const { hits, fate } = bombers[nth];
    if (fate === 0) lead += s.fixed.sortie?.bomberSide[nth] === side ? -hits : hits;
  }
  return lead;
}
