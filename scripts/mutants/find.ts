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
}

/** Every mutant of a file, in the order of the text; two that are the same change count once. */
export function findMutants(file: string, text: string): Mutant[] {
  const found = new Map<string, Mutant>();
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
  return [...found.values()].sort((a, b) => a.start - b.start || a.end - b.end);
}

export const mutated = (text: string, { start, end, after }: Mutant): string =>
  text.slice(0, start) + after + text.slice(end);
