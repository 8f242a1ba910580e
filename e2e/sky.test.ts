import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage, scrollsSideways } from './browser.ts';
import { answerByMouse, flyNow, nextMoment, openDrawer, visitQuickly } from './pilot.ts';

/*
 * The sky of Down In Flames and Zero!: it never resizes while a game goes on, whatever is asked, and nothing that is said of
 * an aircraft lies outside it.
 */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const phone = { isMobile: true, hasTouch: true };
const screens: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ['a desk', { viewport: { width: 1440, height: 900 } }],
  ['a small desk', { viewport: { width: 1100, height: 700 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, ...phone }],
  ['a small phone in French', { viewport: { width: 320, height: 640 }, locale: 'fr-FR', ...phone }],
  ['a phone on its side', { viewport: { width: 844, height: 390 }, ...phone }],
  ['a desk at twice its size', { viewport: { width: 720, height: 450 } }],
];

interface Seen {
  readonly frame: readonly number[];
  readonly outside: readonly string[];
}

/** Where sky, bar and hand are, and every plate that is not wholly in the sky. */
const seen = (page: Page): Promise<Seen> =>
  page.evaluate(`(() => {
    const boxOf = (e) => { const b = e.getBoundingClientRect(); return [b.left, b.top, b.width, b.height].map(Math.round); };
    const sky = document.querySelector('.sky').getBoundingClientRect();
    const isOut = (b) => b.left < sky.left - 1 || b.right > sky.right + 1 || b.top < sky.top || b.bottom > sky.bottom + 1;
    return {
      frame: ['.sky', '.decide', '.desk'].flatMap((part) => boxOf(document.querySelector(part))),
      outside: [...document.querySelectorAll('.plate')]
        .filter((plate) => isOut(plate.getBoundingClientRect()))
        .map((plate) => plate.textContent),
    };
  })()`);

/** How far anything has jumped that nobody had touched, as the browser counts it. */
const WATCH_SHIFTS = `window.jumped = 0; new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.jumped += entry.value;
}).observe({ type: 'layout-shift', buffered: false });`;

describe.each(['down-in-flames', 'zero'])('the sky of %s', (system) => {
  test.each(screens)(
    'on %s stays as it is while the game goes on, with every plate in it',
    async (_, options) => {
      const { page, complaints, close } = await visitQuickly(stage, '', options);
      await flyNow(page, system);
      const first = await seen(page);
      await page.evaluate(WATCH_SHIFTS);
      for (let n = 0; n < 14 && (await nextMoment(page)) === 'asked'; n++) {
        // An aircraft that changes its altitude is there a frame later.
        await expect.poll(() => seen(page)).toEqual({ frame: first.frame, outside: [] });
        expect(await scrollsSideways(page)).toBe(false);
        await answerByMouse(page, n);
      }
      expect(await page.evaluate('window.jumped')).toBeLessThan(0.05);
      expect(complaints).toEqual([]);
      await close();
    },
    120_000,
  );
});

describe('a plate', () => {
  test('opens the ratings of its aircraft, and the drawer never lies over question or hand', async () => {
    const { page, close } = await visitQuickly(stage, '', { viewport: { width: 1440, height: 900 } });
    await flyNow(page, 'down-in-flames');
    await page.getByRole('button', { name: /^B1\. Bf-109E Emil/ }).click();
    await page.locator('.ratings .wanted', { hasText: 'Bf-109E Emil' }).waitFor();
    const drawer = await page.locator('.side[data-open="true"]').boundingBox();
    const bar = await page.locator('.decide').boundingBox();
    expect((drawer?.y ?? 0) + (drawer?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    await close();
  });
});

describe('the referee’s view', () => {
  test('shows the number of every rule; without it a sign leads to the paragraph', async () => {
    const { page, close } = await visitQuickly(stage, '', { viewport: { width: 1440, height: 900 } });
    await flyNow(page, 'down-in-flames');
    const rule = page.locator('.decide .tools > .rule-ref');
    expect(await rule.textContent()).toBe('§');
    await openDrawer(page, 'Log');
    await page.locator('.side').getByLabel('Referee view').check();
    expect(await rule.textContent()).toMatch(/^DIF-/);
    await page.reload();
    await nextMoment(page);
    expect(await rule.textContent()).toMatch(/^DIF-/);
    await close();
  });
});
