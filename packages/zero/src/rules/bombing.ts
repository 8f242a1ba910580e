import { type DisplayMode, displayModes } from '../content/mission-types.ts';
import { MODES, NOT_ALLOWED, rowOf } from '../mission/fixed-target.ts';
import { BOMB, HIT, MISS, OVER_TARGET, sortieOf, UNLOADED } from '../mission/state.ts';
import { type Dogfight, type ElementNo, elementOf, isBomber, type PlaneNo } from '../state.ts';
import { LOW, MEDIUM, VERY_LOW } from './altitude.ts';
import { bomberAt, bomberSide, ordersOf } from './formations.ts';
import { greenShift } from './green.ts';
import { isKamikazeElement } from './kamikaze.ts';
import { isToRun } from './loads.ts';
import { nightShift } from './night.ts';
import {
  AIR_DROP,
  besideRockets,
  bombsOf,
  CARGO_LOAD,
  chargesFor,
  DEPTH_CHARGES,
  MINES,
  minesFor,
  NAPALM,
  NO_BOMBS,
  ROCKETS,
  SKIP,
} from './ordnance.ts';
import { isPatrolling } from './patrols.ts';
import { BURSTS, leaderRating } from './ratings.ts';
import type { Reason } from './reasons.ts';
import { bomberHasRockets } from './rockets.ts';
import { targetOf } from './search.ts';
import { bombersCards, strafersCards } from './skills.ts';
import { chargePoints, isSubmerged } from './submarines.ts';

/** Rows of the Bombing Display as numbers. */
const mode = (name: DisplayMode): number => displayModes.indexOf(name);
export const LEVEL = mode('level');
export const DIVE = mode('dive');
export const TORPEDO = mode('torpedo');
export const SATURATION = mode('saturation');
export const STRAFING = mode('strafing');
export const RECONNAISSANCE = mode('reconnaissance');
export const PASSING = mode('passing');

/** What an aircraft of an Element carries, as a mode; it must carry something. */
export const elementMode = (s: Dogfight, plane: PlaneNo): number => bombsOf(sortieOf(s).load[plane]);

/** Z-21.42a — the level from which the bombs fall: a Dive Bomber's Element loses one before. */
export const dropLevel = (altitude: number, how: number): number => (how === DIVE ? altitude - 1 : altitude);

/** Z-5.27a, Z-CGAP-91 — the bomb rating of an aircraft of an Element: from the Leader's card or the Wingman's, the side that shows. */
function printedRating(s: Dogfight, plane: PlaneNo, how: number): number {
  const { leadBombs, wingBombs } = ordersOf(s);
  const element = elementOf(plane);
  const card = s.elements[element].wing === plane ? wingBombs : leadBombs;
  return card[(element * 2 + s.planes[plane].damaged) * MODES + how];
}

/**
 * CH-18.51b, CH-GAP-11, CH-GAP-83 — Napalm takes whatever rating is printed, skip bombing that of Saturation; CH-18.43b — beside
 * rockets it is less.
 */
function elementRating(s: Dogfight, plane: PlaneNo, how: number): number {
  if (how === NAPALM)
    return Math.max(printedRating(s, plane, LEVEL), printedRating(s, plane, DIVE), printedRating(s, plane, SATURATION));
  return besideRockets(printedRating(s, plane, how === SKIP ? SATURATION : how), sortieOf(s).load[plane]);
}

/** CH-18.52c, CH-GAP-11, CH-GAP-83 — cards that the Bombing Display, or what is added to it, gives besides the rating; NOT_ALLOWED: not from there. */
function rowCards(s: Dogfight, how: number, altitude: number): number {
  const { cards, arms } = ordersOf(s);
  return how > PASSING ? (arms?.cards[rowOf(how - ROCKETS, altitude)] ?? NOT_ALLOWED) : cards[rowOf(how, altitude)];
}

const tooHigh: { readonly [how: number]: Reason } = {
  [SKIP]: 'no-skip-bombing-here',
  [DEPTH_CHARGES]: 'charges-only-at-very-low',
  [AIR_DROP]: 'drop-only-at-very-low',
  [MINES]: 'mines-only-at-very-low',
};

