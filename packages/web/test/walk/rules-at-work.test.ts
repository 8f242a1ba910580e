import { expect } from 'vitest';
import { look, walk } from './walk.ts';

walk('a rule is seen at work on a small table', '#/rules/down-in-flames/DIF-POS-07', {}, async (page) => {
  await page.click('button', 'See it played');
  await page.click('button', 'Pause');
  await page.approve('rules/at-work', '.rule-paragraph.open');
  const at = (): string => page.text('.played-at');
  const first = at();
  await page.click('button', 'Step forward');
  await page.approve('rules/at-work-after', '.played');
  await page.click('button', 'Step back');
  expect(at()).toBe(first);
  page.get('button', 'Play').click();
  await page.settle(40_000);
  expect(at()).not.toBe(first);
  expect(page.has('button', 'Play')).toBe(true);
  await page.approve('rules/at-work-to-the-end', '.played');
  await page.press(page.find('.played-more button'));
  await page.click('button', 'Pause');
  await page.approve('rules/next-example', '.played');
  await page.press(page.find('.rule-played button'));
  expect(page.all('.played')).toEqual([]);
});

for (const [book, rule] of [
  ['zero-basic', 'Z-5.26a'],
  ['wings-of-war', 'WOW-TAIL-08'],
  ['wings-of-war', 'WOW-FIRE-07'],
] as const)
  walk(`${rule} at work`, `#/rules/${book}/${rule}`, { language: 'fr' }, async (page) => {
    await page.press(page.find('.rule-played button'));
    await page.press(page.all('.played-controls button')[1]);
    await page.approve(`rules/at-work-${rule.toLowerCase()}`, '.played');
  });

walk(
  'a rule is read beside whatever names it, and put away',
  '#/campaign/zero-carriers/coral-sea',
  {},
  async (page) => {
    const ref = page.find('button.rule-ref');
    await page.press(ref);
    await page.approve('rules/panel', '.rule-panel');
    expect(document.activeElement).toBe(page.find('.rule-panel'));
    await page.key('a');
    expect(page.all('.rule-panel')).toHaveLength(1);
    await page.key('Escape');
    expect(page.all('.rule-panel')).toEqual([]);
    expect(document.activeElement).toBe(ref);
    await page.press(ref);
    await page.click('button', /FR$/);
    await page.approve('rules/panel-in-french', '.rule-panel');
    await page.press(page.find('.rule-panel .close'));
    expect(page.all('.rule-panel')).toEqual([]);
    await page.press(ref);
    await page.go('#/about');
    expect(page.all('.rule-panel')).toEqual([]);
  },
);

walk('a paragraph’s number is its link, and copied', '#/rules/zero-campaign/Z-20.31c', {}, async (page) => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  const number = page.all('.rule-paragraph:not(.open) .rule-no')[0];
  await page.press(number);
  expect(copied).toEqual([`http://localhost/${number.getAttribute('href')}`]);
  expect(page.address).toBe(number.getAttribute('href'));
  await page.approve('rules/copied', '.rule-paragraph.open');
});

walk('more is found than is shown, and a wrong word is put right', '#/rules/down-in-flames', {}, async (page) => {
  await page.type(page.find('.rule-search input'), 'altitude');
  expect(page.all('.rule-result')).toHaveLength(8);
  await page.press(page.find('.rule-more'));
  expect(page.all('.rule-result')).toHaveLength(32);
  await page.approve('rules/more-found', '.rule-search');
  await page.type(page.find('.rule-search input'), 'atitude');
  await page.approve('rules/nearly-found', '.rule-search');
  await page.press(page.find('.rule-near button'));
  expect(page.find('.rule-search input').getAttribute('value')).toBe('altitude');
});

look('rules/break-off', '#/rules/zero-basic/Z-12.T26', {}, '.rule-paragraph.open');
look('rules/tables-of-campaigns', '#/rules/zero-campaign/chapter-20', {}, '.rule-page');
look('rules/examples-found', '#/search/tailing', {}, '.rule-page');
look('rules/examples-of-a-rule', '#/search/WOW-FIRE-07', { language: 'fr' }, '.rule-page');

walk('every book is read in French', '#/rules/down-in-flames/DIF-ACT-22', { language: 'fr' }, async (page) => {
  for (const [book, rule] of [
    ['down-in-flames', 'DIF-ACT-22'],
    ['zero-basic', 'Z-8.42a'],
    ['zero-campaign', 'Z-20.31c'],
    ['corsairs-hellcats', 'CH-28.7b'],
    ['wings-of-war', 'WOW-DMG-01'],
  ]) {
    await page.go(`#/rules/${book}/${rule}`);
    await page.approve(`rules/french-${rule.toLowerCase()}`, '.rule-paragraph.open');
  }
});
