import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { inRoot } from '../lib/paths.mjs';
import { Assistant } from '../mutants/assistant.ts';

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

test('a test that never ends is given up, and the next laboratory is a sound one', async () => {
  const endless = faces.text.replace('const list: number[] = [];', 'for (;;);');
  expect(endless).not.toBe(faces.text);
  expect(await assistant.ask({ do: 'try', ...faces, text: endless }, 4000)).toBeNull();
  expect(await assistant.ask({ do: 'try', ...faces }, PATIENCE)).toEqual({ killedBy: null });
});
