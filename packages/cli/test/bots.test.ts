import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { enFrancais, scratch, tallyho } from './run.ts';

const { folder, remove } = scratch();
afterAll(remove);

test('ladder: mirrored pairs, a table, ratings, figures and a picture', async () => {
  const json = join(folder, 'ladder.json');
  const svg = join(folder, 'ladder.svg');
  const line = ['ladder', '--system', 'down-in-flames', '--games', '12', '--levels', 'cadet,pilot'];
  const { code, out } = await tallyho([...line, '--json', json, '--svg', svg]);
  expect(code).toBe(0);
  expect(out).toContain('12 games in mirrored pairs');
  expect(out).toMatch(/Pilot beats Cadet +\d+/);
  const figures = JSON.parse(readFileSync(json, 'utf8'));
  expect(figures).toMatchObject({
    system: 'down-in-flames',
    seed: '1',
    pairs: 6,
    bouts: [{ a: 'pilot', b: 'cadet', games: 12 }],
  });
  expect(readFileSync(svg, 'utf8')).toContain('won of the decided games, %');
  const again = await tallyho([...line, '--jobs', '1', '--json', join(folder, 'again.json')]);
  expect(again.code).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 'again.json'), 'utf8')).bouts).toEqual(figures.bouts);
});

test('ladder: Missions of Zero! are counted in pairs, by points', async () => {
  const { code, out } = await tallyho([
    'ladder',
    '--system',
    'zero-missions',
    '--games',
    '4',
    '--levels',
    'cadet,pilot',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('4 games in mirrored pairs');
  expect(out).toContain('of decided pairs');
});

test('ladder: a bot that sees every card stands beside the others', async () => {
  const playouts = ['--veteran-playouts', '3', '--ace-playouts', '3'];
  const { code, out } = await tallyho([
    'ladder',
    '--system',
    'zero',
    '--games',
    '2',
    '--levels',
    'cadet,pilot',
    '--seer',
    ...playouts,
  ]);
  expect(code).toBe(0);
  expect(out).toContain('Seer beats Pilot');
  expect(out).toContain('sees every card');
});

test('ladder: with several aircraft on each side', async () => {
  for (const system of ['down-in-flames', 'zero', 'wings-of-war']) {
    const line = ['ladder', '--system', system, '--games', '2', '--levels', 'cadet,pilot', '--aircraft', '2'];
    const { code, out } = await tallyho(line);
    expect(code).toBe(0);
    expect(out).toContain(`${system}, 2 against 2, seed 1: 2 games`);
  }
});

test('balance: every aircraft with its worth, in French too', async () => {
  const svg = join(folder, 'balance.svg');
  const { code, out } = await enFrancais(['balance', '--system', 'wings-of-war', '--games', '2', '--svg', svg]);
  expect(code).toBe(0);
  expect(out).toContain('force (Elo)');
  expect(out).toContain('n’imprime pas de points');
  expect(existsSync(svg)).toBe(true);
});

test('what cannot be measured is refused', async () => {
  expect(await tallyho(['ladder'])).toMatchObject({ code: 2 });
  const wrong = await tallyho(['ladder', '--system', 'zero', '--levels', 'pilot,baron']);
  expect(wrong.code).toBe(2);
  expect(wrong.err).toContain('There is no level “baron”.');
  expect((await tallyho(['balance', '--system', 'reference'])).err).toContain('no bots for “reference”');
});
