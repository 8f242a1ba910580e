import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entriesOf, loadCatalogue } from '../packages/web/src/content/catalogue.ts';
import { type Route, writeRoute } from '../packages/web/src/page/route.ts';
import { samplePages } from '../packages/web/src/page/samples.ts';
import { roomIds, type SystemId, systemIds } from '../packages/web/src/system-ids.ts';
import { openStage, type Stage, UNPAINTED, UNSEEN } from './browser.ts';
import { go, IN_THE_PAGE, type Look, misfits, plain, prepare, spaced, wide } from './fit.ts';
import { games } from './games.ts';
import { visitQuickly } from './pilot.ts';
import { stockWith } from './stock.ts';

/*
 * Every page that the router knows, and every table with a game on it, on narrow phones: nothing scrolls sideways, no text
 * is cut, whatever the machine does to the type. And nothing is asked of anybody else.
 */
const PACK = 'my-own-box-of-cards';

let stage: Stage;
let pages: readonly Route[] = [];
let kept: readonly string[] = [];
/** A browser that has games and packs. */
let furnished: BrowserContextOptions = {};

beforeAll(async () => {
  stage = await openStage();
  const records = await games();
  const { page, close } = await visitQuickly(stage, '#/games', { serviceWorkers: 'block' });
  for (const [at, record] of records.entries()) await bringGame(page, record, at);
  for (const system of systemIds) await bringPack(page, system);
  await page.goto(`${stage.address}/#/games`);
  await page
    .locator('.shelf-row')
    .nth(records.length - 1)
    .waitFor();
  const addresses = await page.evaluate('[...document.querySelectorAll(".shelf-row a")].map(({ hash }) => hash)');
  // The latest comes first on the shelf.
  kept = (addresses as string[]).map((hash) => hash.replace(/^#\/(play|debrief)\//, '')).reverse();
  const lastOf = (room: string): number => records.findLastIndex((record) => record.includes(`\nsystem: ${room}\n`));
  const replayed = roomIds.map((room) => kept[lastOf(room)]);
  const packs = systemIds.flatMap((system) => [
    { system, pack: PACK },
    { system, pack: PACK, entry: longForms[system] },
  ]);
  // At Pearl Harbor nobody fights: there is nothing to look back at.
  const isFought = (record: string): boolean => !record.includes('\nsystem: zero-pearl-harbor\n');
  const debriefed = kept.filter((_, at) => /^end #/m.test(records[at]) && isFought(records[at]));
  pages = samplePages(await stockWith({ games: kept, replayed, debriefed, packs }, records.slice(0, 1)));
  furnished = { storageState: await page.context().storageState({ indexedDB: true }) };
  await close();
}, 300_000);
afterAll(() => stage.close());

const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

/** Puts a game on the shelf, as somebody would who has its record in a file. */
async function bringGame(page: Page, record: string, at: number): Promise<void> {
  await page.locator('.import input').setInputFiles(file('game.tallyho', record));
  await page.locator('.shelf-row').nth(at).waitFor();
}

/** A pack with one entry of each kind. */
async function bringPack(page: Page, system: SystemId): Promise<void> {
  const { base, kinds } = await loadCatalogue(system);
  const some = Object.fromEntries(kinds.map((kind) => [kind, entriesOf(base, kind).slice(0, 1)]));
  await page.goto(`${stage.address}/#/editor/${system}`);
  await page
    .locator('input[type="file"]')
    .setInputFiles(file('pack.json', JSON.stringify({ system, pack: PACK, ...some })));
  await page.getByRole('button', { name: 'Take it in' }).click();
  await page.locator('.pack-form').waitFor();
}

/** Beside the first entry of a pack, one whose form is of another kind. */
const longForms: { readonly [system in SystemId]: string } = {
  'down-in-flames': 'faces/0',
  zero: 'targets/0',
  'wings-of-war': 'decks/0',
};

/**
 * With the faces of the house, with more space around them, and with a machine's own instead. French is longer: what has room
 * in it has room in English, which is looked at as it comes, and at the width between.
 */
const LANGUAGES: readonly (readonly [locale: string, widths: readonly number[], looks: readonly Look[]])[] = [
  ['en-GB', [360, 320], [plain]],
  ['fr-FR', [390, 320], [plain, spaced, wide]],
];

test('a text that is cut, a hyphen for a minus, and a box that is too wide are found', async () => {
  const { page, close } = await stage.visit('#/about', { serviceWorkers: 'block' }, UNSEEN);
  await page.evaluate(IN_THE_PAGE);
  const cut: Look = { name: 'cut', style: 'h1 { width: 20px; overflow: hidden; white-space: nowrap; }' };
  expect(await misfits(page, [390], [cut])).toEqual([expect.stringMatching(/^at 390 px, cut: is cut by h1/)]);
  await page.evaluate("document.querySelector('h1').append(' -1')");
  expect(await misfits(page, [390], [plain])).toEqual([expect.stringMatching(/^a hyphen stands for a minus: h1/)]);
  await page.evaluate("document.querySelector('h1').lastChild.remove()");
  const broad: Look = { name: 'broad', style: 'h1 { width: 500px; }' };
  expect(await misfits(page, [390], [broad])).toContainEqual(expect.stringMatching(/the page is 5\d\d px wide: h1/));
  await close();
});

describe.concurrent('on a phone', () => {
  test.each(LANGUAGES)(
    'every page fits, and asks nobody else for anything (%s)',
    async (locale, widths, looks) => {
      const options = { ...furnished, locale, serviceWorkers: 'block', reducedMotion: 'reduce' } as const;
      const { page, close } = await stage.visit('#/about', options, UNPAINTED + UNSEEN);
      const strangers: string[] = [];
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== stage.address) strangers.push(request.url());
      });
      await prepare(page);
      await page.goto(`${stage.address}/?again#/about`);
      const found: string[] = [];
      for (const route of pages) {
        const hash = writeRoute(route);
        await go(page, hash);
        if ('game' in route && kept.includes(route.game) && (await page.locator('.no-game').count()) > 0)
          found.push(`${hash} has lost its game`);
        for (const what of await misfits(page, widths, looks)) found.push(`${hash} ${what}`);
      }
      await close();
      expect(found).toEqual([]);
      expect(strangers).toEqual([]);
    },
    600_000,
  );
});
