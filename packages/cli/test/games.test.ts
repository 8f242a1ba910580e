import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { enFrancais, ROOT, scratch, tallyho } from './run.ts';

const { folder, write, remove } = scratch();
afterAll(remove);
const here = { cwd: folder };
const REFERENCE = join('packages', 'kernel', 'test', 'reference', 'scenarios');

const FAILING = `title: Too many hits
system: reference
given: { red: { hand: [LANCE] } }
open: true
steps:
  - red: play LANCE
  - blue: pass
  - expect: { blue.hits: 3 }
---
title: Not now
system: reference
given: { red: { hand: [FEINT] } }
open: true
steps:
  - red: play FEINT
variants:
  - title: just so
    open: true
    steps: [{ red: pass }]
`;

const REGRESSIONS = join('scenarios', 'regressions');
test.runIf(existsSync(join(ROOT, REGRESSIONS)))('what the fuzzer once found stays mended', async () => {
  const { code, out } = await tallyho(['scenario', REGRESSIONS]);
  expect(out).toContain(' 0 failed');
  expect(code).toBe(0);
});

test('an expectation of something that is not there shows all that is', async () => {
  const own = scratch();
  onTestFinished(own.remove);
  const file = own.write(
    'there.yaml',
    'title: t\nsystem: reference\ngiven: {}\nopen: true\nsteps: [{ expect: { all: 1 } }]\n',
  );
  expect((await tallyho(['scenario', file])).out).toMatch(/found +all: nothing\n {2}all there is:\n {4}turn: 1\n/);
  const { lines } = JSON.parse((await tallyho(['scenario', file, '--json'])).out);
  expect(lines[0].failure.there).toMatchObject({ turn: 1, waiting: { red: 'attack' } });
});

let record = '';
beforeAll(async () => {
  write('failing.yaml', FAILING);
  write('broken.yaml', 'title: [\n');
  write('stranger.yaml', 'title: t\nsystem: chess\n');
  mkdirSync(join(folder, 'empty'));
  ({ out: record } = await tallyho(['play', '--system', 'reference', '--seed', '7']));
  write('game.txt', record);
});

