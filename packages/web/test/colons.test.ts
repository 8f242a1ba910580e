import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { filesUnder } from '../../../scripts/lib/stamp.mjs';

const src = join(import.meta.dirname, '../src');

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** ': ' or '; ' after something that is filled in: what stands before it is a name, so a reader sees both. */
const isBetween = /^[:;]\s/;

const nameOf = (value: unknown): unknown => (isNode(value) ? value.name : undefined);

/** What a node says itself between two things, instead of asking the catalogues. */
function saidBy(node: Node): string[] {
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { readonly value: { readonly cooked: string } }[]).slice(1).map(({ value }) => value.cooked);
  if (node.type === 'JSXText') return [String(node.value)];
  const isJoin = isNode(node.callee) && nameOf(node.callee.property) === 'join';
  return isJoin ? (node.arguments as { readonly value?: unknown }[]).map(({ value }) => String(value)) : [];
}

function foundIn(text: string, name: string): string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isNode(value)) {
      // Errors are for those who work on the page.
      if (value.type === 'NewExpression' && nameOf(value.callee) === 'Error') return;
      if (saidBy(value).some((said) => isBetween.test(said)))
        found.push(`${name}:${text.slice(0, value.start).split('\n').length}`);
    }
    for (const part of Object.values(value)) visit(part);
  };
  visit(parseSync(name, text).program);
  return found;
}

test('colons and semicolons between two things come from the words: French puts a space before them', () => {
  const files = filesUnder(src).filter((file) => /\.tsx?$/.test(file) && !/[\\/]words[\\/]/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => foundIn(readFileSync(file, 'utf8'), file.slice(src.length + 1)))).toEqual([]);
});

// biome-ignore lint/suspicious/noTemplateCurlyInString: it is a text of code
test.each(['`${a}: ${b}`', '<p>{a}: {b}</p>', '<p>\n  {a}; {b}\n</p>', "list.join('; ')"])('%s is found', (text) => {
  expect(foundIn(`const x = ${text};`, 'a.tsx')).toHaveLength(1);
});
