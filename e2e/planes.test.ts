import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './browser.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const PLACES = `JSON.stringify([...document.querySelectorAll('.door, .plane')].map((each) => each.getBoundingClientRect()))`;
const PAINTED = `[...document.querySelectorAll('.plane canvas')].map((canvas) => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, i) => i % 4 === 3 && value > 0).length / (data.length / 4);
})`;

test('aircraft are painted apart, cut-outs stand there until then, and nothing moves when they come', async () => {
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
  // The picture at the top comes first, then posters and doors.
  await page.locator('.door').nth(2).waitFor();
  await page.locator('.poster .plane').nth(4).waitFor({ state: 'attached' });
  await page.evaluate('document.fonts.ready');
  expect(await page.locator('.plane canvas').count()).toBe(0);
  expect(await page.locator('.plane:not(:has(.cut-out path))').count()).toBe(0);
  const before = await page.evaluate(PLACES);
  paint();
  await page.locator('.plane canvas').nth(3).waitFor({ state: 'attached' });
  expect(await page.evaluate(PLACES)).toBe(before);
  for (const share of (await page.evaluate(PAINTED)) as number[]) expect(share).toBeGreaterThan(0.1);
  expect(complaints).toEqual([]);
  await close();
});

test('where the painter cannot come, cut-outs fly', async () => {
  const { page, close } = await stage.visit('#/about', { serviceWorkers: 'block' });
  await page.route('**/painter-worker*', (route) => route.abort());
  await page.goto(`${stage.address}/#/`);
  await page.locator('.plane').nth(3).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Fly now' }).first().click();
  await page.locator('.token .plane').first().waitFor();
  expect(await page.locator('.plane canvas').count()).toBe(0);
  expect(await page.locator('.plane:not(:has(.cut-out path))').count()).toBe(0);
  await close();
});
