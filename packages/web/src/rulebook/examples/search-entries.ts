import { folded } from '@tallyho/rulebook/search';
import type { IndexEntry } from '../../library/index-entry.ts';

/** The examples that a search means: by a whole rule number if some example names it, otherwise by the words given. */
export function searchEntries(entries: readonly IndexEntry[], search: string): readonly IndexEntry[] {
  const wanted = folded(search).trim();
  if (wanted === '') return entries;
  const byRule = entries.filter(({ rules }) => rules.some((rule) => folded(rule) === wanted));
  if (byRule.length > 0) return byRule;
  const words = wanted.split(/\s+/);
  return entries.filter(({ title, rules, variants, file }) => {
    const text = folded([title, ...rules, ...variants, file].join(' '));
    return words.every((word) => text.includes(word));
  });
}

/** The examples of each game, games in the order of their first example. */
export function bySystem(entries: readonly IndexEntry[]): ReadonlyMap<string, readonly IndexEntry[]> {
  const groups = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    const group = groups.get(entry.system);
    if (group === undefined) groups.set(entry.system, [entry]);
    else group.push(entry);
  }
  return groups;
}
