import { entry, type From, from, publicly, type Sourced } from '../provenance.ts';
import type { Fighter, FighterSide, Nation, Source } from '../types.ts';

type Rating = 'speed' | 'performance' | 'horsepower' | 'bursts' | 'firepower' | 'airframe';

/** One side of a card as the tables write it: every rating, and only those special notes that it has. */
type Written = { readonly [K in Rating]: Sourced<FighterSide[K]> } & {
  readonly [K in Exclude<keyof FighterSide, Rating>]?: Sourced<FighterSide[K]>;
};

type Heading = readonly [id: string, name: string | From<string>, year: number, points: number | From<number>];

interface Sides {
  readonly front: Written;
  readonly damaged: Written;
  /** The rule that tells its nation, if one does. */
  readonly nation?: Source;
}

const noNotes = { gunner: 0, turbocharger: false, agile: false, barrage: false, bombs: 0 };

/**
 * The cards of a nation. Name, nation and year are public facts unless a rule stands beside them; ratings and points
 * are what derive.ts makes of the type's history unless a rule stands beside them.
 */
export const cardsOf =
  (nation: Nation) =>
  ([id, name, year, points]: Heading, sides: Sides): Fighter =>
    entry<Fighter>('reconstructed', {
      id,
      name: publicly(name),
      nation: from(sides.nation ?? 'public', nation),
      year: publicly(year),
      points,
      front: { ...noNotes, ...sides.front },
      damaged: { ...noNotes, ...sides.damaged },
    });
