import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { flyOn, flyToReport, leaveAndReturn, openCampaign, replayAndLeave, shown } from './campaigns.ts';
import { answering, chooseUse, pressAnswer, toSavedGames, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** From the start page to the map of a campaign, by mouse. */
const begin = (page: Page, campaign: string) => openCampaign(page, 'down-in-flames', campaign);

/** Chooses an arrow and an Option, so that a mission begins. */
async function launch(page: Page): Promise<void> {
  await page.locator('.arrow-card').nth(1).click();
  await answering(page, () => page.locator('.take-off').click());
  await page.locator('label.option-card').first().waitFor();
  await page.locator('label.option-card').nth(4).click();
  await answering(page, () => page.locator('.take-off').click());
}

/** Answers a question of a mission: a free square, a card, or a button. */
async function fly(page: Page, n: number): Promise<void> {
  await answering(page, async () => {
    const squares = page.locator('.square-free');
    if ((await squares.count()) > 0) return squares.first().click();
    const cards = page.locator('.card-button[data-playable="true"]');
    const buttons = page.locator('button.answer');
    if (n % 3 === 2 && (await buttons.count()) > 0) return pressAnswer(page);
    if ((await cards.count()) === 0) return pressAnswer(page);
    await cards.first().click();
    return chooseUse(page);
  });
}

describe('a campaign', () => {
  test('has a French title in French: in the list, at its map, among the saved games', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/', { locale: 'fr' });
    await page.locator('.door.down-in-flames .door-campaigns').click();
    await page.getByRole('heading', { name: 'Bataille d’Angleterre 1940' }).waitFor();
    await page.getByRole('link', { name: 'Pologne 1939' }).click();
    await page.getByRole('heading', { level: 1, name: 'Pologne 1939' }).waitFor();
    await page.getByRole('button', { name: 'Commencer la campagne' }).click();
    await page.locator('.arrow-card').first().waitFor();
    expect(await page.title()).toMatch(/^Pologne 1939/);
    await page.goto(`${stage.address}/#/games`);
    await page.locator('.shelf-row').getByText('Pologne 1939', { exact: true }).waitFor();
    expect(await page.getByText('Poland').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('is begun by mouse, left in mid-mission, found again, flown to its report, exported and read in', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await begin(page, 'Poland 1939');
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await page.locator('.arrow-card').first().waitFor();
    expect(await page.locator('.take-off').isDisabled()).toBe(true);
    await page.getByText('Why not?').first().click();
    await page.getByText('your first mission must begin at a Start mark').first().waitFor();
    await launch(page);
    await page.locator('.sky.mission .aim').waitFor();
    await flyOn(page, fly, 3);
    await leaveAndReturn(page);
    await flyToReport(page, fly);
    await page.getByRole('heading', { name: /^Mission 1: / }).waitFor();
    expect(await page.locator('.points-table').count()).toBe(1);
    await page.locator('.go-on').click();
    await shown(page);
    await replayAndLeave(page);
    await toSavedGames(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export: Poland 1939' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks);
    expect(text.toString('utf8')).toMatch(/^Tally-Ho record 3\nsystem: down-in-flames-campaign\n/);
    const file = { name: 'campaign.tallyho', mimeType: 'text/plain', buffer: text };
    await page.getByLabel('Import a game from a file').setInputFiles(file);
    await page.getByText('is on the shelf now').waitFor();
    await page.locator('.arrival .primary').click();
    await page.locator('.campaign-map > svg').waitFor();
    await page.getByRole('tab', { name: 'Log sheet' }).click();
    expect(await page.locator('.log-sheet .log-ways').count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('keeps Options and Flak of two people at one screen secret', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await begin(page, 'Poland 1939');
    await page.locator('.side-form.allies').getByLabel('Flown by').selectOption('human');
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await page.locator('.curtain button').click();
    await launch(page);
    await page.locator('.curtain').waitFor();
    expect(await page.locator('.option-card').count()).toBe(0);
    await page.locator('.curtain button').click();
    await page.locator('label.option-card').first().waitFor();
    // Whoever comes second sees the other sheet as it was: none of its Options is struck through.
    await page.locator('.option-list summary').click();
    expect(await page.locator('.option-card.gone').count()).toBe(0);
    await page.getByRole('tab', { name: 'News' }).click();
    expect(await page.locator('.log-line').allTextContents()).toEqual([expect.stringContaining('attacks Mława')]);
    await page.locator('label.option-card').first().click();
    await answering(page, () => page.locator('.take-off').click());
    await page.locator('.answer.pattern').first().waitFor();
    await answering(page, () => page.locator('.answer.pattern').last().click());
    expect(await page.locator('.aim .pattern-picture.flak').count()).toBe(1);
    // The formation is the attacker's: the screen goes back to him, and he sees only the back of the marker.
    for (let n = 0; (await page.locator('.square-free').count()) === 0; n++) {
      await shown(page);
      if ((await page.locator('.curtain').count()) > 0) await page.locator('.curtain button').click();
      else if ((await page.locator('.square-free').count()) === 0) await fly(page, n);
    }
    expect(await page.locator('.aim .pattern-picture.hidden').count()).toBe(1);
    expect(await page.locator('.aim .pattern-picture.flak').count()).toBe(0);
    expect(await page.getByText('Your Flak Pattern').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('fits a phone in French: page, map, Options and mission do not scroll sideways', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '', { viewport: PHONE, locale: 'fr-FR' });
    await begin(page, 'Bataille d’Angleterre 1940');
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Commencer la campagne' }).click();
    await page.locator('.arrow-card').first().click();
    expect(await scrollsSideways(page)).toBe(false);
    await answering(page, () => page.locator('.take-off').click());
    await page.locator('label.option-card').first().waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.locator('label.option-card').nth(2).click();
    await answering(page, () => page.locator('.take-off').click());
    for (let n = 0; n < 6; n++) {
      await shown(page);
      expect(await scrollsSideways(page)).toBe(false);
      await fly(page, n);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(['8-formation', '9-mission'])('the lesson %s is flown to its end', async (name) => {
    const { page, complaints, close } = await visitQuickly(stage, `#/lesson/lessons/down-in-flames/${name}.yaml`);
    const panel = page.locator('.lesson-panel');
    for (let n = 0; n < 60; n++) {
      await page.locator('.lesson-panel:not([data-at="others"])').waitFor();
      if ((await panel.getAttribute('data-at')) === 'done') break;
      await page.locator('.lesson-panel .lead-on').click();
    }
    await page.getByText('Lesson complete').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('a single mission is flown from the page of its campaign', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await begin(page, 'Midway 1942');
    await page.getByText('Fly a single mission of it').click();
    await page.getByRole('button', { name: 'Fly this mission' }).click();
    await page.locator('.sky.mission').waitFor();
    await shown(page);
    expect(complaints).toEqual([]);
    await close();
  });
});
