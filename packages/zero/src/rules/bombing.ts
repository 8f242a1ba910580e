import { type DisplayMode, displayModes } from '../content/mission-types.ts';
import { MODES, NOT_ALLOWED, rowOf } from '../mission/fixed.ts';
import { BOMB, HIT, MISS, OVER_TARGET, sortieOf, UNLOADED } from '../mission/state.ts';
import { type Dogfight, type ElementNo, elementOf, isBomber, type PlaneNo } from '../state.ts';
import { LOW, MEDIUM, VERY_LOW } from './altitude.ts';
import { bomberAt, bomberSide, ordersOf } from './formations.ts';
import { greenShift } from './green.ts';
import { isKamikazeElement } from './kamikaze.ts';
import { isToRun } from './loads.ts';
import { nightShift } from './night.ts';
import { BURSTS, leaderRating } from './ratings.ts';
import type { Reason } from './reasons.ts';
import { targetOf } from './search.ts';

/** Rows of the Bombing Display as numbers. */
const mode = (name: DisplayMode): number => displayModes.indexOf(name);
export const LEVEL = mode('level');
export const DIVE = mode('dive');
export const TORPEDO = mode('torpedo');
export const SATURATION = mode('saturation');
export const STRAFING = mode('strafing');
export const RECONNAISSANCE = mode('reconnaissance');
export const PASSING = mode('passing');

/** Z-18.21a — how an aircraft that carries something bombs. */
const modeOf = (load: number): number => load - 1;

/** What an aircraft of an Element carries, as a mode; it must carry something. */
export const elementMode = (s: Dogfight, plane: PlaneNo): number => modeOf(sortieOf(s).load[plane]);

/** Z-21.42a — the level from which the bombs fall: a Dive Bomber's Element loses one before. */
export const dropLevel = (altitude: number, how: number): number => (how === DIVE ? altitude - 1 : altitude);

/** Z-5.27a, Z-CGAP-91 — the bomb rating of an aircraft of an Element: from the Leader's card or the Wingman's, the side that shows. */
function elementRating(s: Dogfight, plane: PlaneNo, how: number): number {
  const { leadBombs, wingBombs } = ordersOf(s);
  const element = elementOf(plane);
  const card = s.elements[element].wing === plane ? wingBombs : leadBombs;
  return card[(element * 2 + s.planes[plane].damaged) * MODES + how];
}

/** Z-21.31a, Z-21.41a, Z-21.53b — whether bombs can fall in this mode from where the Element is. */
const isLevelToBomb = (s: Dogfight, altitude: number, how: number): boolean => {
  if (how === DIVE && altitude !== MEDIUM && altitude !== LOW) return false;
  return ordersOf(s).cards[rowOf(how, dropLevel(altitude, how))] !== NOT_ALLOWED;
};

/** Z-23.52a, Z-23.61a, Z-CGAP-68, Z-CGAP-100 — whether an aircraft of an Element may bomb now. */
export function barBombing(s: Dogfight, plane: PlaneNo): Reason | null {
  const sortie = sortieOf(s);
  const element = elementOf(plane);
  if (sortie.load[plane] === UNLOADED) return 'carries-nothing';
  if (!isToRun(s, plane)) return 'not-declared';
  const how = elementMode(s, plane);
  if (!isLevelToBomb(s, s.elements[element].altitude, how)) return 'wrong-altitude-to-bomb';
  if (how === TORPEDO) return sortie.low[element] === 1 ? null : 'torpedo-needs-the-run';
  return elementRating(s, plane, how) > 0 ? null : 'bomb-rating-is-zero';
}

/** Z-16.23a, Z-21.24a, Z-21.71a, Z-21.71d, Z-25.66b, Z-CGAP-77 — whether an aircraft of an Element may strafe at this level. */
export function barStrafing(s: Dogfight, plane: PlaneNo, altitude: number): Reason | null {
  const { guns } = ordersOf(s);
  if (!targetOf(s).strafable) return 'never-strafed';
  if (!guns[elementOf(plane)]) return 'no-guns-to-strafe';
  if (!isToRun(s, plane)) return 'not-declared';
  return altitude === VERY_LOW ? null : 'strafe-only-at-very-low';
}

