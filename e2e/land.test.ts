import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './browser.ts';
import { flyNow } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Counts the shapes that are drawn in the thread of the page, as `window.drawn`: painters work in shapes, the window of a land copies. */
const COUNT_DRAWING = `window.drawn = 0;
for (const { prototype } of [self.CanvasRenderingContext2D, self.OffscreenCanvasRenderingContext2D])
  for (const stroke of ['fill', 'stroke']) {
    const draw = prototype[stroke];
    prototype[stroke] = function (...given) {
      window.drawn++;
      return draw.apply(this, given);
    };
  }`;
const drawnIn = (page: Page) => page.evaluate('window.drawn') as Promise<number>;

/** Holds the painter back until it is told to come. */
async function holdThePainter(page: Page): Promise<() => void> {
  let come = (): void => {};
  const mayCome = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/land-painter-worker*', async (route) => {
    await mayCome;
    await route.continue();
  });
  return come;
}

/** How many different colours a picture has, of a few thousand places on it, and how light it is on the whole. */
const COLOURS = `(() => {
  const picture = document.querySelector('.land .painting canvas');
  const [width, height] = [picture.width, 40];
  const g = new OffscreenCanvas(width, height).getContext('2d');
  g.drawImage(picture, 0, -picture.height / 2);
  const { data } = g.getImageData(0, 0, width, height);
  const seen = new Set();
  let light = 0;
  for (let i = 0; i < data.length; i += 40) {
    seen.add((data[i] << 16) | (data[i + 1] << 8) | data[i + 2]);
    light += data[i] + data[i + 1] + data[i + 2];
  }
  return { colours: seen.size, light: light / (data.length / 40) };
})()`;
const coloursOf = (page: Page) => page.evaluate(COLOURS) as Promise<{ colours: number; light: number }>;

test('the land is painted in a thread of its own: until it comes the ground lies inside the neatline, and the page draws none of it', async () => {
  const { page, close } = await stage.visit('#/about', { serviceWorkers: 'block' }, COUNT_DRAWING);
  const paint = await holdThePainter(page);
  await page.goto(`${stage.address}/#/`);
  await flyNow(page, 'wings-of-war');
  await page.locator('.land .flat-ground').waitFor();
  expect(await page.locator('.land .neatline .paper').count()).toBe(1);
  expect(await page.locator('.land .painting').count()).toBe(0);
  paint();
  await page.locator('.land .painting').waitFor({ timeout: 60_000 });
  expect(await drawnIn(page)).toBe(0);
  expect((await coloursOf(page)).colours).toBeGreaterThan(300);
  await close();
}, 120_000);

test('it is painted while a fight is prepared, and the fight begins over it', async () => {
  const { page, complaints, close } = await stage.visit('#/about');
  const painters: string[] = [];
  page.on('worker', (worker) => {
    if (worker.url().includes('land-painter')) painters.push(worker.url());
  });
  await page.goto(`${stage.address}/#/new/wings-of-war`);
  await page.locator('.set-up-end .primary').waitFor();
  await expect.poll(() => painters.length, { timeout: 20_000 }).toBe(1);
  await page.locator('.set-up-end .primary').click();
  await page.locator('.land .painting').waitFor({ timeout: 60_000 });
  expect(painters).toHaveLength(1);
  expect(complaints).toEqual([]);
  await close();
}, 120_000);

test('by night the same land is dark', async () => {
  const lights: number[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page, close } = await stage.visit('#/', { colorScheme });
    await flyNow(page, 'wings-of-war');
    await page.locator('.land .painting').waitFor({ timeout: 60_000 });
    lights.push((await coloursOf(page)).light);
    await close();
  }
  expect(lights[1]).toBeLessThan(lights[0] * 0.75);
}, 180_000);

test('where the painter cannot come, the fight is flown over plain ground', async () => {
  const { page, close } = await stage.visit('#/about', { serviceWorkers: 'block' });
  await page.route('**/land-painter-worker*', (route) => route.abort());
  await page.goto(`${stage.address}/#/`);
  await flyNow(page, 'wings-of-war');
  await page.locator('.land .flat-ground').waitFor();
  await page.locator('.deck-card.open').first().click();
  expect(await page.locator('.land .painting').count()).toBe(0);
  await close();
});

test('where threads have no canvas, land and aircraft are painted in the page', async () => {
  const { page, complaints, close } = await stage.visit('#/', {}, `${COUNT_DRAWING} delete window.OffscreenCanvas;`);
  await flyNow(page, 'wings-of-war');
  await page.locator('.land .painting canvas').waitFor({ timeout: 60_000 });
  await page.locator('.token.enemy image').waitFor();
  expect(await drawnIn(page)).toBeGreaterThan(1000);
  expect(complaints).toEqual([]);
  await close();
}, 120_000);

test('clouds keep away from aircraft, and can be switched off for good', async () => {
  const { page, complaints, close } = await stage.visit('#/', { reducedMotion: 'reduce' });
  await flyNow(page, 'wings-of-war');
  await page.locator('.cloud:not(.gone)').first().waitFor({ timeout: 60_000 });
  const boxes = async (selector: string) =>
    (await Promise.all((await page.locator(selector).all()).map((each) => each.boundingBox()))).filter(
      (box) => box !== null,
    );
  const planes = await boxes('.figure');
  expect(planes).toHaveLength(2);
  for (const cloud of await boxes('.cloud:not(.gone)')) {
    // A picture is wider than its cloud, and holds its shadow as well.
    const [left, right] = [cloud.x + cloud.width * 0.14, cloud.x + cloud.width * 0.74];
    const [top, bottom] = [cloud.y + cloud.height * 0.16, cloud.y + cloud.height * 0.66];
    for (const { x, y, width, height } of planes)
      expect(x > right || x + width < left || y > bottom || y + height < top).toBe(true);
  }
  await page.locator('.settings summary').click();
  await page.getByLabel('Clouds over the map').uncheck();
  expect(await page.locator('.cloud').count()).toBe(0);
  await page.reload();
  await page.locator('.land').waitFor();
  expect(await page.locator('.cloud').count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
}, 120_000);
