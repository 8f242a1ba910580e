import type { Json } from '@tallyho/kernel';
import { minus } from '@tallyho/words/figures';
import type { Texts } from './en.ts';
import { matcherName } from './names.ts';

/** Plain data in one line of words: 'seat red, hits 2'. Names that the game gives are left as they are. */
export function dataWords(value: Json | undefined, t: Texts): string {
  if (value === null || value === undefined) return t.nothing;
  if (typeof value === 'boolean') return value ? t.yes : t.no;
  if (typeof value === 'number') return minus(value);
  if (typeof value !== 'object') return String(value);
  const parts = Array.isArray(value)
    ? value.map((item: Json) =>
        item !== null && typeof item === 'object' ? `(${dataWords(item, t)})` : dataWords(item, t),
      )
    : Object.entries(value).map(([name, item]) => matched(name, item, t) ?? `${name} ${dataWords(item, t)}`);
  return parts.length === 0 ? t.nothing : parts.join(', ');
}

/** What a script expects may be said with a `$word`: 'how many: 7'. */
function matched(name: string, value: Json | undefined, t: Texts): string | null {
  const word = matcherName(name, t);
  if (word === undefined) return null;
  return name === '$absent' ? word : `${word} ${dataWords(value, t)}`;
}
