import { bomberAt } from '../rules/formations.ts';
import { DESTROYED, type Dogfight, isBomber, type PlaneNo } from '../state.ts';

/** Whoever has fired the shot that destroyed an aircraft has a victory. Nobody scores by it; on Missions it is remembered. */
export function credit(s: Dogfight, by: PlaneNo, at: PlaneNo): void {
  if (s.sortie === undefined) return;
  const { fate } = isBomber(s, at) ? bomberAt(s, at) : s.planes[at];
  if (fate === DESTROYED) s.sortie.victories[by]++;
}
