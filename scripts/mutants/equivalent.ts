import { readFileSync } from 'node:fs';
import { isLike, type Mutant } from './find.ts';

/**
 * Mutants that change nothing that anybody could notice, and why. They are known by file, line of text and change, so
 * that lines may move. Where there are several alike in the file, `nth` says which of them are meant, counted from 1,
 * and `of` how many there are: when another comes or one goes, none is known until somebody has looked again.
 */
export interface Equivalent extends Pick<Mutant, 'file' | 'source' | 'before' | 'after'> {
  readonly nth?: readonly number[];
  readonly of?: number;
  readonly because: string;
}

export const readEquivalents = (): Equivalent[] =>
  JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8'));

/** Whether a mutant is one of those that change nothing. */
export const isEquivalent = (mutant: Mutant, known: readonly Equivalent[]): boolean =>
  known.some((one) => isLike(mutant, one) && mutant.of === (one.of ?? 1) && (one.nth ?? [1]).includes(mutant.nth));

/** Whether a mutant is one of these of an earlier run, or the same change in a line of the same text. */
export const isAmong = (mutant: Mutant, earlier: readonly Mutant[]): boolean =>
  earlier.some((one) => isLike(mutant, one));
