import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { languages, text } from '@tallyho/words';
import { expect, test } from 'vitest';
import { commands } from '../src/run.ts';
import { BIN, enFrancais, tallyho } from './run.ts';

test('help, version, and a language of its own', async () => {
  expect(await tallyho(['help'])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('tallyho serve') });
  expect(await tallyho(['--help'])).toMatchObject({ code: 0, out: expect.stringContaining('tallyho serve') });
  expect(await tallyho(['--version'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^tallyho \d+\.\d+\.\d+\n$/),
  });
  expect(await tallyho(['help', 'fuzz'])).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^tallyho fuzz --system/),
  });
  expect(await tallyho([])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('tallyho serve') });
  const french = { env: { LANG: 'fr_FR.UTF-8' } };
  expect((await tallyho(['help'], french)).out).toContain('le combat aérien sur table');
  expect((await tallyho(['help'], { env: { LANG: 'fr_FR.UTF-8', LC_ALL: 'en_GB.UTF-8' } })).out).toContain(
    'tabletop air combat',
  );
  expect((await tallyho(['--lang', 'en', 'help'], french)).out).toContain('tabletop air combat');
  expect((await tallyho(['--lang=fr', 'help'])).out).toContain('le combat aérien sur table');
  expect((await tallyho(['help', '--lang', 'fr'])).out).toContain('le combat aérien sur table');
});

test.each([[['--lang', 'de', 'help']], [['--lang=de', 'help']], [['help', '--lang', 'de']]])(
  'a language that is not spoken is refused: %j',
  async (args) => {
    const { code, err } = await tallyho(args);
    expect(err).toContain('“de” does not fit --lang. Allowed is en, fr.');
    expect(code).toBe(2);
  },
);

test('every command explains itself and all its options, in both languages', async () => {
  for (const load of Object.values(commands)) {
    const { name, options } = await load();
    const { code, out } = await tallyho([name, '--help']);
    expect(code, name).toBe(0);
    expect(out).toBe(`${text(`help-${name}`, {}, 'en')}\n`);
    for (const language of languages) {
      for (const option of [...Object.keys(options), 'lang']) {
        expect(text(`help-${name}`, {}, language), `${name} --${option}`).toContain(`--${option}`);
      }
      expect(text('help', {}, language)).toContain(`tallyho ${name}`);
    }
  }
});

const wrong: [args: string[], english: string, french: string][] = [
  [
    ['srve'],
    'There is no command “srve”. Did you mean serve?',
    'Il n’y a pas de commande « srve ». Vouliez-vous dire serve ?',
  ],
  [
    ['serve', '--prot', '80'],
    'There is no option --prot here. Did you mean --port?',
    'Il n’y a pas d’option --prot ici. Vouliez-vous dire --port ?',
  ],
  [
    ['serve', '--port', 'abc'],
    '“abc” does not fit --port. Allowed is 0 … 65535.',
    '« abc » ne convient pas pour --port.',
  ],
  [['serve', '--port', '70000'], '“70000” does not fit --port.', '« 70000 » ne convient pas pour --port.'],
  [['serve', 'here'], '“here” is one word too many here.', '« here » est de trop ici.'],
  [
    ['fuzz', '--system', 'reference', '--games', 'abc'],
    '“abc” does not fit --games.',
    '« abc » ne convient pas pour --games.',
  ],
  [['fuzz', '--games'], '--games needs a value after it.', 'Il faut une valeur après --games.'],
  [['fuzz', '--games', '--json'], '--games needs a value after it.', 'Il faut une valeur après --games.'],
  [['scenario', 'x', '--json=yes'], '--json is switched on by its name alone', '--json s’écrit sans valeur'],
  [['fuzz'], 'Which game? Name it with --system. Known are', 'Quel jeu ? Nommez-le avec --system. On connaît'],
  [
    ['play', '--system', 'refrence'],
    'The system “refrence” is not known. Did you mean reference?',
    'Le jeu « refrence » est inconnu. Vouliez-vous dire reference ?',
  ],
  [['exhaust', '--system', 'chess'], 'The system “chess” is not known.', 'Le jeu « chess » est inconnu.'],
  [['bench', '--system', 'chess'], 'The system “chess” is not known.', 'Le jeu « chess » est inconnu.'],
  [['bench', '--seconds', '-1'], '“-1” does not fit --seconds.', '« -1 » ne convient pas pour --seconds.'],
  [
    ['scenario'],
    '“tallyho scenario” needs to be told what to work on.',
    'Il faut dire à « tallyho scenario » sur quoi travailler.',
  ],
  [
    ['rules'],
    '“tallyho rules” needs to be told what to work on.',
    'Il faut dire à « tallyho rules » sur quoi travailler.',
  ],
  [['replay', 'a', 'b'], '“b” is one word too many here.', '« b » est de trop ici.'],
  [['content', 'chekc'], '“chekc” cannot be done with content', '« chekc » ne peut pas se faire avec un contenu'],
  [
    ['play', '--system', 'nowhere/trial.ts'],
    'nowhere/trial.ts: this module cannot be loaded.',
    'nowhere/trial.ts : ce module ne peut pas être chargé.',
  ],
];

test.each(wrong)('%j is not understood, and says why', async (args, english, french) => {
  const said = await tallyho(args);
  expect(said).toMatchObject({ code: 2, out: args.includes('--json') ? expect.stringContaining('"problem"') : '' });
  expect(said.err).toContain(english);
  expect(said.err).not.toMatch(/undefined|\s{2}at /);
  expect((await enFrancais(args)).err).toContain(french);
});

test('an error is there for programs too', async () => {
  const { code, out } = await tallyho(['fuzz', '--json', '--games', 'abc']);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toEqual({
    problem: {
      code: 'option-wrong-value',
      place: '--games',
      facts: { wanted: '1 … 2000000000', found: 'abc' },
      sentence: '“abc” does not fit --games. Allowed is 1 … 2000000000.',
    },
  });
});

/** A Node older than 24 on this machine, if there is one. */
const oldNode = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .filter((file) => existsSync(file))
  .find((file) => Number(execFileSync(file, ['--version'], { encoding: 'utf8' }).slice(1).split('.')[0]) < 24);

test.skipIf(oldNode === undefined)('started by an older Node, it hands over to its own, with the exit code', () => {
  const said = execFileSync(oldNode ?? '', [BIN, '--version'], { encoding: 'utf8' });
  expect(said).toMatch(/^tallyho \d/);
  expect(() => execFileSync(oldNode ?? '', [BIN, 'nonsense'], { stdio: 'pipe' })).toThrow(
    expect.objectContaining({ status: 2 }),
  );
});
