import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { basePack } from '@tallyho/down-in-flames/content';
import { afterAll, expect, test } from 'vitest';
import { median } from '../src/bench/measure.ts';
import { systems } from '../src/systems.ts';
import { ended, enFrancais, scratch, start, tallyho } from './run.ts';

const { folder, write, remove } = scratch();
afterAll(remove);
const here = { cwd: folder };
const BROKEN = fileURLToPath(new URL('./broken.ts', import.meta.url));

test('fuzz: games that keep every promise', async () => {
  const ran = await tallyho([
    'fuzz',
    '--system',
    'reference',
    '--games',
    '40',
    '--seed',
    '5',
    '--jobs',
    '2',
    '--every',
    '4',
  ]);
  expect(ran.out).toMatch(/^reference: 40 games with [\d,]+ choices played, [\d,]+ games? a second\.\n$/);
  expect(ran.code).toBe(0);
  const one = JSON.parse(
    (await tallyho(['fuzz', '--system', 'reference', '--games', '3', '--seed', '5', '--json'])).out,
  );
  const again = JSON.parse(
    (await tallyho(['fuzz', '--system', 'reference', '--games', '1', '--seed', '5+2', '--json'])).out,
  );
  expect(one).toMatchObject({ system: 'reference', seed: '5', games: 3, stopped: false, found: null });
  expect(again).toMatchObject({ seed: '5+2', games: 1 });
});

test('fuzz: a finding is shortened, kept, and can be played again', async () => {
  const args = ['fuzz', '--system', BROKEN, '--games', '50', '--seed', '1', '--out', 'found'];
  const first = await tallyho(args, here);
  expect(first.code).toBe(1);
  expect(first.out).toMatch(
    /✗ cardsConserved fails in the game with seed \S+; the shortest game that shows it has \d+ choices?\./,
  );
  const file = /kept as {3}(.*)/.exec(first.out)?.[1] ?? '';
  expect(file).toMatch(/^found\/broken-cardsConserved-1(\+\d+)?\.yaml$/);
  const script = readFileSync(join(folder, file), 'utf8');
  const again = /again by {2}(.*)/.exec(first.out)?.[1] ?? '';
  expect(again).toMatch(/^npx tallyho fuzz --system \S+ --games 1 --seed \S+$/);
  expect(script).toContain(`# again: ${again}`);
  expect(script).toContain('conform: true');

  const replayed = await tallyho([...again.split(' ').slice(2), '--out', 'again', '--json'], here);
  expect(replayed.code).toBe(1);
  expect(JSON.parse(replayed.out)).toMatchObject({ games: 1, found: { check: 'cardsConserved', game: 0, script } });
  expect((await enFrancais([...args.slice(0, -1), 'encore'], here)).out).toContain('gardée dans');

  const alone = JSON.parse((await tallyho([...args, '--jobs', '1', '--json'], here)).out);
  expect(`found/broken-cardsConserved-${alone.found.seed}.yaml`).toBe(file);
});

test('fuzz: Ctrl-C stops it with what has been played so far', async () => {
  const child = start(['fuzz', '--system', 'reference', '--games', '100000000', '--jobs', '1', '--json']);
  const end = ended(child);
  // The first line of progress says that games are being played.
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  const { code, out } = await end;
  const { games, stopped, found } = JSON.parse(out);
  expect({ code, stopped, found }).toEqual({ code: 0, stopped: true, found: null });
  expect(games).toBeGreaterThan(0);
});

test('exhaust: everything is used, or listed', async () => {
  const all = await tallyho(['exhaust', '--system', 'reference']);
  expect(all).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^reference: 10 of 10 used in \d+ games with \d+ choices\.\n$/),
  });
  const some = await tallyho(['exhaust', '--system', 'reference', '--games', '1']);
  expect(some.code).toBe(1);
  expect(some.out).toMatch(/never used:\n( {2}\S.*\n)+$/);
  const json = JSON.parse((await tallyho(['exhaust', '--system', 'reference', '--games', '1', '--json'])).out);
  expect(json.used + json.missing.length).toBe(10);
  expect((await enFrancais(['exhaust', '--system', 'reference', '--games', '1'])).out).toMatch(/jamais utilisés? :/);
});

test('bench: measures beside chess', async () => {
  const { code, out } = await tallyho(['bench', '--seconds', '0.2', '--system', 'reference', '--json']);
  expect(code).toBe(0);
  const { measured, rounds } = JSON.parse(out);
  expect(rounds).toBeGreaterThanOrEqual(5);
  expect(measured.map((m: { name: string }) => m.name)).toEqual(['chess (chessops)', 'reference']);
  expect(measured[0].ratio).toBe(1);
  for (const { decisionsPerSecond, gamesPerSecond, decisionsPerGame, ratio } of measured) {
    for (const value of [decisionsPerSecond, gamesPerSecond, decisionsPerGame, ratio]) expect(value).toBeGreaterThan(0);
  }
  expect((await enFrancais(['bench', '--seconds', '0.2', '--system', 'reference'])).out).toMatch(
    /décisions\/s +parties\/s[\s\S]*échecs \(chessops\)/,
  );
  expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5]);
});

