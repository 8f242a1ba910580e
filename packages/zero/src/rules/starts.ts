import type { Dogfight, ElementNo } from '../state.ts';
import { HIGH, VERY_HIGH, VERY_LOW } from './altitude.ts';
import { isKamikazeElement } from './kamikaze.ts';
import type { Reason } from './reasons.ts';

/** Z-4.5e, Z-GAP-80 — why an aircraft cannot begin at a level by its card: never above its ceiling, at Very High only with a turbocharger. */
export function barStartOf(ceiling: number, turbo: boolean, level: number): BarredByCard | null {
  if (level > ceiling) return 'above-the-ceiling';
  return level <= HIGH || turbo ? null : 'needs-a-turbocharger';
}
type BarredByCard = Extract<Reason, 'above-the-ceiling' | 'needs-a-turbocharger'>;

/**
 * Z-4.5e — why an Element cannot begin at a level; null: it can. CH-28.23b, CH-29.44a: kamikazes begin at any
 * level but Very High, and so does everybody at Guadalcanal. LR-17: whom Coastwatchers have seen, no higher than they say.
 */
export function barStart({ fixed }: Pick<Dogfight, 'fixed'>, element: ElementNo, level: number): Reason | null {
  const { ceiling, turbo, sortie } = fixed;
  const barred = barStartOf(ceiling[element], turbo[element], level);
  if (barred === 'above-the-ceiling') return barred;
  if (level > (sortie?.startsUpTo?.[element] ?? VERY_HIGH)) return 'seen-by-coastwatchers';
  if (level <= HIGH) return null;
  if (sortie?.neverVeryHigh?.[element] === true && turbo[element]) return 'not-from-very-high';
  if (isKamikazeElement({ fixed }, element)) return 'kamikazes-start-no-higher';
  return barred;
}

/** The highest level at which it can. */
export function highestLevel(s: Pick<Dogfight, 'fixed'>, element: ElementNo): number {
  let level = VERY_HIGH;
  while (level > VERY_LOW && barStart(s, element, level) !== null) level--;
  return level;
}
