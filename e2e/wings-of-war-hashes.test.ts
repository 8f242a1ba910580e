import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { launch } from './browser.ts';
import { type Played, playAll } from './wings-of-war-hashes.ts';

const folder = new URL('../packages/wings-of-war/test/records/', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
const texts = names.map((name) => readFileSync(new URL(name, folder), 'utf8'));

/** The same function for a page: one script that leaves it behind as `hashes.playAll`. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('wings-of-war-hashes.ts', import.meta.url)),
        formats: ['iife'],
        name: 'hashes',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

test('Wings of War: recorded games lead to the same hashes in Chromium as in Node', async () => {
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await bundled() });
    const inPage: Played[] = await page.evaluate(`hashes.playAll(${JSON.stringify(texts)})`);
    const inNode = playAll(texts);
    expect(names.length).toBeGreaterThanOrEqual(10);
    for (const [i, name] of names.entries()) {
      expect(inNode[i].problem, name).toBe('');
      expect(inNode[i].hashes.length, name).toBeGreaterThan(1);
      expect(inPage[i], name).toEqual(inNode[i]);
    }
  } finally {
    await browser.close();
  }
});
