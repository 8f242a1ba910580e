import { randomAircraft } from '../content/corsairs/superfortress.ts';
import type { Solitaire } from '../mission/solitaire.ts';
import { isOverTarget, sortieOf } from '../mission/state.ts';
import { type Dogfight, type ElementNo, FLYING, isBomber, NOBODY, type PlaneNo } from '../state.ts';
import { isLevel } from './altitude.ts';
import { bomberAt, ordersOf } from './formations.ts';
import { asWingman } from './ratings.ts';
import type { Reason } from './reasons.ts';

/* CH-30.8 — fighters against Formation aircraft of a player who moves both. */

/** What is remembered of the fighters. Only for games of one player. */
export function solitaireOf(s: Dogfight): Solitaire {
  const { solitaire } = sortieOf(s);
  if (solitaire === undefined) throw new RangeError('somebody else moves the enemy');
  return solitaire;
}

/** CH-30.82c — the Formation aircraft that can be attacked, in their order. */
export const bombersLeft = (s: Dogfight): PlaneNo[] =>
  sortieOf(s).bombers.flatMap(({ fate }, nth) => (fate === FLYING ? [s.planes.length + nth] : []));

/** CH-30.42c, CH-30.81d — the Altitude of the Formation, which all of it keeps. */
const levelOfFormation = (s: Dogfight): number => ordersOf(s).altitude[0];

/** CH-30.82a, CH-GAP-62 — by how many levels an Element moves in this turn: one, towards the Formation, as far as its card lets it. */
export function stepOf(s: Dogfight, element: ElementNo): number {
  const { altitude } = s.elements[element];
  const step = Math.sign(levelOfFormation(s) - altitude);
  return isLevel(altitude + step, s.fixed.ceiling[element]) ? step : 0;
}

/** CH-30.82c, CH-30.84a — whether an Element attacks in this turn: once it has moved it is where the Formation is, and not over the target. */
export const attacksNow = (s: Dogfight, element: ElementNo): boolean =>
  s.elements[element].lead !== NOBODY &&
  !isOverTarget(sortieOf(s).phase) &&
  s.elements[element].altitude + stepOf(s, element) === levelOfFormation(s);

/** CH-30.82a — why an Element cannot be taken next: it has come nearer or attacked in this turn, or Z-GAP-42: it is gone. */
export function barFighters(s: Dogfight, element: ElementNo): Reason | null {
  if (s.elements[element].lead === NOBODY) return 'is-out-of-the-fight';
  return solitaireOf(s).acted[element] === 1 ? 'fighters-have-acted' : null;
}

/** CH-30.82i — who has changed Altitude attacks without its Wingman. */
export const wingmanAttacks = (s: Dogfight, element: ElementNo): boolean => solitaireOf(s).moved[element] === 0;

/** CH-30.82e, CH-30.82g, CH-30.82h, CH-GAP-84 — cards of a fighter: as a Wingman at this Altitude, one fewer after a climb, one more after a dive. */
export const fighterCards = (s: Dogfight, element: ElementNo, plane: PlaneNo): number =>
  Math.max(0, asWingman(s, element, s.planes[plane].damaged) - solitaireOf(s).moved[element]);

/** CH-30.82d — whether an Element still has the Formation aircraft that it has chosen. */
export function hasTarget(s: Dogfight, element: ElementNo): boolean {
  const target = solitaireOf(s).target[element];
  return target !== NOBODY && isBomber(s, target) && bomberAt(s, target).fate === FLYING;
}

/** CH-30.82c — the Random Aircraft Selection Table: which of so many a card with this number chooses. */
export function chosenBy(number: number, present: number): number {
  const line = randomAircraft.find(({ of, from, to }) => of === present && number >= from && number <= to);
  return line === undefined ? 0 : line.nth - 1;
}

/** CH-30.85c, CH-30.85d, CH-GAP-61 — a Leader alone goes home Damaged, an Element when both are. */
export function goesHome(s: Dogfight, element: ElementNo): boolean {
  const { lead, wing } = s.elements[element];
  if (lead === NOBODY || s.planes[lead].damaged === 0) return false;
  return wing === NOBODY || s.planes[wing].damaged === 1;
}
