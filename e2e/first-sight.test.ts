import type { BrowserContextOptions } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage, type Visit } from './browser.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Somebody who has never been here. */
const NEW = `if (origin !== 'null') localStorage.removeItem('tallyho.tour');`;

/** Where everything stands that can be read or pressed. */
const PLACES = `[...document.querySelectorAll('.skip, .masthead a, .masthead button, .hero button, .hero h1, .hero p')].map((thing) => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [thing.textContent, left, top, width, height].map((part) => (typeof part === 'number' ? Math.round(part) : part));
})`;

/** Opens the page while its script is still on the way; `arrive` lets it come. */
async function early(
  hash: string,
  first = NEW,
  options: BrowserContextOptions = {},
): Promise<Visit & { arrive(): void }> {
  const visit = await stage.visit('#/about', { serviceWorkers: 'block', ...options }, first);
  await visit.page.goto('about:blank');
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await visit.page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  await visit.page.goto(`${stage.address}/${hash}`, { waitUntil: 'commit' });
  return { ...visit, arrive };
}

/** Whoever listens for another address has just missed one: a link was followed while the page was being drawn. */
const FOLLOWED_MEANWHILE = `{
  const listen = window.addEventListener;
  const ways = ['#/about', '#/lessons', '#/games', '#/campaigns', '#/hangar', '#/career'];
  window.addEventListener = function (type, ...rest) {
    const way = type === 'hashchange' ? ways.shift() : undefined;
    if (way !== undefined) history.replaceState(null, '', window.followed = way);
    return listen.call(window, type, ...rest);
  };
}`;

test('a link that is followed while the page is being drawn leads where it says', async () => {
  const { page, close } = await stage.visit('#/examples', {}, FOLLOWED_MEANWHILE);
  await page.locator('main h1').waitFor();
  // Longer than the page waits before it writes its address.
  await page.waitForTimeout(600);
  expect(await page.evaluate('window.location.hash')).toBe(await page.evaluate('window.followed'));
  await close();
});

describe('before its script is there, the start page', () => {
  test.each([
    ['en-GB', 'Fly now'],
    ['fr-FR', 'Décoller'],
  ])('is seen in the language of its visitor, and nothing moves when the script comes (%s)', async (locale, fly) => {
    const { page, arrive, close } = await early('', NEW, { locale });
    await page.getByRole('button', { name: fly }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(locale.slice(0, 2));
    await page.evaluate('document.fonts.ready');
    const before = await page.evaluate(PLACES);
    arrive();
    await page.locator('.poster').first().waitFor();
    expect(await page.locator('.first-sight').count()).toBe(0);
    expect(await page.evaluate(PLACES)).toEqual(before);
    await close();
  });

  test('hears what is pressed: the fight begins when the script is there', async () => {
    const { page, arrive, close } = await early('#/');
    await page.getByRole('button', { name: 'Fly now' }).click();
    arrive();
    await page.locator('.hand').waitFor();
    await close();
  });

  test('hears another language, and keeps the focus', async () => {
    const { page, arrive, close } = await early('#/');
    await page.getByRole('button', { name: 'Français' }).focus();
    await page.keyboard.press('Enter');
    arrive();
    await page.getByRole('button', { name: 'Décoller' }).waitFor();
    expect(await page.evaluate('document.activeElement.lang')).toBe('fr');
    await close();
  });

  test('has the light and the size of text that were chosen, and does not say what was flown last before it knows', async () => {
    const chosen = `localStorage.setItem('tallyho.light', 'night'); localStorage.setItem('tallyho.text', '130');`;
    const { page, close } = await early('#/', `if (origin !== 'null') { ${chosen} }`);
    await page.getByRole('button', { name: 'Fly now' }).waitFor();
    expect(await page.evaluate('({ ...document.documentElement.dataset })')).toEqual({ light: 'night', text: '130' });
    expect(await page.locator('.fly-now p').isVisible()).toBe(false);
    await close();
  });
});

test('no other page begins with the start page', async () => {
  const { page, arrive, close } = await early('#/campaigns');
  await page.locator('html[data-light]').waitFor();
  expect(await page.locator('#root > *').count()).toBe(0);
  arrive();
  await page.locator('.poster').first().waitFor();
  await close();
});
