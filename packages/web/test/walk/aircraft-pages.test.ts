import { expect } from 'vitest';
import { walk } from './walk.ts';

const pages = (name: string, language: 'en' | 'fr', entries: readonly string[]): void =>
  walk(`pages of ${name}`, `#/cards/${entries[0]}`, { measures: true, language }, async (page) => {
    for (const entry of entries) {
      await page.go(`#/cards/${entry}`);
      await page.approve(`aircraft/${entry.replaceAll('/', '-').toLowerCase()}`, '.aircraft-page');
    }
  });

pages('fighters and bombers of Down In Flames', 'en', [
  'down-in-flames/fighters/me-262',
  'down-in-flames/bombers/ju-87b',
  'down-in-flames/fighters/a6m5',
]);
pages('aircraft of Zero!', 'fr', [
  'zero/fighters/f4u-1d',
  'zero/fighters/p-61a',
  'zero/lightBombers/d3a1',
  'zero/formations/b-17e',
]);
pages('machines of the Great War', 'en', [
  'wings-of-war/types/rumpler-c4',
  'wings-of-war/types/fokker-dr1',
  'wings-of-war/cards/spad-fonck',
]);

walk(
  'what ratings mean and where they come from is shown when it is asked for',
  '#/cards/zero/fighters/a6m2',
  { measures: true },
  async (page) => {
    const [meanings, sources] = page.all('.rating-switches button');
    await page.press(meanings);
    await page.press(sources);
    await page.approve('aircraft/zero-with-meanings-and-sources', '.aircraft-cards');
    await page.press(meanings);
    await page.press(sources);
    await page.approve('aircraft/zero-without', '.aircraft-cards');
  },
);

const PAIRS = {
  'of-two-games': 'a=zero:fighters:a6m2/b=down-in-flames:fighters:a6m2',
  'of-one-side': 'a=zero:fighters:f4f-3/b=zero:fighters:f4u-1d',
  'with-a-bomber': 'a=down-in-flames:bombers:ju-87b/b=down-in-flames:fighters:spitfire-i',
  'with-a-bomber-second': 'a=zero:fighters:a6m2/b=zero:formations:b-17e',
} as const;

for (const [as, pair] of Object.entries(PAIRS))
  walk(`a comparison ${as.replaceAll('-', ' ')}`, `#/hangar/find=nobody/${pair}`, { measures: true }, async (page) => {
    await page.approve(`aircraft/compared-${as}`, '.compare-aside');
  });

walk(
  'two are swapped, put away, and an example is shown',
  '#/hangar/find=nobody/a=zero:fighters:f4f-3/b=zero:fighters:f4u-1d',
  {},
  async (page) => {
    await page.click('button', 'Swap');
    expect(page.address).toContain('a=zero:fighters:f4u-1d/b=zero:fighters:f4f-3');
    await page.press(page.all('.compare-head button')[1]);
    expect(page.address).toBe('#/hangar/find=nobody');
    await page.approve('aircraft/nobody-compared', '.compare-aside');
    // Bots begin their duels after half a second.
    page.find('.compare-sheet.empty button').click();
    await page.settle(200);
    expect(page.address).toContain('a=zero:fighters:a6m2/b=zero:fighters:f4f-3');
    expect(page.find('.compare-ways .primary').getAttribute('href')).toMatch(/^#\/new\/zero\//);
  },
);
