import type { Json } from '@tallyho/kernel';
import { inline } from '@tallyho/words';

/** A tree as indented text: maps one name to a line, cards in one line with how often each is there. */
export function treeText(tree: Json, indent = ''): string {
  if (!isMap(tree)) return `${indent}${leaf(tree)}\n`;
  return Object.entries(tree)
    .map(([name, value]) =>
      isMap(value) && Object.keys(value).length > 0
        ? `${indent}${name}\n${treeText(value, `${indent}  `)}`
        : `${indent}${name}: ${leaf(value ?? null)}\n`,
    )
    .join('');
}

const isMap = (value: Json | undefined): value is { readonly [key: string]: Json | undefined } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWord = (value: Json): value is string => typeof value === 'string';

function leaf(value: Json): string {
  if (!Array.isArray(value) || !value.every(isWord)) return inline(value);
  const counts = new Map<string, number>();
  for (const word of value) counts.set(word, (counts.get(word) ?? 0) + 1);
  return inline([...counts].map(([word, n]) => (n === 1 ? word : `${n} × ${word}`)));
}

/** An event on one line: its name, and what it says besides. */
export function eventText(event: Json): string {
  if (!isMap(event)) return inline(event);
  const { event: name = null, because, ...rest } = event;
  const facts = Object.keys(rest).length === 0 ? '' : ` – ${inline(rest)}`;
  return `${inline(name)}${facts}${because === undefined ? '' : ` (${inline(because)})`}`;
}
