import { readFileSync } from 'node:fs';
import { scriptedLines } from '@tallyho/conformance';
import { chanceFrom, type Script } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zeroGuadalcanal, zeroGuadalcanalScript } from '../../src/index.ts';

/** The scripted campaigns: every line of every file is a test, with the ids of its rules in its name. */
const folder = new URL('../../../../scenarios/zero-guadalcanal/', import.meta.url);
const script: Script = zeroGuadalcanalScript;

test.each(scriptedLines(folder, script))('$file $name', ({ play }) => expect(play()).toBe(''));

test('the page on notation gives examples of every form that are notation', () => {
  const page = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');
  const [, notation = ''] = page.split('\n## Zero!: Guadalcanal\n');
  const [own] = notation.split('\n## ');
  const options = zeroGuadalcanal.options({});
  if (!options.ok) throw new Error(options.problem.code);
  const state = zeroGuadalcanal.setup(options.value, chanceFrom('notation'));
  const examples = [...own.matchAll(/`([^`]+)` \|$/gm)].map(([, example]) => example);
  expect(examples).toHaveLength(5);
  for (const example of examples) expect(zeroGuadalcanal.reads(state, example), example).toBe(true);
  for (const text of ['fly', 'fly f4f-3', 'fly 2 g4m1', 'resupply', 'resupply santa-cruz', 'declare destroyer'])
    expect(zeroGuadalcanal.reads(state, text), text).toBe(false);
});
