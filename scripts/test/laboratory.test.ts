import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { Assistant } from '../mutants/assistant.ts';
import type { Mutant } from '../mutants/find.ts';
import { sift } from '../mutants/sift.ts';

const assistant = new Assistant();
afterAll(() => assistant.close());

const [deck, faces] = ['deck', 'faces'].map((name) => ({
  file: `packages/kernel/src/${name}.ts`,
  text: readFileSync(inRoot(`packages/kernel/src/${name}.ts`), 'utf8'),
  runs: [{ file: `packages/kernel/test/${name}.test.ts`, cost: 0, longest: 0 }],
}));
const PATIENCE = 60_000;

test('the laboratory tells what a mutant breaks, and forgets it before the next one', async () => {
  const broken = deck.text.replace('if (at < 0) return card;', '');
  expect(broken).not.toBe(deck.text);
  expect(await assistant.ask({ do: 'try', ...deck, text: broken }, PATIENCE)).toMatchObject({
    killedBy: expect.stringMatching(/deck\.test\.ts: .*card/),
  });
  expect(await assistant.ask({ do: 'try', ...faces }, PATIENCE)).toEqual({ killedBy: null });
  expect(await assistant.ask({ do: 'try', ...deck }, PATIENCE)).toEqual({ killedBy: null });
});

test('a test that never ends is given up, and the next laboratory is a sound one', { timeout: 300_000 }, async () => {
  const endless = faces.text.replace('const list: number[] = [];', 'for (;;);');
  expect(endless).not.toBe(faces.text);
  expect(await assistant.ask({ do: 'try', ...faces, text: endless }, 4000)).toBeNull();
  expect(await assistant.ask({ do: 'try', ...faces }, PATIENCE)).toEqual({ killedBy: null });
});

test('the first look tells what each mutant breaks, and goes on after one that never ends', {
  timeout: 600_000,
}, async () => {
  const { file, text } = faces;
  const test = 'packages/kernel/test/faces.test.ts';
  const at = text.indexOf('const list: number[] = [];');
  const mutant = (after: string): Mutant => ({
    ...{ file, line: 1, start: at, end: at, kind: 'by hand', source: '', before: '', after, nth: 1, of: 1 },
  });
  const mutants = [mutant('for (;;);'), mutant('return [];'), mutant('')];
  const names = [...readFileSync(inRoot(test), 'utf8').matchAll(/^test\('(.*)',/gm)].map(([, name]) => name);
  const orders = new Map([[test, new Map(names.map((name) => [name, [0, 1, 2]]))]]);
  const found = await sift(assistant, () => text, [...mutants.entries()], orders, 4000);
  expect(found.map(({ fate }) => fate)).toEqual([
    { fate: 'timeout', by: null },
    { fate: 'killed', by: expect.stringMatching(/^packages\/kernel\/test\/faces\.test\.ts: /) },
    null,
  ]);
  expect(found[2].tried.size).toBe(names.length);
});
