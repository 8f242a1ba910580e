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
    await page.getByRole('link', { name: 'Debrief' }).click();
    await page.getByRole('link', { name: 'The whole table' }).click();
    await page.getByRole('button', { name: 'First step' }).click();
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

  test('CH-27.3, CH-28.4: a night Mission and kamikazes are set up, kept in the address, and flown', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/new/zero/mission');
    const answer = async (times: number): Promise<void> => {
      for (let n = 0; n < times; n++) {
        expect(await nextMoment(page)).toBe('asked');
        await answerByMouse(page, n);
      }
    };
    await page.getByLabel(/^Mission/).selectOption({ label: 'Night raid and a night fighter' });
    await page.getByText('P-61A Black Widow', { exact: true }).waitFor();
    await page.getByText('4 × G4M2 Betty').waitFor();
    await page.getByLabel('Flown by').nth(0).selectOption('cadet');
    await page.getByLabel('Flown by').nth(1).selectOption('human');
    await page.getByText('Green and skilled pilots').click();
    await page.getByLabel('Green Leader').check();
    await page.waitForURL(/#\/new\/zero\/mission\/kind-night\/~/);
    await page.reload();
    expect(await page.getByLabel('Green Leader').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Start the fight' }).click();
    await answer(2);

    await page.goto(`${stage.address}/#/new/zero/mission/okinawa-14`);
    await page.getByLabel('Kamikaze Aircraft Table').selectOption('half-loop');
    await page.getByText('3 × G4M2 Betty').waitFor();
    expect(await page.getByLabel('Each carries an MXY7 Ohka').isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Start the fight' }).click();
    await answer(2);
    expect(await page.locator('.phase-name').allTextContents()).toContain('Search');
    expect(complaints).toEqual([]);
    await close();
  }, 60_000);
});