test('bench: says how many playouts a bot makes, and what that is for a Veteran and an Ace', async () => {
  const { code, out } = await tallyho(['bench', '--seconds', '0.1', '--system', 'zero']);
  expect(code).toBe(0);
  expect(out).toMatch(/playouts\/s +Veteran +Ace\nzero 1v1 +[\d,]+ +[\d,]+ +[\d,]+\nzero 4v4 +\d/);
  const json = JSON.parse((await tallyho(['bench', '--seconds', '0.1', '--system', 'wings-of-war', '--json'])).out);
  expect(json.playouts.map(({ name }: { name: string }) => name)).toEqual(['wings-of-war duel', 'wings-of-war 4v4']);
  for (const { playoutsPerSecond } of json.playouts) expect(playoutsPerSecond).toBeGreaterThan(0);
});

test('rules: a paragraph with its book, and who names it', async () => {
  const { code, out } = await tallyho(['rules', 'dif-alt-08', 'DIF-EX-14']);
  expect(code).toBe(0);
  expect(out).toMatch(/^DIF-ALT-08 · Down In Flames · Altitude\n {2}Every time a fighter climbs one level/);
  expect(out).toMatch(/ {2}→ packages\/down-in-flames\/src\/\S+:\d+\n/);
  expect(out).toContain('DIF-EX-14 · Down In Flames · Worked examples · worked example\n');
  expect(out).toContain('  - Later 2 more hits (total 4) → shot down.\n');
});

test('rules: a paragraph in French', async () => {
  const { out } = await enFrancais(['rules', 'DIF-ALT-08', 'DIF-EX-14']);
  expect(out).toMatch(/^DIF-ALT-08 · Down In Flames · Altitude\n {2}Chaque fois qu’un chasseur monte d’un niveau/);
  expect(out).toContain('· exemple de jeu');
});

test('rules: a chapter, and an id that does not exist', async () => {
  const chapter = JSON.parse((await tallyho(['rules', 'DIF-ALT', '--json'])).out);
  expect(chapter.rules).toHaveLength(24);
  expect(chapter.rules[7]).toMatchObject({
    id: 'DIF-ALT-08',
    book: 'down-in-flames',
    kind: 'rule',
    named: expect.any(Array),
  });
  const unknown = await tallyho(['rules', 'DIF-ATL-08', 'DIF-ALT-08']);
  expect(unknown).toMatchObject({ code: 1, out: expect.stringContaining('DIF-ALT-08 ·') });
  expect(unknown.err).toMatch(/^No book has a rule “DIF-ATL-08”\. Did you mean DIF-ALT-08/);
  expect((await enFrancais(['rules', 'DIF-ATL-08'])).err).toMatch(
    /^Aucun livret n’a de règle « DIF-ATL-08 »\. Vouliez-vous dire DIF-ALT-08/,
  );
});

const shipped = systems.filter(({ shippedContent }) => shippedContent !== undefined);

test('content: what is shipped is in order, and so is a good pack', async () => {
  const file = write('good.json', JSON.stringify({ ...basePack, pack: 'good' }));
  const { code, out } = await tallyho(['content', 'check', file]);
  const names = [...shipped.map(({ id }) => id), file];
  expect(shipped.map(({ id }) => id)).toEqual(expect.arrayContaining(['down-in-flames', 'zero']));
  expect(out).toBe(
    `${names.map((name) => `✓ ${name}: in order\n`).join('')}${names.length} packs checked, 0 with errors.\n`,
  );
  expect(code).toBe(0);
});

test('content: each error names the file, the place and the reason', async () => {
  write('bad.yaml', 'system: down-in-flames\npack: Bad Pack\nfighters: [{ id: x }]\nextra: 1\n');
  write('torn.json', '{ "system": \n');
  write('other.yaml', 'system: chess\n');
  const { code, out } = await tallyho(['content', 'check', 'bad.yaml', 'torn.json', 'other.yaml', 'gone.json'], here);
  expect(code).toBe(1);
  expect(out).toContain('✗ bad.yaml: ');
  expect(out).toContain('  bad.yaml: pack: “Bad Pack” cannot be an id');
  expect(out).toContain('  bad.yaml: extra: there is no field “extra” here.');
  expect(out).toContain('  bad.yaml: fighters[0].name: the field “name” is missing.');
  expect(out).toMatch(/ {2}torn\.json:\d+: the pack is neither JSON nor YAML\./);
  expect(out).toContain('  other.yaml: this pack is for no game that takes packs.');
  expect(out).toContain('  gone.json: there is no such file or folder.');
  expect(out.endsWith(`${shipped.length + 4} packs checked, 4 with errors.\n`)).toBe(true);
  const french = (await enFrancais(['content', 'check', 'bad.yaml'], here)).out;
  expect(french).toContain('  bad.yaml: fighters[0].name : il manque le champ « name ».');
  expect(existsSync(join(folder, 'scenarios'))).toBe(false);
});
