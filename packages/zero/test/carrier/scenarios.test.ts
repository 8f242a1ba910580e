import { readFileSync } from 'node:fs';
import { scriptedLines } from '@tallyho/conformance';
import { chanceFrom, type Script } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { zeroCarriers, zeroCarriersScript } from '../../src/index.ts';

/** The scripted Carrier campaigns: every line of every file is a test, with the ids of its rules in its name. */
const folder = new URL('../../../../scenarios/zero-carriers/', import.meta.url);
const script: Script = zeroCarriersScript;

test.each(scriptedLines(folder, script))('$file $name', ({ play }) => expect(play()).toBe(''));

test('the page on notation gives examples of every form that are notation', () => {
  const page = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');
  const [, chapters = ''] = page.split('\n### Carrier campaigns\n');
  const [notation] = chapters.split('\n## ');
  const options = zeroCarriers.options({});
  if (!options.ok) throw new Error(options.problem.code);
  const state = zeroCarriers.setup(options.value, chanceFrom('notation'));
  const examples = [...notation.matchAll(/`([^`]+)` \|$/gm)].map(([, example]) => example);
  expect(examples).toHaveLength(12);
  for (const example of examples) expect(zeroCarriers.reads(state, example), example).toBe(true);
  for (const text of ['orders', 'strike allied-fleet', 'veteran', 'cap 2'])
    expect(zeroCarriers.reads(state, text)).toBe(false);
});
