import { concededBy, type Outcome, type Seat } from '@tallyho/kernel';
import { type Aircraft, HOME, isInPlay, LEFT, SHOT_DOWN, type Side, type WingsOfWar } from '../state.ts';

/** WOW-GAP-103 — which sides still have an aircraft in the play area, landed or not, as bits. */
export function sidesInPlay(s: WingsOfWar): number {
  let sides = 0;
  for (let i = 0; i < s.planes.length; i++) if (isInPlay(s.planes[i])) sides |= 1 << s.fixed.planes[i].side;
  return sides;
}

/** WOW-VIC-01 — whether at most one side is left. */
export const isDecided = (sides: number): boolean => (sides & (sides - 1)) === 0;

/** WOW-VIC-02 … WOW-VIC-05, WOW-GAP-119 — what an aircraft's end is worth to a side. */
function worth(a: Aircraft, own: Side, side: Side): number {
  const scores = (a.credit >> side) & 1;
  if (a.fate === SHOT_DOWN) return own === side ? -1 : 2 * scores;
  return a.fate === LEFT && own !== side ? scores : 0;
}

/** WOW-VIC-06 — the points of a side in this game, with those of its objectives. */
export function scoreOf(s: WingsOfWar, side: Side): number {
  let score = 0;
  for (let i = 0; i < s.planes.length; i++) {
    const fixed = s.fixed.planes[i];
    score += worth(s.planes[i], fixed.side, side);
    if (fixed.side === side && hasAchieved(s, i)) score += s.fixed.options.objectives[fixed.objective].points;
  }
  return score;
}

/** Whether an aircraft has done what the scenario asks of it; with nobody left to stop it, it will. */
function hasAchieved(s: WingsOfWar, plane: number): boolean {
  const { objective, side } = s.fixed.planes[plane];
  if (objective < 0) return false;
  const a = s.planes[plane];
  return a.fate === HOME || a.achieved || (isInPlay(a) && sidesInPlay(s) === 1 << side);
}

/** Whether everything the scenario asks for is done, or can no longer be done. */
export function areObjectivesDecided(s: WingsOfWar): boolean {
  let any = false;
  for (let i = 0; i < s.planes.length; i++) {
    if (s.fixed.planes[i].objective < 0) continue;
    any = true;
    if (isInPlay(s.planes[i]) && !s.planes[i].achieved) return false;
  }
  return any;
}

/**
 * WOW-GAP-02, WOW-VIC-06 — over a series of games the points of each side are added up; the highest total wins, equal
 * totals are a draw.
 */
export function seriesWinners(games: readonly (readonly number[])[]): Side[] {
  const totals: number[] = [];
  for (const scores of games) for (const [side, score] of scores.entries()) totals[side] = (totals[side] ?? 0) + score;
  const best = Math.max(...totals);
  const winners = totals.flatMap((total, side) => (total === best ? [side] : []));
  return winners.length === 1 ? winners : [];
}

/** WOW-GAP-140 — who has won when a player concedes: all other sides. */
export const conceded = ({ fixed }: WingsOfWar, seat: Seat): Outcome =>
  concededBy(
    seat,
    fixed.bySeat.map(([first]) => fixed.planes[first].side),
    'WOW-GAP-140',
  );
