import { EVERYONE, type RuleId } from '@tallyho/kernel';
import { EGRESS, isOverTarget, OVER, sortieOf } from '../mission/state.ts';
import { ordersOf } from '../rules/formations.ts';
import { isDecided, score, winningSide } from '../rules/victory.ts';
import { type DogfightTable, NOBODY } from '../state.ts';
import { areaFlak } from './area-flak.ts';
import { beginPhase } from './phases.ts';

/** Z-GAP-46 — when a side has nobody left the fight is over at once. Says whether it is. */
export function maybeFinish(t: DogfightTable): boolean {
  const s = t.state;
  if (!isDecided(s)) return false;
  // Z-CGAP-45 — the defenders who are over the target must still get out.
  if (isOverTarget(sortieOf(s).phase)) getOut(t);
  finish(t, 'Z-GAP-46');
  return true;
}

/** Z-CGAP-45, CH-28.54a, CH-28.54b — with nobody of the attacker's left, Egress is the Flak at the defenders over the target, and nothing else. */
export function getOut(t: DogfightTable): void {
  if (ordersOf(t.state).kind === 'kamikaze') beginPhase(t, EGRESS);
  areaFlak(t, EGRESS);
}

/** Z-4.8b, Z-4.92d, Z-23.8c — the points are counted. */
export function finish(t: DogfightTable, because: RuleId): void {
  const s = t.state;
  if (s.sortie !== undefined) s.sortie.phase = OVER;
  const side = winningSide(s);
  t.say?.(EVERYONE, { event: 'score', points: score(s), bonus: s.fixed.bonus, because: 'Z-4.92a' });
  t.finish({
    winners: side === NOBODY ? [] : s.fixed.teams[side].slice(),
    because: side === NOBODY ? 'Z-GAP-45' : because,
  });
}
