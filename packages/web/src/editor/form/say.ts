import type { Problem } from '@tallyho/kernel';
import { type Language, sentence } from '@tallyho/words';
import { minus } from '@tallyho/words/figures';
import type { Path } from '../change.ts';
import type { Expected } from '../expected.ts';
import type { EditorWords } from '../words/en.ts';
import { unitOf, writeNumber } from './units.ts';

export const decimalOf = (language: Language): ',' | '.' => (language === 'fr' ? ',' : '.');

/** From … to, in the unit that is typed; '': as much as one likes. */
export function rangeOf(expected: Expected, field: string | number | undefined, language: Language): string {
  if (expected.is !== 'number' || expected.max >= 1e9) return '';
  const write = (value: number): string => minus(writeNumber(value, unitOf(field), decimalOf(language)));
  return `${write(expected.min)} – ${write(expected.max)}`;
}

/** What is wrong with a value, said beside its field: so without its place, and in the unit that is typed. */
export function sayAt(problem: Problem, path: Path, expected: Expected, w: EditorWords, language: Language): string {
  const field = path.at(-1);
  const range = rangeOf(expected, typeof field === 'number' ? path.at(-2) : field, language);
  if (problem.code === 'content-missing-field') return expected.is === 'number' ? w.numberWanted(range) : w.missing;
  if (problem.code === 'content-wrong-type' && expected.is === 'number') return w.numberWanted(range);
  if (problem.code === 'content-out-of-range' && expected.is === 'number' && unitOf(field) !== 1)
    return w.numberWanted(range);
  // A text of no letters is no number that is too small. The fact may be in the reader's words already.
  if (problem.code === 'content-out-of-range' && expected.is === 'text' && String(problem.facts.found) === '0')
    return w.missing;
  if (problem.code === 'content-bad-source') return w.badSource(String(problem.facts.found));
  const said = sentence({ ...problem, place: '' }, language);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
