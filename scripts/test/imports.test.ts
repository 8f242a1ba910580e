import { describe, expect, test } from 'vitest';
import { ARROWS, FOLDERS } from '../checks/arrows.mjs';
import { findCycles } from '../checks/cycles.mjs';
import { checkImports } from '../checks/imports.mjs';
import { tree } from './tree.ts';

type Files = Record<string, string>;

const manifest = (dependencies: string[], devDependencies: string[] = []): string => {
  const versions = (names: string[]) => Object.fromEntries(names.map((name) => [name, '*']));
  return JSON.stringify({ dependencies: versions(dependencies), devDependencies: versions(devDependencies) });
};

const complaints = (files: Files): string[] =>
  checkImports(tree({ 'package.json': manifest(['node'], ['vitest']), ...files }));

test('arrows point down: nobody may import a package that may import them, however far round', () => {
  const below = (name: string): string[] => ARROWS[name].flatMap((next) => [next, ...below(next)]);
  for (const name of Object.keys(ARROWS)) expect(below(name)).not.toContain(name);
});

test.each([
  ['zero', 'kernel'],
  ['bots', 'wings-of-war'],
  ['conformance', 'scenario'],
  ['server', 'words'],
  ['web', 'words'],
  ['cli', 'server'],
  ['cli', 'conformance'],
])('%s may import %s', (from, to) => {
  expect(
    complaints({
      [`packages/${from}/package.json`]: manifest([`@tallyho/${to}`]),
      [`packages/${from}/src/main.tsx`]: `import { x } from '@tallyho/${to}';`,
    }),
  ).toEqual([]);
});

test.each([
  ['kernel', 'zero'],
  ['kernel', 'scenario'],
  ['zero', 'down-in-flames'],
  ['down-in-flames', 'wings-of-war'],
  ['zero', 'bots'],
  ['scenario', 'zero'],
  ['scenario', 'down-in-flames'],
  ['bots', 'scenario'],
  ['words', 'conformance'],
  ['conformance', 'server'],
  ['conformance', 'zero'],
  ['rulebook', 'zero'],
  ['web', 'server'],
  ['cli', 'web'],
  ['web', 'cli'],
])('%s may not import %s, nor depend on it', (from, to) => {
  expect(
    complaints({
      [`packages/${from}/package.json`]: manifest([`@tallyho/${to}`]),
      [`packages/${from}/src/main.tsx`]: `\nexport type { X } from '@tallyho/${to}';`,
    }),
  ).toEqual([
    expect.stringContaining(`packages/${from}/package.json:1  depends on @tallyho/${to} — ${from} may import `),
    expect.stringContaining(`packages/${from}/src/main.tsx:2  imports @tallyho/${to} — ${from} may import `),
  ]);
});

test('a package that the table does not know', () => {
  expect(complaints({ 'packages/gliders/package.json': manifest([]) })).toEqual([
    expect.stringContaining('packages/gliders:1  is not in scripts/checks/arrows.mjs'),
  ]);
});

const KERNEL = { 'packages/kernel/package.json': manifest([]) };
const ZERO = { 'packages/zero/package.json': manifest(['@tallyho/kernel']) };

test.each([
  `import { x } from '../../kernel/src/index.ts';`,
  `export * from '../../kernel/src/index.ts';`,
  `type X = import('../../kernel/src/index.ts').X;`,
  `const x = import('../../kernel/src/index.ts');`,
])('packages do not reach into each other by path: %s', (line) => {
  expect(complaints({ ...KERNEL, ...ZERO, 'packages/zero/src/index.ts': line })).toEqual([
    'packages/zero/src/index.ts:1  imports ../../kernel/src/index.ts — packages know each other by name: @tallyho/kernel',
  ]);
});

test('what src imports must be declared; Node itself and what the build makes up need not be', () => {
  const lines = `import 'node:fs'; import 'virtual:index';\nimport { parse } from 'yaml';\nimport { z } from '@scope/z/deep';`;
  expect(
    complaints({ 'packages/cli/package.json': manifest([], ['yaml']), 'packages/cli/src/main.ts': lines }),
  ).toEqual([
    'packages/cli/src/main.ts:2  imports yaml — add yaml to the dependencies of cli',
    'packages/cli/src/main.ts:3  imports @scope/z/deep — add @scope/z to the dependencies of cli',
  ]);
});

