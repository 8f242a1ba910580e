import { zeroSuperfortress } from '@tallyho/zero';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage, scrollsSideways } from './browser.ts';
import { flyIn } from './moments.ts';
import { answerByMouse, answering, visitQuickly } from './pilot.ts';
import { putOnShelf } from './shelf.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

type Moment = 'desk' | 'briefing' | 'sky' | 'report' | 'over';

/** What lies there: the desk with a question, the sheet before a flight, the sky, a report, or the end. */
async function moment(page: Page): Promise<Moment> {
  await page.locator('.result, .b29-briefing, .report, .decide:not(.waiting)').first().waitFor();
  if ((await page.locator('.b29-briefing').count()) > 0) return 'briefing';
  if ((await page.locator('.report').count()) > 0) return 'report';
  if ((await page.locator('.base-desk').count()) > 0)
    return (await page.locator('.result').count()) > 0 ? 'over' : 'desk';
  return 'sky';
}

/** By way of the list of campaigns to the first question. */
async function begin(page: Page, name: string, start: string): Promise<void> {
  await page.locator('.door.zero .door-campaigns').click();
  await page.getByRole('link', { name, exact: true }).click();
  await page.getByRole('button', { name: start }).click();
  await page.locator('.b29-answer').first().waitFor();
}

/** Plays until something has come about: Supply Transports if they can be flown, otherwise whatever comes first. */
async function playTo(page: Page, duty: string, isThere: (now: Moment) => boolean): Promise<void> {
  for (let n = 0; n < 300; n++) {
    const now = await moment(page);
    if (isThere(now)) return;
    if (now === 'briefing') await page.locator('.take-off').click();
    else if (now === 'report') await page.locator('.go-on').click();
    else if (now === 'sky') await answerByMouse(page, n);
    else {
      const supply = page.locator('button.b29-answer').filter({ hasText: duty });
      const answer = (await supply.count()) > 0 ? supply.first() : page.locator('button.b29-answer').first();
      await answering(page, () => answer.click());
    }
  }
  throw new Error('it does not come about');
}

const sizes = [
  [
    'at a desk, in English',
    { viewport: { width: 1280, height: 800 } },
    'B-29s in China',
    'Begin the campaign',
    'Supply Transport',
  ],
  [
    'on a phone, in French',
    { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-FR' },
    'Les B-29 en Chine',
    'Commencer la campagne',
    'Transport de ravitaillement',
  ],
] as const;

describe('B-29s in China', () => {
  test.each(sizes)(
    'CH-30.0a: weeks are played %s, a flight is fought, left and found again',
    async (_, options, name, start, duty) => {
      const { page, complaints, close } = await visitQuickly(stage, '#/', options);
      await begin(page, name, start);
      expect(await page.locator('.b29-card').count()).toBe(3);
      expect(await page.locator('.b29-weeks li').count()).toBe(12);
      expect(await page.locator('.b29-answer.gone').count()).toBeGreaterThan(0);
      expect(await scrollsSideways(page)).toBe(false);
      await playTo(page, duty, (now) => now === 'briefing');
      expect(await page.locator('.b29-draws li').count()).toBeGreaterThan(0);
      expect(await scrollsSideways(page)).toBe(false);
      await playTo(page, duty, (now) => now === 'sky' || now === 'report');
      await page.reload();
      await playTo(page, duty, (now) => now === 'desk');
      expect(await page.locator('.b29-flights li').count()).toBeGreaterThan(0);
      await page.reload();
      await page.locator('.b29-answer').first().waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      expect(complaints).toEqual([]);
      await close();
    },
    120_000,
  );

  test('CH-30.31a: a duty is given, taken back by key, and a hint is given', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/new/zero-superfortress');
    await page.getByRole('button', { name: 'Begin the campaign' }).click();
    await page.locator('.b29-answer').first().waitFor();
    await answering(page, () => page.locator('button.b29-answer').filter({ hasText: 'Training' }).click());
    expect(await page.locator('.b29-duty').first().textContent()).toBe('Training');
    await answering(page, () => page.keyboard.press('u'));
    expect(await page.locator('.b29-duty').first().textContent()).toBe('no duty yet');
    await page.keyboard.press('h');
    await page.locator('.hint li').first().waitFor();
    expect(await page.locator('.hint li').first().textContent()).toMatch(/VPs to be expected in the end/);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);

  test('CH-30.9a: the verdict is kept among the best results of the device, once', async () => {
    const record = await flyIn(zeroSuperfortress, {}, ({ state }) => state.outcome !== null);
    const { page, complaints, close } = await visitQuickly(stage, '#/examples');
    const game = { format: 2, id: 'weeks', system: 'zero-superfortress', title: 'B-29s in China', record };
    await putOnShelf(stage, page, '#/play/weeks', [
      { ...game, players: [{ kind: 'human' }], begun: 1, saved: 2, turn: 12, over: true, choices: 1 },
    ]);
    await page.locator('.best-table').waitFor();
    await page.reload();
    await page.locator('.best-table').waitFor();
    expect(await page.locator('.best-table tbody tr').count()).toBe(1);
    await page.goto(`${stage.address}/#/new/zero-superfortress`);
    await page.locator('.best-table tbody tr').waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);
});
