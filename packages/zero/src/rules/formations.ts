import { affordable, type Card, type Faces, holds } from '@tallyho/kernel';
import type { SortieFixed } from '../mission/fixed.ts';
import { type Bomber, FRONT, HELD_OFF, REAR, sortieOf } from '../mission/state.ts';
import { type Dogfight, type ElementNo, FLYING, NEUTRAL, NOBODY, type PlaneNo, type Side } from '../state.ts';
import { IN_MY_SIGHTS, isShot, OUT_OF_THE_SUN } from './cards.ts';
import { greenOffence } from './green.ts';
import { burdenOf, isOutside } from './kamikaze.ts';
import { isToRun } from './loads.ts';
import { isVeryFirst } from './order.ts';
import { barHunt } from './patrols.ts';
import { BURSTS, defensive, leaderRating, offence } from './ratings.ts';
import type { Reason } from './reasons.ts';

/** What never changes in a Mission. Only for games that are one. */
export function ordersOf({ fixed }: Pick<Dogfight, 'fixed'>): SortieFixed {
  if (fixed.sortie === undefined) throw new RangeError('this is not a Mission');
  return fixed.sortie;
}

/** A Formation aircraft by its number, and its place in the tables of Formation aircraft. */
export const bomberAt = (s: Dogfight, plane: PlaneNo): Bomber => sortieOf(s).bombers[plane - s.planes.length];
const nthOf = (s: Dogfight, plane: PlaneNo): number => plane - s.planes.length;

export const bomberSide = (s: Dogfight, plane: PlaneNo): Side => ordersOf(s).bomberSide[nthOf(s, plane)];
export const bomberOwner = (s: Dogfight, plane: PlaneNo): number => ordersOf(s).bomberOwner[nthOf(s, plane)];

/** Z-5.21a — the Damage Capacity of the side that shows. */
export const bomberCapacity = (s: Dogfight, plane: PlaneNo): number =>
  ordersOf(s).damage[nthOf(s, plane) * 2 + bomberAt(s, plane).damaged];

/** The enemy's Formation aircraft that fly, wherever they are. */
export const enemyBombers = (s: Dogfight, element: ElementNo): PlaneNo[] =>
  sortieOf(s).bombers.flatMap((_, nth) => (isEnemyBomber(s, element, nth) ? [s.planes.length + nth] : []));

const isEnemyBomber = (s: Dogfight, element: ElementNo, nth: number): boolean =>
  sortieOf(s).bombers[nth].fate === FLYING && ordersOf(s).bomberSide[nth] !== s.fixed.side[element];

/**
 * Z-17.23b — why an Element does not reach one of them: it is at another Altitude; Z-23.53a: whoever waits outside reaches
 * none, CH-18.83c: but for those that have let an MXY7 go.
 */
export function barBomber(s: Dogfight, element: ElementNo, plane: PlaneNo): Reason | null {
  const nth = nthOf(s, plane);
  if ((sortieOf(s).where[element] === HELD_OFF) !== isOutside(s, nth)) return 'not-at-the-same-place';
  return ordersOf(s).altitude[nth] === s.elements[element].altitude ? null : 'another-altitude';
}

/** The first that an Element reaches, from this number on; NOBODY: there is none. */
function nextInReach(s: Dogfight, element: ElementNo, from: PlaneNo): PlaneNo {
  const { length } = sortieOf(s).bombers;
  const first = s.planes.length;
  for (let nth = Math.max(0, from - first); nth < length; nth++)
    if (isEnemyBomber(s, element, nth) && barBomber(s, element, first + nth) === null) return first + nth;
  return NOBODY;
}

/** All of them. */
export function bombersInReach(s: Dogfight, element: ElementNo): PlaneNo[] {
  const found: PlaneNo[] = [];
  for (let plane = nextInReach(s, element, 0); plane !== NOBODY; plane = nextInReach(s, element, plane + 1))
    found.push(plane);
  return found;
}

/** Z-17.23b, Z-20.11a, Z-CGAP-27 — Unengaged Leaders and Wingmen may attack Formation aircraft at their Altitude. */
function barAnyBomber(s: Dogfight, element: ElementNo): Reason | null {
  if (s.elements[element].position !== NEUTRAL) return 'engaged-attacks-no-bombers';
  return nextInReach(s, element, 0) === NOBODY ? 'no-bombers-there' : barHunt(s, element);
}

/** Z-20.12a, Z-8.2d, Z-CGAP-98 — a Leader, instead of attacking anybody else this turn, and once. */
export const barBombers = (s: Dogfight, element: ElementNo): Reason | null =>
  barAnyBomber(s, element) ?? (s.now.target === NOBODY ? null : 'one-aircraft-a-turn');

/** Z-20.13a, Z-15.2h — a Wingman that draws at least one card; Z-17.15f: Loaded or not. */
export function barBombersByWingman(s: Dogfight, element: ElementNo): Reason | null {
  if (isToRun(s, s.elements[element].wing)) return 'is-to-bomb-or-strafe';
  return barAnyBomber(s, element);
}

/** Z-15.2i — whether the Wingman can be sent against Formation aircraft at all now. */
export const hasWingmanForBombers = (s: Dogfight, element: ElementNo): boolean =>
  s.elements[element].wing !== NOBODY && !isVeryFirst(s, element) && wingmanCards(s, element) > 0;