/** Z-21.31a, Z-21.41a, Z-21.53b — whether bombs can fall in this mode from where the Element is; CH-21.64b, CH-27.45a, CH-27.53a, CH-27.62a: much of it only at Very Low. */
function barLevel(s: Dogfight, altitude: number, how: number): Reason | null {
  if (how === DIVE && altitude !== MEDIUM && altitude !== LOW) return 'wrong-altitude-to-bomb';
  if (rowCards(s, how, dropLevel(altitude, how)) !== NOT_ALLOWED) return null;
  return tooHigh[how] ?? 'wrong-altitude-to-bomb';
}

/** Z-23.52a, Z-23.61a, Z-CGAP-68, Z-CGAP-100 — whether an aircraft of an Element may bomb now. */
export function barBombing(s: Dogfight, plane: PlaneNo): Reason | null {
  const sortie = sortieOf(s);
  const element = elementOf(plane);
  if (sortie.load[plane] === UNLOADED) return 'carries-nothing';
  if (!isToRun(s, plane)) return 'not-declared';
  const how = elementMode(s, plane);
  if (how === NO_BOMBS) return 'carries-nothing';
  const high = barLevel(s, s.elements[element].altitude, how);
  if (high !== null) return high;
  if (how === TORPEDO) return sortie.low[element] === 1 ? null : 'torpedo-needs-the-run';
  return how > SKIP || elementRating(s, plane, how) > 0 ? null : 'bomb-rating-is-zero';
}

/** CH-21.64a, CH-21.64b, CH-27.81b — whether an aircraft of an Element may skip its bombs: an Allied one with Saturation, at Very Low, against ships. */
export function barSkipping(s: Dogfight, plane: PlaneNo): Reason | null {
  if (elementMode(s, plane) !== SATURATION) return 'no-skip-bombing-here';
  return maySkip(s, s.fixed.side[elementOf(plane)], s.elements[elementOf(plane)].altitude)
    ? barBombing(s, plane)
    : 'no-skip-bombing-here';
}

const ALLIED = 1;
const maySkip = (s: Dogfight, side: number, altitude: number): boolean =>
  ordersOf(s).arms?.skip === true && side === ALLIED && altitude === VERY_LOW;

/** And whether a Formation aircraft may. */
export const barBomberSkipping = (s: Dogfight, plane: PlaneNo): Reason | null =>
  bomberMode(s, plane) === SATURATION && maySkip(s, bomberSide(s, plane), ordersOf(s).altitude[plane - s.planes.length])
    ? null
    : 'no-skip-bombing-here';

/** Z-16.23a, Z-21.24a, Z-21.71a, Z-21.71d, Z-25.66b, Z-CGAP-77 — whether an aircraft of an Element may strafe at this level. */
export function barStrafing(s: Dogfight, plane: PlaneNo, altitude: number): Reason | null {
  const { guns, arms } = ordersOf(s);
  if (!targetOf(s).strafable) return arms?.fortified === true ? 'fortified-is-not-strafed' : 'never-strafed';
  if (isSubmerged(s)) return 'submarine-is-under';
  if (!guns[elementOf(plane)]) return 'no-guns-to-strafe';
  if (!isToRun(s, plane)) return 'not-declared';
  return altitude === VERY_LOW ? null : 'strafe-only-at-very-low';
}

/** Z-CGAP-13, Z-CGAP-77, Z-23.52b — Elements whose aircraft may be declared: the attacker's over the target that carry bombs or can strafe. */
export function mayRunIn(s: Dogfight, element: ElementNo): boolean {
  const { attacker, guns, kind } = ordersOf(s);
  const { phase, where, load } = sortieOf(s);
  // CH-GAP-75 — a transport delivers without a run.
  if (kind === 'transport') return false;
  const { lead, wing } = s.elements[element];
  if (phase !== BOMB || s.fixed.side[element] !== attacker || where[element] !== OVER_TARGET || lead < 0) return false;
  // CH-28.53i — kamikazes neither bomb like others nor strafe.
  if (isKamikazeElement(s, element)) return false;
  return load[lead] > UNLOADED || (wing >= 0 && load[wing] > UNLOADED) || (targetOf(s).strafable && guns[element]);
}

/**
 * Z-21.32a, Z-21.43a, Z-21.44a, Z-21.55a, Z-21.62a, Z-17.14f, Z-CGAP-66, Z-CGAP-67 — bombing cards of an aircraft of an Element,
 * at the level where the bombs fall. Z-CGAP-86: who has a rating of 0 does not bomb.
 */
