import { entry, type From, from, publicly } from '../provenance.ts';
import type { Bomber, BomberSide, Nation, Source } from '../types.ts';
import { type BomberHistory, deriveBomber } from './derive.ts';

/** Values that the rulebook reveals: they take the place of those that the method finds. */
interface Known {
  /** The rule that tells its nation, if one does. */
  readonly nation?: Source;
  readonly points?: From<number>;
  readonly front?: KnownSide;
  readonly damaged?: KnownSide;
}
type KnownSide = { readonly [K in keyof BomberSide]?: From<number> };

/**
 * The bombers of a nation. Name, nation and year are public facts, everything else is what the method makes of the
 * history, unless a rule stands beside it.
 */
export const bombersOf =
  (nation: Nation) =>
  (id: string, name: string | From<string>, history: BomberHistory, known: Known = {}): Bomber => {
    const { year, altitude, points, front, damaged } = deriveBomber(history);
    return entry<Bomber>('reconstructed', {
      id,
      name: publicly(name),
      nation: from(known.nation ?? 'public', nation),
      year: publicly(year),
      points: known.points ?? points,
      altitude,
      front: { ...front, ...known.front },
      damaged: { ...damaged, ...known.damaged },
    });
  };
