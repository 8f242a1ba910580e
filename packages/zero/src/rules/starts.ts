import type { Dogfight, ElementNo } from '../state.ts';
import { highestStart, VERY_HIGH } from './altitude.ts';
import { isKamikazeElement } from './kamikaze.ts';

/** CH-28.23b — kamikazes begin at any level but Very High. LR-17: whom Coastwatchers have seen, no higher than they say. */
export const highestLevel = (s: Pick<Dogfight, 'fixed'>, element: ElementNo): number =>
  Math.min(
    highestStart(s.fixed.ceiling[element], s.fixed.turbo[element] && !isKamikazeElement(s, element)),
    s.fixed.sortie?.startsUpTo?.[element] ?? VERY_HIGH,
  );
