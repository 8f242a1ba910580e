import { concededBy, type Outcome, type Seat } from '@tallyho/kernel';
import { DESTROYED, type Dogfight, FLYING, isOut, NOBODY, type Side } from '../state.ts';

const FOR_DESTROYED = 5;
const FOR_DAMAGED = 2;

/** Z-4.92b, Z-4.92c, Z-GAP-47 — an aircraft scores for the enemy once: 5 destroyed, 2 Damaged or disengaged or both. */
const pointsFor = (fate: number, damaged: number): number =>
  fate === DESTROYED ? FOR_DESTROYED : damaged === 1 || fate !== FLYING ? FOR_DAMAGED : 0;

/**
 * Z-4.92a, Z-4.92e — what each side has scored for the enemy's aircraft, whatever their quality; without head starts.
 */
export function scored(s: Pick<Dogfight, 'planes' | 'fixed'>): [number, number] {
  const points: [number, number] = [0, 0];
  for (let plane = 0; plane < s.planes.length; plane++) {
    const element = plane >> 1;
    const { fate, damaged } = s.planes[plane];
    points[1 - s.fixed.side[element]] += pointsFor(fate, damaged);
  }
  return points;
}

/** Z-13.1a — and with the points a side began with. */
export function score(s: Pick<Dogfight, 'planes' | 'fixed'>): [number, number] {
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

/** Z-4.91a, Z-GAP-46, Z-GAP-65 — whether a side has no aircraft left in the fight. */
export function isBeaten(s: Dogfight, side: Side): boolean {
  for (let element = 0; element < s.elements.length; element++) {
    if (s.fixed.side[element] === side && !isOut(s, element)) return false;
  }
  return true;
}

/** Z-GAP-82 — who has won when a player concedes: the other side. */
export const conceded = ({ fixed }: Dogfight, seat: Seat): Outcome => concededBy(seat, fixed.seatSide, 'Z-GAP-82');
