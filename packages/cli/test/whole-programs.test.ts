import { afterAll, expect, test } from 'vitest';
import { ended, scratch, start, tallyho } from './run.ts';

// Command lines as programs of their own, by the way that people start them: what they print where, and how they end.

const { folder, write, remove } = scratch();
afterAll(remove);
const here = { cwd: folder };

test.each([
  [['--version']],
  [['help', '--lang', 'fr']],
  [[]],
  [['nonsense']],
  [['play', '--system', 'zero', '--seed', '7']],
  [['scenario', 'failing.yaml', '--json']],
  [['replay', 'gone.txt']],
  [['rules', 'DIF-ALT-08']],
  [['exhaust', '--system', 'reference', '--games', '1']],
])('%j says and does as a program what it does here', async (args) => {
  write('failing.yaml', 'title: t\nsystem: reference\ngiven: {}\nopen: true\nsteps: [{ expect: { all: 1 } }]\n');
  expect(await ended(start(args, here))).toEqual(await tallyho(args, here));
});

test('the language is that of the surroundings', async () => {
  const french = { ...here, env: { LANG: 'fr_FR.UTF-8' } };
  expect(await ended(start(['nonsense'], french))).toEqual(await tallyho(['nonsense', '--lang', 'fr'], here));
});
