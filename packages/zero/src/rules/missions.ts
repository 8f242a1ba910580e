import {
  BOMB,
  EGRESS,
  HELD_OFF,
  HOME_BOUND,
  INGRESS,
  isOverTarget,
  SEARCH,
  type Sortie,
  sortieOf,
  TARGET_BOUND,
  UNPHASED,
} from '../mission/state.ts';
import { type Dogfight, FLYING, isOut, type Side } from '../state.ts';
import { bomberMode, HEAVY_BOMBER, targetFlakCards } from './bombing.ts';
import { bomberSide, ordersOf } from './formations.ts';
import { isInVain, isSearching, searchTurns, targetOf } from './search.ts';

/** Z-23.24b — the Speed of all Fighters and FBs. */
const FIGHTER_SPEED = 6;

/** Z-23.24a, Z-CGAP-39, Z-CGAP-40 — the Speed of the attacker's slowest aircraft, the side that shows; null: none is left. */
export function slowest(s: Dogfight): number | null {
  const { attacker, bomberSide: sides, speed } = ordersOf(s);
  const { bombers } = sortieOf(s);
  let least = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < bombers.length; nth++) {
    const { fate, damaged } = bombers[nth];
    if (fate === FLYING && sides[nth] === attacker) least = Math.min(least, speed[nth * 2 + damaged]);
  }
  for (let element = 0; element < s.elements.length; element++)
    if (s.fixed.side[element] === attacker && !isOut(s, element)) least = Math.min(least, FIGHTER_SPEED);
  return Number.isFinite(least) ? least : null;
}

/** Z-23.24a, Z-23.25a, Z-23.25b, Z-23.26a, CH-28.3a, CH-GAP-39 — Target-Bound turns; none: the phase is skipped. Without phases, all turns. */
export function outwardTurns(s: Dogfight): number {
  const { phased, base, outwardShift, strike } = ordersOf(s);
  if (!phased) return base[0];
  return Math.max(0, base[0] - (strike ? 0 : (slowest(s) ?? 0)) + outwardShift);
}

/** Z-23.8b, Z-CGAP-40, CH-28.6a — Home-Bound turns, after damage; none when nobody of the attacker's is left. */
export function homewardTurns(s: Dogfight): number {
  const { base, strike } = ordersOf(s);
  const speed = slowest(s);
  return speed === null ? 0 : Math.max(0, base[1] - (strike ? 0 : speed));
}

/** Z-23.4a, Z-23.22a, Z-15.1g, CH-28.3a — the phase of a turn: so many Target-Bound, then Ingress, Bomb and Egress, then Home-Bound. */
export function phaseOfTurn(s: Dogfight, turn: number): number {
  const sortie = sortieOf(s);
  const { outward } = sortie;
  if (turn <= outward) return TARGET_BOUND;
  if (sortie.search !== undefined) return phaseAfter(sortie, turn - outward);
  return Math.min(HOME_BOUND, INGRESS + turn - outward - 1);
}

/** CH-28.1a, CH-28.43a, CH-28.51a, CH-GAP-38 — after Target-Bound comes the search; then Ingress and what follows as ever, or the way home at once. */
function phaseAfter(sortie: Sortie, nth: number): number {
  const turns = searchTurns(sortie);
  if (isSearching(sortie) || nth <= turns) return SEARCH;
  return isInVain(sortie) ? HOME_BOUND : Math.min(HOME_BOUND, INGRESS + nth - turns - 1);
}

/** Turns before Ingress, the search included; and those over the target, if there is one (CH-GAP-38). */
const turnsBefore = (sortie: Sortie): number => sortie.outward + searchTurns(sortie);
const turnsOver = (sortie: Sortie): number => (isInVain(sortie) ? 0 : OVER_TARGET_TURNS);

/** Z-15.1g, Z-23.8b, Z-23.8c — the turns of a Mission, all phases; when Egress ends, those of the way home as they will be. */
export function turnsInAll(s: Dogfight): number {
  const sortie = sortieOf(s);
  const { phase, outward, homeward } = sortie;
  if (!ordersOf(s).phased) return outward;
  return turnsBefore(sortie) + turnsOver(sortie) + (phase === EGRESS ? homewardTurns(s) : homeward);
}
const OVER_TARGET_TURNS = EGRESS - INGRESS + 1;

/** Whether an enemy Element can be at a side's Formation aircraft in a turn of this phase, the next one. */
function isEnemyAhead(s: Dogfight, side: Side, next: number): boolean {
  const { enters } = ordersOf(s);
  const { where, entered, ohkas } = sortieOf(s);
  // CH-18.83c — bombers that have let their MXY7s go are reached from outside.
  const isHeldApart = (next === BOMB || next === EGRESS) && ohkas === undefined;
  return s.elements.some(({ lead }, element) => {
    if (s.fixed.side[element] === side) return false;
    if (lead >= 0) return !(isHeldApart && where[element] === HELD_OFF);
    return enters[element] > 0 && entered[element] === 0 && (next === HOME_BOUND || next === UNPHASED);
  });
}

/** Whether Flak will be drawn against a side's Formation aircraft in a turn of this phase. */
function isFlakAhead(s: Dogfight, side: Side, next: number): boolean {
  const { areaFlak } = targetOf(s);
  if (next === INGRESS) return areaFlak[0] > 0;
  if (next === EGRESS) return areaFlak[1] > 0;
  if (next !== BOMB) return false;
  return sortieOf(s).bombers.some(({ fate }, nth) => {
    const plane = s.planes.length + nth;
    return fate === FLYING && bomberSide(s, plane) === side && targetFlakCards(s, plane, bomberMode(s, plane)) > 0;
  });
}

/**
 * Z-CGAP-105 — whether there is a turn to come that can do a side's Formation aircraft any harm. If not, to break off now
 * would be a gift to the enemy.
 */
export function isDangerAhead(s: Dogfight, side: Side): boolean {
  if (s.turn >= turnsInAll(s)) return false;
  const next = ordersOf(s).phased ? phaseOfTurn(s, s.turn + 1) : UNPHASED;
  if (ordersOf(s).solitaire !== undefined && next === INGRESS) return isDangerLeft(s, side);
  return isEnemyAhead(s, side, next) || isFlakAhead(s, side, next);
}

/** CH-30.85a — who can break off only on the way there thinks, at its end, of all that is to come. */
const isDangerLeft = (s: Dogfight, side: Side): boolean =>
  isEnemyAhead(s, side, HOME_BOUND) || [INGRESS, BOMB, EGRESS].some((next) => isFlakAhead(s, side, next));

/** So many turns are far from home (Z-12.T22 … Z-12.T24). */
const FAR = 6;

/**
 * Z-12.T22, Z-12.T23, Z-12.T24 — the attacker of a phased Mission breaks off worse when it is far from home; Z-12.T25: a
 * Heavy Bomber always.
 */
export function campaignShift(s: Dogfight, side: Side, bomberClass: number): number {
  if (s.fixed.sortie === undefined) return 0;
  const { phased, attacker } = ordersOf(s);
  const heavy = bomberClass === HEAVY_BOMBER ? -1 : 0;
  if (!phased || side !== attacker) return heavy;
  const sortie = sortieOf(s);
  const { phase, homeward } = sortie;
  const before = turnsBefore(sortie);
  const far =
    ((phase === TARGET_BOUND || phase === SEARCH) && s.turn >= FAR) ||
    (isOverTarget(phase) && before >= FAR) ||
    (phase === HOME_BOUND && before + turnsOver(sortie) + homeward - s.turn + 1 >= FAR);
  return heavy - (far ? 1 : 0);
}
