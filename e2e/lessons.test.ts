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

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxesOf = async (page: Page, selector: string): Promise<Box[]> =>
  (await Promise.all((await page.locator(selector).all()).map((each) => each.boundingBox()))).filter(
    (box) => box !== null,
  );

const isOver = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Flies a lesson with its own two buttons: going on, and letting it be done. */
async function flyByButtons(page: Page): Promise<void> {
  for (let n = 0; n < NO_LESSON_IS_LONGER; n++) {
    await page.locator('.lesson-panel:not([data-at="others"])').waitFor();
    const now = await at(page);
    if (now === 'done') return;
    await page.locator('.lesson-panel .lead-on').click();
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
    await page.getByText('Nothing is lost, choose again.').waitFor();
    await page.getByText('Not yet, you are still nose to nose.').waitFor();
    await page.locator('.strayed').getByRole('button', { name: 'Read rule DIF-SEQ-06' }).click();
    await page.getByRole('complementary', { name: 'Rule DIF-SEQ-06' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.card-button', { hasText: 'SCISSORS' }).first().click();
    await page.getByText('A Maneuver can be answered too').waitFor();
    await flyByButtons(page);
    await page.getByText('Lesson complete').waitFor();
    await page.getByRole('link', { name: 'Next: The faster one' }).click();
    await page.getByText('against an old Ki-27, Speed 1.').waitFor();
    await page.getByRole('link', { name: 'Flying school' }).first().click();
    await page.getByRole('link', { name: /On his six.*flown/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe.each([
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
])('the spotlight, at %s', (_, viewport) => {
  test.each([
    ['down-in-flames/2-card-against-card', ['plate A1', 'card IN MY SIGHTS 1/1', 'aircraft B1']],
    ['zero/3-exchange', ['aircraft A1', 'card MANEUVERING']],
    ['wings-of-war/1-first-turn', ['aircraft A1', 'aircraft B1']],
  ])(
    'of %s lights what the text names, numbered as there; the sheet hides none of it, and one step leads back',
    async (name, spots) => {
      const { page, complaints, close } = await visitQuickly(stage, `#/lesson/lessons/${name}.yaml`, { viewport });
      await page
        .locator('.veil-number')
        .nth(spots.length - 1)
        .waitFor();
      const numbers = await page.locator('.veil-number').allTextContents();
      expect(numbers.sort()).toEqual((await page.locator('.lesson-says .spot-number').allTextContents()).sort());
      const lit = await boxesOf(page, '.veil-edge');
      for (const spot of spots) {
        const [thing] = await boxesOf(page, `[data-spot="${spot}"]`);
        expect(
          lit.some((box) => isOver(box, thing)),
          spot,
        ).toBe(true);
      }
      await page.waitForTimeout(400);
      const [sheet] = await boxesOf(page, '.lesson-panel');
      expect((await boxesOf(page, '.veil-edge')).filter((box) => isOver(box, sheet))).toEqual([]);
      if (viewport.width < 500) expect(sheet.height).toBeLessThanOrEqual(viewport.height * 0.4 + 1);
      const said = await page.locator('.lesson-says').textContent();
      await page.locator('.lesson-panel .lead-on').click();
      await page.getByRole('button', { name: 'Back one step' }).and(page.locator(':enabled')).click();
      await page.locator('.lesson-says', { hasText: said ?? '' }).waitFor();
      expect(complaints).toEqual([]);
      await close();
    },
  );
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
    await page.getByText('Leçon terminée').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });
});
