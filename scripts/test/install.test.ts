import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { extentOf, isInstalled, manifests, npmProblem, stampFor } from '../lib/install.mjs';
import { inRoot, ROOT } from '../lib/paths.mjs';
import { filesUnder, writeStamp } from '../lib/stamp.mjs';
import { tree } from './tree.ts';

test.each([
  ['npm error code ECONNREFUSED\nnpm error syscall connect', 'TH-NETWORK'],
  ['npm error code ENOTFOUND\nnpm error network request failed', 'TH-NETWORK'],
  ['npm error code EAI_AGAIN', 'TH-NETWORK'],
  ['npm error code E503\nnpm error 503 Service Unavailable', 'TH-NETWORK'],
  ['npm error code E404\nnpm error 404 Not Found', 'TH-NETWORK'],
  ['npm error code SELF_SIGNED_CERT_IN_CHAIN', 'TH-NETWORK'],
  ['npm error code EACCES\nnpm error syscall mkdir', 'TH-WRITE'],
  ['npm error code EROFS', 'TH-WRITE'],
  ['npm error code ENOSPC', 'TH-DISK'],
  ['npm error code EINTEGRITY\nnpm error checksum failed', 'TH-INSTALL'],
])('%j is explained as %s', (output, code) => {
  expect(npmProblem(output).message).toMatch(new RegExp(`^${code}: .* try again\\.`));
});

test('what is not understood is quoted', () => {
  expect(npmProblem('one\ntwo').message).toMatch(/\none\ntwo$/);
});

test.each([
  ['page', 'page', true],
  ['page', 'tests', false],
  ['tests', 'page', true],
  ['tests', 'tests', true],
] as const)('what was installed for %s is enough for %s: %s', (extent, needed, enough) => {
  const stamp = join(tree({ stamp: '' }), 'stamp');
  writeStamp(stamp, stampFor(extent, 'print'));
  expect(isInstalled(stamp, 'print', needed)).toBe(enough);
  expect(isInstalled(stamp, 'other', needed)).toBe(false);
});

test('without a stamp, or with half of one, nothing is installed', () => {
  const stamp = join(tree({ stamp: 'print' }), 'stamp');
  for (const needed of ['page', 'tests'] as const) {
    expect(isInstalled(stamp, 'print', needed)).toBe(false);
    expect(isInstalled(`${stamp}-gone`, 'print', needed)).toBe(false);
  }
});

test('npm start leaves the tools of the tests where they are, and does not fetch them', () => {
  expect(extentOf('page', false)).toBe('page');
  expect(extentOf('page', true)).toBe('tests');
  expect(extentOf('tests', false)).toBe('tests');
});

interface Manifest {
  readonly dependencies?: { readonly [name: string]: string };
  readonly devDependencies?: { readonly [name: string]: string };
}
const json = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

/** The packages that a source file imports, by name. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?'((?:@[\w-]+\/)?[\w-]+)[^']*'/g)].map(
    ([, name]) => name,
  );

test('what serves and builds the page is no tool of the tests', () => {
  const tools = new Set(manifests(ROOT).flatMap((file) => Object.keys(json<Manifest>(file).devDependencies ?? {})));
  for (const file of manifests(ROOT))
    for (const name of Object.keys(json<Manifest>(file).dependencies ?? {})) tools.delete(name);
  const page = [
    'kernel',
    'down-in-flames',
    'zero',
    'wings-of-war',
    'rulebook',
    'scenario',
    'bots',
    'words',
    'server',
    'web',
  ];
  const used = [
    ...page.flatMap((name) => filesUnder(inRoot(`packages/${name}/src`))),
    ...filesUnder(inRoot('packages/web/offline')),
    inRoot('packages/web/vite.config.ts'),
    inRoot('packages/cli/src/main.ts'),
    inRoot('packages/cli/src/run.ts'),
    inRoot('packages/cli/src/commands/serve.ts'),
  ].filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  const imported = new Set(used.flatMap(importsOf).filter((name) => !builtinModules.includes(name)));
  expect([...imported]).toEqual(expect.arrayContaining(['vite', 'react', '@vitejs/plugin-react']));
  expect([...imported].filter((name) => tools.has(name))).toEqual([]);
});

test('the lock file says which packages only the tests need', () => {
  const { packages } = json<{ packages: { [path: string]: { dev?: boolean } } }>(inRoot('package-lock.json'));
  for (const name of ['vite', 'react', 'node', '@vitejs/plugin-react'])
    expect(packages[`node_modules/${name}`].dev, name).toBeUndefined();
  for (const name of ['lighthouse', 'vitest', 'playwright-core', '@biomejs/biome', 'axe-core'])
    expect(packages[`node_modules/${name}`].dev, name).toBe(true);
});
