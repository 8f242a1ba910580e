import { mutators } from './mutators.ts';
import { isSkipped } from './skipped.ts';
import { parse, visit } from './syntax.ts';

/** A file with one small change in it. */
export interface Mutant {
  /** Path in the project. */
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  /** Name of the mutator. */
  readonly kind: string;
  /** The line as it was, without its indentation. */
  readonly source: string;
  readonly before: string;
  readonly after: string;
  /** Which of those of the file that have this line's text and make this change, counted from 1, and how many they are. */
  readonly nth: number;
  readonly of: number;
}

type Like = Pick<Mutant, 'file' | 'source' | 'before' | 'after'>;

const keyOf = ({ file, source, before, after }: Like): string => JSON.stringify([file, source, before, after]);

/** The same change of the same line of text: what is still known of a mutant when lines have moved. */
export const isLike = (a: Like, b: Like): boolean =>
  a.source === b.source && a.before === b.before && a.after === b.after && a.file === b.file;

/** Every mutant of a file, in the order of the text; two that are the same change count once. */
export function findMutants(file: string, text: string): Mutant[] {
  const found = new Map<string, Omit<Mutant, 'nth' | 'of'>>();
  visit(parse(file, text), (node, path) => {
    if (isSkipped(node)) return false;
    for (const [kind, mutate] of Object.entries(mutators)) {
      for (const { start, end, after } of mutate(node, { text, path })) {
        const before = text.slice(start, end);
        if (before === after) continue;
        const line = text.slice(0, start).split('\n').length;
        const mutant = { file, line, start, end, kind, source: text.split('\n')[line - 1].trim(), before, after };
        const key = `${start} ${end} ${after}`;
        if (!found.has(key)) found.set(key, mutant);
      }
    }
    return true;
  });
  const all = [...found.values()].sort((a, b) => a.start - b.start || a.end - b.end);
  const alike = Map.groupBy(all, keyOf);
  return all.map((mutant) => {
    const others = alike.get(keyOf(mutant)) ?? [];
    return { ...mutant, nth: others.indexOf(mutant) + 1, of: others.length };
  });
}

export const mutated = (text: string, { start, end, after }: Mutant): string =>
  text.slice(0, start) + after + text.slice(end);