test('scenario: the scripted games of the reference game pass', async () => {
  const { code, out, err } = await tallyho(['scenario', REFERENCE]);
  expect(out).toMatch(/^\d+ files, \d+ lines of play: \d+ passed, 0 failed\.\n$/);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test('scenario: a failure shows step, expected, found and what was open', async () => {
  const { code, out } = await tallyho(['scenario', 'failing.yaml'], here);
  expect(code).toBe(1);
  expect(out).toBe(`✗ failing.yaml:8  Too many hits
  step 3: the position is not as expected.
  expected  blue.hits: 3
  found     blue.hits: 1
  open      red, attack (J-2): pass
✗ failing.yaml:15  Not now
  step 1: this choice cannot be made.
  expected  red: play FEINT
  found     “play FEINT” is not possible now: it can only be played in answer to a card (J-2). The game is as it was; take one of the choices offered.
  open      red, attack (J-2): pass
1 file, 3 lines of play: 1 passed, 2 failed.
`);
  const french = (await enFrancais(['scenario', 'failing.yaml'], here)).out;
  expect(french).toContain(
    '  étape 3 : la situation n’est pas celle qu’on attendait.\n  attendu  blue.hits: 3\n  trouvé   blue.hits: 1',
  );
  expect(french).toContain('1 fichier, 3 lignes de jeu : 1 réussie, 2 manquées.');
});

test('scenario: the same for programs', async () => {
  const { code, out } = await tallyho(['scenario', 'failing.yaml', '--json'], here);
  expect(code).toBe(1);
  const { lines, ...sums } = JSON.parse(out);
  expect(sums).toEqual({ files: 1, passed: 1, failed: 2, problems: [] });
  expect(lines[0]).toMatchObject({ file: 'failing.yaml', line: 1, title: 'Too many hits', variant: null, steps: 3 });
  expect(lines[0].failure).toMatchObject({ code: 'step-expect', place: 'failing.yaml:8', step: 3 });
  expect(lines[2]).toMatchObject({ variant: 'just so', failure: null });
});

test('scenario: what cannot be read is named with its place', async () => {
  const said: [path: string, english: string, french: string][] = [
    ['broken.yaml', '✗ broken.yaml:', 'ce n’est pas du YAML valable'],
    [
      'gone.yaml',
      '✗ gone.yaml: there is no such file or folder.',
      'gone.yaml : il n’y a ni fichier ni dossier de ce nom.',
    ],
    ['empty', '✗ empty: there is no scripted game in this folder', 'empty : il n’y a aucun script dans ce dossier'],
    [
      'stranger.yaml',
      '✗ stranger.yaml:1: the system “chess” is not known.',
      'stranger.yaml:1 : le jeu « chess » est inconnu',
    ],
  ];
  for (const [path, english, french] of said) {
    const ran = await tallyho(['scenario', path], here);
    expect(ran.code, path).toBe(2);
    expect(ran.out).toContain(english);
    expect((await enFrancais(['scenario', path], here)).out).toContain(french);
  }
});

test('scenario: a folder is searched, in the order of names, and one bad file does not hide the others', async () => {
  const { code, out } = await tallyho(['scenario', '.', '--json'], here);
  expect(code).toBe(2);
  const { problems, lines } = JSON.parse(out);
  expect(problems.map((p: { code: string }) => p.code)).toEqual(['script-yaml', 'script-unknown-system']);
  expect(lines).toHaveLength(3);
});

test('play: the same seed gives the same record, another seed another', async () => {
  expect(record).toMatch(/^Tally-Ho record 3\nsystem: reference\nrules: \d+\nproof: [0-9a-f]{64}\nseed: 7\n/);
  expect(record).toMatch(/\nend #[0-9a-f]{16} (red|blue|nobody)\n$/);
  expect((await tallyho(['play', '--system', 'reference', '--seed', '7'])).out).toBe(record);
  expect((await tallyho(['play', '--system', 'reference', '--seed', '8'])).out).not.toBe(record);
  expect((await tallyho(['play', '--system', 'down-in-flames'])).out).toMatch(/\nend #[0-9a-f]{16} /);
});

test('play: without a seed each game has a secret of its own, which nobody can find by trying', async () => {
  const seeds = await Promise.all(
    [1, 2].map(async () => (await tallyho(['play', '--system', 'reference'])).out.match(/^seed: (.*)$/m)?.[1]),
  );
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  expect(seeds[0]).not.toBe(seeds[1]);
});

test('play: options are checked', async () => {
  const args = ['play', '--system', 'reference', '--options'];
  expect((await tallyho([...args, '{"turns":1}'])).out).toContain('"turns":1');
  expect(await tallyho([...args, '{turns'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('--options wants JSON'),
  });
  expect(await tallyho([...args, '{"turns":0}'])).toMatchObject({
    code: 1,
    err: 'options.turns: “0” does not fit. Allowed is 1 … 60.\n',
  });
  expect((await enFrancais([...args, '{"turn":3}'])).err).toBe(
    'options.turn : il n’y a pas de champ « turn » ici. On connaît turns, hits, copies.\n',
  );
});

test('play: a set-up of Zero! that cannot be flown is refused with its place and the reason, in both languages', async () => {
  const seats = (japanese: object[], allied: object[]): object[] => [
    { name: 'J', side: 'japanese', elements: japanese },
    { name: 'A', side: 'allied', elements: allied },
  ];
  const args = (options: object): string[] => ['play', '--system', 'zero', '--options', JSON.stringify(options)];
  const [zero, wildcat] = [{ aircraft: 'a6m2' }, { aircraft: 'f4f-3' }];
  expect((await tallyho(args({ turns: 1 }))).out).toMatch(/\nend #[0-9a-f]{16} /);
  expect(await tallyho(args({ seats: seats([zero, zero], [wildcat]) }))).toMatchObject({
    code: 1,
    err: 'seats: the sides must have the same number of aircraft, and here are 4 Japanese and 2 Allied ones. Even them out, or agree on a balance.\n',
  });
  expect((await enFrancais(args({ seats: seats([{ ...zero, altitude: 'very high' }], [wildcat]) }))).err).toBe(
    'seats[0].elements[0].altitude : seuls les avions turbocompressés peuvent commencer à très haute altitude, et A6M2 Zero n’a pas de turbocompresseur. Commencez plus bas.\n',
  );
  expect((await tallyho(args({ year: 1942, seats: seats([zero], [{ aircraft: 'p-51d' }]) }))).err).toBe(
    'seats[1].elements[0].aircraft: the fighter “p-51d” entered service in 1944, after the agreed year 1942.\n',
  );
  const sakai = { aircraft: 'ki-43', pilot: 'sakai' };
  expect((await enFrancais(args({ balance: 'house', seats: seats([sakai], [wildcat]) }))).err).toBe(
    'seats[0].elements[0].pilot : Sakai appartient à une autre arme (ijn) ; cet avion vole pour ija.\n',
  );
});

test('replay: the last position, and any other', async () => {
  const last = await tallyho(['replay', 'game.txt'], here);
  expect(last).toMatchObject({ code: 0, err: '' });
  expect(last.out).toMatch(/^reference, rules version \d+, seed 7, options/);
  expect(last.out).toMatch(/Position after choice (\d+) of \1 \(#[0-9a-f]{16}\)/);
  const second = await enFrancais(['replay', 'game.txt', '--at', '2'], here);
  expect(second.out).toMatch(/Situation après le choix 2 sur \d+ \(#[0-9a-f]{16}\)/);
  expect(second.out).toContain('  paces – paces: [');
  const json = JSON.parse((await tallyho(['replay', 'game.txt', '--at', '0', '--json'], here)).out);
  expect(json).toMatchObject({
    system: 'reference',
    seed: '7',
    move: 0,
    position: { turn: 1, waiting: { red: 'pace', blue: 'pace' } },
  });
  expect(json.hash).toBe(/turn 1 #([0-9a-f]{16})/.exec(record)?.[1]);
});

test('replay --verify: the seed is the one that was promised, and every seal is right', async () => {
  const fair = await tallyho(['replay', 'game.txt', '--verify'], here);
  expect(fair.code).toBe(0);
  expect(fair.out).toMatch(
    /^The seed is the one that was promised .* all is right\.\nThe seed is shorter than 256 bits/,
  );
  const { isOver, isLong, proof } = JSON.parse((await tallyho(['replay', 'game.txt', '--verify', '--json'], here)).out);
  expect({ isOver, isLong, proof }).toEqual({ isOver: true, isLong: false, proof: expect.stringMatching(/^7902699b/) });
  const seed = '0123456789abcdef'.repeat(4);
  write('long.txt', (await tallyho(['play', '--system', 'reference', '--seed', seed])).out);
  expect((await tallyho(['replay', 'long.txt', '--verify'], here)).out).toMatch(/^The seed .* all is right\.\n$/);
  write('forged.txt', record.replace(/^seed: 7$/m, 'seed: 8'));
  const forged = await tallyho(['replay', 'forged.txt', '--verify'], here);
  expect(forged).toMatchObject({ code: 1, err: expect.stringContaining('not the seed that was promised') });
  write('sealed.txt', record.replace(/^seed: 7\n/m, ''));
  expect((await enFrancais(['replay', 'sealed.txt', '--verify'], here)).err).toContain('il manque la graine');
  write('cut.txt', record.replace(/\n\nturn 2 .*$/s, '\n'));
  const cut = await tallyho(['replay', 'cut.txt', '--verify'], here);
  expect(cut).toMatchObject({ code: 1, out: expect.stringContaining('its end has been cut off') });
  expect(JSON.parse((await tallyho(['replay', 'cut.txt', '--verify', '--json'], here)).out)).toMatchObject({
    isOver: false,
  });
  const old = record
    .replace('record 3', 'record 1')
    .replace(/^proof: .*\n/m, '')
    .replace(/^(?:turn|end) .*/ms, '');
  write('old.txt', old);
  expect((await tallyho(['replay', 'old.txt', '--verify'], here)).err).toContain('have no proof');
});

test('replay: what is wrong with a record is said with its line', async () => {
  const lineOf = (pattern: RegExp): number => record.split('\n').findIndex((line) => pattern.test(line)) + 1;
  const second = lineOf(/^turn 2 /);
  const firstMove = lineOf(/^red: /);
  const cases: [name: string, text: string, english: string, french: string][] = [
    [
      'hash',
      record.replace(/^(turn 2 #).{16}/m, '$10000000000000000'),
      `line ${second}: the game as it stands here is not the one that was recorded`,
      `ligne ${second} : la partie n’est pas ici celle qui a été enregistrée`,
    ],
    [
      'choice',
      record.replace(/^red: .*/m, 'red: play LANCE'),
      `line ${firstMove}: “red: play LANCE” cannot be played here.`,
      `ligne ${firstMove} : « red: play LANCE » ne peut pas être joué ici.`,
    ],
    [
      'line',
      record.replace(/^red: .*/m, 'nonsense'),
      `line ${firstMove}: “nonsense” is neither a choice`,
      `ligne ${firstMove} : « nonsense » n’est ni un choix`,
    ],
    [
      'version',
      record.replace('record 3', 'record 9'),
      'line 1: a record begins with “Tally-Ho record 3”',
      'ligne 1 : une partie enregistrée commence par',
    ],
    [
      'rules',
      record.replace(/^rules: .*/m, 'rules: 99'),
      'line 3: this game was played by version 99 of the rules',
      'ligne 3 : cette partie a été jouée avec la version 99',
    ],
    [
      'system',
      record.replace(/^system: .*/m, 'system: chess'),
      'The system “chess” is not known.',
      'Le jeu « chess » est inconnu.',
    ],
    [
      'options',
      record.replace(/^options: .*/m, 'options: {'),
      'line 6: the options of the game are not valid JSON.',
      'ligne 6 : les options de la partie',
    ],
    ['empty', '\n', 'line 1: this record is empty.', 'ligne 1 : cette partie enregistrée est vide.'],
  ];
  for (const [name, text, english, french] of cases) {
    write(`${name}.txt`, text);
    const ran = await tallyho(['replay', `${name}.txt`], here);
    expect(ran, name).toMatchObject({ code: 1, out: '' });
    expect(ran.err, name).toContain(english);
    expect((await enFrancais(['replay', `${name}.txt`], here)).err, name).toContain(french);
  }
  const early = await tallyho(['replay', 'hash.txt', '--at', '1'], here);
  expect(early).toMatchObject({
    code: 1,
    out: expect.stringContaining('Position after choice 1'),
    err: expect.stringContaining(`line ${second}`),
  });
});

test('replay: a file that is not there, a folder, and a choice that never was', async () => {
  expect(await tallyho(['replay', 'gone.txt'], here)).toMatchObject({
    code: 2,
    err: 'gone.txt: there is no such file or folder. Check the name.\n',
  });
  expect(await tallyho(['replay', 'empty'], here)).toMatchObject({
    code: 2,
    err: 'empty: this is a folder, and a file is wanted.\n',
  });
  expect(await tallyho(['replay', 'game.txt', '--at', '9999'], here)).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no position after choice 9999'),
  });
});
