import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage, scrollsSideways } from './browser.ts';
import { visitQuickly } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const ask = (page: Page, name: string) => page.getByRole('textbox', { name });
const results = (page: Page) => page.locator('.rule-result');

/** Which of how many moments is shown. */
const placesIn = async (played: Locator): Promise<number[]> =>
  ((await played.locator('.played-at').textContent()) ?? '').split(' of ').map(Number);

describe('the rulebook', () => {
  test('answers a question in everyday words, marks what it found, and shows the rule played', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/rules/down-in-flames');
    await ask(page, 'Search the rules').fill('how do I clmb');
    await page.getByText('found for climb').waitFor();
    const found = await results(page).allTextContents();
    expect(found.slice(0, 4).join(' ')).toContain('DIF-ALT-0');
    await results(page).filter({ hasText: 'DIF-ALT-08' }).first().click();
    const paragraph = page.locator('.rule-paragraph.open');
    await paragraph.getByRole('link', { name: 'DIF-ALT-08' }).waitFor();
    expect(await paragraph.locator('mark').count()).toBeGreaterThan(0);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Altitude');
    await page
      .locator('.cited-by')
      .getByRole('link', { name: /lesson 5/ })
      .waitFor();
    await paragraph.getByRole('button', { name: 'See it played' }).click();
    const played = paragraph.getByRole('region', { name: 'DIF-ALT-08, played' });
    await played.getByRole('img', { name: /Spitfire/ }).waitFor();
    const [before, of] = await placesIn(played);
    await played.getByRole('button', { name: 'Step forward' }).click();
    await expect.poll(() => placesIn(played)).toEqual([before + 1, of]);
    expect(complaints).toEqual([]);
    await close();
  });

  test('on a phone in French: the search on top, chapters in a sheet, a drawing, and a table to try it at', async () => {
    const french = { locale: 'fr-FR', viewport: { width: 390, height: 844 } };
    const { page, complaints, close } = await visitQuickly(stage, '#/rules/down-in-flames', french);
    await page.locator('.rule-contents-sheet summary').click();
    await page
      .locator('.rule-contents-sheet')
      .getByRole('link', { name: /Positions/ })
      .click();
    await page.locator('.rule-diagram').getByText('nez vers sa queue').waitFor();
    await page.goto(`${stage.address}/#/rules/down-in-flames`);
    await ask(page, 'Rechercher dans les règles').fill('rafales poursuivant');
    const found = results(page).filter({ hasText: 'DIF-POS-07' }).first();
    await found.waitFor();
    await page.waitForTimeout(300);
    // What was found first is open below; whoever types still sees what he types.
    expect(await page.evaluate('window.scrollY')).toBe(0);
    await found.click();
    const paragraph = page.locator('.rule-paragraph.open');
    await expect.poll(() => page.evaluate('window.scrollY')).toBeGreaterThan(0);
    await paragraph.getByRole('link', { name: 'L’essayer soi-même' }).click();
    await page.getByRole('heading', { name: 'À vous de jouer : DIF-POS-07', level: 2 }).waitFor();
    await page.locator('.card-button').first().waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });

  test('has the examples of play; addresses of the days before lead there', async () => {
    const { page, complaints, close } = await visitQuickly(stage, '#/search/WOW-EX-01');
    await page.locator('.entry').first().waitFor();
    await page.getByRole('link', { name: 'Wings of War' }).first().waitFor();
    await page.evaluate(`location.hash = '#/rules/zero-basic/7.21'`);
    await results(page).filter({ hasText: 'Z-7.21a' }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});
