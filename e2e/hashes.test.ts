import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { build } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { FIREFOX, findBrowser } from '../scripts/lib/browser.mjs';
import { launch } from './browser.ts';
import { type Played, playAll, playedSystems } from './hashes.ts';

/** Recorded games of every system. When its rules change, the script `record-games.ts` of a package makes them anew. */
const records = ['down-in-flames', 'wings-of-war', 'zero'].flatMap((game) => {
  const folder = new URL(`../packages/${game}/test/records/`, import.meta.url);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => ({ name: `${game}/${name}`, text: readFileSync(new URL(name, folder), 'utf8') }));
});
const texts = records.map(({ text }) => text);

let script = '';
let inNode: Played[] = [];

/** What plays them here, for a page: one script that leaves it behind as `hashes.playAll`. */
beforeAll(async () => {
  const entry = fileURLToPath(new URL('hashes.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'hashes' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!('output' in output)) throw new Error('nothing was built');
  script = output.output[0].code;
  inNode = playAll(texts);
});

const inPage = `hashes.playAll(${JSON.stringify(texts)})`;

function expectSameAsInNode(played: readonly Played[]): void {
  for (const [i, { name }] of records.entries()) expect(played[i], name).toEqual(inNode[i]);
}

describe('recorded games lead to the same hashes', () => {
  test('there are games of every system, and Node can play them', () => {
    const systems = new Set(texts.map((text) => /^system: (.*)$/m.exec(text)?.[1]));
    expect([...systems].sort()).toEqual(playedSystems.toSorted());
    for (const [i, { name }] of records.entries()) {
      expect(inNode[i].problem, name).toBe('');
      expect(inNode[i].hashes.length, name).toBeGreaterThan(1);
    }
  });

  test('in Chromium as in Node', async () => {
    const browser = await launch();
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: script });
      expectSameAsInNode(await page.evaluate(inPage));
    } finally {
      await browser.close();
    }
  });

  const firefox = findBrowser(FIREFOX, process.platform, process.env.FIREFOX_PATH, existsSync);
  const missing = 'SKIPPED, no Firefox here: install one or name it in FIREFOX_PATH';

  test(`in Firefox as in Node${firefox === undefined ? ` (${missing})` : ''}`, async ({ skip }) => {
    if (firefox === undefined) {
      console.warn(`Recorded games in Firefox: ${missing}.`);
      return skip(missing);
    }
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath: firefox });
    try {
      const page = await browser.newPage();
      await page.addScriptTag({ content: script });
      expectSameAsInNode((await page.evaluate(inPage)) as Played[]);
    } finally {
      await browser.close();
    }
  });
});
