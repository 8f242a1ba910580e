import { INGRESS, sortieOf } from '../mission/state.ts';
import { VERY_LOW } from '../rules/altitude.ts';
import type { DogfightTable } from '../state.ts';
import type { Turn } from './sequence.ts';

/** Z-21.53b — an Element with Torpedoes must be at Very Low when its Ingress turn ends. */
export const lineUp = (t: DogfightTable, { element }: Turn): void => {
  const sortie = sortieOf(t.state);
  if (sortie.phase === INGRESS) sortie.low[element] = t.state.elements[element].altitude === VERY_LOW ? 1 : 0;
};
