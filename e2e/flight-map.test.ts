import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage, scrollsSideways } from './browser.ts';
import { answerFlight, four, openFlight } from './flights.ts';
import { flyToTheEnd, nextMoment, smallText } from './pilot.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Screens, languages and lights that the map is looked at in. */
const looks: readonly (readonly [string, BrowserContextOptions])[] = [
  ['at a desk, by day', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  [
    'on a phone, in French by night',
    { viewport: { width: 390, height: 844 }, locale: 'fr-FR', colorScheme: 'dark', hasTouch: true, isMobile: true },
  ],
  [
    'on a phone on its side',
    { viewport: { width: 844, height: 390 }, colorScheme: 'light', hasTouch: true, isMobile: true },
  ],
];

const fights: readonly (readonly [string, object])[] = [
  ['a duel', { scenario: 'dogfight', turns: 2 }],
  ['four against four with altitude', four],
  ['a scenario with something to photograph', { scenario: 'photographs', turns: 2 }],
];

/** Every aircraft in play is on the map, or is pointed at from its edge. */
async function everyoneIsTold(page: Page): Promise<void> {
  const told = (await page.evaluate(`(() => {
    const map = document.querySelector('.map').getBoundingClientRect();
    const pointed = [...document.querySelectorAll('.pointer')].map((each) => each.textContent);
    return [...document.querySelectorAll('.token')].map((token) => {
      const { left, top } = token.getBoundingClientRect();
      const isSeen = left > map.left && left < map.right && top > map.top && top < map.bottom;
      return isSeen || pointed.some((text) => text.includes(token.dataset.plane));
    });
  })()`)) as boolean[];
  expect(told.length).toBeGreaterThan(1);
  expect(told).not.toContain(false);
}

/** Where map, bar and cards lie: the same in every moment of a fight. */
const layout = (page: Page): Promise<unknown> =>
  page.evaluate(`['.map', '.hud'].map((each) => {
    const { left, top, width, height } = document.querySelector(each).getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(' ');
  }).join('; ')`);

describe.each(looks)('%s', (_, look) => {
  test.each(fights)(
    '%s is flown whole: nothing is cut, nobody is lost from sight, nothing moves away',
    async (_name, options) => {
      const { page, complaints, close } = await openFlight(stage, options, look);
      const first = await layout(page);
      let looked = 0;
      await flyToTheEnd(page, async (shown, n) => {
        if (looked++ < 4) {
          expect(await layout(shown)).toBe(first);
          expect(await scrollsSideways(shown)).toBe(false);
          expect(await smallText(shown)).toEqual([]);
          await everyoneIsTold(shown);
        }
        await answerFlight(shown, n);
      });
      expect(await scrollsSideways(page)).toBe(false);
      expect(complaints).toEqual([]);
      await close();
    },
    240_000,
  );
});

describe('a plan that leaves the map', () => {
  const near = {
    scenario: 'dogfight',
    seats: [
      { name: 'a', side: 0, aircraft: [{ card: 'camel-brown', label: 'a', x: 450, y: 700, heading: 40 }] },
      { name: 'b', side: 1, aircraft: [{ card: 'triplane-voss', label: 'b', x: 200, y: 200, heading: 0 }] },
    ],
  };

  test('turns Ready red, says which card it is, and raises one that stays', async () => {
    const { page, complaints, close } = await openFlight(stage, near, { viewport: { width: 1440, height: 900 } });
    for (let slot = 0; slot < 3; slot++) await page.getByRole('button', { name: /^straight/ }).click();
    await page.getByRole('heading', { name: /takes Sopwith Camel off the map/ }).waitFor();
    expect(await page.locator('.slot.warned').count()).toBe(1);
    expect(await page.locator('.ghost-step.warned').count()).toBe(1);
    const asked = await page.locator('.decide').getAttribute('data-decision');
    await page.locator('.ready.grave').click();
    // One press is not enough.
    expect(await page.locator('.decide').getAttribute('data-decision')).toBe(asked);
    await page.locator('.deck-card.better').click();
    await page.locator('.ready.grave').waitFor({ state: 'detached' });
    expect(await page.locator('.ghost-step.warned').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('a card that is dragged to a slot takes the place of the one that lies there', async () => {
    const { page, complaints, close } = await openFlight(
      stage,
      { scenario: 'dogfight', turns: 1 },
      { viewport: { width: 1440, height: 900 } },
    );
    for (let slot = 0; slot < 3; slot++) await page.getByRole('button', { name: /^straight/ }).click();
    await page.getByRole('button', { name: /^left turn/ }).hover();
    await page.mouse.down();
    const slot = await page.locator('[data-slot-place="1"]').boundingBox();
    if (slot === null) throw new Error('there is no second slot');
    await page.mouse.move(slot.x + slot.width / 2, slot.y + slot.height / 2, { steps: 5 });
    await page.locator('[data-slot-place="1"][data-aimed]').waitFor();
    await page.mouse.up();
    await page.getByRole('button', { name: /^Take up left turn from slot 2/ }).waitFor();
    expect(await page.getByRole('button', { name: /^Take up straight from slot/ }).count()).toBe(2);
    expect(await page.locator('.carried').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test('several aircraft of one player are planned in any order', async () => {
    const { page, complaints, close } = await openFlight(
      stage,
      { scenario: 'dawn-patrol', turns: 1 },
      { viewport: { width: 1440, height: 900 } },
    );
    const chips = page.locator('button.seat-chip');
    expect(await chips.count()).toBe(2);
    await chips.nth(1).click();
    await page.locator('.deck-card.open').first().click();
    await page.locator('.seat-chip.lit', { hasText: 'A2' }).getByText('1/3').waitFor();
    await page.locator('.token[data-plane="A1"]').click();
    await page.locator('.seat-chip.lit', { hasText: 'A1' }).waitFor();
    expect(await page.locator('.slots .slot:not(.empty)').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the film', () => {
  test('flies the aircraft, can be stopped and stepped back, and ends where the question is', async () => {
    const { page, complaints, close } = await openFlight(
      stage,
      { scenario: 'dogfight', turns: 3 },
      {
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'no-preference',
      },
    );
    await page.evaluate("localStorage.setItem('tallyho.pace', 'calm')");
    await page.reload();
    await nextMoment(page);
    /** How far the part of the film that is on has got, from 0 to 1. */
    const progress = async (): Promise<number> =>
      Number(
        await page.evaluate(`/scaleX\\((.*)\\)/.exec(document.querySelector('.timeline-line i').style.transform)[1]`),
      );
    await answerFlight(page, 2);
    await page.locator('.film-bar').waitFor();
    // An aircraft is where it is moved to: one that took its time would be beside its shadow and its label.
    const late = `document.getAnimations().filter(({ effect }) => effect.target.matches('.token')).length`;
    expect(await page.evaluate(late)).toBe(0);
    await page.getByRole('button', { name: 'Pause' }).click();
    // The next picture shows where it was stopped.
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
    const stopped = await progress();
    await page.waitForTimeout(200);
    expect(await progress()).toBe(stopped);
    expect(await page.locator('.turned-up > .now .manoeuvre-card').count()).toBe(2);
    for (let n = 0; n < 6; n++) await page.getByRole('button', { name: 'Step back' }).click();
    expect(await progress()).toBe(0);
    expect(await page.locator('.turned-up > .now .turned-up-number').textContent()).toBe('Card 1');
    await page.locator('.film-bar').getByRole('button', { name: /^Skip/ }).click();
    await nextMoment(page);
    expect(await page.locator('.film-bar').count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  }, 120_000);
});
