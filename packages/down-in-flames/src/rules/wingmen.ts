import { type Dogfight, NO_PLANE, type Plane } from '../state.ts';
import { isEngaged } from './positions.ts';

/** DIF-OPT-04, DIF-GAP-68 — a Leader is one as long as its Wingman flies. */
export function leads(s: Dogfight, plane: Plane): boolean {
  const wingman = s.fixed.wingman[plane];
  return wingman !== NO_PLANE && !s.planes[wingman].gone;
}

/** DIF-OPT-01, DIF-GAP-68 — the Leader of a Wingman, as long as both fly. */
function leaderOf(s: Dogfight, plane: Plane): Plane {
  const leader = s.fixed.leader[plane];
  return leader === NO_PLANE || s.planes[leader].gone ? NO_PLANE : leader;
}

/** DIF-OPT-02 — whether a Wingman is at another level than its Leader. */
export function isApart(s: Dogfight, plane: Plane): boolean {
  const leader = leaderOf(s, plane);
  return leader !== NO_PLANE && s.planes[leader].altitude !== s.planes[plane].altitude;
}

/** DIF-OPT-02 — which way a Wingman must go: 1 up, −1 down, 0 where it likes. */
export function wayToLeader(s: Dogfight, plane: Plane): number {
  const leader = leaderOf(s, plane);
  if (leader === NO_PLANE) return 0;
  const gap = s.planes[leader].altitude - s.planes[plane].altitude;
  return gap > 0 ? 1 : gap < 0 ? -1 : 0;
}

/** DIF-OPT-03 — a Wingman whose Leader is Engaged plays cards only against an enemy so Engaged. */
export function isLeadersAffair(s: Dogfight, plane: Plane, enemy: Plane): boolean {
  if (s.fixed.leader[plane] === NO_PLANE) return true;
  const leader = leaderOf(s, plane);
  if (leader === NO_PLANE || isEngaged(s, leader, enemy)) return true;
  for (let other = 0; other < s.planes.length; other++) if (isEngaged(s, leader, other)) return false;
  return true;
}
