import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { libraryIndex } from '../library/plugin.ts';
import { offline } from '../offline/plugin.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

interface Offline {
  configResolved(config: { root: string; build: { outDir: string } }): void;
  readonly closeBundle: { handler(): void };
}

/** The service worker of a page that was built with these files. */
function workerOf(files: { readonly [name: string]: string }): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const plugin = offline() as unknown as Offline;
  plugin.configResolved({ root: join(folder, '..'), build: { outDir: folder } });
  plugin.closeBundle.handler();
  return readFileSync(join(folder, 'sw.js'), 'utf8');
}

const files = { 'index.html': '<p>', 'b.css': 'p {}', 'a.js': '1', 'a.js.map': '{}' };
const versionIn = (worker: string): string | undefined => /\$\{"([0-9a-f]+)"\}/.exec(worker)?.[1];

test('a built page keeps every file of it but maps and its own worker, under a version that its files make', () => {
  const worker = workerOf(files);
  expect(worker).toContain('["a.js","b.css","index.html"]');
  expect(versionIn(worker)).toMatch(/^[0-9a-f]{16}$/);
  expect(workerOf({})).toBe(worker);
  expect(versionIn(workerOf({ 'a.js': '2' }))).not.toBe(versionIn(worker));
});

interface Library {
  resolveId(id: string): string | null;
  load(this: { addWatchFile(path: string): void }, id: string): string | null;
}

test('the index of all examples is asked for by name, and watched', () => {
  const { resolveId, load } = libraryIndex() as unknown as Library;
  const watched = new Set<string>();
  const page = { addWatchFile: (path: string) => void watched.add(path) };
  const id = resolveId('virtual:library-index') ?? '';
  expect([id, resolveId('virtual:other'), load.call(page, 'virtual:other')]).toEqual([
    '\0virtual:library-index',
    null,
    null,
  ]);
  const text = load.call(page, id) ?? '';
  const index = JSON.parse(text.replace(/^export const index = |;$/g, '')) as {
    entries: { file: string }[];
    unreadable: [];
  };
  const named = index.entries.map(({ file }) => file);
  expect(index.unreadable).toEqual([]);
  expect(named).toContain('wings-of-war/rules/damage.yaml');
  expect(named.toSorted()[0]).toBe(named[0]);
  expect([...watched].some((path) => path.endsWith('/scenarios/wings-of-war/rules/damage.yaml'))).toBe(true);
});
