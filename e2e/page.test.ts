import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('the list of examples', () => {
  test('loads without a complaint and shows what there is', async () => {
    const { page, complaints, close } = await stage.visit('#/examples');
    await page.getByRole('heading', { level: 1, name: 'Examples of play' }).waitFor();
    expect(await page.getByRole('list').getByRole('link').count()).toBeGreaterThan(0);
    expect(await page.locator('.unreadable').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('is searched by title and by rule number', async () => {
    const { page, close } = await stage.visit('#/examples');
    const entries = page.locator('.entry');
    const title = (await entries.first().locator('.entry-title').textContent()) ?? '';
    const field = page.getByRole('textbox', { name: 'Search by title or rule number' });
    await field.fill(title.toUpperCase());
    expect(await entries.count()).toBe(1);
    const rule = (await entries.first().locator('.entry-rules > span').first().textContent()) ?? '';
    await field.fill(rule);
    expect(await entries.count()).toBeGreaterThan(0);
    await field.fill('nothing is called this');
    await page.getByText('No example matches').waitFor();
    await page.getByRole('button', { name: 'Clear the search' }).click();
    expect(await entries.count()).toBeGreaterThan(1);
    await close();
  });

  test('says so when an address leads to an example that is not there', async () => {
    const { page, complaints, close } = await stage.visit('#/scenario/no/such.yaml/main/0');
    await page.getByText('There is no example called no/such.yaml').waitFor();
    await page.getByRole('link', { name: 'All examples', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Examples of play' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

/** Bytes of script as they came over the line. The painter comes when the page has nothing more to do. */
const SCRIPTS = `performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('.js') && !name.includes('painter-worker'))
  .map(({ name, encodedBodySize, decodedBodySize }) => ({ name, encodedBodySize, decodedBodySize }))`;

test('the first sight takes less than 150 KB of script', async () => {
  const { page, close } = await stage.visit('#/', { serviceWorkers: 'block' });
  await page.locator('.door .primary').first().waitFor();
  await page.locator('.poster').first().waitFor();
  const scripts = (await page.evaluate(SCRIPTS)) as { encodedBodySize: number; decodedBodySize: number }[];
  const sum = (of: 'encodedBodySize' | 'decodedBodySize') => scripts.reduce((all, script) => all + script[of], 0);
  expect(sum('decodedBodySize')).toBeGreaterThan(2 * sum('encodedBodySize'));
  expect(sum('encodedBodySize')).toBeLessThan(150_000);
  await close();
});

describe('the language', () => {
  test('is the browser’s, can be switched in place, and is kept', async () => {
    const { page, complaints, close } = await stage.visit('#/examples');
    await page.getByRole('button', { name: 'Français' }).click();
    await page.getByRole('heading', { level: 1, name: 'Exemples de jeu' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Exemples de jeu' }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Examples of play' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('is French in a French browser', async () => {
    const { page, close } = await stage.visit('#/examples', { locale: 'fr-FR' });
    await page.getByRole('heading', { level: 1, name: 'Exemples de jeu' }).waitFor();
    await close();
  });
});

describe('on a phone', () => {
  test.each(['en-GB', 'fr-FR'])(
    'nothing has to be scrolled sideways, and no text is smaller than 14 px (%s)',
    async (locale) => {
      const { page, complaints, close } = await stage.visit('#/examples', {
        locale,
        viewport: PHONE,
        hasTouch: true,
        isMobile: true,
      });
      expect(await scrollsSideways(page)).toBe(false);
      expect(await smallText(page)).toEqual([]);
      await page.locator('.entry').first().click();
      await page.getByRole('slider').waitFor();
      expect(await scrollsSideways(page)).toBe(false);
      expect(await smallText(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});

/** Every visible text that is set in less than 14 px. */
const smallText = (page: { evaluate(code: string): Promise<unknown> }): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll('body *')]
    .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim() !== ''))
    .filter((e) => e.checkVisibility() && parseFloat(getComputedStyle(e).fontSize) < 14)
    .map((e) => e.textContent)`);
