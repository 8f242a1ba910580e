import { below, chanceFrom } from '@tallyho/kernel';
import type { Arena } from '../arena.ts';
import { type Found, findPuzzle } from './find.ts';

/** No sort of decisions is more than this part of a set; what a Pilot finds by his rules of thumb is not more than that. */
const MOST_OF_A_SORT = 0.3;
const MOST_PLAIN = 0.25;
/** One in so many fights has two on each side, where the game says what to do with them. */
const TWO_A_SIDE = 4;

/** Which sorts there are, and how many of each are enough. */
export class Assortment {
  private readonly count: number;
  private readonly sorts = new Map<string, number>();
  private plain = 0;

  constructor(count: number) {
    this.count = count;
  }

  isWanted(sort: string, isPlain: boolean): boolean {
    if (isPlain && this.plain + 1 > MOST_PLAIN * this.count) return false;
    return (this.sorts.get(sort) ?? 0) + 1 <= Math.max(1, MOST_OF_A_SORT * this.count);
  }

  add(sort: string, isPlain: boolean): void {
    this.sorts.set(sort, (this.sorts.get(sort) ?? 0) + 1);
    if (isPlain) this.plain++;
  }
}

/** What the seats are called in fights against the bot. */
const names = { own: 'You', other: 'Bot' };

/** The puzzle of the game of this name, if there is one that is wanted. */
export function gather(
  arena: Arena,
  name: string,
  playouts: number,
  pairs: boolean,
  assortment: Assortment,
): Found | null {
  const chance = chanceFrom(`${name}/match`);
  const [first, second] = arena.match(chance);
  const each = pairs && below(chance, TWO_A_SIDE) === 0 ? 2 : 1;
  const seat = below(chance, 2);
  const duel = arena.duel(first, second, each) as { readonly seats: readonly object[] };
  const seats = duel.seats.map((one, at) => ({ ...one, name: at === seat ? names.own : names.other }));
  const wanted = { playouts, isWanted: (sort: string, isPlain: boolean) => assortment.isWanted(sort, isPlain) };
  const found = findPuzzle(arena.thumbs, { ...duel, seats }, name, seat, wanted);
  if (found !== null) assortment.add(found.sort, found.isPlain);
  return found;
}
