import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStage, PHONE, type Stage, scrollsSideways } from './browser.ts';
import { flyNow, visitQuickly } from './pilot.ts';

/*
 * What axe can find, in every main view: both languages, desk and phone, day and night.
 */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** What axe calls serious or critical, each with the places where it is. */
async function seriousFindings(page: Page): Promise<string[]> {
  // What still fades in has a colour of its own for a moment.
  await page.waitForTimeout(500);
  const { violations } = (await page.evaluate(`${AXE}; axe.run()`)) as AxeResults;
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
  '#/examples',
  '#/rules/down-in-flames',
  '#/lessons',
  '#/new/down-in-flames-campaign',
  '#/campaign/battle-of-britain-1940',
  '#/about',
  '#/lesson/lessons/zero/1-first-sequence.yaml',
  '#/cards/wings-of-war',
  '#/cards/zero/fighters/a6m2',
  '#/editor/down-in-flames',
];
const systems = ['down-in-flames', 'zero', 'wings-of-war'];

describe.each(looks)('axe finds nothing serious %s', (_, options) => {
  test.each(pages)('on the page %s', async (hash) => {
    const { page, close } = await visitQuickly(stage, hash, options);
    expect(await seriousFindings(page)).toEqual([]);
    await close();
  });

  test.each(systems)('in the set-up of %s', async (system) => {
    const { page, close } = await visitQuickly(stage, `#/new/${system}`, options);
    expect(await seriousFindings(page)).toEqual([]);
    await close();
  });

  test.each(systems)('at the table of %s', async (system) => {
    const { page, close } = await visitQuickly(stage, '#/', options);
    await flyNow(page, system);
    expect(await seriousFindings(page)).toEqual([]);
    await close();
  });
});

describe.each(looks)('axe finds nothing serious %s', (_, options) => {
  test('at the desk of a campaign: where to fly, and what to take along', async () => {
    const { page, close } = await visitQuickly(stage, '#/campaign/poland-1939', options);
    await page.locator('.set-up-end .primary').click();
    await page.locator('.arrow-card').first().click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.locator('.take-off').click();
    await page.locator('label.option-card').first().click();
    expect(await seriousFindings(page)).toEqual([]);
    await close();
  });
});

/** The browser's own setting for larger text. */
const doubled = (page: Page): Promise<unknown> => page.addStyleTag({ content: 'html { font-size: 200%; }' });

describe('text at twice its size', () => {
  test.each(['#/', '#/examples', '#/new/down-in-flames', '#/rules/down-in-flames'])(
    'fits on the page %s',
    async (hash) => {
      const { page, close } = await visitQuickly(stage, hash);
      await doubled(page);
      expect(await scrollsSideways(page)).toBe(false);
      await close();
    },
  );

  test.each(systems)('fits on the table of %s', async (system) => {
    const { page, close } = await visitQuickly(stage);
    await flyNow(page, system);
    await doubled(page);
    expect(await scrollsSideways(page)).toBe(false);
    await close();
  });
});