/** Z-CGAP-13, Z-CGAP-77, Z-23.52b — Elements whose aircraft may be declared: the attacker's over the target that carry bombs or can strafe. */
export function mayRunIn(s: Dogfight, element: ElementNo): boolean {
  const { attacker, guns } = ordersOf(s);
  const { phase, where, load } = sortieOf(s);
  const { lead, wing } = s.elements[element];
  if (phase !== BOMB || s.fixed.side[element] !== attacker || where[element] !== OVER_TARGET || lead < 0) return false;
  // CH-28.53i — kamikazes neither bomb like others nor strafe.
  if (isKamikazeElement(s, element)) return false;
  return load[lead] > UNLOADED || (wing >= 0 && load[wing] > UNLOADED) || (targetOf(s).strafable && guns[element]);
}

/** Z-19.25c, Z-CGAP-36 — what a pilot adds: only in his own aircraft. CH-19.24r: a Wingman may have one of his own. */
const skill = (leaders: readonly number[], wingmen: readonly number[] | undefined, plane: PlaneNo): number =>
  plane % 2 === 0 ? leaders[elementOf(plane)] : (wingmen?.[elementOf(plane)] ?? 0);

/**
 * Z-21.32a, Z-21.43a, Z-21.44a, Z-21.55a, Z-21.62a, Z-17.14f, Z-CGAP-66, Z-CGAP-67 — bombing cards of an aircraft of an Element,
 * at the level where the bombs fall. Z-CGAP-86: none at a rating of 0.
 */
export function elementBombs(s: Dogfight, plane: PlaneNo, how: number): number {
  const { cards, torpedoCards, bombSkill, wingmen } = ordersOf(s);
  const bonus = skill(bombSkill, wingmen?.bombs, plane);
  if (how === TORPEDO) return torpedoCards + bonus;
  const rating = elementRating(s, plane, how);
  const row = cards[rowOf(how, s.elements[elementOf(plane)].altitude)];
  return rating === 0 ? 0 : Math.max(0, rating + row) + bonus;
}

/** Z-21.73a, Z-21.73c, Z-CGAP-16 — strafing cards: the Leader's Bursts, at least one; a Wingman's without the pilot's skills. */
export function strafingCards(s: Dogfight, plane: PlaneNo): number {
  const { leastStrafing, strafeSkill, wingmen } = ordersOf(s);
  const element = elementOf(plane);
  const { lead } = s.elements[element];
  const own = lead === plane;
  const bursts = leaderRating(s, element, BURSTS) - (own ? 0 : burstSkill(s, element));
  return Math.max(leastStrafing, bursts) + skill(strafeSkill, wingmen?.strafing, plane);
}

/** Z-19.25d, CH-19.43a — the Bursts that an Element's pilot has added, or a green one taken, while he leads. */
function burstSkill(s: Dogfight, element: ElementNo): number {
  const { lead } = s.elements[element];
  if (lead % 2 !== 0) return 0;
  const { burstSkill: added, green } = ordersOf(s);
  return added[element] - (green?.bursts[element * 2 + s.planes[lead].damaged] ?? 0);
}

/**
 * Z-21.62a, Z-16.21a, Z-18.32a, Z-19.35c, Z-17.27b, Z-CGAP-86 — bombing cards of a Formation aircraft. Z-23.64a, Z-CGAP-42: one for
 * a photograph.
 */
export function bomberBombs(s: Dogfight, plane: PlaneNo, how: number): number {
  const { cards, bombs, norden, nordens, crewBombs, altitude, torpedoCards } = ordersOf(s);
  const nth = plane - s.planes.length;
  const row = cards[rowOf(how, altitude[nth])];
  if (how === RECONNAISSANCE) return row;
  if (how === PASSING) return 0;
  if (how === TORPEDO) return torpedoCards + crewBombs[nth];
  const rating = bombs[(nth * 2 + bomberAt(s, plane).damaged) * MODES + how];
  if (rating === 0 || row === NOT_ALLOWED) return 0;
  return Math.max(0, rating + row) + (nordens[nth] ? norden : 0) + crewBombs[nth];
}

/** Z-21.12b, Z-23.64a, Z-CGAP-102 — how a Formation aircraft passes over the target; without bombs, or in defence, it only passes. */
export function bomberMode(s: Dogfight, plane: PlaneNo): number {
  const { kind, attacker } = ordersOf(s);
  if (bomberSide(s, plane) !== attacker) return PASSING;
  if (kind === 'reconnaissance') return RECONNAISSANCE;
  const { load } = bomberAt(s, plane);
  return load === UNLOADED ? PASSING : modeOf(load);
}

