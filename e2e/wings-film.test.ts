import { keepMatch, writeRecord } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage, scrollsSideways } from './browser.ts';
import { melee } from './flights.ts';
import { flownTo } from './moments.ts';
import { smallText, visitQuickly } from './pilot.ts';
import { putOnShelf } from './shelf.ts';

let stage: Stage;
let game: { readonly id: string };
beforeAll(async () => {
  stage = await openStage();
  const match = await flownTo(wingsOfWar, melee(2), ({ state }) => state.outcome !== null);
  const bots = Array.from({ length: 7 }, () => ({ kind: 'bot', level: 'pilot' }));
  game = {
    id: 'film',
    ...{ system: 'wings-of-war', title: 'Melee', begun: 1, saved: 1, turn: 1, over: true, choices: 0 },
    ...{ players: [{ kind: 'human' }, ...bots], record: writeRecord(match, 'keeper'), kept: keepMatch(match) },
  };
});
afterAll(() => stage.close());

const phone: BrowserContextOptions = { hasTouch: true, isMobile: true };

/** Screens that a replay is watched on, and how large its map is at least there. */
const screens: readonly (readonly [string, BrowserContextOptions, { width: number; height: number }])[] = [
  ['at a desk', { viewport: { width: 1440, height: 900 } }, { width: 1440, height: 620 }],
  [
    'at a small desk, in French',
    { viewport: { width: 1280, height: 720 }, locale: 'fr-FR' },
    { width: 1280, height: 440 },
  ],
  [
    'on a phone, in French',
    { viewport: { width: 390, height: 844 }, locale: 'fr-FR', ...phone },
    { width: 390, height: 446 },
  ],
  ['on a small phone', { viewport: { width: 360, height: 740 }, ...phone }, { width: 360, height: 340 }],
  ['on a phone on its side', { viewport: { width: 844, height: 390 }, ...phone }, { width: 500, height: 390 }],
  [
    'on a phone on its side, in French',
    { viewport: { width: 844, height: 390 }, locale: 'fr-FR', ...phone },
    { width: 500, height: 390 },
  ],
];

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What of the film is to be seen, as boxes on the screen. */
interface Picture {
  readonly part: string;
  readonly map: Rect;
  readonly notes: readonly Rect[];
  /** The cards of each victim. */
  readonly cards: readonly Rect[];
  /** The middle of each aircraft. */
  readonly craft: readonly Rect[];
  /** The arrows of the column that is on, and the column. */
  readonly tiles: readonly Rect[];
  readonly column: Rect;
  readonly isSentenceCut: boolean;
}

const LOOK = `(() => {
  const box = ({ x, y, width, height }) => ({ x, y, width, height });
  const rect = (each) => box(each.getBoundingClientRect());
  const all = (selector) => [...document.querySelectorAll(selector)].map(rect);
  const union = (boxes) => {
    const [x, y] = [Math.min(...boxes.map((b) => b.x)), Math.min(...boxes.map((b) => b.y))];
    return { x, y, width: Math.max(...boxes.map((b) => b.x + b.width)) - x, height: Math.max(...boxes.map((b) => b.y + b.height)) - y };
  };
  const words = document.querySelector('.film-bar .ask-words');
  return {
    part: document.querySelector('.timeline-parts .now').textContent,
    map: rect(document.querySelector('.map')),
    notes: all('.film-note'),
    cards: [...document.querySelectorAll('.dealt:not(.leaving) .drawn-cards')].map((hand) => union([...hand.children].map(rect))),
    craft: all('.token').map(({ x, y, width, height }) => ({ x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 })),
    tiles: all('.turned-up > .now .turned-up-tiles > li'),
    column: rect(document.querySelector('.turned-up > .now')),
    isSentenceCut: words.scrollHeight > words.clientHeight + 1,
  };
})()`;

const shared = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));
const areaOf = ({ width, height }: Rect): number => width * height;
const pairs = <T>(all: readonly T[]): (readonly [T, T])[] =>
  all.flatMap((a, i) => all.slice(i + 1).map((b) => [a, b] as const));
const isWithin = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

async function openReplay(look: BrowserContextOptions) {
  const visit = await visitQuickly(stage, '#/about', look);
  await visit.page.evaluate("localStorage.setItem('tallyho.pace', 'calm')");
  await putOnShelf(stage, visit.page, '#/about', [game]);
  await visit.page.evaluate("location.hash = '#/replay/film/0'");
  await visit.page.locator('.flight.retrace').waitFor();
  return visit;
}

