import { EVERYONE } from '@tallyho/kernel';
import { putAll } from '../hand.ts';
import type { DogfightTable, Plane } from '../state.ts';
import { letGo } from './positions.ts';

/**
 * DIF-DMG-06, DIF-POS-19 — an aircraft leaves the game: its hand is discarded, and every position on it or by it ends.
 */
export function depart(t: DogfightTable, plane: Plane): void {
  const s = t.state;
  const aircraft = s.planes[plane];
  aircraft.gone = true;
  aircraft.aces = 0;
  aircraft.evasive = 0;
  letGo(s, plane);
  for (let other = 0; other < s.planes.length; other++) if (s.planes[other].prey === plane) letGo(s, other);
  if (aircraft.hand.size > 0) t.show(EVERYONE);
  putAll(aircraft.hand, s.deck.discard);
}
