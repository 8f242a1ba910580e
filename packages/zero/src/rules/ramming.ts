import { type Dogfight, type ElementNo, NEUTRAL, NOBODY, type PlaneNo } from '../state.ts';
import { isInReach } from './engagement.ts';
import { bombersInReach } from './formations.ts';
import { isToRun } from './loads.ts';
import type { Reason } from './reasons.ts';

/** LR-25 — the Hits of a ramming; 0: nobody of the side rams, or somebody has. */
export const rammingHits = ({ fixed, sortie }: Dogfight, element: ElementNo): number =>
  sortie?.rammed === 0 ? (fixed.sortie?.ramming?.[fixed.side[element]] ?? 0) : 0;

/** LR-25 — Formation aircraft and Leaders of Light Bombers at the Altitude of the Element. */
export function rammable(s: Dogfight, element: ElementNo): PlaneNo[] {
  const light = s.fixed.sortie?.light ?? [];
  const leaders = s.fixed.enemies[element].filter((enemy) => light[enemy] && isInReach(s, element, enemy));
  return [...leaders.map((enemy) => s.elements[enemy].lead), ...bombersInReach(s, element)];
}

/** LR-25 — why a Leader may ram nobody now; null: he may. Once in a Mission, Unengaged, instead of playing cards. */
export function barRamming(s: Dogfight, element: ElementNo): Reason | null {
  const { lead, position } = s.elements[element];
  if (position !== NEUTRAL) return 'engaged-attacks-no-bombers';
  if (s.now.played || s.now.target !== NOBODY) return 'instead-of-cards';
  if (isToRun(s, lead)) return 'is-to-bomb-or-strafe';
  return rammable(s, element).length === 0 ? 'no-bombers-there' : null;
}

/** LR-25 — whether a Leader may ram now. */
export const mayRam = (s: Dogfight, element: ElementNo): boolean =>
  rammingHits(s, element) > 0 && barRamming(s, element) === null;
