import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Gallery, openGallery } from './gallery-page.ts';

let gallery: Gallery;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(() => gallery?.close());

async function look(name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await gallery.browser.newContext({ viewport: { width: 1440, height: 700 }, ...options });
  const page = await context.newPage();
  await page.goto(gallery.addressOf(name));
  await page.locator('.picture').waitFor();
  return page;
}

const ALL = ['bomb', 'fall', 'flak', 'hit', 'land', 'parachute', 'sea', 'torpedo', 'tracers'];

const ORDNANCE = ['charge', 'flight', 'mine', 'napalm', 'released', 'rockets', 'skip', 'supplies'];

/** What has told that it is over, so far. */
async function over(page: Page, count: number): Promise<string[]> {
  const told = (): Promise<string[]> => page.evaluate('window.over ?? []');
  await expect.poll(async () => (await told()).length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  return (await told()).toSorted();
}

/** What plays once, as far as it is drawn now; what stays is not counted. */
const playing = (page: Page): Promise<number> =>
  page.locator('.tracers, .hit, .hit-figure, .flak-burst, .bomb, .impact, .torpedo, .shot-down, .parachute').count();
const staying = (page: Page): Promise<number> => page.locator('.smoke-trail, .flak-puff').count();

describe('what burns and bursts', () => {
  test('plays, and tells once when it is over', async () => {
    const page = await look('effects');
    expect(await playing(page)).toBe(10);
    expect(await over(page, ALL.length)).toEqual(ALL);
    await page.waitForTimeout(200);
    expect(await over(page, ALL.length)).toEqual(ALL);
    await page.context().close();
  });

  test('is over at once when it is skipped; smoke and puffs stay', async () => {
    const page = await look('effects skipped');
    expect(await over(page, ALL.length)).toEqual(ALL);
    expect(await playing(page)).toBe(0);
    expect(await staying(page)).toBe(6);
    await page.context().close();
  });

  test('is not drawn where no motion is wanted, and tells so at once', async () => {
    const page = await look('effects', { reducedMotion: 'reduce' });
    expect(await over(page, ALL.length)).toEqual(ALL);
    expect(await playing(page)).toBe(0);
    expect(await staying(page)).toBe(6);
    await page.context().close();
  });

  test('so does the ordnance of the later war; Napalm goes on burning, and an MXY7 flies on', async () => {
    const page = await look('effects ordnance');
    const those = '.rockets, .napalm, .sinking, .skipping, .supplies, .ohka-leaves, .last-flight';
    expect(await page.locator(those).count()).toBe(8);
    expect(await over(page, ORDNANCE.length)).toEqual(ORDNANCE);
    expect(await page.locator('.napalm-fires, .ohka').count()).toBe(2);
    await page.context().close();
    const still = await look('effects ordnance', { reducedMotion: 'reduce' });
    expect(await over(still, ORDNANCE.length)).toEqual(ORDNANCE);
    expect(await still.locator(those).count()).toBe(0);
    expect(await still.locator('.napalm-fires, .ohka').count()).toBe(2);
    await still.context().close();
  });

  test('the banner is read where no motion is wanted, too, and goes', async () => {
    const page = await look('banner', { reducedMotion: 'reduce' });
    expect(await page.locator('.banner strong').textContent()).toBe('Shot down');
    expect(await over(page, 1)).toEqual(['banner']);
    await page.context().close();
  });
});

describe('the painting', () => {
  const moving = `document.getAnimations().filter((one) => one.playState === 'running').length`;

  test('lets clouds drift, and nothing at all where no motion is wanted', async () => {
    const page = await look('pacific day');
    expect(await page.evaluate(moving)).toBe(1);
    await page.context().close();
    const still = await look('pacific day', { reducedMotion: 'reduce' });
    expect(await still.evaluate(moving)).toBe(0);
    await still.context().close();
  });

  test('takes no clicks and pushes nothing sideways', async () => {
    const page = await look('alps dusk phone', { viewport: { width: 390, height: 452 } });
    expect(await page.evaluate('document.elementFromPoint(200, 200).className')).toBe('picture');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await page.context().close();
  });
});
