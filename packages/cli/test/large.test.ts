import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { enFrancais, scratch, tallyho } from './run.ts';

const { folder, remove } = scratch();
afterAll(remove);
const here = { cwd: folder };
const put = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const head = (options: string): string =>
  `Tally-Ho record 1\nsystem: down-in-flames\nrules: 1\nseed: a\noptions: ${options}\n`;

/** What a command says about something that is far too large still fits on a screen. */
const SCREEN = 1500;

put('line.txt', 'x'.repeat(3_000_000));
put('seats.txt', head(`{"seats":[${'{},'.repeat(99_999)}{}]}`));
put('name.txt', head(`{"seats":[{"name":"${'n'.repeat(900_000)}"}]}`));
put('deep.txt', head('['.repeat(100_000) + ']'.repeat(100_000)));
put('field.txt', head(`{"${'f'.repeat(1900)}":1}`));

test.each([
  ['line', 'is longer than a line of a record can be', 'est plus longue que'],
  ['seats', '100000 entries', '100000 entrées'],
  ['name', 'has 900000 characters', 'a 900000 caractères'],
  ['deep', 'more than 16 deep', 'plus de 16 niveaux'],
])('replay: a record that is too large (%s) is refused in a few words', async (name, english, french) => {
  const { code, out, err } = await tallyho(['replay', `${name}.txt`], here);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(english);
  expect(err.length).toBeLessThan(SCREEN);
  expect((await enFrancais(['replay', `${name}.txt`], here)).err).toContain(french);
  const json = await tallyho(['replay', `${name}.txt`, '--json'], here);
  expect(json.out.length).toBeLessThan(SCREEN);
  expect(JSON.parse(json.out)).toMatchObject({ problem: { sentence: expect.stringContaining(english) } });
});

test('replay, play and content: a field, an option or a word that is too long is quoted by its beginning', async () => {
  const long = 'w'.repeat(50_000);
  put('pack.json', `{"system":"zero","pack":"p","${'f'.repeat(1900)}":1}`);
  for (const args of [
    ['replay', 'field.txt'],
    ['play', '--system', 'zero', '--options', `{"${'o'.repeat(1900)}":1}`],
    ['play', '--system', 'zero', '--options', `[${long}`],
    ['play', '--system', long],
    ['play', '--system', 'zero', '--seed', 's'.repeat(201)],
    [long],
    ['serve', '--port', long],
    ['content', 'check', 'pack.json'],
  ]) {
    const { code, out, err } = await tallyho(args, here);
    expect(code, args[0].slice(0, 10)).toBeGreaterThan(0);
    expect((out + err).length, args.join(' ').slice(0, 40)).toBeLessThan(SCREEN);
  }
});
