import { expect } from 'vitest';
import { walk } from './walk.ts';

const example = '#/scenario/wings-of-war/rules/damage.yaml~5/main/1';

walk('an example is stepped through by buttons, by keys and along its line', example, {}, async (page) => {
  const at = (): string => page.get('slider', 'Step').getAttribute('aria-valuetext') ?? '';
  expect(at()).toMatch(/^Step 1 of/);
  await page.click('button', 'Step forward');
  expect(at()).toMatch(/^Step 2 of/);
  await page.approve('replay/second-step', '.replay');
  page.find('main').focus();
  await page.key('End');
  await page.approve('replay/last-step', '.replay');
  expect(page.get('button', 'Step forward').getAttribute('aria-disabled')).toBe('true');
  await page.key('ArrowLeft');
  await page.key('Home');
  expect(at()).toMatch(/^Step 0 of/);
  await page.approve('replay/before-the-first', '.replay');
  await page.type(page.get('slider', 'Step'), '2');
  expect(at()).toMatch(/^Step 2 of/);
});

walk('an example plays by itself, at several speeds', example, {}, async (page) => {
  await page.click('button', 'First step');
  await page.choose(page.get('combobox', 'Speed'), '2×');
  page.get('button', 'Play').click();
  const at = (): string => page.get('slider', 'Step').getAttribute('aria-valuetext') ?? '';
  const seen: string[] = [];
  for (let i = 0; i < 5; i++) {
    await page.settle(400);
    seen.push(at());
  }
  expect(seen).toEqual(['Step 1 of 28', 'Step 1 of 28', 'Step 1 of 28', 'Step 2 of 28', 'Step 2 of 28']);
});

walk(
  'an example is looked at from a seat',
  '#/scenario/down-in-flames/examples/DIF-EX-16-playing-cards.yaml/main/1',
  {},
  async (page) => {
    await page.click('radio', 'you');
    await page.click('button', 'Step forward');
    await page.approve('replay/from-a-seat', '.replay');
  },
);
