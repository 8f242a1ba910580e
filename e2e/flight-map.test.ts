import { Match, writeRecord } from '@tallyho/kernel';
import { wingsOfWar } from '@tallyho/wings-of-war';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, type Stage, scrollsSideways } from './browser.ts';
import { answering, flyToTheEnd, nextMoment, smallText, visitQuickly } from './pilot.ts';
import { putOnShelf } from './shelf.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const seats = (side: number, cards: readonly string[]) =>
  cards.map((card, i) => ({
    name: `${side}${i}`,
    side,
    aircraft: [{ card, label: `${side}${i}`, level: 1 + (i % 3) }],
  }));

/** Four against four at different altitudes, a two-seater among them. */
const four = {
  width: 1400,
  length: 1000,
  turns: 2,
  victory: 'points',
  switches: { special: true, altitude: true },
  seats: [
    ...seats(0, ['dh4-55', 'camel-barker', 'se5a-mannock', 'spad-fonck']),
    ...seats(1, ['triplane-voss', 'albatros-d5a-udet', 'd7-berthold', 'pfalz-klein']),
  ],
};

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

/** Puts a fight on the shelf, and opens its table. */
async function open(options: object, look: BrowserContextOptions) {
  const started = Match.start(wingsOfWar, options, 'flight map');
  if (!started.ok) throw new Error(`${started.problem.code} ${started.problem.place}`);
  const visit = await visitQuickly(stage, '#/about', look);
  const bots = Array.from({ length: started.value.state.asked.length - 1 }, () => ({ kind: 'bot', level: 'cadet' }));
  const saved = {
    system: 'wings-of-war',
    title: 'map',
    begun: 1,
    saved: 1,
    turn: 0,
    over: false,
    choices: 0,
    kept: null,
  };
  const record = writeRecord(started.value, 'keeper');
  await putOnShelf(stage, visit.page, '#/about', [
    { id: 'map', ...saved, players: [{ kind: 'human' }, ...bots], record },
  ]);
  await visit.page.evaluate("location.hash = '#/play/map'");
  await nextMoment(visit.page);
  return visit;
}

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

async function answer(page: Page, n: number): Promise<void> {
  await answering(page, async () => {
    if ((await page.locator('.plan-desk').count()) === 0) {
      await page.locator('button.answer').last().click();
      return;
    }
    while ((await page.locator('.ready[aria-disabled="true"]').count()) > 0) {
      const cards = page.locator('.deck-card.open');
      await cards.nth(n % (await cards.count())).click();
    }
    await page.locator('.ready').click();
    const asking = page.locator('.ready[data-asking="true"]');
    if ((await asking.count()) > 0) await asking.click();
  });
}

describe.each(looks)('%s', (_, look) => {
  test.each(fights)(
    '%s is flown whole: nothing is cut, nobody is lost from sight, nothing moves away',
    async (_name, options) => {
      const { page, complaints, close } = await open(options, look);
      const first = await layout(page);
      let looked = 0;
      await flyToTheEnd(page, async (shown, n) => {
        if (looked++ < 4) {
          expect(await layout(shown)).toBe(first);
          expect(await scrollsSideways(shown)).toBe(false);
          expect(await smallText(shown)).toEqual([]);
          await everyoneIsTold(shown);
        }
        await answer(shown, n);
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
    const { page, complaints, close } = await open(near, { viewport: { width: 1440, height: 900 } });
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
    const { page, complaints, close } = await open(
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
    const { page, complaints, close } = await open(
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
    const { page, complaints, close } = await open(
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
    await answer(page, 2);
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
