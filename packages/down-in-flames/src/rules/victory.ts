import { concededBy, type Outcome, type RuleId, type Seat } from '@tallyho/kernel';
import { aircraftOf, type Dogfight, type Plane, type Side } from '../state.ts';

/** DIF-CARD-16, DIF-PIL-03, DIF-GAP-71 — what an aircraft is worth, with its pilot. */
export function worth(s: Dogfight, plane: Plane): number {
  const { fighter, pilot } = s.planes[plane];
  return s.fixed.fighters[fighter].points + s.fixed.pilots[pilot].points;
}

/**
 * DIF-VP-01, DIF-VP-02, DIF-VP-03 — shot down: all of it; on its Damaged side: half, rounded down; otherwise nothing.
 */
function yields(s: Dogfight, plane: Plane): number {
  const { gone, face } = s.planes[plane];
  return gone ? worth(s, plane) : face === 1 ? Math.floor(worth(s, plane) / 2) : 0;
}

/** What a side brought to the fight. */
export function fielded(s: Dogfight, side: Side): number {
  let points = 0;
  for (const plane of aircraftOf(s, side)) points += worth(s, plane);
  return points;
}

/** DIF-OPT-27 — a side that brought less than the strongest other starts with the difference. */
export function headStart(s: Dogfight, side: Side): number {
  if (!s.fixed.options.balancing) return 0;
  let most = 0;
  for (let other = 0; other < s.fixed.sides; other++) most = Math.max(most, fielded(s, other));
  return most - fielded(s, side);
}

/**
 * The victory points of a side. DIF-GAP-25: between two sides all losses count for the other; DIF-GAP-69: in a
 * free-for-all the points go to the one who shot it down, or turned it to its Damaged side.
 */
export function score(s: Dogfight, side: Side): number {
  let points = headStart(s, side);
  for (let plane = 0; plane < s.planes.length; plane++) {
    const { gone, downedBy, flippedBy } = s.planes[plane];
    const winner = s.fixed.options.mode === 'free-for-all' ? (gone ? downedBy : flippedBy) : 1 - s.fixed.side[plane];
    if (winner === side) points += yields(s, plane);
  }
  return points;
}

/** DIF-WIN-02, DIF-GAP-89 — the hits that the attacks of a side inflicted. */
export function hitsBy(s: Dogfight, side: Side): number {
  let hits = 0;
  for (const plane of aircraftOf(s, side)) hits += s.planes[plane].dealt;
  return hits;
}

/** How many sides still fly. */
function sidesFlying(s: Dogfight): number {
  let seen = 0;
  for (let plane = 0; plane < s.planes.length; plane++) if (!s.planes[plane].gone) seen |= 1 << s.fixed.side[plane];
  let count = 0;
  for (; seen > 0; seen &= seen - 1) count++;
  return count;
}

/** DIF-WIN-01, DIF-GAP-27 — whether the fight is over before its last turn: somebody has nothing left to fight with. */
export const isDecided = (s: Dogfight): boolean => sidesFlying(s) <= 1;

/** DIF-GAP-27 — a duel: one fighter against one. */
const isDuel = (s: Dogfight): boolean => s.planes.length === 2;

/** DIF-WIN-01 — whoever still flies. */
function survivors(s: Dogfight): Seat[] {
  return seatsOf(s, (side) => s.planes.some((aircraft, plane) => !aircraft.gone && s.fixed.side[plane] === side));
}

/**
 * DIF-WIN-01, DIF-WIN-02, DIF-GAP-26, DIF-GAP-27 — who has won when the fight is over: whoever has shot the other down in
 * a duel; otherwise by hits or by points, and equal is a draw.
 */
export function outcome(s: Dogfight): Outcome {
  if (isDuel(s) && isDecided(s)) return { winners: survivors(s), because: 'DIF-WIN-01' };
  const count = s.fixed.scoring === 'hits' ? hitsBy : score;
  const { sides } = s.fixed;
  const results: number[] = [];
  for (let side = 0; side < sides; side++) results.push(count(s, side));
  let best = results[0];
  let isDraw = true;
  for (let side = 1; side < sides; side++) {
    if (results[side] !== best) isDraw = false;
    if (results[side] > best) best = results[side];
  }
  if (isDraw) return { winners: [], because: 'DIF-GAP-26' };
  const because: RuleId =
    s.fixed.options.mode === 'free-for-all' ? 'DIF-GAP-69' : s.fixed.scoring === 'hits' ? 'DIF-WIN-02' : 'DIF-GAP-27';
  return { winners: seatsOf(s, (side) => results[side] === best), because };
}

const seatsOf = (s: Dogfight, has: (side: Side) => boolean): Seat[] =>
  s.fixed.seats.map((_, seat) => seat).filter((seat) => has(s.fixed.side[s.fixed.owner.indexOf(seat)]));

/** DIF-GAP-94 — a player concedes. */
export const CONCEDED: RuleId = 'DIF-GAP-94';

/** DIF-GAP-94 — who has won then: all other sides. */
export const conceded = (s: Dogfight, seat: Seat): Outcome =>
  concededBy(
    seat,
    s.fixed.seats.map((_, other) => s.fixed.side[s.fixed.owner.indexOf(other)]),
    CONCEDED,
  );
