import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inRoot, TOOLS } from '../lib/paths.mjs';
import { tree } from './tree.ts';

/** What the linter says against each file, by kind of complaint, under the project's own settings. */
function lint(files: Record<string, string>): Record<string, string[]> {
  const root = tree(files);
  mkdirSync(join(root, 'scripts/lint'), { recursive: true });
  for (const file of ['biome.json', 'scripts/lint/pure.grit']) copyFileSync(inRoot(file), join(root, file));
  const { stdout } = spawnSync(process.execPath, [TOOLS.biome, 'lint', '--reporter=json', '--max-diagnostics=none'], {
    cwd: root,
    encoding: 'utf8',
  });
  const said: { category: string; location: { path: string } }[] = JSON.parse(stdout).diagnostics;
  const against = (file: string) =>
    said.filter(({ location }) => location.path === file).map(({ category }) => category);
  return Object.fromEntries(Object.keys(files).map((file) => [file, [...new Set(against(file))]]));
}

const PURE_FOLDERS = [
  'packages/kernel/src',
  'packages/kernel/test/reference',
  'packages/down-in-flames/src/rules',
  'packages/zero/src/content',
  'packages/wings-of-war/src',
];

const BANNED: Record<string, string[]> = {
  'lint/style/noRestrictedGlobals': [
    'new Date()',
    'Date.now()',
    'performance.now()',
    'setTimeout(f, 1)',
    'setInterval(f, 1)',
    'setImmediate(f)',
    'queueMicrotask(f)',
    'crypto.randomUUID()',
    'globalThis.Date',
    'self.fetch',
    'process.env',
    'Buffer.from([])',
    "require('x')",
    '__dirname',
    'window.name',
    'document.body',
    'navigator.language',
    'location.href',
    "fetch('x')",
    "new WebSocket('x')",
    "new Worker('x')",
    'localStorage.length',
    'sessionStorage.length',
    'indexedDB.databases()',
    'requestAnimationFrame(f)',
    'new Intl.NumberFormat()',
    'structuredClone(f)',
    "console.log('x')",
    'new WeakRef(f)',
    'new FinalizationRegistry(f)',
    "new Function('x')",
  ],
  plugin: [
    'Math.random()',
    'Math.floor(Math.random() * 6)',
    "Math['random']()",
    '[Math]',
    '(Math).random()',
    ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'sinh', 'exp', 'log', 'log2', 'log10', 'sqrt', 'cbrt'].map(
      (name) => `Math.${name}(1)`,
    ),
    'Math.atan2(1, 2)',
    'Math.pow(2, 3)',
    'Math.hypot(3, 4)',
    'Math.PI',
    '(5).toLocaleString()',
    "'a'.localeCompare('b')",
    "'a'?.localeCompare('b')",
    "'a'.toLocaleUpperCase()",
    "'a'.toLocaleLowerCase()",
    'import.meta.url',
  ],
  'lint/style/noRestrictedImports': [
    "import('node:fs')",
    "import('fs')",
    "import('yaml')",
    "import('@scope/library')",
    "import('@tallyho-else/library')",
  ],
  'lint/complexity/useLiteralKeys': ["'a'['localeCompare']('b')"],
};

const snippets = Object.entries(BANNED).flatMap(([rule, all]) => all.map((code) => ({ rule, code })));

test('the linter refuses everything that could make two machines disagree', () => {
  const name = (i: number) => `packages/kernel/src/banned-${i}.ts`;
  const said = lint(
    Object.fromEntries(snippets.map(({ code }, i) => [name(i), `export const f = (): unknown => ${code};\n`])),
  );
  const refused = (i: number, rule: string) => said[name(i)]?.includes(rule);
  expect(snippets.filter(({ rule }, i) => !refused(i, rule))).toEqual([]);
});

test('in the kernel, its reference game and every game', () => {
  const files = PURE_FOLDERS.map((folder) => `${folder}/banned.ts`);
  const code =
    "import { readFileSync } from 'node:fs';\nexport const f = () => [readFileSync, Math.sin(1), new Date()];\n";
  const said = lint(Object.fromEntries(files.map((file) => [file, code])));
  for (const file of files) expect(said[file]).toHaveLength(3);
});

test('and nowhere else', () => {
  const files = ['packages/server/src/a.ts', 'packages/web/src/a.ts', 'packages/kernel/test/a.test.ts', 'scripts/a.ts'];
  const code =
    "import { readFileSync } from 'node:fs';\nexport const f = () => [readFileSync, Math.random(), new Date(), 'a'.localeCompare('b')];\n";
  expect(Object.values(lint(Object.fromEntries(files.map((file) => [file, code])))).flat()).toEqual([]);
});

test('whole numbers, own files, other packages, local names, comments and words are fine', () => {
  const fine = `import { b } from './b.ts';
import { c } from '../c.ts';
import { kernel } from '@tallyho/kernel';
import { game } from '@tallyho/kernel/reference';

// Math.random() and new Date() are for other people.
export const whole = (n: number): number => Math.max(Math.floor(n / 2), Math.imul(n, 3), Math.min(Math.abs(n), 9));
export const word = 'Math.random() at window, console and process';
export const seat = (window: number, event: { location: string }): string => event.location + window;
export const all = [b, c, kernel, game, Math.sign(-1), Math.trunc(1.5), Math.round(0.5), Math.ceil(0.5)];
`;
  expect(lint({ 'packages/kernel/src/deep/fine.ts': fine })).toEqual({ 'packages/kernel/src/deep/fine.ts': [] });
});