test('tests may import whatever is declared, by their package or for all', () => {
  const lines = `import 'vitest';\nimport '@tallyho/zero';\nimport '@tallyho/conformance';\nimport 'yaml';`;
  expect(
    complaints({
      'packages/zero/package.json': manifest(['@tallyho/kernel'], ['@tallyho/conformance']),
      'packages/zero/test/zero.test.ts': lines,
      'packages/zero/src/zero.test.ts': lines,
    }),
  ).toEqual([
    'packages/zero/src/zero.test.ts:4  imports yaml — add yaml to the devDependencies of zero',
    'packages/zero/test/zero.test.ts:4  imports yaml — add yaml to the devDependencies of zero',
  ]);
});

const circle = (how: string): Files => ({
  ...KERNEL,
  'packages/kernel/src/a.ts': `import { b } from './deep/b.ts';`,
  'packages/kernel/src/deep/b.ts': `import { c } from '../c.ts';`,
  'packages/kernel/src/c.ts': how,
});

test.each([`import { a } from './a.ts';`, `export * from './a.ts';`, `import './a.ts';`])(
  'files do not import each other in a circle: %s',
  (how) => {
    expect(complaints(circle(how))).toEqual([
      'packages/kernel/src/a.ts:1  imports itself in a circle — src/a.ts → src/deep/b.ts → src/c.ts → src/a.ts',
    ]);
  },
);

test.each([
  `import type { A } from './a.ts';`,
  `export type { A } from './a.ts';`,
  `type A = import('./a.ts').A;`,
  `// import { a } from './a.ts';`,
  `const text = "import { a } from './a.ts'";`,
])('types may go in a circle, and words are not imports: %s', (how) => {
  expect(complaints(circle(how))).toEqual([]);
});

test('a pattern that fits its own file is no circle', () => {
  expect(complaints(circle(`const all = import.meta.glob('./*.ts');`))).toEqual([
    'packages/kernel/src/a.ts:1  imports itself in a circle — src/a.ts → src/deep/b.ts → src/c.ts → src/a.ts',
  ]);
  expect(complaints(circle(`const all = import.meta.glob('./c*.ts');`))).toEqual([]);
});

test('rules know nothing of the flow', () => {
  const files = {
    ...ZERO,
    'packages/zero/src/rules/altitude.ts': `import type { Turn } from '../flow/turn.ts';`,
    'packages/zero/src/flow/turn.ts': `import { altitude } from '../rules/altitude.ts';`,
  };
  expect(complaints(files)).toEqual([
    'packages/zero/src/rules/altitude.ts:1  imports ../flow/turn.ts — rules/ must not import flow/',
  ]);
});

test('nor do those of a campaign, which has a flow of its own', () => {
  const why = 'rules/ must not import flow/';
  expect(
    complaints({
      ...ZERO,
      'packages/zero/src/pearl/rules/odds.ts': `import { raid } from '../flow/raid.ts';`,
      'packages/zero/src/pearl/flow/raid.ts': '',
      'packages/zero/src/rules/odds.ts': `import { raid } from '../pearl/flow/raid.ts';`,
      'packages/zero/src/score/rules.ts': `import { flow } from './flow.ts';`,
      'packages/zero/src/score/flow.ts': '',
    }),
  ).toEqual([
    `packages/zero/src/pearl/rules/odds.ts:1  imports ../flow/raid.ts — ${why}`,
    `packages/zero/src/rules/odds.ts:1  imports ../pearl/flow/raid.ts — ${why}`,
    `packages/zero/src/score/rules.ts:1  imports ./flow.ts — ${why}`,
  ]);
});

test.each(['./b', './b.js', './deep', './b.ts?worker'])('a file is imported by its whole name: not %s', (way) => {
  expect(complaints({ ...KERNEL, 'packages/kernel/src/a.ts': `import { b } from '${way}';` })).toEqual([
    `packages/kernel/src/a.ts:1  imports ${way} — name the file itself, with its ending`,
  ]);
});

test.each(['../test/tree.ts', './b.test.ts'])('what people run imports no test: %s', (way) => {
  expect(complaints({ ...KERNEL, 'packages/kernel/src/a.ts': `import { b } from '${way}';` })).toEqual([
    `packages/kernel/src/a.ts:1  imports ${way} — what people run imports no test`,
  ]);
});

