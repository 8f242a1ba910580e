import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage, scrollsSideways } from './browser.ts';
import { answering, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** By way of the list of campaigns to the first question of a raid. */
async function begin(page: Page, start: string): Promise<void> {
  await page.locator('.door.zero .door-campaigns').click();
  await page.getByRole('link', { name: 'Pearl Harbor', exact: true }).click();
  await page.getByRole('button', { name: start }).click();
  await page.locator('.roster').waitFor();
}

/** What is asked now: targets, the next attack, a third wave; or nothing any more. */
async function asked(page: Page): Promise<'allot' | 'attack' | 'third' | 'over'> {
  await page.locator('.result, .decide:not(.waiting)').first().waitFor();
  if ((await page.locator('.result').count()) > 0) return 'over';
  if ((await page.locator('.attack-list').count()) > 0) return 'attack';
  return (await page.locator('.take-off').count()) > 0 ? 'allot' : 'third';
}

/** Flies a raid: each Flight to a target of its list, another each time, then one after the other; then home. */
async function fly(page: Page): Promise<void> {
  for (let n = 0; n < 200; n++) {
    const kind = await asked(page);
    if (kind === 'over') return;
    const act = page.locator('.take-off');
    if (kind === 'third') await answering(page, () => page.locator('button.answer').first().click());
    else if (kind === 'attack' || (await act.isEnabled())) await answering(page, () => act.click());
    else {
      const rows = page.locator('.target-row');
      await answering(page, async () => rows.nth((n * 3) % (await rows.count())).click());
    }
  }
  throw new Error('the raid does not end');
}

const sizes = [
  ['at a desk, in English', { viewport: { width: 1280, height: 800 } }, 'Begin the raid'],
  [
    'on a phone, in French',
    { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'fr-FR' },
    'Commencer le raid',
  ],
  [
    'on a phone on its side, at night',
    { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true, colorScheme: 'dark' as const },
    'Begin the raid',
  ],
] as const;

describe('Pearl Harbor', () => {
  test.each(sizes)(
    'Z-26.0b: a whole raid %s; its result is kept on the device',
    async (_, options, start) => {
      const { page, complaints, close } = await visitQuickly(stage, '#/', options);
      await begin(page, start);
      expect(await page.locator('.target-mark').count()).toBe(22);
      expect(await scrollsSideways(page)).toBe(false);
      await fly(page);
      expect(await scrollsSideways(page)).toBe(false);
      expect(await page.locator('.best-table tbody tr').count()).toBe(1);
      const net = await page.locator('.best-table .figure').first().textContent();
      await page.reload();
      await page.locator('.best-table').waitFor();
      expect(await page.locator('.best-table tbody tr').count()).toBe(1);
      await page.goto(`${stage.address}/#/new/zero-pearl-harbor`);
      await page.locator('.best-table').waitFor();
      expect(await page.locator('.best-table .figure').first().textContent()).toBe(net);
      expect(complaints).toEqual([]);
      await close();
    },
    300_000,
  );

  test('Z-CGAP-133, Z-CGAP-142: targets are pressed on the map, refused with a reason, taken back by key', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/new/zero-pearl-harbor');
    await page.getByRole('button', { name: 'Begin the raid' }).click();
    await page.locator('.flight-card').first().waitFor();
    await page
      .getByRole('button', { name: /^B3 Maryland/ })
      .first()
      .click();
    await page.getByText('no torpedo reaches it').first().waitFor();
    await answering(page, () =>
      page
        .locator('.harbour')
        .getByRole('button', { name: /^B4 West Virginia/ })
        .click(),
    );
    expect(await page.locator('.sent-list li').allTextContents()).toEqual([expect.stringContaining('West Virginia')]);
    await answering(page, () => page.keyboard.press('u'));
    expect(await page.locator('.sent-list li').count()).toBe(0);
    await page.locator('.flight-card').last().click();
    await answering(page, () => page.locator('.target-row').last().click());
    expect(await page.locator('.sent-list li').allTextContents()).toEqual([expect.stringContaining('Escort')]);
    await answering(page, () => page.locator('.recall').click());
    expect(await page.locator('.sent-list li').count()).toBe(0);
    await page.keyboard.press('h');
    await page.locator('.hint li').first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 90_000);

  test('best results that cannot be read are said, and left as they are', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/examples');
    await page.evaluate("localStorage.setItem('tallyho.pearl-harbor', '{broken')");
    await page.goto(`${stage.address}/#/new/zero-pearl-harbor`);
    await page.getByRole('alert').getByText('cannot be read').waitFor();
    expect(await page.evaluate("localStorage.getItem('tallyho.pearl-harbor')")).toBe('{broken');
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);
});
