import { zeroCarriers } from '@tallyho/zero';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DESK, openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { cutNames, flyOn, flyToReport, leaveAndReturn, lookCloser, openCampaign, shown } from './campaigns.ts';
import { flyIn } from './moments.ts';
import { answerByMouse, answering, toSavedGames, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The boxes of a step that can be chosen, by their places; targets are the last row. */
async function writeOrders(page: Page, range: number, op: number, target: number | null): Promise<void> {
  const rows = page.locator('.orders-form .choice-row');
  await rows.nth(0).locator('.choice-box').nth(range).click();
  await rows.nth(1).locator('.choice-box').nth(op).click();
  if (target !== null) await page.locator('.choice-row.targets .choice-box').nth(target).click();
}

const seal = (page: Page): Promise<void> => answering(page, () => page.locator('.take-off').click());

/** Whatever is asked between Strikes but orders: the first of it that can be chosen. */
async function answerDesk(page: Page): Promise<void> {
  await page.locator('label.resource-line, label.option-card').first().click();
  await seal(page);
}

/** From the Resources to the table of a Strike, or to the next orders. */
async function toStrike(page: Page): Promise<void> {
  for (let n = 0; n < 9; n++) {
    await page.locator('.sky, .decide:not(.waiting), .report').first().waitFor();
    if ((await page.locator('.sky, .report, .orders-form .choice-row').count()) > 0) return;
    await answerDesk(page);
  }
}

/** Reads every report that lies there. */
async function readReports(page: Page): Promise<string[]> {
  const titles: string[] = [];
  for (; (await page.locator('.report').count()) > 0; await shown(page)) {
    const title = page.locator('#report-title');
    titles.push((await title.textContent()) ?? '');
    await page.locator('.go-on').click();
  }
  return titles;
}

describe('a Carrier campaign of Zero!', () => {
  test('is begun by mouse, orders are sealed, a Strike is flown, left, found again, reported and watched', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await openCampaign(page, 'zero', 'Coral Sea');
    await page.getByText('Japan wanted Port Moresby').waitFor();
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await shown(page);
    // The enemy is a cloud, and nothing can be sealed before it is written.
    expect(await page.locator('.cloud-name').textContent()).toBe('Japanese carriers');
    expect(await page.locator('.take-off').isDisabled()).toBe(true);
    await writeOrders(page, 1, 1, null);
    expect(await page.locator('.take-off').textContent()).toBe('Choose a target');
    await page.locator('.choice-row.targets .choice-box').nth(1).click();
    expect(await page.locator('.rings .chosen').count()).toBe(1);
    expect(await page.locator('.arrow.draft').count()).toBe(1);
    await seal(page);
    // Both are revealed: the cloud closes to the ring of the range, and the Resource is chosen.
    await page.locator('.resource-list').waitFor();
    expect(await page.locator('.cloud-label').count()).toBe(0);
    expect(await page.locator('.rings .chosen').count()).toBe(2);
    expect(await page.locator('.revealed').allTextContents()).toEqual([
      expect.stringMatching(/^Japan: /),
      'Allies: Medium, Small Strike: Invasion Force',
    ]);
    await toStrike(page);
    await page.locator('.sky').waitFor();
    await flyOn(page, answerByMouse, 3);
    await leaveAndReturn(page);
    const reports: string[] = [];
    for (let n = 0; n < 8 && !reports.some((title) => title.endsWith('is over')); n++) {
      await flyToReport(page, answerByMouse);
      reports.push(...(await readReports(page)));
      if ((await page.locator('.sky').count()) === 0) await toStrike(page);
    }
    expect(reports.at(-1)).toBe('Turn 1 of 6 is over');
    expect(reports.some((title) => title.startsWith('Turn 1, '))).toBe(true);
    await page.getByText('Secret orders, turn 2').waitFor();
    // The log sheet has the turn; what was flown can be watched again.
    expect(await page.locator('.sea-past li').count()).toBe(1);
    await page.getByRole('tab', { name: 'In words' }).click();
    await page
      .locator('.in-words')
      .getByText(/Turn 1\./)
      .waitFor();
    await page.getByRole('tab', { name: 'Log sheet' }).click();
    await page
      .locator('.sea-past')
      .getByRole('link', { name: /^Watch/ })
      .first()
      .click();
    await page.locator('.retrace').waitFor();
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await page.locator('.sea-chart > svg').waitFor();
    await page.getByRole('link', { name: 'Start page' }).click();
    await toSavedGames(page);
    await page.locator('.shelf-row').getByText('turn 2 of 6').waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 300_000);

  test('a Strike takes off on the chart where motion is wanted, and can be skipped', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/campaign/zero-carriers/coral-sea', {
      reducedMotion: 'no-preference',
    });
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await shown(page);
    await writeOrders(page, 0, 0, 0);
    await seal(page);
    await page.locator('label.resource-line').first().click();
    await seal(page);
    await page.locator('.map-passage .map-flight > span, .sky, label.option-card').first().waitFor();
    if ((await page.locator('label.option-card').count()) > 0) await answerDesk(page);
    await page.locator('.map-passage').getByRole('button', { name: 'Skip' }).click();
    await page.locator('.sky').waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test.each([
    ['upright', PHONE],
    ['on its side', { width: 844, height: 390 }],
  ])(
    'on a phone %s its chart is looked at closer, with more names, and moved by a finger',
    async (_, viewport) => {
      const { page, complaints, close } = await visitQuickly(stage, '#/campaign/zero-carriers/santa-cruz', {
        viewport,
      });
      await page.getByRole('button', { name: 'Begin the campaign' }).click();
      await page.locator('.sea-desk .sea-chart > svg').waitFor();
      await lookCloser(page);
      expect(await scrollsSideways(page)).toBe(false);
      expect(complaints).toEqual([]);
      await close();
    },
    60_000,
  );

  test('keeps the orders of two people at one screen secret', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/campaign/zero-carriers/midway');
    await page.locator('.side-form.axis').getByLabel('Flown by').selectOption('human');
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await page.locator('.curtain button').click();
    // Japan has to begin with the island: its only target stands there, and what is not allowed says why.
    expect(await page.locator('.choice-box.gone').count()).toBe(2);
    await writeOrders(page, 0, 0, null);
    await seal(page);
    await page.locator('.curtain').waitFor();
    expect(await page.locator('.sea-chart, .orders-form, .sea-tracks').count()).toBe(0);
    await page.locator('.curtain button').click();
    expect(await page.locator('.cloud-note').textContent()).toBe('Whereabouts unknown');
    expect(await page.locator('.orders-form :checked').count()).toBe(1);
    expect(await page.locator('.revealed, .arrow:not(.threat .arrow)').count()).toBe(0);
    await page.getByRole('tab', { name: 'News' }).click();
    expect(await page.locator('.log-line').allTextContents()).toEqual([expect.stringContaining('Turn 1 of 6')]);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test('tells the battle on the chart when it is over, forward and back, by keys alone', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/games');
    const record = await flyIn(zeroCarriers, { campaign: 'coral-sea' }, ({ state }) => state.outcome !== null);
    const file = { name: 'game.tallyho', mimeType: 'text/plain', buffer: Buffer.from(record) };
    await page.locator('.import input').setInputFiles(file);
    await page.locator('.shelf-row a').first().click();
    await page.locator('.sea-story').waitFor();
    const title = page.locator('.story-step h4');
    expect(await title.textContent()).toBe('Turn 1: the orders');
    await page.locator('.story-ways button').last().focus();
    await page.keyboard.press('Enter');
    expect(await title.textContent()).not.toBe('Turn 1: the orders');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await title.textContent()).toBe('Turn 1: the orders');
    expect(await page.locator('.story-ways > span').textContent()).toMatch(/^1 of \d+$/);
    // Whatever the screen, no name is cut.
    for (const viewport of [{ width: 1440, height: 900 }, DESK, { width: 844, height: 390 }, PHONE]) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(100);
      expect(await cutNames(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test('Eastern Solomons: another force is sent or kept at home, pilots are drawn for, a Strike is flown and reported', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/');
    await openCampaign(page, 'zero', 'Eastern Solomons');
    await page.getByText('Ryujo struck at Henderson Field').waitFor();
    await page.locator('.side-form.axis').getByLabel('Flown by').selectOption('human');
    await page.locator('.side-form.allies').getByLabel('Flown by').selectOption('pilot');
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await shown(page);
    expect(await page.locator('.sea-tracks .track').count()).toBe(5);
    await writeOrders(page, 1, 1, 0);
    await seal(page);
    await page.locator('.resource-list').waitFor();
    await page.locator('label.resource-line').last().click();
    await seal(page);
    await page.getByText('Ryujo Force may launch: what flies, and where to?').first().waitFor();
    await page.locator('label.option-card', { hasText: 'All stay at home' }).click();
    expect(await page.locator('.take-off').textContent()).toBe('Keep them at home');
    await seal(page);
    for (let n = 0; n < 12 && (await page.locator('.sky').count()) === 0; n++) await toStrike(page);
    await page.locator('.sky').waitFor();
    await flyToReport(page, answerByMouse);
    expect((await readReports(page)).length).toBeGreaterThan(0);
    await shown(page);
    if ((await page.locator('.sky').count()) === 0) {
      await page.getByRole('tab', { name: 'News' }).click();
      await page.getByText('Ryujo Force keeps its aircraft at home.').first().waitFor();
    }
    expect(complaints).toEqual([]);
    await close();
  }, 300_000);

  test('fits a phone in French, upright and on its side', async () => {
    for (const viewport of [PHONE, { width: 844, height: 390 }]) {
      const { page, complaints, close } = await visitQuickly(stage, '', { viewport, locale: 'fr-FR' });
      await openCampaign(page, 'zero', 'Mer de Corail');
      expect(await scrollsSideways(page)).toBe(false);
      await page.getByRole('button', { name: 'Commencer la campagne' }).click();
      await shown(page);
      expect(await scrollsSideways(page)).toBe(false);
      await writeOrders(page, 2, 0, 1);
      await seal(page);
      await page.locator('.resource-list').waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      expect(complaints).toEqual([]);
      await close();
    }
  }, 90_000);
});
