import { zeroGuadalcanal } from '@tallyho/zero';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { leaveAndReturn, openCampaign, shown } from './campaigns.ts';
import { flyIn } from './moments.ts';
import { answerByMouse, answering, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const act = (page: Page): Promise<void> => answering(page, () => page.locator('.take-off').click());

/** So many of the type that is asked about, or as many as there are; the last Altitude, and the last load. */
async function assign(page: Page, count: number): Promise<void> {
  const counts = page.locator('.choice-row.counts label.choice-box');
  await counts.nth(Math.min(count, (await counts.count()) - 1)).click();
  for (const row of ['altitudes', 'loads']) {
    const boxes = page.locator(`.choice-row.${row} label.choice-box`);
    if ((await boxes.count()) > 0) await boxes.last().click();
  }
  await act(page);
}

/** Plays whatever comes until the desk asks in a week: Missions are flown, reports are read. */
async function playToWeek(page: Page, week: number): Promise<void> {
  for (let n = 0; n < 2500; n++) {
    await shown(page);
    if ((await page.locator('.report').count()) > 0) await page.locator('.go-on').click();
    else if ((await page.locator('.plan-form').count()) > 0) {
      if ((await page.locator('.bar-now').textContent())?.startsWith(`Week ${week}`) === true) return;
      await assign(page, 1);
    } else if ((await page.locator('.resupply-form').count()) > 0) {
      await page.locator('.resupply-form label.choice-box').first().click();
      await act(page);
    } else if ((await page.locator('.sky').count()) > 0) await answerByMouse(page, n);
    else await answering(page, () => page.locator('button.answer').first().click());
  }
  throw new Error('the week does not end');
}

describe('the Guadalcanal campaign', () => {
  test('is begun from the list, aircraft are assigned in secret, a week is played, left and found again', async () => {
    const { page, complaints, close } = await visitQuickly(stage);
    await openCampaign(page, 'zero', 'Guadalcanal');
    await page.getByText('The Marines have taken an unfinished airfield').waitFor();
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await shown(page);
    expect(await page.locator('.campaign-track li').count()).toBe(11);
    expect(await page.locator('.campaign-track [data-here="true"] b').textContent()).toBe('0');
    expect(await page.locator('.take-off').textContent()).toBe('Choose how many');
    await assign(page, 2);
    await shown(page);
    expect(await page.locator('.log-sheet-side.allies .sheet-boxes .assigned').count()).toBe(2);
    await leaveAndReturn(page);
    await playToWeek(page, 2);
    // The week that is over stands in its list, and its Missions can be watched again.
    expect(await page.locator('.past-weeks li').count()).toBe(2);
    expect(await page.locator('.week-steps .now').textContent()).toBe('Attack Mission');
    await page.reload();
    await shown(page);
    await page.getByRole('tab', { name: 'In words' }).click();
    await page.locator('.in-words').getByText('The marker is on').waitFor();
    await page
      .locator('.past-weeks')
      .getByRole('link', { name: /^Watch/ })
      .first()
      .click();
    await page.locator('.retrace').waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 300_000);

  test('a Mission takes off over the map where motion is wanted, and can be skipped', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/games', { reducedMotion: 'no-preference' });
    const record = await flyIn(
      zeroGuadalcanal,
      {},
      (match) => match.decision(0)?.kind === 'fly' && match.state.log.at(-1)?.place === 'henderson-field',
    );
    const file = { name: 'game.tallyho', mimeType: 'text/plain', buffer: Buffer.from(record) };
    await page.locator('.import input').setInputFiles(file);
    await page.locator('.shelf-row a').first().click();
    const passage = page.locator('.map-passage .map-flight > span');
    for (;;) {
      await page.locator('.decide:not(.waiting)').or(passage).first().waitFor({ state: 'attached' });
      if ((await passage.count()) > 0) break;
      if ((await page.locator('.plan-form').count()) > 0) await assign(page, 2);
      else await answering(page, () => page.locator('button.answer').first().click());
    }
    expect(await page.locator('.map-passage h1').textContent()).toBe('The Japanese take off for Henderson Field');
    await page.locator('.map-passage').getByRole('button', { name: 'Skip' }).click();
    await page.locator('.sky').waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);

  test('a carrier battle is fought on its own chart inside it; on a phone, in French', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/games', { viewport: PHONE, locale: 'fr-FR' });
    const record = await flyIn(zeroGuadalcanal, { carriers: true }, (match) => {
      const { inner } = match.state;
      return inner !== null && 'tracks' in inner && match.decision(0)?.kind === 'orders';
    });
    const file = { name: 'game.tallyho', mimeType: 'text/plain', buffer: Buffer.from(record) };
    await page.locator('.import input').setInputFiles(file);
    await page.locator('.shelf-row a').first().click();
    await page.locator('.sea-chart > svg').waitFor();
    await page.locator('.orders-form').waitFor();
    expect(await page.locator('.bar-title').textContent()).toBe('Guadalcanal, août 1942–février 1943');
    expect(await scrollsSideways(page)).toBe(false);
    const rows = page.locator('.orders-form .choice-row');
    await rows.nth(0).locator('label.choice-box').first().click();
    await rows.nth(1).locator('label.choice-box').last().click();
    await act(page);
    await page.locator('.revealed, .sky, .report').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);
});
