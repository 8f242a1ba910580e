import { expect } from 'vitest';
import type { Page } from './page.ts';
import { walk } from './walk.ts';

/** One of ours of a kind, by the names that the page has for both. */
async function take(page: Page, kind: string, which?: RegExp): Promise<void> {
  await page.choose(page.get('combobox', 'What?'), kind);
  if (which !== undefined) await page.choose(page.get('combobox', 'Which of ours?'), which);
  await page.click('button', 'Change its values');
}

/** Of every kind one of ours, in a pack of somebody's own. */
const forms = (system: string, kinds: readonly (readonly [kind: string, which?: RegExp])[]): void =>
  walk(`every kind of ${system} has a form`, `#/editor/${system}`, {}, async (page) => {
    await page.click('button', 'Make a pack');
    for (const [kind, which] of kinds) {
      await take(page, kind, which);
      await page.approve(`forms/${system}-${kind.toLowerCase().replaceAll(' ', '-')}`, '.pack-form');
    }
    await page.approve(`forms/${system}-contents`, '.pack-side');
  });

forms('down-in-flames', [['Fighters'], ['Bombers'], ['Pilots'], ['Action cards']]);
forms('zero', [
  ['Fighters', /^F4U-1 /],
  ['Light bombers'],
  ['Formation aircraft'],
  ['Pilots'],
  ['Pilot counters'],
  ['Action cards'],
  ['Target Sheets'],
  ['Bombing Display'],
  ['Victory Points for aircraft'],
  ['How many there are'],
]);
forms('wings-of-war', [['Aircraft types'], ['Aircraft cards'], ['Damage decks']]);

/** What is read beside the fields that are wrong, and above them. */
const wrong = (page: Page): string[] =>
  page.all('.pack-form .wrong, .pack-head .wrong').map((one) => one.textContent ?? '');

walk('whatever is wrong is said beside its field', '#/editor/down-in-flames', {}, async (page) => {
  await page.click('button', 'Make a pack');
  await take(page, 'Fighters', /^Spitfire I$/);
  const fields = (): HTMLInputElement[] =>
    page.all('.pack-form .field-grid input[type=text]').map((one) => one as HTMLInputElement);
  const told: string[] = [];
  for (const [at, { value }] of fields().entries()) {
    const text = ['', 'x', '−99', '1,5'][at % 4];
    await page.type(fields()[at], text);
    told.push(`“${value}” becomes “${text}”: ${wrong(page).join(' ')}`);
    await page.type(fields()[at], value);
  }
  expect(wrong(page)).toEqual([]);
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('approved/forms/faults-of-a-spitfire.txt');
});

walk(
  'a campaign of a file, and what no form can hold, are told of and can be taken away',
  '#/editor/zero',
  {},
  async (page) => {
    const entry = { id: 'a6m9', name: ['A6M9'], nation: 7, leader: 3, strange: { deep: 1 }, nothing: null };
    const pack = {
      tallyho: 'pack',
      version: 1,
      title: 'Ann’s',
      author: 'Ann',
      pack: { pack: 'ann', system: 'zero', fighters: [entry], campaigns: [{ name: 'East' }, {}] },
    };
    await page.give(page.get('file', 'Open a file…'), 'pack.json', JSON.stringify(pack));
    await page.approve('forms/odd-pack-arrives', '.pack-arrival');
    await page.click('button', 'Take it in');
    await page.approve('forms/odd-pack', '.pack-editor');
    await page.press(page.find('.pack-form fieldset button.quiet'));
    await page.approve('forms/odd-pack-mended', '.pack-form');
  },
);

walk('things of a list are added and taken away', '#/editor/wings-of-war', {}, async (page) => {
  await page.click('button', 'Make a pack');
  await take(page, 'Damage decks');
  const count = (): number => page.all('.items > li').length;
  const before = count();
  await page.click('button', 'One more');
  expect(count()).toBe(before + 1);
  await page.press(page.all('.items > li button.quiet')[0]);
  expect(count()).toBe(before);
  await page.approve('forms/deck-with-another-card', '.items');
  await page.choose(page.all('.pack-form select').at(-1) as HTMLElement, /public/);
  expect((page.all('.pack-form select').at(-1) as HTMLSelectElement).value).toBe('public');
});

walk('whatever may be ticked is ticked, chosen and left out', '#/editor/down-in-flames', {}, async (page) => {
  await page.click('button', 'Make a pack');
  await take(page, 'Pilots');
  const boxes = page.all('.pack-form .ticks input[type=checkbox]');
  for (const at of boxes.keys()) await page.press(page.all('.pack-form .ticks input[type=checkbox]')[at]);
  const lists = page.all('.pack-form .field-grid select').length - 1;
  for (let at = 0; at < lists; at++) {
    const list = page.all('.pack-form .field-grid select')[at] as HTMLSelectElement;
    await page.choose(list, list.options[list.options.length - 1].textContent?.trim() ?? '');
  }
  await page.approve('forms/pilot-with-all-ticks', '.pack-form');
});