export function elementBombs(s: Dogfight, plane: PlaneNo, how: number): number {
  const { torpedoCards } = ordersOf(s);
  const bonus = bombersCards(s, plane);
  if (how === TORPEDO) return torpedoCards + bonus;
  if (how === DEPTH_CHARGES) return chargesOf(s, plane) + bonus;
  // CH-27.61c — mines are laid without cards.
  if (how === MINES) return 0;
  const row = rowCards(s, how, s.elements[elementOf(plane)].altitude);
  return Math.max(0, elementRating(s, plane, how) + row) + bonus;
}

/** CH-18.71b, CH-18.71c, CH-27.41a, CH-GAP-33 — the depth charges of an aircraft, each of them a card; CH-27.45b: none more at Very Low. */
export function chargesOf(s: Dogfight, plane: PlaneNo): number {
  const rating = ratingsOf(s, plane);
  const { arms } = ordersOf(s);
  const torpedo = isBomber(s, plane) ? arms?.bomberTorpedo[plane - s.planes.length] : arms?.torpedo[elementOf(plane)];
  return chargesFor(rating(LEVEL), rating(DIVE), rating(SATURATION), torpedo === true);
}

/** CH-18.6b, CH-18.6c, CH-GAP-36 — the mines of an aircraft, by the side of its card that shows. */
export function minesOf(s: Dogfight, plane: PlaneNo): number {
  const rating = ratingsOf(s, plane);
  return minesFor(rating(LEVEL), rating(SATURATION));
}

/** CH-17.41a, CH-27.51a — the Cargo rating that the Mission gives an aircraft. */
export function cargoOf(s: Dogfight, plane: PlaneNo): number {
  const { arms } = ordersOf(s);
  return (isBomber(s, plane) ? arms?.bomberCargo[plane - s.planes.length] : arms?.cargo[elementOf(plane)]) ?? 0;
}

/** The bomb ratings of an aircraft of whatever kind, on the side that shows. */
const ratingsOf =
  (s: Dogfight, plane: PlaneNo) =>
  (how: number): number =>
    isBomber(s, plane) ? bomberRating(s, plane, how) : printedRating(s, plane, how);

const bomberRating = (s: Dogfight, plane: PlaneNo, how: number): number =>
  ordersOf(s).bombs[((plane - s.planes.length) * 2 + bomberAt(s, plane).damaged) * MODES + how];

/** Z-21.73a, Z-21.73c, Z-CGAP-16 — strafing cards: the Leader's Bursts, at least one; a Wingman's without the pilot's skills. */
export function strafingCards(s: Dogfight, plane: PlaneNo): number {
  const { leastStrafing } = ordersOf(s);
  const element = elementOf(plane);
  const { lead } = s.elements[element];
  const own = lead === plane;
  const bursts = leaderRating(s, element, BURSTS) - (own ? 0 : burstSkill(s, element));
  return Math.max(leastStrafing, bursts) + strafersCards(s, plane);
}

/** Z-19.25d, CH-19.43a — the Bursts that an Element's pilot has added, or a green one taken, while he leads. */
function burstSkill(s: Dogfight, element: ElementNo): number {
  const { lead } = s.elements[element];
  const { burstSkill: added, green } = ordersOf(s);
  return added[element] - (green?.bursts[element * 2 + s.planes[lead].damaged] ?? 0);
}

/**
 * Z-21.62a, Z-16.21a, Z-18.32a, Z-19.35c, Z-17.27b, Z-CGAP-86 — bombing cards of a Formation aircraft. Z-23.64a, Z-CGAP-42: one for
 * a photograph.
 */