describe('folders of the web', () => {
  const WEB = { 'packages/web/package.json': manifest([]) };
  const inWeb = (files: Files): string[] =>
    complaints({
      ...WEB,
      ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`packages/web/${path}`, text])),
    });

  test('their arrows point down, and lead to folders that there are', () => {
    const arrows = new Map(Object.entries(FOLDERS.web).map(([folder, below]) => [folder, [...below]]));
    expect(findCycles(arrows)).toEqual([]);
    for (const below of arrows.values()) for (const folder of below) expect([...arrows.keys()]).toContain(folder);
  });

  test.each([
    ['zero', 'dogfight'],
    ['down-in-flames', 'campaign'],
    ['dogfight', 'play'],
    ['entrance', 'rooms.ts'],
    ['main.tsx', 'app.tsx'],
  ])('%s may import %s', (from, to) => {
    const [file, target] = [from, to].map((name) => (name.includes('.') ? name : `${name}/a.ts`));
    const way = `${file.includes('/') ? '..' : '.'}/${target}`;
    expect(inWeb({ [`src/${file}`]: `import { x } from '${way}';` })).toEqual([]);
  });

  test.each([
    ['play', '../zero/room.tsx', 'zero'],
    ['play', '../rooms.ts', 'rooms.ts'],
    ['campaign', '../down-in-flames/room.tsx', 'down-in-flames'],
    ['page', '../home/home-page.tsx', 'home'],
    ['saved', '../play/look.ts', 'play'],
    ['wings-of-war', '../dogfight/scene.ts', 'dogfight'],
    ['zero', '../down-in-flames/room.tsx', 'down-in-flames'],
  ])('%s may not import %s, not even a type of it', (from, way, to) => {
    const why = expect.stringContaining(
      `imports ${way} — src/${from} may not import src/${to} (scripts/checks/arrows.mjs)`,
    );
    expect(inWeb({ [`src/${from}/a.ts`]: `import { x } from '${way}';` })).toEqual([why]);
    expect(inWeb({ [`src/${from}/deep/a.ts`]: `\nimport type { X } from '../${way}';` })).toEqual([
      expect.stringContaining(`packages/web/src/${from}/deep/a.ts:2  imports ../${way}`),
    ]);
    for (const line of [
      `const x = await import('${way}');`,
      `const x = await import(\`${way}\`);`,
      `import x = require('${way}');`,
      `const x = new Worker(new URL('${way}', import.meta.url));`,
      `const x = import.meta.glob(['${way}']);`,
    ])
      expect(inWeb({ [`src/${from}/a.ts`]: line, [`src/${way.slice('../'.length)}`]: '' }), line).toEqual([why]);
    expect(inWeb({ [`src/${from}/a.js`]: `import { x } from '${way}';` })).toEqual([why]);
  });

  const glob = (pattern: string): string => `const all = import.meta.glob(${pattern}, { eager: true });`;

  test.each([
    `'../zero/*.{ts,tsx}'`,
    `'../zero/**/*'`,
    `'../zero/**'`,
    `'../{zero,art}/*'`,
    `'../*/room.ts'`,
    `'../../**/zero/r*'`,
    `'./{..,deep}/zero/*.ts'`,
    `['./*.ts', '../ze?o/*.ts']`,
    `['../**/*.ts', '!../art/**', '!../zero/deep/**']`,
  ])('a pattern stands for all files that it fits: %s', (pattern) => {
    const files = { 'src/zero/room.ts': '', 'src/zero/deep/a.ts': '', 'src/art/a.ts': '' };
    expect(inWeb({ ...files, 'src/play/x.ts': glob(pattern) })).toEqual([
      expect.stringMatching(
        /^packages\/web\/src\/play\/x\.ts:1 {2}imports \S+ — src\/play may not import src\/zero \(/,
      ),
    ]);
  });

  test.each([
    `'./*.ts'`,
    `'../{art,page}/**/*.ts'`,
    `['../**/*.ts', '!../zero/**']`,
    `['../**/*.ts', '!../{zero,home}/{*.ts,deep/*}']`,
    `'../zero/*.css'`,
    `'../dogfight/*.ts'`,
  ])('and for no others: %s', (pattern) => {
    const files = { 'src/zero/room.ts': '', 'src/zero/deep/a.ts': '', 'src/zero/room.css': '', 'src/art/a.ts': '' };
    expect(inWeb({ ...files, 'src/play/x.ts': glob(pattern) })).toEqual([]);
  });

  test('tests that a pattern fits are no more for people than others', () => {
    expect(inWeb({ 'src/art/a.ts': glob(`'./*.ts'`), 'src/art/b.test.ts': '' })).toEqual([
      'packages/web/src/art/a.ts:1  imports ./*.ts — what people run imports no test',
    ]);
  });

  test.each([`'/src/zero/*.ts'`, `'**/zero/*.ts'`, `'@tallyho/zero/*.ts'`])(
    'a pattern begins where its file lies: not %s',
    (pattern) => {
      expect(inWeb({ 'src/zero/room.ts': '', 'src/play/x.ts': glob(pattern) })).toEqual([
        `packages/web/src/play/x.ts:1  imports ${pattern.slice(1, -1)} — begin with ./ or ../`,
      ]);
    },
  );

  const nameless =
    'packages/web/src/play/x.ts:1  imports what nobody can read here — name it in a plain text, or in arrows.mjs';

  test.each([
    `const load = (name) => import(\`../zero/\${name}\`);`,
    `const load = () => import('../zero/' + 'room.ts');`,
    'const load = (way) => import(way);',
    `const load = (is) => import(is ? '../art/a.ts' : '../zero/room.ts');`,
    `const all = import.meta.glob(\`../\${name}/*.ts\`);`,
    `const all = import.meta.glob(['./*.ts', ...others]);`,
    `const all = import.meta.glob('./*.ts', { base: '../zero' });`,
    `const all = import.meta.glob('./*.ts', settings);`,
    `const all = import.meta.glob('./*.ts', { ...settings });`,
  ])('what is imported can be read where it is imported: not %s', (line) => {
    expect(inWeb({ 'src/play/x.ts': line })).toEqual([nameless]);
    expect(inWeb({ 'test/x.ts': line })).toEqual([]);
  });

  test('nothing comes in by way of what lies outside src', () => {
    const launder = `export * from '../../src/zero/room.ts';`;
    const why = 'what people run imports nothing outside src by path';
    expect(
      inWeb({
        'coasts/play/zz.ts': launder,
        'src/zero/room.ts': '',
        'src/play/x.ts': `import { room } from '../../coasts/play/zz.ts';\n${glob(`'../../{faces,src/art}/*.json'`)}`,
        'faces/face.json': '',
      }),
    ).toEqual([
      `packages/web/src/play/x.ts:1  imports ../../coasts/play/zz.ts — ${why}`,
      `packages/web/src/play/x.ts:2  imports ../../{faces,src/art}/*.json — ${why}`,
    ]);
  });

  test('but the texts that the page is there to show', () => {
    const files = { '../../scenarios/deep/duel.yaml': '', '../../scenarios/duel.ts': '' };
    const line = (ending: string): Files => ({ 'src/library/load.ts': glob(`'../../../../scenarios/**/*.${ending}'`) });
    expect(inWeb({ ...files, ...line('yaml') })).toEqual([]);
    expect(inWeb({ ...files, ...line('ts') })).toEqual([
      expect.stringContaining('what people run imports nothing outside src by path'),
    ]);
  });

  test('a circle of folders is closed by a pattern as well', () => {
    expect(
      inWeb({
        'src/zero/a/begin.ts': `import { keep } from '../b/shelf.ts';`,
        'src/zero/a/look.ts': '',
        'src/zero/b/shelf.ts': '',
        'src/zero/b/row.ts': glob(`'../a/l*.{ts,tsx}'`),
      }),
    ).toEqual([
      'packages/web/src/zero/a:1  imports itself in a circle of folders — src/zero/a → src/zero/b → src/zero/a',
    ]);
  });

  test('a circle of folders is found, though no file is in one', () => {
    expect(
      inWeb({
        'src/play/look.ts': '',
        'src/play/begin.ts': `import { keep } from '../saved/shelf.ts';`,
        'src/saved/shelf.ts': '',
        'src/saved/row.ts': `import { look } from '../play/look.ts';`,
      }),
    ).toEqual([
      'packages/web/src/saved/row.ts:1  imports ../play/look.ts — src/saved may not import src/play (scripts/checks/arrows.mjs)',
      'packages/web/src/play:1  imports itself in a circle of folders — src/play → src/saved → src/play',
    ]);
  });

  const at = (file: string, ...ways: string[]): Files => ({
    [`src/zero/${file}`]: ways.map((way) => `import { x } from '${way}';`).join('\n'),
  });
  const why = (...circle: string[]): string =>
    `packages/web/src/zero/${circle[0]}:1  imports itself in a circle of folders — ${circle.map((name) => `src/zero/${name}`).join(' → ')}`;

  test('nor do folders inside go in a circle: those that lie in the same one', () => {
    expect(
      inWeb({
        ...at('model/names.ts', '../words/commands.ts'),
        ...at('words/commands.ts'),
        ...at('words/speak.ts', '../model/ratings.ts'),
        ...at('model/ratings.ts'),
      }),
    ).toEqual([why('model', 'words', 'model')]);
  });

  test('at every depth, each folder standing for all that is in it', () => {
    expect(
      inWeb({
        ...at('pearl/tell/lines.ts', '../model/deep/chart.ts'),
        ...at('pearl/model/deep/chart.ts'),
        ...at('pearl/model/names.ts', '../board/deeper/field.tsx'),
        ...at('pearl/board/deeper/field.tsx'),
        ...at('pearl/board/ship.tsx', '../tell/attack.ts'),
        ...at('pearl/tell/attack.ts'),
      }),
    ).toEqual([why('pearl/board', 'pearl/tell', 'pearl/model', 'pearl/board')]);
  });

  test('through loose files as well', () => {
    expect(
      inWeb({
        ...at('set-up/set-up.tsx', '../zero-room.ts'),
        ...at('zero-room.ts', './tale.ts'),
        ...at('tale.ts', './tell/tell.ts'),
        ...at('tell/tell.ts', '../set-up/aircraft.ts'),
        ...at('set-up/aircraft.ts'),
      }),
    ).toEqual([why('set-up', 'tell', 'set-up')]);
  });

  test('but types may, and a folder with a loose file beside it, and two ways to one folder', () => {
    expect(
      inWeb({
        ...at('model/names.ts', '../words/commands.ts'),
        ...at('words/commands.ts'),
        'src/zero/words/speak.ts': `import type { X } from '../model/names.ts';`,
        ...at('rules/a.ts', '../mission.ts'),
        ...at('mission.ts', './rules/b.ts'),
        ...at('rules/b.ts', '../words/commands.ts', '../model/names.ts'),
        'src/zero/words/speak.test.ts': `import { x } from '../rules/a.ts';`,
      }),
    ).toEqual([]);
  });

  test('a folder that the table does not know', () => {
    expect(inWeb({ 'src/gliders/a.ts': '', 'src/gliders/deep/b.ts': '' })).toEqual([
      'packages/web/src/gliders:1  is not in scripts/checks/arrows.mjs — say what it may import',
    ]);
  });

  test('styles and tests belong to nobody', () => {
    expect(
      inWeb({
        'src/art/a.ts': `import '../style/art.css';`,
        'src/art/a.test.ts': `import '../home/home-page.tsx';`,
        'test/a.test.ts': `import '../src/home/home-page.tsx';`,
      }),
    ).toEqual([]);
  });
});

