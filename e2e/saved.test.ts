import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage, untilOffline } from './browser.ts';
import { answerByMouse, flyNow, nextMoment, toSavedGames, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const log = (page: Page): Promise<string[]> => page.locator('.log-line').allTextContents();

describe('a game that was begun', () => {
  test('is there again after a reload, at the same question, and on the start page', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'down-in-flames');
    for (let n = 0; n < 4; n++) if ((await nextMoment(page)) === 'asked') await answerByMouse(page, n);
    await nextMoment(page);
    const asked = await page.locator('#prompt').textContent();
    const before = await log(page);
    await page.reload();
    await page.locator('#prompt').waitFor();
    expect(await page.locator('#prompt').textContent()).toBe(asked);
    expect(await log(page)).toEqual(before);
    await page.getByRole('link', { name: 'Start page' }).click();
    await page.getByRole('link', { name: /^Continue: Spitfire I – Bf-109E Emil/ }).waitFor();
    await toSavedGames(page);
    await page.getByRole('link', { name: /^Resume: Spitfire I – Bf-109E Emil/ }).click();
    await page.locator('#prompt').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('can be exported and read in again; a broken file is said to be broken', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await flyNow(page, 'down-in-flames');
    await nextMoment(page);
    await page.getByRole('link', { name: 'Start page' }).click();
    await toSavedGames(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Export:/ }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    expect(text).toMatch(/^Tally-Ho record 3\nsystem: down-in-flames\n/);
    const field = page.getByLabel('Import a game from a file');
    const file = (content: string) => ({ name: 'x.tallyho', mimeType: 'text/plain', buffer: Buffer.from(content) });
    await field.setInputFiles(file(text));
    await page.getByText('is on the shelf now').waitFor();
    expect(await page.locator('.shelf-row').count()).toBe(2);
    await field.setInputFiles(file(text.replace(/\n$/, '\nYou: fly to the moon\n')));
    await page.getByText('This file cannot be played. Nothing was changed.').waitFor();
    await page.getByText(/line \d+/).waitFor();
    await field.setInputFiles(file('nothing of the kind'));
    await page.getByText(/What is wrong with it/).waitFor();
    expect(await page.locator('.shelf-row').count()).toBe(2);
    expect(complaints).toEqual([]);
    await close();
  });

  test('that was damaged on the shelf is shown as such and spoils no other', async () => {
    const { page, close } = await visitQuickly(stage);
    await page.evaluate("localStorage.setItem('tallyho.game.x', '{broken')");
    await page.reload();
    await toSavedGames(page);
    await page.getByText('A game that cannot be read').waitFor();
    await page.goto(`${stage.address}/#/`);
    await flyNow(page, 'down-in-flames');
    expect(await nextMoment(page)).toBe('asked');
    await close();
  });
});

describe('without a connection', () => {
  test('the page opens and a duel is flown after the first visit', async () => {
    const { page, close } = await visitQuickly(stage, '', { serviceWorkers: 'allow' });
    await untilOffline(page);
    await page.context().setOffline(true);
    await page.reload();
    await flyNow(page, 'down-in-flames');
    for (let n = 0; n < 3; n++) if ((await nextMoment(page)) === 'asked') await answerByMouse(page, n);
    await nextMoment(page);
    await close();
  });
});

describe('two people at one screen', () => {
  test('never see each other’s hand: it is not even in the page', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/new/down-in-flames');
    await page.getByRole('group', { name: 'Aircraft B1' }).getByLabel('Flown by').selectOption('human');
    await page.getByRole('button', { name: 'Start the fight' }).click();
    await page.getByRole('heading', { name: 'Hand the screen to Player 1' }).waitFor();
    expect(await page.locator('.card, .hand, .log-line').count()).toBe(0);
    await page.getByRole('button', { name: 'I am Player 1: show my hand' }).click();
    const first = await page.locator('.card-button').count();
    expect(first).toBeGreaterThan(0);
    const drawn = (await log(page)).filter((line) => line.startsWith('Drawn:'));
    expect(drawn.length).toBe(1);
    await page.locator('button.answer').first().click();
    await page.getByRole('heading', { name: 'Hand the screen to Player 2' }).waitFor();
    expect(await page.locator('.card, .hand, .log-line').count()).toBe(0);
    for (const line of drawn) expect(await page.content()).not.toContain(line);
    await page.getByRole('button', { name: 'I am Player 2: show my hand' }).click();
    await page.locator('.card-button').first().waitFor();
    expect((await log(page)).some((line) => drawn.includes(line))).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });
});
