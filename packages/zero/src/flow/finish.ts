import { EVERYONE, type RuleId } from '@tallyho/kernel';
import { EGRESS, INGRESS, OVER, sortieOf } from '../mission/state.ts';
import { isDecided, score, winningSide } from '../rules/victory.ts';
import { type DogfightTable, NOBODY } from '../state.ts';
import { areaFlak } from './area-flak.ts';

/** Z-GAP-46 — when a side has nobody left the fight is over at once. Says whether it is. */
export function maybeFinish(t: DogfightTable): boolean {
  const s = t.state;
  if (!isDecided(s)) return false;
  // Z-CGAP-45 — the defenders who are over the target must still get out.
  const { phase } = sortieOf(s);
  if (phase >= INGRESS && phase <= EGRESS) areaFlak(t, EGRESS);
  finish(t, 'Z-GAP-46');
  return true;
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
