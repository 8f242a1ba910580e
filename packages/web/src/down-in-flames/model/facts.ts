import { type DogfightView, type Plane, rules } from '@tallyho/down-in-flames';
import type { Card } from '@tallyho/kernel';
import { openly } from './engine.ts';

export { openly } from './engine.ts';

/** What it costs to fire a card at an aircraft now. */
export const burstCostOf = (view: DogfightView, at: Plane, card: Card): number =>
  rules.burstCost(openly(view), at, view.fixed.bursts[card]);

/** The hits it would bring. */
export const hitsOf = (view: DogfightView, plane: Plane, card: Card, bonus: number, gunner: boolean): number =>
  rules.attackHits(openly(view), plane, card, bonus, gunner);
