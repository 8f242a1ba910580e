import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, scrollsSideways } from './browser.ts';
import { openSheets, SHEET_MS, type Sheets } from './sheet.ts';

/*
 * The hand as a fan: one touch plays a card with one use, lifts one with several, and says of every other why not.
 */
let sheets: Sheets;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [sheets, browser] = await Promise.all([openSheets(), launch()]);
  page = await browser.newPage();
  await page.goto(`${sheets.address}hand.html`, { timeout: SHEET_MS });
}, 120_000);
afterAll(async () => {
  await browser.close();
  await sheets.close();
});

const DESK = { width: 1280, height: 800 };
const FIRE = '{"text":"fire"}';

let deals = 0;

/** A new hand of so many cards, on a screen of this size. */
async function deal(cards: number, size = DESK): Promise<void> {
  await page.setViewportSize(size);
  const asked = `cards=${cards}&deal=${++deals}`;
  await page.evaluate(`location.hash = ${JSON.stringify(asked)}`);
  await page.locator(`main[data-asked="${asked}"] .card-button`).first().waitFor();
}

const card = (at: number): Locator => page.locator('.card-button').nth(at);
const chosen = (): Promise<string | null> => page.locator('main').getAttribute('data-chosen');
const picked = (): Promise<string | null> => page.locator('main').getAttribute('data-picked');

describe('a card of the hand', () => {
  test('with one use is played by a click', async () => {
    await deal(6);
    await card(0).click();
    expect([await chosen(), await picked()]).toEqual([FIRE, '']);
  });

  test('with several uses is lifted by a click, and put back by the next', async () => {
    await deal(6);
    await card(1).click();
    expect([await chosen(), await picked()]).toEqual(['', 'barrel-roll']);
    expect(await card(1).getAttribute('aria-expanded')).toBe('true');
    await card(1).click();
    expect([await chosen(), await picked()]).toEqual(['', '']);
  });

  test('with several uses shows them to a mouse that rests on it, one with a single use does not', async () => {
    await deal(6);
    const peeked = (key: string): Promise<void> => page.locator(`main[data-peeked="${key}"]`).waitFor();
    // A mouse that has not moved since is not on its way to a card.
    await page.mouse.move(5, 5);
    await card(1).hover();
    await peeked('barrel-roll');
    expect([await chosen(), await picked()]).toEqual(['', '']);
    await card(0).hover();
    await peeked('');
    await card(1).click();
    expect(await picked()).toBe('barrel-roll');
  });

  test('that leads out of the fight is not played by a click', async () => {
    await deal(6);
    await card(3).click();
    expect([await chosen(), await picked()]).toEqual(['', 'in-my-sights-1-1']);
  });

  test('is named by title and by whether it can be played, or why not', async () => {
    await deal(6);
    const names = await page.locator('.card-button .unseen').allTextContents();
    expect(names[0]).toBe('ACE PILOT. Can be played');
    expect(names[2]).toBe('EVASIVE. Cannot be played now: this card does not answer that one');
    expect(names[5]).toBe('IN MY SIGHTS. Cannot be played now');
    await card(2).click();
    expect(await picked()).toBe('evasive');
  });

  test('tells what it is, without being played, with the other button, with Shift, and under a finger that rests', async () => {
    await deal(6);
    await card(0).click({ button: 'right' });
    expect([await chosen(), await picked()]).toEqual(['', 'ace-pilot']);
    await card(0).click();
    await card(0).click({ modifiers: ['Shift'] });
    expect([await chosen(), await picked()]).toEqual(['', 'ace-pilot']);
    await card(0).click();
    expect(await picked()).toBe('');
    await card(0).dispatchEvent('pointerdown', { pointerType: 'touch', button: 0, clientX: 200, clientY: 400 });
    await page.locator('main[data-picked="ace-pilot"]').waitFor();
    expect(await chosen()).toBe('');
  });

  test('is drawn out of the hand to be played, and goes back if it is let go before', async () => {
    await deal(6);
    const box = await card(0).boundingBox();
    if (box === null) throw new Error('the card is not to be seen');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const draw = async (by: number): Promise<void> => {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - by / 2);
      await page.mouse.move(x, y - by);
      expect(await page.locator('.drawn-card').count()).toBe(1);
      await page.mouse.up();
    };
    await draw(60);
    expect([await chosen(), await picked(), await page.locator('.drawn-card').count()]).toEqual(['', '', 0]);
    await draw(200);
    expect(await chosen()).toBe(FIRE);
  });

  test('is reached by its digit and by arrows, and played with Enter', async () => {
    await deal(6);
    const focused = (): Promise<unknown> =>
      page.evaluate(`[...document.querySelectorAll('.card-button')].indexOf(document.activeElement)`);
    await page.keyboard.press('3');
    expect(await focused()).toBe(2);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe(0);
    await page.keyboard.press('9');
    expect(await focused()).toBe(0);
    await page.keyboard.press('Enter');
    expect(await chosen()).toBe(FIRE);
  });
});

interface Lie {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly turn: number;
}

/** How the cards lie: where each is before it is turned, and how far it is turned. */
const lie = async (): Promise<readonly Lie[]> =>
  (await page.evaluate(`[...document.querySelectorAll('.hand-place')].map((place) => {
    const button = place.firstElementChild;
    return {
      left: place.offsetLeft + parseFloat(getComputedStyle(place).translate),
      top: new DOMMatrix(getComputedStyle(button).transform).f + parseFloat(getComputedStyle(button).translate.split(' ')[1] ?? 0),
      width: place.offsetWidth,
      turn: parseFloat(getComputedStyle(place).rotate) || 0,
    };
  })`)) as Lie[];

const overlaps = (cards: readonly Lie[]): boolean =>
  cards.some(({ left, width }, i) => i + 1 < cards.length && left + width > cards[i + 1].left);

describe('the fan', () => {
  test('turns each card by 1.1 degrees more; seven lie side by side at a desk, and those that can be played stand out', async () => {
    await deal(7);
    const cards = await lie();
    expect(cards.map(({ turn }) => turn)).toEqual([-3.3, -2.2, -1.1, 0, 1.1, 2.2, 3.3]);
    expect(overlaps(cards)).toBe(false);
    expect(cards.map(({ top }) => top)).toEqual([-18, -18, 0, -18, 0, 0, 0]);
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('lets more cards overlap, but half of each stays in sight', async () => {
    await deal(12);
    const cards = await lie();
    expect(overlaps(cards)).toBe(true);
    for (const [i, { left }] of cards.slice(1).entries()) expect(left - cards[i].left).toBeGreaterThanOrEqual(78);
    const [wide, room] = await page.locator('.hands').evaluate((e) => [e.scrollWidth, e.clientWidth]);
    expect(wide).toBeLessThanOrEqual(room);
  });

  test.each([
    [390, 844, 148],
    [360, 640, 128],
  ])('is a row on a phone of %i by %i, pushed sideways, every card whole and %i wide', async (width, height, wide) => {
    await deal(9, { width, height });
    const cards = await lie();
    expect(overlaps(cards)).toBe(false);
    expect(cards.map((each) => each.width)).toEqual(cards.map(() => wide));
    expect(cards.map(({ turn }) => turn)).toEqual(cards.map(() => 0));
    expect(await scrollsSideways(page)).toBe(false);
    await page.locator('.hands').evaluate((e) => e.scrollTo(9999, 0));
    const last = await card(8).boundingBox();
    expect(last === null ? 0 : last.x + last.width).toBeLessThanOrEqual(width);
  });
});
