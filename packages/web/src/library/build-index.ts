import { type OpenFile, readScenarios, type Scenario } from '@tallyho/scenario';
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
    read.value.forEach((scenario, at) => {
      const { system, title, rules, variants, lesson: whole } = scenario;
      const named = [...new Set([...rules, ...variants.flatMap((v) => v.rules)])];
      const lesson = whole && { number: whole.number, title: whole.title, about: whole.about };
      const choices = choicesIn(scenario);
      const others = variants.map((v) => v.title);
      entries.push({ file, part: at + 1, system, title, rules: named, variants: others, choices, lesson });
    });
  }
  return { entries, unreadable };
}

/** How many choices are made in the lines of a script that are played; null: there are none. */
function choicesIn(scenario: Scenario): number | null {
  const lines = [scenario, ...scenario.variants].filter(({ refused }) => refused === null);
  if (lines.length === 0) return null;
  return lines.flatMap(({ steps }) => steps).filter(({ action }) => action.do === 'choose').length;
}