export function bomberBombs(s: Dogfight, plane: PlaneNo, how: number): number {
  const { norden, nordens, crewBombs, altitude, torpedoCards, solitaire } = ordersOf(s);
  const nth = plane - s.planes.length;
  const row = rowCards(s, how, altitude[nth]);
  if (how === RECONNAISSANCE) return row;
  if (how === PASSING || how === STRAFING) return 0;
  if (how === TORPEDO) return torpedoCards + crewBombs[nth];
  if (how === DEPTH_CHARGES) return chargesOf(s, plane);
  if (how === AIR_DROP || how === MINES || how === ROCKETS) return 0;
  const printed = bomberRating(s, plane, how === SKIP ? SATURATION : how);
  if (printed === 0 || row === NOT_ALLOWED) return 0;
  const rating = besideRockets(printed, bomberAt(s, plane).load) + (solitaire?.cards[nth] ?? 0);
  // CH-21.64e — who skips its bombs does not use the bombsight.
  return Math.max(0, rating + row) + (nordens[nth] && how !== SKIP ? norden : 0) + crewBombs[nth];
}

/** Z-21.12b, Z-23.64a, Z-CGAP-102 — how a Formation aircraft passes over the target; without bombs, or in defence, it only passes. */
export function bomberMode(s: Dogfight, plane: PlaneNo): number {
  const { kind, attacker } = ordersOf(s);
  if (bomberSide(s, plane) !== attacker) return PASSING;
  if (kind === 'reconnaissance' || kind === 'patrol') return RECONNAISSANCE;
  const { load } = bomberAt(s, plane);
  // CH-GAP-75 — a transport only flies over the place; at the end of the Bomb Turn its Cargo is there.
  if (load === UNLOADED || (load === CARGO_LOAD && kind === 'transport')) return gunsOrNothing(s, plane);
  const how = bombsOf(load);
  if (how !== NO_BOMBS) return how;
  const guns = gunsOrNothing(s, plane);
  return guns === PASSING && bomberHasRockets(s, plane) ? ROCKETS : guns;
}

/** CH-17.61a — an attack bomber without bombs still has its guns. */
const gunsOrNothing = (s: Dogfight, plane: PlaneNo): number =>
  isAttackBomber(s, plane) && bomberGunCards(s, plane) > 0 ? STRAFING : PASSING;

/** CH-17.61a, CH-17.63a — a Medium Bomber with a Strafing rating. */
export const isAttackBomber = (s: Dogfight, plane: PlaneNo): boolean =>
  (ordersOf(s).arms?.strafing[(plane - s.planes.length) * 2] ?? 0) > 0;

/**
 * CH-17.61c, CH-17.61d, CH-17.61g — strafing cards of an attack bomber, and of a Medium Bomber with Package Guns, in the same pass as
 * its bombs. CH-17.61b: only against what is on the surface.
 */
export function bomberGunCards(s: Dogfight, plane: PlaneNo): number {
  const { packageGuns, bomberClass, altitude, attacker, arms } = ordersOf(s);
  const { strafable } = targetOf(s);
  const nth = plane - s.planes.length;
  const side = bomberSide(s, plane);
  if (!strafable || side !== attacker || bomberClass[nth] !== MEDIUM_BOMBER || altitude[nth] !== VERY_LOW) return 0;
  if (isSubmerged(s)) return 0;
  const own = arms?.strafing[nth * 2 + bomberAt(s, plane).damaged] ?? 0;
  return Math.max(own, packageGuns[side]);
}

/** CH-17.62a, CH-17.62c, CH-18.42c — the rocket of a Formation aircraft in this pass: beside bombs and guns only an attack bomber's. */
export const bomberRocketCards = (s: Dogfight, plane: PlaneNo, how: number): number =>
  bomberHasRockets(s, plane) && (how === ROCKETS || isAttackBomber(s, plane)) ? 1 : 0;
export const MEDIUM_BOMBER = 2;
export const HEAVY_BOMBER = 3;

/**
 * Z-22.0a, Z-22.23a, Z-16.21b, Z-CGAP-03, Z-CEX-18 — Target Flak cards against an aircraft: the target's value, the row of what it
 * does and where, Clouds (not for Torpedoes), and what is fired at those that bomb or strafe low; fewer at a Strike whose
 * Torpedoes and bombs come together (Z-CGAP-113).
 */
