import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './browser.ts';
import { visitQuickly } from './pilot.ts';
import { ended } from './scenes.ts';
import { putOnShelf } from './shelf.ts';

/*
 * At a desk everything that is wanted lies in one screen. Only galleries are scrolled, and what comes below a room: the
 * games on the start page, more charts of a debrief.
 */
const DESK = { viewport: { width: 1440, height: 900 } };

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** How far down the lowest of them reaches, from the top of the page. */
const foot = (page: Page, parts: string): Promise<number> =>
  page.evaluate(
    `Math.max(...[...document.querySelectorAll('${parts}')].map((part) => part.getBoundingClientRect().bottom + scrollY))`,
  );

const wholePage = (page: Page): Promise<number> => page.evaluate('document.documentElement.scrollHeight');

describe.each(['en-GB', 'fr-FR'])('all in one screen (%s)', (locale) => {
  const visit = (hash: string) => visitQuickly(stage, hash, { ...DESK, locale });

  test('the start page, before the first game and after it; the debrief, whatever moment is looked at', async () => {
    const { page, close } = await visit('#/');
    const wall = '.home-campaigns, .home-log, .puzzle-line';
    await page.locator('.poster').first().waitFor();
    expect(await foot(page, wall)).toBeLessThanOrEqual(900);
    const game = { id: 'x', begun: 0, saved: 1, turn: 6, over: true, ...ended };
    await putOnShelf(stage, page, '#/debrief/x', [game]);
    // The whole fight has been looked back at, and its turning point is shown.
    await page.locator('button[aria-pressed="true"]:is(.moment-box, .moment-bare)').first().waitFor();
    await page.locator('.story-thinking').waitFor({ state: 'detached' });
    const moments = page.locator('.moment-boxes > * > button, .moment-boxes > button');
    expect(await moments.count()).toBeGreaterThan(1);
    for (const moment of await moments.all()) {
      await moment.press('Enter');
      await page.locator('.lesson-try').waitFor();
      expect(await foot(page, '.debrief-below > *')).toBeLessThanOrEqual(900);
    }
    await page.goto(`${stage.address}/#/`);
    await page.locator('.home-log .medal').first().waitFor();
    expect(await foot(page, wall)).toBeLessThanOrEqual(900);
    await close();
  }, 60_000);

  test('two aircraft that are compared in the hangar, and the way to fly them', async () => {
    const { page, close } = await visit('#/hangar/game=zero/a=zero:fighters:a6m2/b=zero:fighters:f4f-3');
    await page.locator('.compare-sheet .primary').waitFor();
    expect(await foot(page, '.compare-sheet .primary')).toBeLessThanOrEqual(900);
    await close();
  });

  test.each(['zero-campaign/malaya', 'zero-carriers/coral-sea', 'zero-carriers/eastern-solomons'])(
    'the desk of %s',
    async (campaign) => {
      const { page, close } = await visit(`#/campaign/${campaign}`);
      await page.locator('.set-up-end .primary').click();
      await page.locator('.flight.campaign .order-act').waitFor();
      expect(await wholePage(page)).toBeLessThanOrEqual(900);
      await close();
    },
  );
});
