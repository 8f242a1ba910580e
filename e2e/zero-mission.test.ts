import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { answerByMouse, flyToTheEnd, nextMoment, openDrawer, visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('a Mission of Zero!', () => {
  test('is set up from a campaign sheet, flown over its target, counted and looked at again', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/new/zero');
    await page.getByText('A mission', { exact: true }).click();
    await page.getByLabel(/^Mission/).selectOption({ label: 'Patani: Ground Forces' });
    await page.getByText('2 × Blenheim IV').waitFor();
    await page.getByLabel('Flown by').nth(0).selectOption('cadet');
    await page.getByLabel('Flown by').nth(1).selectOption('human');
    await page.getByRole('button', { name: 'Remove J2' }).click();
    await page.getByText('Options', { exact: true }).click();
    // Straight to the target, and no way home.
    await page.getByLabel('Turns to the target').fill('0');
    await page.getByLabel('Turns home').fill('0');
    await page.getByRole('button', { name: 'Start the fight' }).click();
    await nextMoment(page);
    expect(await page.locator('.aim').getAttribute('aria-label')).toBe('Target Sheet 3A: Ground Forces');
    expect(await page.locator('.phase-name').allTextContents()).toEqual(['Target']);
    await page.getByRole('button', { name: /AB1/ }).waitFor();
    await openDrawer(page, 'In words');
    await page
      .locator('.in-words')
      .getByText(/Blenheim IV \(Allies\) flies in a Formation at Very Low altitude/)
      .waitFor();
    await page.keyboard.press('Escape');
    await flyToTheEnd(page, answerByMouse);
    await page.getByRole('heading', { name: /Victory|Defeat|Draw/ }).waitFor();
    await page
      .getByText(/Ground Forces: \d+ Damage Points?, /)
      .first()
      .waitFor();
    await page
      .getByText(/Allies: \d+ victory points?/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('button', { name: 'Last step' }).click();
    await openDrawer(page, 'Log');
    await page
      .locator('.log')
      .getByText(/Target Flak at/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await close();
  }, 180_000);

  test('is set up in French on a phone without scrolling sideways', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/new/zero', {
      locale: 'fr-FR',
      viewport: PHONE,
      isMobile: true,
    });
    await page.getByText('Une mission', { exact: true }).click();
    await page.getByText('2 × Ki-21 Sally').waitFor();
    await page.getByText('Options', { exact: true }).click();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: 'Lancer le combat' }).click();
    await nextMoment(page);
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);
});