/** On to the next step that is watched, and stops it. */
async function nextFilm(page: Page): Promise<void> {
  const bar = page.locator('.film-bar');
  for (let n = 0; n < 40 && (await bar.count()) === 0; n++) {
    await page.locator('.transport.to-forward').click();
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  }
  await page.keyboard.press('p');
  // From its beginning, however far it had got by then.
  for (let n = 0; n < 8; n++) await page.keyboard.press('ArrowLeft');
}

/** Part by part through a film that has been stopped. */
async function everyPart(page: Page, see: (picture: Picture) => Promise<void>): Promise<void> {
  for (let n = 0; n < 20 && (await page.locator('.film-bar').count()) > 0; n++) {
    await see((await page.evaluate(LOOK)) as Picture);
    await page.keyboard.press('ArrowRight');
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  }
}

describe.each(screens)('eight aircraft in a replay, %s', (_, look, least) => {
  test('are all seen, with their cards, arrows and notes, in every part of the film', async () => {
    const { page, complaints, close } = await openReplay(look);
    const seen = new Set<string>();
    for (let film = 0; film < 3; film++) {
      await nextFilm(page);
      await everyPart(page, async ({ part, map, notes, cards, craft, tiles, column, isSentenceCut }) => {
        seen.add(part);
        expect(map.width).toBeGreaterThanOrEqual(least.width);
        expect(map.height).toBeGreaterThanOrEqual(least.height);
        expect(isSentenceCut).toBe(false);
        expect(tiles.length).toBeGreaterThanOrEqual(craft.length);
        const screen = { x: 0, y: 0, ...(look.viewport as { width: number; height: number }) };
        for (const tile of tiles) {
          expect(isWithin(tile, column) && isWithin(column, screen)).toBe(true);
          expect(Math.min(tile.width, tile.height)).toBeGreaterThan(22);
        }
        for (const note of notes) expect(isWithin(note, map)).toBe(true);
        for (const [a, b] of pairs(notes)) expect(shared(a, b)).toBe(0);
        for (const hand of cards) {
          expect(isWithin(hand, map)).toBe(true);
          for (const each of craft) expect(shared(hand, each) / areaOf(each)).toBeLessThan(0.15);
        }
        // Cards lie a little askew.
        for (const [a, b] of pairs(cards)) expect(shared(a, b) / areaOf(a)).toBeLessThan(0.08);
        expect(await smallText(page)).toEqual([]);
      });
    }
    expect(await scrollsSideways(page)).toBe(false);
    const parts =
      look.locale === 'fr-FR' ? ['vol', 'tir', 'dégâts', 'effets'] : ['flight', 'fire', 'damage', 'effects'];
    expect([...seen]).toEqual(expect.arrayContaining(parts));
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);
});

describe('the film of a replay', () => {
  test('is stopped, hurried, stepped back and skipped by keys as by buttons, and the next step waits for it', async () => {
    const { page, complaints, close } = await openReplay({ viewport: { width: 1440, height: 900 } });
    await nextFilm(page);
    const bar = page.locator('.film-bar');
    const part = (): Promise<string | null> => page.locator('.timeline-parts .now').textContent();
    await bar.getByRole('button', { name: 'Go on' }).waitFor();
    await expect.poll(part).toBe('cards');
    const first = 'cards';
    await page.keyboard.press('ArrowRight');
    await expect.poll(part).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(part).toBe(first);
    await page.keyboard.press('x');
    await bar.locator('[aria-pressed="true"]').waitFor();
    // One speed for the film and for the steps.
    expect(await page.locator('.controls select').inputValue()).toBe('2');
    await page.evaluate('document.activeElement.blur()');
    await page.keyboard.press(' ');
    await bar.getByRole('button', { name: 'Pause' }).waitFor();
    await page.keyboard.press('p');
    const step = await page.locator('.slider').inputValue();
    await page.locator('.transport.to-play').click();
    await page.waitForTimeout(700);
    expect(await page.locator('.slider').inputValue()).toBe(step);
    await page.locator('.transport.to-pause').click();
    await page.keyboard.press('End');
    await bar.waitFor({ state: 'detached' });
    expect(await page.locator('.slider').inputValue()).toBe(step);
    expect(complaints).toEqual([]);
    await close();
  });
});
