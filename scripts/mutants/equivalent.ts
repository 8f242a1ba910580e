import { readFileSync } from 'node:fs';
import type { Mutant } from './find.ts';

/** A mutant that changes nothing that anybody could notice, and why. */
export interface Equivalent extends Pick<Mutant, 'file' | 'source' | 'before' | 'after'> {
  readonly because: string;
}

export const readEquivalents = (): Equivalent[] =>
  JSON.parse(readFileSync(new URL('equivalent.json', import.meta.url), 'utf8'));

/** Whether a mutant is one of these. They are known by file, line of text and change, so that lines may move. */
export const isAmong = (
  mutant: Mutant,
  mutants: readonly Pick<Mutant, 'file' | 'source' | 'before' | 'after'>[],
): boolean =>
  mutants.some(
    ({ file, source, before, after }) =>
      file === mutant.file && source === mutant.source && before === mutant.before && after === mutant.after,
  );
