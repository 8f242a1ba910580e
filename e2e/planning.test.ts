import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage } from './browser.ts';
import { answerFlight, four, manyKinds, openFlight } from './flights.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const phone = { hasTouch: true, isMobile: true } as const;
const UPRIGHT: BrowserContextOptions = { viewport: { width: 390, height: 844 }, ...phone };
const SIDEWAYS: BrowserContextOptions = { viewport: { width: 844, height: 390 }, ...phone };

interface Edges {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where things are on the screen. */
const edgesOf = (page: Page, selector: string): Promise<Edges[]> =>
  page.evaluate(`[...document.querySelectorAll(${JSON.stringify(selector)})]
    .filter((each) => each.checkVisibility())
    .map((each) => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return { name: each.className + ' ' + each.textContent.trim(), left, top, right, bottom };
    })`);

/** How many pixels two things share, at least one in each direction. */
const share = (a: Edges, b: Edges): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

/** What is written on the map, and what lies over the map. */
const WRITTEN = '.map-label > *, .pointer';
const OVER = '.map-tools > *, .mini-map, .hud > *:not(.seat-chips), .seat-chip, .altitude-plate, .plate, .idle';

async function nothingIsHidden(page: Page): Promise<void> {
  const over = await edgesOf(page, OVER);
  const written = await edgesOf(page, WRITTEN);
  expect(written.length).toBeGreaterThan(0);
  const hidden = written.flatMap((label) =>
    over.filter((cover) => share(label, cover)).map((cover) => `${label.name} under ${cover.name}`),
  );
  expect(hidden).toEqual([]);
}

/** One's own aircraft flies towards the edge of the table. */
const near = {
  scenario: 'dogfight',
  seats: [
    { name: 'a', side: 0, aircraft: [{ card: 'camel-brown', label: 'a', x: 450, y: 700, heading: 40 }] },
    { name: 'b', side: 1, aircraft: [{ card: 'triplane-voss', label: 'b', x: 200, y: 200, heading: 0 }] },
  ],
};

describe('the hand', () => {
  test.each([
    [1280, 720, 'en-GB'],
    [1440, 900, 'fr-FR'],
  ])('at %i × %i every stack of the largest deck is seen, with its whole title (%s)', async (width, height, locale) => {
    const { page, complaints, close } = await openFlight(stage, manyKinds, { viewport: { width, height }, locale });
    const stacks = await edgesOf(page, '.deck-card');
    expect(stacks.length).toBe(14);
    for (const { right, bottom } of stacks) {
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
    expect(
      await page.evaluate("document.querySelector('.hand').scrollWidth <= document.querySelector('.hand').clientWidth"),
    ).toBe(true);
    const cut = `[...document.querySelectorAll('.hand .manoeuvre-title')]
      .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)`;
    expect(await page.evaluate(cut)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ['upright', UPRIGHT],
    ['upright and narrow', { viewport: { width: 360, height: 740 }, ...phone }],
  ])('on a phone that is %s the last card is cut by the edge', async (_, look) => {
    const { page, close } = await openFlight(stage, { scenario: 'dogfight' }, look);
    const { width } = look.viewport as { width: number };
    const stacks = await edgesOf(page, '.deck-card');
    const cut = stacks.filter(({ left, right }) => left < width && right > width);
    expect(cut.length).toBe(1);
    const seen = (width - cut[0].left) / (cut[0].right - cut[0].left);
    expect(seen).toBeGreaterThan(0.4);
    expect(seen).toBeLessThan(0.85);
    await close();
  });

  test('on a phone on its side the third row of a large deck is begun', async () => {
    const { page, close } = await openFlight(stage, manyKinds, SIDEWAYS);
    const third = (await edgesOf(page, '.deck-card'))[8];
    expect(third.top).toBeLessThan(390 - 14);
    expect(third.bottom).toBeGreaterThan(390);
    await close();
  });
});

describe.each([
  ['on a phone', UPRIGHT],
  ['on a phone on its side', SIDEWAYS],
  ['on a small desk', { viewport: { width: 1280, height: 720 } }],
] as const)('eight aircraft %s', (_, look) => {
  test('the whole table is seen in small, and who is ready', async () => {
    const { page, complaints, close } = await openFlight(stage, four, look);
    expect(await page.locator('.mini-map .mini-plane').count()).toBe(8);
    const [map] = await edgesOf(page, '.map');
    for (const each of await edgesOf(page, '.mini-map, .seat-chip')) {
      expect(each.left).toBeGreaterThanOrEqual(map.left);
      expect(each.right).toBeLessThanOrEqual(map.right);
      expect(each.bottom).toBeLessThanOrEqual(map.bottom);
    }
    // Large enough to be seen, and to see where they fly: up the table or down.
    for (const { top, bottom } of await edgesOf(page, '.mini-plane')) expect(bottom - top).toBeGreaterThan(8);
    const chips = page.locator('.seat-chip');
    expect(await chips.count()).toBe(8);
    const signs = async () => (await chips.allTextContents()).map((text) => /^\w\d (\S+)/.exec(text)?.[1]);
    expect((await signs())[0]).toBe('0/3');
    await page.locator('.deck-card.open').first().click();
    await page.locator('.deck-card.open').first().click();
    expect((await signs())[0]).toBe('2/3');
    for (const sign of (await signs()).slice(1)) expect(['✓', '…']).toContain(sign);
    // A touch on the small table looks there.
    const before = await page.locator('.mini-look').getAttribute('x');
    await page.locator('.mini-map').click({ position: { x: 90, y: 20 } });
    await expect.poll(() => page.locator('.mini-look').getAttribute('x')).not.toBe(before);
    expect(complaints).toEqual([]);
    await close();
  });

  test('nothing that is written on the map is hidden by what lies over it', async () => {
    const { page, close } = await openFlight(stage, four, look);
    for (let n = 0; n < 2; n++) {
      await nothingIsHidden(page);
      for (let slot = 0; slot < 3; slot++) await page.locator('.deck-card.open').nth(slot).click();
      await nothingIsHidden(page);
      await answerFlight(page, n);
      if ((await page.locator('.plan-desk').count()) === 0) break;
    }
    await close();
  });
});

test('in a duel nothing that is written on the map is hidden, and the enemy is seen from the beginning', async () => {
  for (const look of [UPRIGHT, SIDEWAYS, { viewport: { width: 1280, height: 720 } }]) {
    const { page, close } = await openFlight(stage, { scenario: 'dogfight' }, look);
    await nothingIsHidden(page);
    expect(await page.locator('.pointer').count()).toBe(0);
    await close();
  }
});

/** What is written where a sentence or a button has no room for it. */
const CUT = `[...document.querySelectorAll('.ask-words, .ready, .idle')]
  .filter((each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.textContent)`;

describe.each([
  ['on a phone', UPRIGHT],
  ['on a narrow phone', { viewport: { width: 360, height: 740 }, ...phone }],
  ['on a phone on its side', SIDEWAYS],
] as const)('warnings in French are read whole %s', (_, look) => {
  test.each([
    ['a plan that leaves the map', near, /^ligne droite/],
    ['a card that is not flown on the ground', { scenario: 'scramble' }, /^virage à gauche/],
  ] as const)('%s', async (_name, fight, card) => {
    const { page, close } = await openFlight(stage, fight, { ...look, locale: 'fr-FR' });
    expect(await page.evaluate(CUT)).toEqual([]);
    for (let slot = 0; slot < 3; slot++) await page.getByRole('button', { name: card }).first().click();
    if ((await page.locator('.ready[aria-disabled="true"]').count()) > 0) {
      await page.locator('button.seat-chip').nth(1).click();
      for (let slot = 0; slot < 3; slot++) await page.getByRole('button', { name: card }).first().click();
    }
    await page.locator('.ready.grave').waitFor();
    expect(await page.evaluate(CUT)).toEqual([]);
    // The card that would be better is lifted where it is seen.
    const better = page.locator('.deck-card.better');
    if ((await better.count()) > 0) {
      const [{ left, right }] = await edgesOf(page, '.deck-card.better');
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual((look.viewport as { width: number }).width);
    }
    await nothingIsHidden(page);
    await close();
  });
});
