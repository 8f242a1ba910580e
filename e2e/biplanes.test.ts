import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './browser.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const DOOR = '.door.wings-of-war .biplane-picture img';
const PLACES = `JSON.stringify([...document.querySelectorAll('.door, .biplane-picture')].map((each) => each.getBoundingClientRect()))`;

/** For each picture: how much of it is painted, how much of that is red, and how much brighter its left half is. */
const LOOKS = `Promise.all([...document.querySelectorAll('${DOOR}')].map(async (image) => {
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const surface = canvas.getContext('2d');
  surface.drawImage(image, 0, 0);
  const { data } = surface.getImageData(0, 0, canvas.width, canvas.height);
  let painted = 0, red = 0;
  const bright = [0, 0], count = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] < 200) continue;
    painted++;
    if (data[i] > 1.6 * data[i + 1] && data[i] > 1.6 * data[i + 2]) red++;
    const half = (i / 4) % canvas.width < canvas.width / 2 ? 0 : 1;
    bright[half] += data[i] + data[i + 1] + data[i + 2];
    count[half]++;
  }
  return { painted: painted / (data.length / 4), red: red / painted, lit: bright[0] / count[0] - bright[1] / count[1] };
}))`;

interface Look {
  readonly painted: number;
  readonly red: number;
  readonly lit: number;
}

test('machines of the Great War are painted apart in their own colours, and nothing moves when they come', async () => {
  const { page, complaints, close } = await stage.visit('#/about');
  let paint = (): void => {};
  const mayPaint = new Promise<void>((resolve) => {
    paint = resolve;
  });
  await page.route('**/painter-worker*', async (route) => {
    await mayPaint;
    await route.continue();
  });
  await page.goto(`${stage.address}/#/`);
  await page.locator('.door.wings-of-war .biplane-picture').nth(1).waitFor();
  await page.locator('.door.wings-of-war').scrollIntoViewIfNeeded();
  await page.evaluate('document.fonts.ready');
  expect(await page.locator(DOOR).count()).toBe(0);
  const before = await page.evaluate(PLACES);
  paint();
  await page.locator(DOOR).nth(1).waitFor();
  expect(await page.evaluate(PLACES)).toBe(before);
  const [camel, triplane] = (await page.evaluate(LOOKS)) as Look[];
  expect(camel.painted).toBeGreaterThan(0.15);
  expect(triplane.painted).toBeGreaterThan(0.15);
  expect(camel.red).toBeLessThan(0.2);
  expect(triplane.red).toBeGreaterThan(0.4);
  // Nose up, or nearly, its left wing is to the light; on its way back, the right one.
  expect(camel.lit).toBeGreaterThan(0);
  expect(triplane.lit).toBeLessThan(0);
  expect(complaints).toEqual([]);
  await close();
});
