import type { WoundsScene } from '../scene.ts';

/** Clusters of holes that can be told apart on a wing. */
const MOST_HOLES = 4;

/**
 * What hits look like: holes from the first on, smoke from Damaged on, fire when the next hit is the last. No smoke before:
 * it is a sign, not decoration.
 */
export const woundsOf = ({ hits, damaged, down }: { hits: number; damaged: number; down: number }): WoundsScene => ({
  holes: Math.min(MOST_HOLES, hits),
  smoke: down === 0 || hits === 0 ? 'none' : hits >= down - 1 ? 'fire' : hits >= damaged ? 'grey' : 'none',
});
