import { type OpenFile, readScenarios } from '@tallyho/scenario';
import type { IndexEntry, LibraryIndex, UnreadableEntry } from './index-entry.ts';

/**
 * What the list must know of the scripts, from their texts and those of their packs; an unreadable one is listed with
 * what is wrong with it.
 */
export function buildIndex(
  texts: readonly { readonly file: string; readonly text: string }[],
  open: OpenFile,
): LibraryIndex {
  const entries: IndexEntry[] = [];
  const unreadable: UnreadableEntry[] = [];
  for (const { file, text } of texts) {
    const read = readScenarios(file, text, open);
    if (!read.ok) {
      unreadable.push({ file, problem: read.problem });
      continue;
    }
    read.value.forEach(({ system, title, rules, variants, lesson: whole }, at) => {
      const named = [...new Set([...rules, ...variants.flatMap((v) => v.rules)])];
      const lesson = whole && { number: whole.number, title: whole.title, about: whole.about };
      entries.push({ file, part: at + 1, system, title, rules: named, variants: variants.map((v) => v.title), lesson });
    });
  }
  return { entries, unreadable };
}
