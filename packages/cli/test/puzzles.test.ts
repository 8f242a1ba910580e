import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { enFrancais, ROOT, scratch, tallyho } from './run.ts';

const { folder, remove } = scratch();
afterAll(remove);

const shipped = JSON.parse(readFileSync(join(ROOT, 'packages/bots/puzzles/down-in-flames.json'), 'utf8'));
/** The one that is measured soonest. */
const puzzle = shipped.puzzles.reduce((a: (typeof shipped.puzzles)[0], b: (typeof shipped.puzzles)[0]) =>
  b.tried.length / b.moves.length < a.tried.length / a.moves.length ? b : a,
);
const written = (name: string, set: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof set === 'string' ? set : JSON.stringify(set));
  return file;
};

test('puzzles: what is as it says is right, with its own seed and with another', async () => {
  const file = written('right.json', { ...shipped, puzzles: [puzzle] });
  expect(await tallyho(['puzzles', '--check', file])).toEqual({
    code: 0,
    out: 'down-in-flames: 1 puzzle played again, 1 measured again, 1 of these as they say.\n',
    err: '',
  });
  const other = await enFrancais(['puzzles', '--check', file, '--seed', 'another']);
  expect(other.out).toBe('down-in-flames : 1 problème rejoué, 1 remesuré, dont 1 tels qu’annoncés.\n');
  expect(other.code).toBe(0);
});

test('puzzles: what measures otherwise, or cannot be asked, is found', async () => {
  const best = puzzle.tried.reduce((a: { won: number }, b: { won: number }) => (b.won > a.won ? b : a));
  const tried = puzzle.tried.map((one: { won: number }) => (one === best ? { ...one, won: one.won + 1 } : one));
  const moves = puzzle.moves.slice(0, -1);
  const file = written('wrong.json', {
    ...shipped,
    puzzles: [
      { ...puzzle, tried },
      { ...puzzle, moves },
    ],
  });
  const { code, out } = await tallyho(['puzzles', '--check', file]);
  expect(code).toBe(1);
  expect(out).toContain('2 puzzles played again, 1 measured again, 0 of these as they say.');
  expect(out).toContain(`${puzzle.seed}: It measures otherwise than it says.`);
  expect(out.trimEnd().split('\n')).toHaveLength(3);
});

test('puzzles: a file without any, and a game that was not named', async () => {
  const file = written('none.json', '{"puzzles": 3}');
  expect(await tallyho(['puzzles', '--check', file])).toMatchObject({
    code: 2,
    err: expect.stringContaining('there are no puzzles in this file'),
  });
  expect((await tallyho(['puzzles'])).err).toContain('Which game? Name it with --system.');
  expect((await tallyho(['puzzles', 'a.json', '--system', 'zero'])).err).toContain('one word too many');
});
