import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const at = (page: Page): Promise<string | null> => page.locator('.lesson-panel').getAttribute('data-at');
const NO_LESSON_IS_LONGER = 200;

/** Flies a lesson with its own two buttons: going on, and letting it be done. */
async function flyByButtons(page: Page): Promise<void> {
  for (let n = 0; n < NO_LESSON_IS_LONGER; n++) {
    await page.locator('.lesson-panel:not([data-at="others"])').waitFor();
    const now = await at(page);
    if (now === 'done') return;
    await page.locator('.lesson-panel > button').click();
    await page.waitForTimeout(20);
  }
  throw new Error('the lesson does not end');
}

describe('a lesson of Down In Flames', () => {
  test('is flown at the table; another choice is explained; it is ticked, and the next is one click away', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/lessons');
    await page.getByRole('link', { name: /On his six/ }).click();
    await page.getByText('Get behind him first').waitFor();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.locator('button.answer.pass').click();
    await page.getByText('is allowed here, but not what this lesson is about').waitFor();
    await page.getByText('Not yet, you are still nose to nose.').waitFor();
    await page.locator('.lesson-panel').getByRole('button', { name: 'Read rule DIF-SEQ-06' }).click();
    await page.getByRole('complementary', { name: 'Rule DIF-SEQ-06' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.card-button', { hasText: 'SCISSORS' }).first().click();
    await page.getByText('A Maneuver can be answered too').waitFor();
    await flyByButtons(page);
    await page.getByText('Lesson complete.').waitFor();
    await page.getByRole('link', { name: 'Next: The faster one' }).click();
    await page.getByText('A P-51D Mustang').waitFor();
    await page.getByRole('link', { name: 'Lessons' }).first().click();
    await page.getByRole('link', { name: /On his six.*flown/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each([
  ['down-in-flames', '1-first-turn'],
  ['zero', '6-altitude'],
  ['zero', '8-formation'],
  ['zero', '9-strike'],
  ['zero', '10-campaign'],
  ['zero', '11-carriers'],
  ['zero', '12-pearl-harbor'],
  ['zero', '13-rockets'],
  ['zero', '14-night'],
  ['zero', '15-search'],
  ['wings-of-war', '5-tailing'],
])('a lesson of %s', (system, name) => {
  test('is flown to its end in French on a phone', async () => {
    const french = { locale: 'fr-FR', viewport: PHONE };
    const { page, complaints, close } = await visitQuickly(stage, `#/lesson/lessons/${system}/${name}.yaml`, french);
    await page.locator('.lesson-panel').waitFor();
    await flyByButtons(page);
    await page.getByText('Leçon terminée.').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });
});
