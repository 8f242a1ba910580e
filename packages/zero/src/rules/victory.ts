import { concededBy, type Outcome, type Seat } from '@tallyho/kernel';
import type { SortieFixed } from '../mission/fixed.ts';
import { RELEASED } from '../mission/kamikaze.ts';
import { NO_SORTIE, type OpenSortie, sortieOf } from '../mission/state.ts';
import { ALLIED, DESTROYED, type Dogfight, FLYING, isOut, JAPANESE, NOBODY, type Side } from '../state.ts';
import { missionScore } from './awards.ts';
import { ohkaOf } from './kamikaze.ts';

const FOR_DESTROYED = 5;
const FOR_DAMAGED = 2;

/** Z-4.92b, Z-4.92c, Z-GAP-47 — an aircraft scores for the enemy once: 5 destroyed, 2 Damaged or disengaged or both. */
const pointsFor = (fate: number, damaged: number): number =>
  fate === DESTROYED ? FOR_DESTROYED : damaged === 1 || fate !== FLYING ? FOR_DAMAGED : 0;

type Scored = Pick<Dogfight, 'planes' | 'fixed'> & { readonly sortie?: OpenSortie };

/**
 * Z-4.92a, Z-4.92e — what each side has scored for the enemy's aircraft, whatever their quality; without head starts.
 */
export function scored(s: Scored): [number, number] {
  if (s.fixed.sortie !== undefined) return missionScore(s, s.fixed.sortie, s.sortie ?? NO_SORTIE);
  const points: [number, number] = [0, 0];
  for (let plane = 0; plane < s.planes.length; plane++) {
    const element = plane >> 1;
    const { fate, damaged } = s.planes[plane];
    points[1 - s.fixed.side[element]] += pointsFor(fate, damaged);
  }
  return points;
}

/** Z-13.1a — and with the points a side began with. */
export function score(s: Scored): [number, number] {
  const points = scored(s);
  points[0] += s.fixed.bonus[0];
  points[1] += s.fixed.bonus[1];
  return points;
}

/** Z-4.92d, Z-GAP-45 — the side with more points wins; −1: a draw. */
export function winningSide(s: Dogfight): Side {
  const points = score(s);
  return points[0] === points[1] ? NOBODY : points[0] > points[1] ? 0 : 1;
}

/**
 * Z-4.91a, Z-GAP-46, Z-GAP-65 — whether a side has no aircraft left in the fight: none in Elements, none on its way, none
 * in a Formation. CH-18.85b: an MXY7 on its way still counts.
 */
export function isBeaten(s: Dogfight, side: Side): boolean {
  for (let element = 0; element < s.elements.length; element++) {
    if (s.fixed.side[element] === side && !isOut(s, element)) return false;
  }
  return s.fixed.sortie === undefined || !hasMore(s, s.fixed.sortie, side);
}

function hasMore(s: Dogfight, { bomberSide, enters }: SortieFixed, side: Side): boolean {
  const sortie = sortieOf(s);
  const { bombers, entered } = sortie;
  for (let nth = 0; nth < bombers.length; nth++)
    if ((bombers[nth].fate === FLYING || ohkaOf(sortie, nth).stage === RELEASED) && bomberSide[nth] === side)
      return true;
  for (let element = 0; element < enters.length; element++)
    if (enters[element] > 0 && entered[element] === 0 && s.fixed.side[element] === side) return true;
  return false;
}

const BOTH: readonly Side[] = [JAPANESE, ALLIED];

/** Z-GAP-46, Z-15.1f, Z-CGAP-45 — when a side that it needs has nobody left a fight is over; a phased Mission needs the attacker. */
export function isDecided(s: Dogfight): boolean {
  const needed = s.fixed.sortie?.needed ?? BOTH;
  for (let i = 0; i < needed.length; i++) if (isBeaten(s, needed[i])) return true;
  return false;
}

/** Z-GAP-82 — who has won when a player concedes: the other side. */
export const conceded = ({ fixed }: Dogfight, seat: Seat): Outcome => concededBy(seat, fixed.seatSide, 'Z-GAP-82');
