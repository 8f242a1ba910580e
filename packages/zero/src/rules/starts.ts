import type { Dogfight, ElementNo } from '../state.ts';
import { HIGH, highestStart, VERY_HIGH } from './altitude.ts';
import { isKamikazeElement } from './kamikaze.ts';

/** CH-28.23b, CH-29.44a — kamikazes begin at any level but Very High, and so does everybody at Guadalcanal. LR-17: whom Coastwatchers have seen, no higher than they say. */
export const highestLevel = (s: Pick<Dogfight, 'fixed'>, element: ElementNo): number =>
  Math.min(
    highestStart(s.fixed.ceiling[element], s.fixed.turbo[element] && !isKamikazeElement(s, element)),
    s.fixed.sortie?.startsUpTo?.[element] ?? VERY_HIGH,
    s.fixed.sortie?.neverVeryHigh?.[element] === true ? HIGH : VERY_HIGH,
  );
