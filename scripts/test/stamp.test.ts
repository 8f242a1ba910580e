import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifests } from '../lib/install.mjs';
import { filesUnder, fingerprint, isFresh, writeStamp } from '../lib/stamp.mjs';
import { webSources } from '../lib/web.mjs';
import { plant, tree } from './tree.ts';

const project = {
  'package.json': '{}',
  'package-lock.json': '{}',
  'packages/kernel/package.json': '{}',
  'packages/kernel/src/index.ts': 'export {};',
  'packages/kernel/test/index.test.ts': '',
  'packages/web/package.json': '{}',
  'packages/web/index.html': '<p>',
  'packages/web/dist/index.html': '<p>built',
  'packages/web/node_modules/x/index.js': '',
  'scenarios/one.yaml': 'title: one',
};

test('files come in a fixed order, without what is made or installed', () => {
  const root = tree(project);
  expect(filesUnder(join(root, 'packages/web'))).toEqual([
    join(root, 'packages/web/index.html'),
    join(root, 'packages/web/package.json'),
  ]);
  expect(filesUnder(join(root, 'nowhere'))).toEqual([]);
});

test('a stamp is fresh until a source changes, and stale again when it is lost', () => {
  const root = tree(project);
  const stamp = join(root, 'stamp');
  const print = () => fingerprint(root, manifests(root));
  expect(isFresh(stamp, print())).toBe(false);
  writeStamp(stamp, print());
  expect(isFresh(stamp, print())).toBe(true);
  plant(root, { 'packages/kernel/package.json': '{ "dependencies": { "yaml": "2" } }' });
  expect(isFresh(stamp, print())).toBe(false);
  writeStamp(stamp, print());
  rmSync(stamp);
  expect(isFresh(stamp, print())).toBe(false);
});

const installing = (root: string) => fingerprint(root, manifests(root));
const building = (root: string) => fingerprint(root, webSources(root));

test.each([
  ['package-lock.json', 'install and build'],
  ['packages/zero/package.json', 'install and build'],
  ['package.json', 'install'],
  ['packages/kernel/src/index.ts', 'build'],
  ['packages/kernel/src/new.ts', 'build'],
  ['packages/web/index.html', 'build'],
  ['packages/web/vite.config.ts', 'build'],
  ['packages/web/public/icon.svg', 'build'],
  ['packages/rulebook/rules/zero.md', 'build'],
  ['scenarios/one.yaml', 'build'],
  ['packages/kernel/test/index.test.ts', 'neither'],
  ['packages/web/dist/index.html', 'neither'],
  ['README.md', 'neither'],
])('a change of %s: %s', (file, expected) => {
  const root = tree(project);
  const before = { install: installing(root), build: building(root) };
  plant(root, { [file]: 'changed' });
  const stale = [installing(root) !== before.install && 'install', building(root) !== before.build && 'build'];
  expect(stale.filter(Boolean).join(' and ') || 'neither').toBe(expected);
});

test('the same bytes under another name are another fingerprint', () => {
  const print = (files: Record<string, string>) => {
    const root = tree(files);
    return fingerprint(root, filesUnder(root));
  };
  expect(print({ a: 'x', b: 'y' })).toBe(print({ a: 'x', b: 'y' }));
  expect(print({ a: 'x', b: 'y' })).not.toBe(print({ a: 'x', c: 'y' }));
  expect(print({ a: 'x', b: 'y' })).not.toBe(print({ a: 'xy', b: '' }));
});
