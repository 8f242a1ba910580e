import { type Card, EVERYONE, type RuleId } from '@tallyho/kernel';
import { isShot } from '../rules/cards.ts';
import { bomberAt, bomberCapacity } from '../rules/formations.ts';
import { DESTROYED, DISENGAGED, type DogfightTable, FLYING, isBomber, type PlaneNo } from '../state.ts';
import { destroy, hit } from './damage.ts';

/** Z-GAP-05 — what the Fuel Tank does to a Formation aircraft, which has more than one. */
export const FUEL_TANK_HITS = 6;

/** Whether an aircraft of whatever kind is still in the fight. */
export const isFlying = (t: DogfightTable, plane: PlaneNo): boolean =>
  isBomber(t.state, plane) ? bomberAt(t.state, plane).fate === FLYING : t.state.planes[plane].fate === FLYING;

/**
 * Z-20.44a, Z-20.52c, Z-22.13a, Z-22.23b — a shot does its damage to whatever flies there. Z-CGAP-92: the Fuel Tank
 * destroys an aircraft of an Element outright, and does so many Hits to one of a Formation.
 */
export function strike(t: DogfightTable, plane: PlaneNo, card: Card): void {
  const { fixed } = t.state;
  const face = fixed.face[card];
  if (isBomber(t.state, plane)) hitBomber(t, plane, fixed.fuelTank[face] ? FUEL_TANK_HITS : fixed.hits[face]);
  else if (fixed.fuelTank[face]) destroy(t, plane, 'Z-GAP-05');
  else hit(t, plane, fixed.hits[face]);
}

/** The shots of a draw of Flak, each at once, as long as there is something to hit; Z-22.13b: nothing else counts. */
export function strikeWithAll(t: DogfightTable, plane: PlaneNo, cards: readonly Card[]): void {
  const { face, title } = t.state.fixed;
  for (const card of cards) if (isFlying(t, plane) && isShot(title[face[card]])) strike(t, plane, card);
}

/** Z-17.27a, Z-15.2g, Z-17.28a — a Formation aircraft keeps its bombs when it is flipped, and leaves its Formation. */
export function hitBomber(t: DogfightTable, plane: PlaneNo, hits: number): void {
  const s = t.state;
  const struck = bomberAt(s, plane);
  struck.hits += hits;
  t.say?.(EVERYONE, { event: 'hit', plane, hits, total: struck.hits, because: 'Z-8.45b' });
  if (struck.damaged === 0 && struck.hits >= bomberCapacity(s, plane)) flipBomber(t, plane, 'Z-5.21b');
  if (struck.damaged === 1 && struck.hits >= bomberCapacity(s, plane)) destroyBomber(t, plane, 'Z-5.21d');
}

export function flipBomber(t: DogfightTable, plane: PlaneNo, because: RuleId): void {
  bomberAt(t.state, plane).damaged = 1;
  t.say?.(EVERYONE, { event: 'damaged', plane, because });
}

export function destroyBomber(t: DogfightTable, plane: PlaneNo, because: RuleId): void {
  bomberAt(t.state, plane).fate = DESTROYED;
  t.say?.(EVERYONE, { event: 'destroyed', plane, because });
}

export function disengageBomber(t: DogfightTable, plane: PlaneNo, because: RuleId): void {
  bomberAt(t.state, plane).fate = DISENGAGED;
  t.say?.(EVERYONE, { event: 'disengaged', plane, because });
}
