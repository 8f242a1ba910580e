import { type Dogfight, type ElementNo, elementOf, isBomber, NEUTRAL, NOBODY, type PlaneNo } from '../state.ts';
import { barReach } from './engagement.ts';
import { barBomber, enemyBombers } from './formations.ts';
import { isToRun } from './loads.ts';
import type { Reason } from './reasons.ts';

/** LR-25 — the Hits of a ramming; 0: nobody of the side rams, or somebody has. */
export const rammingHits = ({ fixed, sortie }: Dogfight, element: ElementNo): number =>
  sortie?.rammed === 0 ? (fixed.sortie?.ramming?.[fixed.side[element]] ?? 0) : 0;

/** LR-25 — whom a side that rams looks at, wherever they are: Leaders of Light Bombers, and Formation aircraft. */
export function rammable(s: Dogfight, element: ElementNo): PlaneNo[] {
  if (rammingHits(s, element) === 0) return [];
  const light = s.fixed.sortie?.light ?? [];
  const leaders = s.fixed.enemies[element].filter((enemy) => light[enemy]).map((enemy) => s.elements[enemy].lead);
  return [...leaders.filter((lead) => lead !== NOBODY), ...enemyBombers(s, element)];
}

/** LR-25 — why a Leader may not ram one of them now; null: he may. Unengaged, instead of playing cards, at its Altitude. */
export function barRamming(s: Dogfight, element: ElementNo, at: PlaneNo): Reason | null {
  const { lead, position } = s.elements[element];
  if (position !== NEUTRAL) return 'engaged-attacks-no-bombers';
  if (s.now.played) return 'rams-instead-of-cards';
  if (isToRun(s, lead)) return 'is-to-bomb-or-strafe';
  return isBomber(s, at) ? barBomber(s, element, at) : barReach(s, element, elementOf(at));
}