/** CH-17.61g — strafing cards of a Medium Bomber with Package Guns, in the same pass as its bombs. */
export function packageGunCards(s: Dogfight, plane: PlaneNo): number {
  const { packageGuns, bomberClass, altitude, attacker } = ordersOf(s);
  const { strafable } = targetOf(s);
  const nth = plane - s.planes.length;
  const side = bomberSide(s, plane);
  return strafable && side === attacker && bomberClass[nth] === MEDIUM_BOMBER && altitude[nth] === VERY_LOW
    ? packageGuns[side]
    : 0;
}
export const MEDIUM_BOMBER = 2;
export const HEAVY_BOMBER = 3;

/**
 * Z-22.0a, Z-22.23a, Z-16.21b, Z-CGAP-03, Z-CEX-18 — Target Flak cards against an aircraft: the target's value, the row of what it
 * does and where, Clouds (not for Torpedoes), and what is fired at those that bomb or strafe low; fewer at a Strike whose
 * Torpedoes and bombs come together (Z-CGAP-113).
 */
export function targetFlakCards(s: Dogfight, plane: PlaneNo, how: number): number {
  const { flak, cloudFlak, altitude, attacker, carrier } = ordersOf(s);
  const { targetFlak, flakAt } = targetOf(s);
  const sortie = sortieOf(s);
  const bomber = isBomber(s, plane);
  const level = bomber ? altitude[plane - s.planes.length] : s.elements[elementOf(plane)].altitude;
  const side = bomber ? bomberSide(s, plane) : s.fixed.side[elementOf(plane)];
  const low = how === PASSING || how === RECONNAISSANCE ? 0 : flakAt[side * LEVELS + level];
  const clouds = sortie.clouds === 1 && how !== TORPEDO ? cloudFlak : 0;
  const together = sortie.coordinated === 1 && side === attacker ? (carrier?.coordination ?? 0) : 0;
  return Math.max(0, targetFlak + flak[rowOf(how, level)] + low + clouds + together);
}
const LEVELS = 5;

/**
 * Z-21.63a, Z-CEX-18, Z-CGAP-06 — a bombing result after its shifts: Saturation against ships, and Clouds, which spare
 * Torpedoes; never below a Miss. CH-19.43h, CH-19.43j, CH-27.31b, CH-GAP-27: green crews and the night add up with them,
 * for bombs and Torpedoes (CH-GAP-86: photographs have no levels to lose).
 */
export function shifted(s: Dogfight, result: number, how: number, plane: PlaneNo): number {
  const { navalSaturation, cloudResults } = ordersOf(s);
  const ships = targetOf(s).naval && how === SATURATION ? navalSaturation : 0;
  const clouds = sortieOf(s).clouds === 1 && how !== TORPEDO ? cloudResults : 0;
  const crews = how === RECONNAISSANCE ? 0 : greenShift(s, plane) + nightShift(s);
  return Math.max(MISS, result + ships + clouds + crews);
}

/** Z-21.15a, Z-21.55b — the Damage Points of a bombing result; Torpedoes do twice as many. Z-CEX-20: bombs that hit may do more. */
export function pointsFor(s: Dogfight, result: number, how: number, plane: PlaneNo): number {
  const { torpedo, carrier } = ordersOf(s);
  const { points } = targetOf(s);
  const after = shifted(s, result, how, plane);
  if (how === TORPEDO) return points[after] * torpedo;
  return points[after] + (after > MISS ? (carrier?.bombPoints ?? 0) : 0);
}

/** Z-CGAP-113 — whether one of those that are declared carries a Torpedo, and another bombs. */
export function isCoordinated(s: Dogfight): boolean {
  const { load, runs } = sortieOf(s);
  const modes = load.flatMap((carried, plane) => (runs[plane] > 0 && carried > UNLOADED ? [modeOf(carried)] : []));
  return modes.includes(TORPEDO) && modes.some((how) => how !== TORPEDO);
}

/** Z-21.74a — a strafing card that hits. */
export const strafingPoints = (s: Dogfight, result: number): number => (result === HIT ? targetOf(s).strafing : 0);

/**
 * Z-22.23c, Z-CGAP-06 — what is left of an aircraft's results after so many Spoiled Attacks: each has cancelled the best
 * one. `worth` says how good one is.
 */
export function uncancelled<T>(results: readonly T[], spoiled: number, worth: (result: T) => number): T[] {
  const left = [...results].sort((a, b) => worth(b) - worth(a));
  return left.slice(spoiled);
}
