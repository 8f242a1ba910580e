import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways, type Visit } from './browser.ts';
import { go, IN_THE_PAGE } from './fit.ts';
import { answerFlight, four, manyKinds, openFlight } from './flights.ts';
import { flyNow, nextMoment, visitQuickly } from './pilot.ts';

/*
 * What axe can find, in every main view: both languages, desk and phone, day and night.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What fades in has a colour of its own for a moment, and may do so whatever motion is wanted. */
const SETTLED = `Promise.all(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity)
  .map(({ finished }) => finished.catch(() => {})))`;

/** What axe calls serious or critical, each with the places where it is. */
async function seriousFindings(page: Page): Promise<string[]> {
  await page.evaluate(SETTLED);
  const { violations } = (await page.evaluate("axe.run({ resultTypes: ['violations'] })")) as AxeResults;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} — ${failureSummary}`));
}

const looks: readonly [name: string, options: BrowserContextOptions][] = [
  ['at a desk', {}],
  ['in French on a phone at night', { locale: 'fr-FR', viewport: PHONE, isMobile: true, colorScheme: 'dark' }],
];
const pages = [
  '#/',
  '#/campaigns',
  '#/games',
  '#/log',
  '#/examples',
  '#/rules/down-in-flames',
  '#/lessons',
  '#/new/down-in-flames-campaign',
  '#/campaign/battle-of-britain-1940',
  '#/new/zero-campaign',
  '#/campaign/zero-campaign/malaya',
  '#/campaign/zero-carriers/coral-sea',
  '#/new/zero-pearl-harbor',
  '#/new/zero/mission/burma',
  '#/about',
  '#/lesson/lessons/zero/1-first-sequence.yaml',
  '#/hangar/game=zero/a=zero:fighters:a6m2/b=zero:fighters:f4f-3',
  '#/cards/wings-of-war',
  '#/cards/zero/fighters/a6m2',
  '#/editor/down-in-flames',
];
const systems = ['down-in-flames', 'zero', 'wings-of-war'];

describe.each(looks)('axe finds nothing serious %s', (_, options) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitQuickly(stage, '#/', { ...options, seen: true });
    await visit.page.evaluate(IN_THE_PAGE);
    await visit.page.evaluate(AXE);
  });
  afterAll(() => visit?.close());

  test('on a pack that lies open, with something wrong in it', async () => {
    const { page } = visit;
    const pack = { system: 'zero', pack: 'mine', pilots: [{ id: 'me', name: 'Me', service: 'ijn', skills: ['Q'] }] };
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
      'tallyho.pack.zero.mine',
      JSON.stringify({ pack, title: 'Mine', author: 'Me' }),
    ] as const);
    await go(page, '#/editor/zero/mine');
    expect(await seriousFindings(page)).toEqual([]);
  });

  test.each([...pages, ...systems.map((system) => `#/new/${system}`)])('on the page %s', async (hash) => {
    await go(visit.page, hash);
    expect(await seriousFindings(visit.page)).toEqual([]);
  });

  test.each(systems)('at the table of %s', async (system) => {
    await go(visit.page, '#/');
    await flyNow(visit.page, system);
    expect(await seriousFindings(visit.page)).toEqual([]);
  });

  test('at the desk of a campaign: where to fly, and what to take along', async () => {
    const { page } = visit;
    await go(page, '#/campaign/poland-1939');
    await page.locator('.set-up-end .primary').click();
    await page.locator('.arrow-card').first().click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('.take-off').click();
    await page.locator('label.option-card').first().click();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('at the desk of a Land campaign, with a Resource chosen', async () => {
    const { page } = visit;
    await go(page, '#/campaign/zero-campaign/philippines');
    await page.locator('.set-up-end .primary').click();
    await page.locator('label.option-card').first().click();
    await page.locator('.pick-about').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('at the desk of a Carrier campaign: orders, and a Resource', async () => {
    const { page } = visit;
    await go(page, '#/campaign/zero-carriers/coral-sea');
    await page.locator('.set-up-end .primary').click();
    for (const row of [0, 1, 2])
      await page.locator('.orders-form .choice-row').nth(row).locator('label').first().click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('.take-off').click();
    await page.locator('label.resource-line').first().click();
    expect(await seriousFindings(page)).toEqual([]);
  });

  test('at Pearl Harbor: Flights and targets', async () => {
    const { page } = visit;
    await go(page, '#/new/zero-pearl-harbor');
    await page.locator('.set-up-end .primary').click();
    await page.locator('.target-row').first().click();
    await page.locator('.sent-list').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
  });
});

/** Two who meet head-on, so that somebody is asked whether he fires. */
const meeting = {
  scenario: 'dogfight',
  turns: 2,
  seats: [
    { name: 'a', side: 0, aircraft: [{ card: 'camel-brown', label: 'a', x: 450, y: 300, heading: 0 }] },
    { name: 'b', side: 1, aircraft: [{ card: 'triplane-voss', label: 'b', x: 450, y: 620, heading: 180 }] },
  ],
};

/** Two, of whom one plans to fly off the map. */
const leaving = {
  scenario: 'dogfight',
  seats: [
    { name: 'a', side: 0, aircraft: [{ card: 'camel-brown', label: 'a', x: 450, y: 700, heading: 40 }] },
    { name: 'b', side: 1, aircraft: [{ card: 'triplane-voss', label: 'b', x: 200, y: 200, heading: 0 }] },
  ],
};

describe.each([
  ['at a desk', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  [
    'on a phone on its side at night',
    { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true, colorScheme: 'dark' },
  ],
] as const)('axe finds nothing serious at the flight map %s', (_, options) => {
  /** A fight at its table, in a page that axe is in. */
  async function at(fight: object): Promise<Visit> {
    const visit = await openFlight(stage, fight, { ...options, seen: true });
    await visit.page.evaluate(AXE);
    return visit;
  }

  test('while eight plan, and with fourteen kinds of cards', async () => {
    for (const fight of [four, manyKinds]) {
      const { page, close } = await at(fight);
      expect(await seriousFindings(page)).toEqual([]);
      for (let slot = 0; slot < 2; slot++) await page.locator('.deck-card.open').first().click();
      expect(await seriousFindings(page)).toEqual([]);
      await close();
    }
  });

  test('with a plan that leaves the map, and a card that may not be laid', async () => {
    const { page, close } = await at(leaving);
    await page.getByRole('button', { name: /^stall/ }).click();
    await page.getByRole('button', { name: /^stall/ }).click({ force: true });
    await page.locator('.why').waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('.slots button').click();
    for (let slot = 0; slot < 3; slot++) await page.getByRole('button', { name: /^straight/ }).click();
    await page.locator('.ready.grave').click();
    expect(await seriousFindings(page)).toEqual([]);
    await close();
  });

  test('when something else is asked, and when it is over', async () => {
    const { page, close } = await at(meeting);
    await answerFlight(page, 2);
    await page.getByRole('heading', { name: 'Sopwith Camel can fire. At whom?' }).waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    while ((await nextMoment(page)) !== 'over') await answerFlight(page, 2);
    expect(await seriousFindings(page)).toEqual([]);
    await close();
  });
});

test.each([
  ['at a desk', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ['on a phone on its side', { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true }],
] as const)('axe finds nothing serious while the film of Wings of War is stopped %s', async (_, options) => {
  const { page, close } = await openFlight(stage, { scenario: 'dogfight', turns: 2 }, { ...options, seen: true });
  await page.evaluate("localStorage.setItem('tallyho.pace', 'calm')");
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await nextMoment(page);
  await page.evaluate(AXE);
  await answerFlight(page, 2);
  await page.locator('.film-bar').getByRole('button', { name: 'Pause' }).click();
  expect(await seriousFindings(page)).toEqual([]);
  await close();
});

/** The browser's own setting for larger text. */
const doubled = (page: Page): Promise<unknown> => page.addStyleTag({ content: 'html { font-size: 200%; }' });

describe('text at twice its size', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitQuickly(stage, '#/about');
    await visit.page.evaluate(IN_THE_PAGE);
    await doubled(visit.page);
  });
  afterAll(() => visit?.close());

  test.each(['#/', '#/examples', '#/new/down-in-flames', '#/rules/down-in-flames'])(
    'fits on the page %s',
    async (hash) => {
      await go(visit.page, hash);
      expect(await scrollsSideways(visit.page)).toBe(false);
    },
  );

  test.each(systems)('fits on the table of %s', async (system) => {
    await go(visit.page, '#/');
    await flyNow(visit.page, system);
    expect(await scrollsSideways(visit.page)).toBe(false);
  });

  test('fits at the desk of a Carrier campaign', async () => {
    await go(visit.page, '#/campaign/zero-carriers/midway');
    expect(await scrollsSideways(visit.page)).toBe(false);
    await visit.page.locator('.set-up-end .primary').click();
    await visit.page.locator('.orders-form').waitFor();
    expect(await scrollsSideways(visit.page)).toBe(false);
  });

  test('fits at Pearl Harbor', async () => {
    await go(visit.page, '#/new/zero-pearl-harbor');
    expect(await scrollsSideways(visit.page)).toBe(false);
    await visit.page.locator('.set-up-end .primary').click();
    await visit.page.locator('.roster').waitFor();
    expect(await scrollsSideways(visit.page)).toBe(false);
  });
});

/** Everything that can be read at a sky, on the screen: how large its letters are, and what of it is cut. */
const LETTERS = `[...document.querySelectorAll('.plate-name, #prompt, .card-title, .hud .turn')]
  .filter((each) => each.checkVisibility())
  .map((each) => ({
    name: each.className || each.id,
    size: parseFloat(getComputedStyle(each).fontSize) * (each.currentCSSZoom ?? 1),
  }))`;

interface Letters {
  readonly name: string;
  readonly size: number;
}

const largest = (letters: readonly Letters[], name: string): number =>
  Math.max(...letters.filter((each) => each.name.includes(name)).map(({ size }) => size));

describe.each([
  ['at a desk', {}, 1.2],
  ['on a phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, 1.05],
] as const)('the size of text that somebody has set reaches the sky %s', (_, options, least) => {
  test.each(['down-in-flames', 'zero'])('%s', async (system) => {
    const { page, close } = await visitQuickly(stage, '#/', options);
    await flyNow(page, system);
    const before = (await page.evaluate(LETTERS)) as Letters[];
    await page.getByLabel('Settings').click();
    await page.getByLabel(/^Text/).selectOption('130');
    await page.getByLabel('Settings').click();
    await page.locator('.token').first().waitFor();
    const after = (await page.evaluate(LETTERS)) as Letters[];
    for (const name of ['prompt', 'turn'])
      expect(largest(after, name) / largest(before, name), name).toBeGreaterThan(least);
    // A plate may have to be one of a smaller kind, and is not smaller for that.
    expect(largest(after, 'plate-name') / largest(before, 'plate-name')).toBeGreaterThanOrEqual(1);
    expect(largest(after, 'card-title')).toBeGreaterThanOrEqual(largest(before, 'card-title'));
    expect(await scrollsSideways(page)).toBe(false);
    expect(await page.evaluate('document.documentElement.scrollHeight <= innerHeight')).toBe(true);
    await close();
  });
});
