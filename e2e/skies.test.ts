import { downInFlames, downInFlamesCampaign, missionOptions } from '@tallyho/down-in-flames';
import { type Game, Match, type Result, writeRecord } from '@tallyho/kernel';
import { zero } from '@tallyho/zero';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { duel, elements } from '../packages/web/test/fights.ts';
import { openStage, type Stage, scrollsSideways } from './browser.ts';
import { answerByKeys, answerByMouse, flyToTheEnd, visitQuickly } from './pilot.ts';
import { putOnShelf } from './shelf.ts';

/*
 * Whole games of Down In Flames, Zero! and a mission, on every kind of screen, in both languages, by day and by night, by
 * keyboard and by touch: at every question everything that is asked and everybody who flies can be seen.
 */
let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

function unwrapped<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.problem.code} ${result.problem.place}`);
  return result.value;
}

/** A mission of a campaign, flown by itself. */
function mission(): object {
  const { fixed } = unwrapped(Match.start(downInFlamesCampaign, { campaign: 'poland-1939' }, 'skies')).state;
  return missionOptions(fixed, { arrow: 0, options: [0, 0] });
}

const touch = { isMobile: true, hasTouch: true };
const desk = { viewport: { width: 1280, height: 800 } };
const upright = { viewport: { width: 390, height: 844 }, ...touch };
const sideways = { viewport: { width: 844, height: 390 }, ...touch };
const twice = { viewport: { width: 640, height: 400 } };
const french = { locale: 'fr-FR' };
const night = { colorScheme: 'dark' } as const;

interface Flight {
  readonly name: string;
  readonly game: object;
  readonly options: () => object;
  readonly seat: number;
  readonly by: typeof answerByMouse;
  readonly screen: BrowserContextOptions;
}

const flights: readonly Flight[] = [
  {
    name: 'a duel at a desk, by keyboard',
    game: downInFlames,
    options: () => duel,
    seat: 0,
    by: answerByKeys,
    screen: desk,
  },
  {
    name: 'a duel on a phone, in French, by night',
    game: downInFlames,
    options: () => duel,
    seat: 1,
    by: answerByMouse,
    screen: { ...upright, ...french, ...night },
  },
  {
    name: 'Zero! on a phone on its side, by night',
    game: zero,
    options: () => elements,
    seat: 0,
    by: answerByMouse,
    screen: { ...sideways, ...night },
  },
  {
    name: 'Zero! at a desk at twice its size, in French, by keyboard',
    game: zero,
    options: () => elements,
    seat: 1,
    by: answerByKeys,
    screen: { ...twice, ...french },
  },
  { name: 'a mission on a phone', game: downInFlames, options: mission, seat: 1, by: answerByMouse, screen: upright },
  {
    name: 'a mission at a desk, in French, by night',
    game: downInFlames,
    options: mission,
    seat: 0,
    by: answerByMouse,
    screen: { ...desk, ...french, ...night },
  },
];

async function open(page: Page, { game, options, seat }: Flight): Promise<void> {
  const match = unwrapped(Match.start(game as Game, options(), 'skies'));
  const players = match.game
    .seats(match.state)
    .map((_, at) => (at === seat ? { kind: 'human' } : { kind: 'bot', level: 'pilot' }));
  const record = writeRecord(match, 'keeper');
  const shelved = { id: 'skies', system: match.game.id, title: 'A – B', begun: 0, saved: 0, turn: 0, over: false };
  await putOnShelf(stage, page, '#/play/skies', [{ ...shelved, players, record }]);
}

/** What cannot be seen whole: question and answers, cards, plates, stamps. */
const amiss = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const found = [];
    const say = (what, e) => found.push(what + ': ' + e.className + ' “' + e.textContent.trim().slice(0, 60) + '”');
    const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => e.checkVisibility());
    for (const e of all('.bar .ask-words, .bar .answers:not(.over), .bar .answer, .bar .use'))
      if (e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1) say('cut', e);
    for (const e of all('.bar button, .bar .prompt')) {
      const { left, right, top, bottom } = e.getBoundingClientRect();
      const list = e.closest('.over, .pictured, .grave-ways');
      if (left < -1 || right > innerWidth + 1 || (list === null && (top < -1 || bottom > innerHeight + 1))) say('off the screen', e);
    }
    const hands = document.querySelector('.hands');
    if (hands !== null && hands.scrollHeight > hands.clientHeight) found.push('the hand can be scrolled up and down');
    const sky = document.querySelector('.sky').getBoundingClientRect();
    const plates = all('.plate').map((e) => ({ e, box: e.getBoundingClientRect() }));
    for (const [at, { e, box }] of plates.entries()) {
      if (box.left < sky.left - 1 || box.right > sky.right + 1 || box.top < sky.top || box.bottom > sky.bottom + 1) say('not in the sky', e);
      for (const other of plates.slice(at + 1))
        if (box.left < other.box.right - 2 && other.box.left < box.right - 2 && box.top < other.box.bottom - 2 && other.box.top < box.bottom - 2)
          say('lies upon another', e);
    }
    for (const e of all('.chain-result')) {
      const lines = document.createRange();
      lines.selectNodeContents(e);
      if (lines.getClientRects().length > e.textContent.trim().split(/\\s+/).length) say('is broken within a word', e);
    }
    for (const e of all('.card.strip .card-title')) if (e.scrollWidth > e.clientWidth + 1) say('cut', e);
    return found;
  })()`);

describe('a whole game', () => {
  test.each(flights.map((flight) => [flight.name, flight] as const))(
    '%s',
    async (_, flight) => {
      const { page, complaints, close } = await visitQuickly(stage, '', flight.screen);
      await open(page, flight);
      const asked = await flyToTheEnd(page, async (at, n) => {
        // What is measured when the faces are there is set a frame later.
        await expect.poll(() => amiss(at)).toEqual([]);
        expect(await scrollsSideways(at)).toBe(false);
        await flight.by(at, n);
      });
      expect(asked).toBeGreaterThan(0);
      await page.getByRole('heading', { name: /Victory|Defeat|Draw|Victoire|Défaite|Égalité/ }).waitFor();
      // The last moment of the fight is still there, above its end or beside it.
      const [sky, end] = [await page.locator('.sky').boundingBox(), await page.locator('.result').boundingBox()];
      expect(sky?.y).toBe(0);
      expect(sky?.height).toBeGreaterThan(200);
      expect((end?.y ?? 0) + (end?.x ?? 0)).toBeGreaterThan(150);
      expect(await scrollsSideways(page)).toBe(false);
      expect(complaints).toEqual([]);
      await close();
    },
    180_000,
  );
});
