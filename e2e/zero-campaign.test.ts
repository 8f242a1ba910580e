import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { flyOn, flyToReport, leaveAndReturn, lookCloser, openCampaign, replayAndLeave, shown } from './campaigns.ts';
import { answerByMouse, answering, toSavedGames, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** From the start page to the desk of a campaign, by mouse. */
async function begin(page: Page, campaign: string, start: string): Promise<void> {
  await openCampaign(page, 'zero', campaign);
  await page.getByRole('button', { name: start }).click();
  await shown(page);
}

/** Picks the first Resource that is left. */
async function takeOff(page: Page): Promise<void> {
  await page.locator('label.option-card').first().click();
  await page.locator('.pick-about').waitFor();
  await answering(page, () => page.locator('.take-off').click());
  await page.locator('.sky').waitFor();
}

describe('a Land campaign of Zero!', () => {
  test('is begun by mouse, left in mid-mission, found again, flown to its report and counted on the log sheet', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await begin(page, 'Malaya', 'Begin the campaign');
    expect(await page.locator('.take-off').isDisabled()).toBe(true);
    expect(await page.locator('label.option-card').count()).toBe(8);
    const target = (await page.locator('.order-title').textContent()) ?? '';
    await takeOff(page);
    await flyOn(page, answerByMouse, 4);
    await leaveAndReturn(page);
    await flyToReport(page, answerByMouse);
    await page.getByRole('heading', { name: `Mission 1: ${target}` }).waitFor();
    const totals = await page.locator('.points-table tbody tr').last().locator('td').allTextContents();
    await page.locator('.go-on').click();
    await shown(page);
    // The log sheet has what the report had; the Resource is spent, and its card says so.
    const line = page.locator('.log-sheet tbody tr').first();
    expect(await line.locator('.figure').allTextContents()).toEqual(totals);
    expect(await page.locator('.log-sheet tfoot .figure').allTextContents()).toEqual(totals);
    expect(await page.locator('.decide .desk-cards').first().locator('.card-stamp').allTextContents()).toEqual([
      expect.stringContaining('Mission 1'),
    ]);
    await page.getByRole('tab', { name: 'Pilots' }).click();
    await page.getByRole('tab', { name: 'In words' }).click();
    await page
      .locator('.in-words')
      .getByText(/Difference/)
      .waitFor();
    await replayAndLeave(page);
    await toSavedGames(page);
    await page.locator('.shelf-row').getByText('mission 2').waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 300_000);

  test('keeps the Resources of two people at one screen secret', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/campaign/zero-campaign/burma');
    await page.locator('.side-form.axis').getByLabel('Flown by').selectOption('human');
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await page.locator('.curtain button').click();
    await page.locator('label.option-card').nth(2).click();
    await answering(page, () => page.locator('.take-off').click());
    await page.locator('.curtain').waitFor();
    expect(await page.locator('.option-card').count()).toBe(0);
    await page.locator('.curtain button').click();
    await page.locator('.option-list summary').click();
    expect(await page.locator('.option-card.gone').count()).toBe(0);
    await page.getByRole('tab', { name: 'News' }).click();
    expect(await page.locator('.log-line').allTextContents()).toEqual([expect.stringContaining('is drawn')]);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test('has a way to each of its Missions by itself, whose address can be kept', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/campaign/zero-campaign/burma');
    await page.getByText('Fly a single mission of it').click();
    await page.locator('.single-mission select').selectOption({ label: 'Sittang: Ground Forces' });
    await page.getByRole('link', { name: 'Prepare this Mission' }).click();
    await page.getByRole('radio', { name: 'A mission' }).waitFor();
    expect(page.url()).toMatch(/#\/new\/zero\/mission\/burma-9$/);
    await page.reload();
    const mission = page.getByLabel(/^Mission/);
    await mission.waitFor();
    expect(await mission.inputValue()).toBe('burma-9');
    await mission.selectOption({ label: 'Pegu: Rail Complex' });
    await page.waitForURL(/mission\/burma-5$/);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test('on a phone its map is looked at closer, with more names, and moved by a finger', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '', { viewport: PHONE });
    // Whoever comes from Pearl Harbor, which has targets with names as well, still reads those of the map.
    await page.goto(`${stage.address}/#/new/zero-pearl-harbor`);
    await page.locator('.set-up-end .primary').click();
    await page.locator('.pearl-map').first().waitFor();
    await page.goto(`${stage.address}/#/`);
    await begin(page, 'Okinawa', 'Begin the campaign');
    await lookCloser(page);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);

  test('fits a phone in French, upright and on its side', async () => {
    for (const viewport of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
      const { page, complaints, close } = await visitQuickly(stage, '', { viewport, locale: 'fr-FR' });
      await begin(page, 'Philippines', 'Commencer la campagne');
      expect(await scrollsSideways(page)).toBe(false);
      await takeOff(page);
      expect(await scrollsSideways(page)).toBe(false);
      expect(complaints).toEqual([]);
      await close();
    }
  }, 90_000);
});
