import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { plain, prepare, spaced } from './fit.ts';
import { smallText } from './pilot.ts';
import { openSheets, SHEET_MS, type Sheets } from './sheet.ts';

/*
 * Every action card of both decks, at every width that a hand or an exchange has: no word is cut, none is too small to be
 * read, and all cards keep their shape.
 */
const WIDTHS = [100, 128, 132, 138, 148, 156];
const RATIO = 1.4;
const BRIEF = 0.92;

let sheets: Sheets;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  [sheets, browser] = await Promise.all([openSheets(), launch()]);
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await prepare(page);
  await page.goto(`${sheets.address}cards.html`, { timeout: SHEET_MS });
  await page.locator('[data-card]').first().waitFor();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await sheets.close();
});

/** The cards whose height is not what their width makes it; and what reaches over the edge of its card. */
const misshapen = (ratio: number): Promise<unknown> =>
  page.evaluate(`[...document.querySelectorAll('[data-card]')].flatMap((place) => {
    const name = place.dataset.card;
    const card = place.firstElementChild;
    const box = card.getBoundingClientRect();
    const isHigh = Math.abs(box.height - box.width * ${ratio}) > 1;
    const range = document.createRange();
    const isOver = [...card.querySelectorAll('.card-title, .card-maneuver, .card-fire, .card-subtitle, .card-line')]
      .filter((part) => {
        range.selectNodeContents(part);
        const { left, right, bottom, width } = range.getBoundingClientRect();
        return width > 0 && (left < box.left || right > box.right + 0.5 || bottom > box.bottom + 0.5);
      });
    return [...(isHigh ? [name + ' is ' + box.height + ' high'] : []), ...isOver.map((part) => name + ': ' + part.textContent)];
  })`);

/** Shows all cards in another way. */
async function show(asked: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(asked)}`);
  await page.locator(`main[data-asked="${asked}"]`).waitFor();
  await page.evaluate('document.fonts.ready');
}

const cut = (style: string): Promise<unknown> => page.evaluate(`fit.look(${JSON.stringify(style)})`);

describe.each(['en', 'fr'])('action cards (%s)', (language) => {
  test.each(WIDTHS)('%i wide', async (width) => {
    await show(`language=${language}&width=${width}`);
    expect(await misshapen(width < 120 ? BRIEF : RATIO)).toEqual([]);
    expect(await cut(plain.style)).toEqual([]);
    expect(await smallText(page)).toEqual([]);
  });

  test.each(['YO-YO', 'IN MY SIGHTS', 'MANEUVER', 'OUT OF THE SUN'])(
    'that answer %s, the narrowest',
    async (marked) => {
      await show(`language=${language}&width=128&marked=${marked}`);
      expect(await misshapen(RATIO)).toEqual([]);
    },
  );

  test.each([
    ['meaning', 128, RATIO],
    ['meaning', 156, RATIO],
    ['brief', 138, BRIEF],
    ['brief', 165, BRIEF],
    ['brief', 120, BRIEF],
  ])('as %s, %i wide', async (form, width, ratio) => {
    await show(`language=${language}&width=${width}&form=${form}`);
    expect(await misshapen(ratio)).toEqual([]);
    expect(await smallText(page)).toEqual([]);
  });

  test('grow, and cut nothing, for those who take more space in the text', async () => {
    await show(`language=${language}&width=128`);
    expect(await cut(spaced.style)).toEqual([]);
  });
});