export function targetFlakCards(s: Dogfight, plane: PlaneNo, how: number): number {
  const { flak, cloudFlak, altitude, attacker, carrier, arms } = ordersOf(s);
  const { targetFlak, flakAt } = targetOf(s);
  const sortie = sortieOf(s);
  const bomber = isBomber(s, plane);
  const level = bomber ? altitude[plane - s.planes.length] : s.elements[elementOf(plane)].altitude;
  const side = bomber ? bomberSide(s, plane) : s.fixed.side[elementOf(plane)];
  const low = how === PASSING || how === RECONNAISSANCE ? 0 : flakAt[side * LEVELS + level];
  const clouds = sortie.clouds === 1 && how !== TORPEDO ? cloudFlak : 0;
  const together = sortie.coordinated === 1 && side === attacker ? (carrier?.coordination ?? 0) : 0;
  const row = arms === undefined ? flak[rowOf(how, level)] : armsFlak(s, how, level);
  return Math.max(0, targetFlak + row + low + clouds + together);
}
const LEVELS = 5;
const NONE = -99;

/**
 * What is added to Target Flak: CH-18.42h, CH-GAP-08 — one card fewer for rockets alone; CH-27.61b — none where mines are laid;
 * CH-27.45d, CH-27.45e — a submarine fires on the surface only, one card at each aircraft that attacks it, at whatever level.
 */
function armsFlak(s: Dogfight, how: number, level: number): number {
  const { kind, flak, arms } = ordersOf(s);
  if (kind === 'mine-laying') return NONE;
  if (kind === 'submarine') return isSubmerged(s) || how === PASSING ? NONE : how === ROCKETS ? -1 : 0;
  return how > PASSING ? (arms?.flak[rowOf(how - ROCKETS, level)] ?? 0) : flak[rowOf(how, level)];
}

/**
 * Z-21.63a, Z-CEX-18, Z-CGAP-06 — a bombing result after its shifts: Saturation against ships, and Clouds, which spare
 * Torpedoes; never below a Miss. CH-27.9b, CH-18.52a — one level less against a fortified target, except for Napalm. CH-19.43h, CH-19.43j,
 * CH-27.31b, CH-GAP-27: green crews and the night add up with all of them, for whatever falls (CH-GAP-86: photographs have no levels to
 * lose). (CH-21.64d: who skips its bombs does no Saturation Bombing.)
 */
export function shifted(s: Dogfight, result: number, how: number, plane: PlaneNo): number {
  const { navalSaturation, cloudResults, arms, solitaire } = ordersOf(s);
  const ships = targetOf(s).naval && how === SATURATION ? navalSaturation : 0;
  const clouds = sortieOf(s).clouds === 1 && how !== TORPEDO ? cloudResults : 0;
  const walls = arms?.fortified === true && how !== NAPALM && how !== RECONNAISSANCE ? -1 : 0;
  const crews = how === RECONNAISSANCE ? 0 : greenShift(s, plane) + nightShift(s);
  const radar = solitaire?.results ?? 0;
  return Math.max(MISS, result + ships + clouds + walls + crews + radar);
}

/**
 * Z-21.15a, Z-21.55b — the Damage Points of a bombing result; Torpedoes do twice as many. Z-CEX-20: bombs that hit may do more.
 * CH-18.52b, CH-GAP-12 — so does Napalm, except where it burns on walls.
 */
export function pointsFor(s: Dogfight, result: number, how: number, plane: PlaneNo): number {
  const { torpedo, carrier, arms } = ordersOf(s);
  const { points } = targetOf(s);
  const after = shifted(s, result, how, plane);
  if (how === TORPEDO) return points[after] * torpedo;
  if (how === DEPTH_CHARGES) return chargePoints(s, after, plane);
  const burning = how === NAPALM && arms?.fortified !== true ? 1 : 0;
  return points[after] + (after > MISS ? (carrier?.bombPoints ?? 0) + burning : 0);
}

/** Z-CGAP-113 — whether one of those that are declared carries a Torpedo, and another bombs. */
export function isCoordinated(s: Dogfight): boolean {
  const { load, runs } = sortieOf(s);
  const modes = load.flatMap((carried, plane) => (runs[plane] > 0 && carried > UNLOADED ? [bombsOf(carried)] : []));
  return modes.includes(TORPEDO) && modes.some((how) => how !== TORPEDO && how !== NO_BOMBS);
}

/** Z-CGAP-42, CH-27.73a — how an aircraft of an Element passes that neither bombs nor strafes: who patrols looks about. */
export const passingMode = (s: Dogfight, element: ElementNo): number =>
  isPatrolling(s, element) ? RECONNAISSANCE : PASSING;

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