test('the reference game is for tests and the command line', () => {
  const using = (name: string, file: string): string[] =>
    complaints({
      [`packages/${name}/package.json`]: manifest(['@tallyho/kernel']),
      [`packages/${name}/${file}`]: `import { game } from '@tallyho/kernel/reference';`,
    });
  for (const name of ['web', 'server', 'conformance', 'zero']) {
    expect(using(name, 'src/main.tsx')).toEqual([expect.stringContaining('the reference game is for tests')]);
    expect(using(name, 'test/a.test.ts')).toEqual([]);
  }
  expect(using('cli', 'src/a.ts')).toEqual([]);
});

test('the command takes a game by its path, which nobody can read in the code, and nowhere else', () => {
  const using = (file: string): string[] =>
    complaints({ 'packages/cli/package.json': manifest([]), [`packages/cli/${file}`]: 'const x = import(path);' });
  expect(using('src/systems.ts')).toEqual([]);
  expect(using('src/deep/systems.ts')).toEqual([expect.stringContaining('name it in a plain text')]);
});

test('the bench may use a devDependency, the rest of the command may not', () => {
  const using = (file: string): string[] =>
    complaints({
      'packages/cli/package.json': manifest([], ['chessops']),
      [`packages/cli/${file}`]: `import 'chessops/chess';`,
    });
  expect(using('src/bench/chess.ts')).toEqual([]);
  expect(using('src/commands/bench.ts')).toEqual([
    'packages/cli/src/commands/bench.ts:1  imports chessops/chess — add chessops to the dependencies of cli',
  ]);
});

test('components are read too', () => {
  const files = {
    'packages/web/package.json': manifest([]),
    'packages/web/src/app.tsx': `const a = <p>import</p>;\nimport { x } from '@tallyho/kernel';`,
  };
  expect(complaints(files)).toEqual([
    'packages/web/src/app.tsx:2  imports @tallyho/kernel — add @tallyho/kernel to the dependencies of web',
  ]);
});
