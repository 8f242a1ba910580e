import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage } from './browser.ts';
import { nextMoment, toSavedGames, visitQuickly } from './pilot.ts';
import { putOnShelf, savedGame } from './shelf.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** A saved game under the title that its room gives it. */
const titled = (name: string, title: string) => ({
  ...savedGame(name),
  title,
  begun: 1,
  saved: Date.UTC(2026, 10, 14),
});
const duel = titled('v3/duel-over', 'Spitfire I – Bf-109E Emil');
const wings = titled('v3/wings-over', 'Sopwith Camel – Fokker Dr.I');
const malaya = titled('v3/land-mission', 'Malaya, January 1942');

const file = (content: string) => ({ name: 'log.json', mimeType: 'application/json', buffer: Buffer.from(content) });
const figures = (page: Page): Promise<string[]> => page.locator('.log-pilot .log-figures dd').allTextContents();

describe('the start page', () => {
  test('flies the introductory duel with one click, goes on with it, and offers the same fight again', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await page.locator('.fly-now').getByText('Spitfire I – Bf-109E Emil').waitFor();
    expect(await page.locator('.continue-card').count()).toBe(0);
    await page.locator('.fly-now .primary').click();
    expect(await nextMoment(page)).toBe('asked');
    const first = page.url();
    await page.goto(`${stage.address}/#/`);
    await page.getByRole('link', { name: 'Continue: Spitfire I – Bf-109E Emil' }).click();
    await nextMoment(page);
    expect(page.url()).toBe(first);
    await page.goto(`${stage.address}/#/`);
    await page.locator('.fly-now').getByText('bot: Pilot').waitFor();
    await page.locator('.fly-now .primary').click();
    await nextMoment(page);
    expect(page.url()).not.toBe(first);
    expect(complaints).toEqual([]);
    await close();
  });

  test('has a way for two people at one screen', async () => {
    const { page, close } = await visitQuickly(stage);
    await page.getByRole('link', { name: /A friend at this screen/ }).click();
    const players = page.getByLabel('Flown by');
    await players.nth(1).waitFor();
    for (const at of [0, 1]) expect(await players.nth(at).inputValue()).toBe('human');
    await close();
  });

  test('hangs five posters, a campaign that was begun first; all nineteen have a page', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/about');
    await putOnShelf(stage, page, '#/', [malaya]);
    await page.locator('.poster-stands').waitFor();
    expect(await page.locator('.poster').count()).toBe(5);
    expect(await page.locator('.poster').first().textContent()).toMatch(/^Malaya.*mission\u00a02$/);
    await page.getByRole('link', { name: 'All 19' }).click();
    await page.getByRole('heading', { level: 1, name: 'Campaigns' }).waitFor();
    expect(await page.locator('.poster').count()).toBe(19);
    await page.getByRole('link', { name: /^Okinawa/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Okinawa' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the log book', () => {
  test('counts finished games, links medals to them, and keeps both when a game is thrown away', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/about');
    page.on('dialog', (dialog) => void dialog.accept());
    await putOnShelf(stage, page, '#/log', [duel, wings, malaya]);
    await page.locator('.medal-case [data-earned="true"] a').first().waitFor();
    // Lost with the Spitfire, won with the Camel; the campaign is not over.
    expect(await figures(page)).toEqual(['2', '1', '1', '50%']);
    // The first table is what was flown, the second what was shot down.
    expect(await page.locator('.aircraft-table').first().locator('th[scope="row"]').allTextContents()).toEqual([
      'Sopwith Camel',
      'Spitfire I',
    ]);
    await page.getByRole('link', { name: 'The game: Sopwith Camel – Fokker Dr.I' }).first().click();
    await page.locator('.debrief-stamp').waitFor();
    await page.goto(`${stage.address}/#/games`);
    await page.getByRole('button', { name: 'Delete: Sopwith Camel – Fokker Dr.I' }).click();
    await page.locator('.shelf-row').nth(2).waitFor({ state: 'detached' });
    await page.goto(`${stage.address}/#/log`);
    await page.locator('.medal-case').waitFor();
    expect(await figures(page)).toEqual(['2', '1', '1', '50%']);
    expect(await page.locator('.medal-case a').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('has what was done in a whole campaign, which is played again apart from the page', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/about');
    const workers: string[] = [];
    page.on('worker', (worker) => void workers.push(worker.url()));
    await putOnShelf(stage, page, '#/log', [titled('v4-guadalcanal/guadalcanal-over', 'Guadalcanal')]);
    await expect.poll(() => figures(page), { timeout: 30_000 }).toEqual(['1', '15', '18', '0%']);
    expect(workers.filter((url) => url.includes('import-worker'))).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });

  test('is saved as a file and read in elsewhere; what is no log book is refused with its place', async () => {
    const first = await visitQuickly(stage, '#/about');
    await putOnShelf(stage, first.page, '#/log', [duel]);
    await first.page.getByLabel('Your name in the log book').fill('M. Carey');
    await first.page.locator('.aircraft-table').waitFor();
    const [download] = await Promise.all([
      first.page.waitForEvent('download'),
      first.page.getByRole('button', { name: 'Save the log book' }).click(),
    ]);
    const text = (await buffer(await download.createReadStream())).toString('utf8');
    await first.close();
    const { page, complaints, close } = await visitQuickly(stage, '#/log', { viewport: PHONE });
    const field = page.getByLabel('Read a log book in');
    await field.setInputFiles(file(text.replace('"lost"', '"vanished"')));
    await page.getByText('Where: sorties.1.result').waitFor();
    await field.setInputFiles(file('nothing of the kind'));
    await page.getByText('Your log book is as it was.').waitFor();
    expect(await figures(page)).toEqual(['0', '0', '0', '–']);
    await field.setInputFiles(file(text));
    await page.getByText('1 sortie was added.').waitFor();
    await field.setInputFiles(file(text));
    await page.getByText('0 sorties were added.').waitFor();
    await page.reload();
    await page.locator('.aircraft-table').waitFor();
    expect(await figures(page)).toEqual(['1', '0', '1', '0%']);
    expect(await page.getByLabel('Your name in the log book').inputValue()).toBe('M. Carey');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('saved games', () => {
  test('are found by aircraft, opponent and game; a finished one says what came of it and opens in its debrief', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/about');
    await putOnShelf(stage, page, '#/', [duel, wings, malaya]);
    await toSavedGames(page);
    const rows = page.locator('.shelf-row');
    await rows.nth(2).waitFor();
    const search = page.getByLabel('Search by aircraft, campaign, opponent or date');
    await search.fill('malaya PILOT');
    await expect.poll(() => rows.count()).toBe(1);
    await search.fill('no game is called this');
    await page.getByText('No game matches').waitFor();
    await search.fill('spitfire');
    await expect.poll(() => rows.count()).toBe(1);
    expect(await rows.locator('.game-result').textContent()).toBe('Lost');
    await page.getByRole('link', { name: /^Result and replay/ }).click();
    await page.locator('.debrief-stamp').getByText('Defeat').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
