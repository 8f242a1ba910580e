import { below, type Chance, chanceFrom } from '@tallyho/kernel';
import type { Craft, Formation, Plan } from '../../src/dogfight/sky/arrange.ts';
import { tangle } from './tangles.ts';

/** Of a mission on the smallest screens more would fly than there is room for. */
const MOST = { crafts: 6, bombers: 6 };

/** A Formation as the rules let it be made: every square beside another one. */
function formation(chance: Chance, first: number): Formation {
  const size = 1 + below(chance, MOST.bombers / 2);
  const rows = 1 + below(chance, 2);
  return {
    side: below(chance, 2) === 0 ? 'own' : 'enemy',
    altitude: below(chance, 5),
    squares: Array.from({ length: size }, (_, i) => ({
      id: first + i,
      file: 1 + Math.floor(i / rows),
      row: 1 + (i % rows),
    })),
  };
}

/** Random fights, and missions with Formations, light bombers low over the target, Elements with Wingmen. */
export function situation(seed: number): Plan {
  const chance = chanceFrom(`labels ${seed}`);
  const isMission = seed % 2 === 1;
  const pairs = below(chance, 2) === 0;
  const crafts: Craft[] = tangle(`labels ${seed}`, 2 + below(chance, MOST.crafts - 1)).map((flyer) => ({
    ...flyer,
    altitude: below(chance, 5),
    crafts: pairs ? 2 : 1,
    hasWingman: pairs,
  }));
  const level = (id: number | null): number | null => crafts.find((craft) => craft.id === id)?.altitude ?? null;
  // Whoever holds a position flies at the level of his prey.
  const engaged = crafts.map((craft) => ({ ...craft, altitude: level(craft.prey) ?? craft.altitude }));
  return {
    crafts: engaged,
    formations: isMission ? [formation(chance, 100), formation(chance, 200)] : [],
    hasTarget: isMission,
  };
}
