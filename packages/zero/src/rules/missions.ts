import { BOMB, EGRESS, HOME_BOUND, INGRESS, sortieOf, TARGET_BOUND } from '../mission/state.ts';
import { type Dogfight, FLYING, isOut, type Side } from '../state.ts';
import { HEAVY_BOMBER } from './bombing.ts';
import { ordersOf } from './formations.ts';

/** Z-23.24b — the Speed of all Fighters and FBs. */
const FIGHTER_SPEED = 6;

/** Z-23.24a, Z-CGAP-39, Z-CGAP-40 — the Speed of the attacker's slowest aircraft, the side that shows; null: none is left. */
export function slowest(s: Dogfight): number | null {
  const { attacker, bomberSide, speed } = ordersOf(s);
  const { bombers } = sortieOf(s);
  let least = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < bombers.length; nth++) {
    const { fate, damaged } = bombers[nth];
    if (fate === FLYING && bomberSide[nth] === attacker) least = Math.min(least, speed[nth * 2 + damaged]);
  }
  for (let element = 0; element < s.elements.length; element++)
    if (s.fixed.side[element] === attacker && !isOut(s, element)) least = Math.min(least, FIGHTER_SPEED);
  return Number.isFinite(least) ? least : null;
}

/** Z-23.24a, Z-23.25a, Z-23.25b, Z-23.26a — Target-Bound turns; none: the phase is skipped. Without phases, all turns. */
export function outwardTurns(s: Dogfight): number {
  const { phased, base, outwardShift, strike } = ordersOf(s);
  if (!phased) return base[0];
  return Math.max(0, base[0] - (strike ? 0 : (slowest(s) ?? 0)) + outwardShift);
}

/** Z-23.8b, Z-CGAP-40 — Home-Bound turns, after damage; none when nobody of the attacker's is left. */
export function homewardTurns(s: Dogfight): number {
  const { base, strike } = ordersOf(s);
  const speed = slowest(s);
  return speed === null ? 0 : Math.max(0, base[1] - (strike ? 0 : speed));
}

/** Z-23.4a, Z-23.22a — the phase of a turn: so many Target-Bound, then Ingress, Bomb and Egress, then Home-Bound. */
export function phaseOfTurn(s: Dogfight, turn: number): number {
  const { outward } = sortieOf(s);
  if (turn <= outward) return TARGET_BOUND;
  return Math.min(HOME_BOUND, INGRESS + turn - outward - 1);
}

export const isOverTarget = (phase: number): boolean => phase >= INGRESS && phase <= EGRESS;

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
  const { phase, outward, homeward } = sortieOf(s);
  const far =
    (phase === TARGET_BOUND && s.turn >= FAR) ||
    (isOverTarget(phase) && outward >= FAR) ||
    (phase === HOME_BOUND && outward + (EGRESS - INGRESS + 1) + homeward - s.turn + 1 >= FAR);
  return heavy - (far ? 1 : 0);
}

export const isBombTurn = (s: Dogfight): boolean => sortieOf(s).phase === BOMB;
