import { below, type Chance, chanceFrom } from '@tallyho/kernel';
import type { Flyer } from '../../src/dogfight/sky/pack.ts';

/**
 * Random positions as the rules allow them: one aircraft tails another, two are Advantaged on it at most, nobody is held by
 * the one he holds.
 */
export function tangle(seed: string, count: number): Flyer[] {
  const chance: Chance = chanceFrom(seed);
  const flyers: { id: number; side: 'own' | 'enemy'; prey: number | null; hold: Flyer['hold'] }[] = Array.from(
    { length: count },
    (_, id) => ({ id, side: id < count / 2 ? 'own' : 'enemy', prey: null, hold: null }),
  );
  for (const flyer of flyers) {
    if (below(chance, 100) >= 65) continue;
    const foes = flyers.filter(({ side }) => side !== flyer.side);
    const prey = foes[below(chance, foes.length)];
    const hold = below(chance, 2) === 0 ? 'tailing' : 'advantaged';
    const holders = flyers.filter((other) => other.prey === prey.id && other.hold === hold).length;
    if (prey.prey === flyer.id || holders >= (hold === 'tailing' ? 1 : 2)) continue;
    flyer.prey = prey.id;
    flyer.hold = hold;
  }
  return flyers;
}
