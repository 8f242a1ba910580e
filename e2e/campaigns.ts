import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What the page of a campaign shows: a question of the desk or of the mission, a report, a curtain, the end. */
const SOMETHING = '.decide:not(.waiting), .curtain, .report, .result';

export const shown = (page: Page): Promise<void> => page.locator(SOMETHING).first().waitFor();

/** From the start page to the page of a campaign, by mouse. */
export async function openCampaign(page: Page, system: string, campaign: string): Promise<void> {
  await page.locator(`.door.${system} .door-campaigns`).click();
  await page.getByRole('link', { name: campaign, exact: true }).click();
  await page.locator('.campaign-map > svg').waitFor();
}

/** Answers whatever a mission asks. */
export type Flier = (page: Page, n: number) => Promise<void>;

/** Gives so many answers, and waits for the next question. */
export async function flyOn(page: Page, by: Flier, answers: number): Promise<void> {
  for (let n = 0; n < answers; n++) {
    await shown(page);
    await by(page, n);
  }
  await shown(page);
}

/** A mission takes less than a thousand answers. */
export async function flyToReport(page: Page, by: Flier): Promise<void> {
  for (let n = 0; n < 1000; n++) {
    await shown(page);
    if ((await page.locator('.report').count()) > 0) return;
    await by(page, n);
  }
  throw new Error('the mission does not end');
}

/** Left in mid-mission and found again, the same is asked. */
export async function leaveAndReturn(page: Page): Promise<void> {
  const asked = await page.locator('#prompt').textContent();
  await page.reload();
  await page.locator('#prompt').waitFor();
  expect(await page.locator('#prompt').textContent()).toBe(asked);
}

/** From the log sheet into the replay of its mission, back to the desk, and to the start page. */
export async function replayAndLeave(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Log sheet' }).click();
  await page.locator('.log-sheet').getByRole('link', { name: 'Replay' }).click();
  await page.locator('.retrace').waitFor();
  await page.getByRole('link', { name: 'Back to the game' }).click();
  await page.locator('.campaign-map > svg').waitFor();
  await page.getByRole('link', { name: 'Start page' }).click();
}

/** On a phone a map is looked at closer, with more names, moved by a finger, and looked at as a whole again. */
export async function lookCloser(page: Page): Promise<void> {
  const map = page.locator('.campaign-map');
  const [further, closer] = [
    page.getByRole('button', { name: 'Further away' }),
    page.getByRole('button', { name: 'Closer' }),
  ];
  const names = (): Promise<number> => map.locator('.target-name:visible').count();
  const words = (): Promise<number> => map.locator('text').count();
  const [before, few] = [await names(), await words()];
  expect(before).toBeGreaterThan(0);
  expect(await further.isDisabled()).toBe(true);
  await closer.click();
  await closer.click();
  expect(await closer.isDisabled()).toBe(true);
  // There is room for the names of towns, seas and lands, too.
  expect(await words()).toBeGreaterThan(few);
  expect(await names()).toBeGreaterThanOrEqual(before);
  const seen = (): Promise<string | null> => map.locator('> svg').getAttribute('viewBox');
  const first = await seen();
  const box = await map.boundingBox();
  if (box === null) throw new Error('the map is not there');
  await page.mouse.move(box.x + 150, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y + 120, { steps: 4 });
  await page.mouse.move(box.x + 160, box.y + 190, { steps: 4 });
  await page.mouse.up();
  expect(await seen()).not.toBe(first);
  await further.click();
  await further.click();
  expect(await names()).toBe(before);
}

/** Names on the map that its edge cuts. */
export const cutNames = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('.campaign-map')].flatMap((map) => {
    const sheet = map.getBoundingClientRect();
    return [...map.querySelectorAll('svg text:not(.sounding)')]
      .filter((text) => {
        const { left, right, top, bottom } = text.getBoundingClientRect();
        return left < sheet.left - 1 || right > sheet.right + 1 || top < sheet.top - 3 || bottom > sheet.bottom + 3;
      })
      .map(({ textContent }) => textContent);
  })`);