/** Z-20.31c, Z-20.31d, Z-20.31e, Z-CGAP-20 — what the Angle of Attack adds to the attacker. */
const forAttacker = (angle: number): number => (angle === FRONT ? -1 : angle === REAR ? 1 : 0);
/** And to the cards of the defender, in all. */
const forDefender = (angle: number): number => (angle === FRONT ? -1 : angle === REAR ? 2 : 0);

/**
 * Z-20.13a, Z-CGAP-28 — offence plus defence, each at this Altitude, and the Angle; Z-17.15f: the load does not count.
 * CH-19.43b: a green Wingman has less offence here too.
 */
export function wingmanCards(s: Dogfight, element: ElementNo): number {
  const attacking = Math.max(0, offence(s, element) - greenOffence(s, s.elements[element].wing));
  return Math.max(0, attacking + defensive(s, element) + forAttacker(sortieOf(s).angle));
}

/**
 * Z-20.22a, Z-20.22b, Z-20.22c, Z-CGAP-31, Z-CGAP-74 — a Leader's Bursts: the rating and two more, what MANEUVERING and
 * HALF LOOP have won, the Angle, less Evasive Action and what has been fired. CH-18.84a: one more where an MXY7 is aboard.
 */
export function burstsLeftAtBomber(s: Dogfight, element: ElementNo, target: PlaneNo): number {
  const most =
    leaderRating(s, element, BURSTS) +
    2 +
    forAttacker(sortieOf(s).angle) -
    ordersOf(s).evasive[nthOf(s, target)] +
    burdenOf(s, target) +
    s.now.bonus;
  return Math.max(0, most) - s.now.bursts;
}

/** Z-20.32b, Z-20.43b — the faces with which a Formation aircraft is chosen: MANEUVERING and HALF LOOP. */
export const fitToAim = ({ fixed }: Dogfight): Faces => fixed.winning;
export const barAim = (s: Dogfight, face: number): Reason | null =>
  holds(fitToAim(s), face) ? null : 'bombers-are-not-aimed-at-so';

/** Z-20.42b — the faces that a Leader may play at one, with the two that win Bursts; Z-20.43b: a Wingman fires without limit and does nothing else. */
export const fitAtBomber = (s: Dogfight, element: ElementNo, mini: boolean, target: PlaneNo): Faces =>
  mini ? shotFaces(s) : affordable(s.fixed.shots, burstsLeftAtBomber(s, element, target)) | s.fixed.winning;
export const shotFaces = ({ fixed }: Dogfight): Faces => fixed.showing[IN_MY_SIGHTS] | fixed.showing[OUT_OF_THE_SUN];

/** Why a face is none of them; null: it is. */
export function barAtBomber(
  s: Dogfight,
  element: ElementNo,
  mini: boolean,
  target: PlaneNo,
  face: number,
): Reason | null {
  if (holds(fitAtBomber(s, element, mini, target), face)) return null;
  if (isShot(s.fixed.title[face])) return 'too-few-bursts-at-bombers';
  return mini && barAim(s, face) === null ? 'wingman-only-aims' : 'not-against-bombers';
}

/** CH-30.82f, CH-GAP-60 — whether a fighter that another player moves fires a face: it fires all shots, and does nothing else. */
export const barSoloShot = (s: Dogfight, face: number): Reason | null =>
  holds(shotFaces(s), face) ? null : 'not-against-bombers';

/** Z-20.51a, Z-17.26a, Z-17.26b — whether turrets answer a shot with a card: with a shot, or with a Spoiled Attack. */
export const barCounter = (s: Dogfight, card: Card): Reason | null =>
  ordersOf(s).spoiled[card] || isShot(s.fixed.title[s.fixed.face[card]]) ? null : 'bombers-answer-with-fire-or-spoil';

/**
 * Z-20.41a, Z-17.28b — the target's Turret Defense, and the Turret Support of every other aircraft of its Formation;
 * whoever is Damaged flies alone (Z-17.28c), and nobody joins anybody (Z-17.22d, Z-17.28d).
 */
export function turretCards(s: Dogfight, target: PlaneNo): number {
  const { turretDefense, turretSupport, formation } = ordersOf(s);
  const { bombers, angle } = sortieOf(s);
  const nth = nthOf(s, target);
  let cards = turretDefense[nth * 2 + bombers[nth].damaged] + forDefender(angle);
  if (bombers[nth].damaged === 0)
    for (let other = 0; other < bombers.length; other++) {
      const { fate, damaged } = bombers[other];
      if (other !== nth && formation[other] === formation[nth] && fate === FLYING && damaged === 0)
        cards += turretSupport[other * 2];
    }
  return Math.max(0, cards);
}

/** Z-20.32c, Z-17.13c, Z-CGAP-87 — why a Leader cannot answer for a friend at this Altitude and place; null: he can. */
export function barHelp(s: Dogfight, helper: ElementNo, altitude: number, where: number): Reason | null {
  const { lead, foe, altitude: own } = s.elements[helper];
  if (lead === NOBODY) return 'is-out-of-the-fight';
  if (foe !== NOBODY) return 'engaged-helps-nobody';
  if (own !== altitude) return 'helps-at-its-altitude';
  return sortieOf(s).where[helper] === where ? null : 'not-at-the-same-place';
}
