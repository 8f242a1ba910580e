import { expect } from 'vitest';
import { walk } from './walk.ts';

walk(
  'a pack is made, an aircraft is changed, faults are told, and it is taken out',
  '#/editor/down-in-flames',
  {},
  async (page) => {
    await page.type(page.get('textbox', 'Name of the pack'), 'My box');
    await page.click('button', 'Make a pack');
    expect(page.address).toBe('#/editor/down-in-flames/my-box');
    await page.approve('editor/empty-pack');
    await page.choose(page.get('combobox', 'Which of ours?'), /^Beaufighter/);
    await page.click('button', 'Change its values');
    await page.approve('editor/beaufighter');
    const points = (): HTMLElement => page.get('textbox', 'Points 1 – 99');
    await page.type(points(), '99');
    await page.approve('editor/too-high', '.pack-form');
    await page.type(points(), '');
    await page.approve('editor/nothing-there', '.pack-form .field-grid');
    await page.type(points(), '3');
    await page.click('button', 'Make a new one like it');
    await page.approve('editor/two-entries');
    await page.click('button', 'Take it out of the pack');
    await page.click('button', 'Put it back');
    await page.go('#/editor/down-in-flames');
    await page.approve('editor/one-pack', '.pack-list > ul');
    await page.click('button', /^Delete/);
    await page.approve('editor/really', '.shelf-ways');
    await page.click('button', 'Cancel');
    await page.click('checkbox', 'Use it in new fights');
    await page.click('button', /^Delete/);
    await page.click('button', 'Delete');
    expect(page.all('.shelf-row')).toEqual([]);
  },
);

walk('a deck of Wings of War has a table of cards', '#/editor/wings-of-war', { language: 'fr' }, async (page) => {
  await page.press(page.find('.new-pack button'));
  const [kind] = page.all('.add-entry select');
  await page.choose(kind, /[Pp]aquets|[Dd]ecks/);
  await page.press(page.all('.add-entry button')[0]);
  await page.approve('editor/deck');
  await page.press(page.find('.test-flight button'));
  await page.approve('editor/test-flight', '.decide');
});

const brought = (text: string) => async (page: Parameters<Parameters<typeof walk>[3]>[0]) => {
  await page.give(page.get('file', 'Open a file…'), 'pack.json', text);
};

walk('a pack of somebody else is looked at before it is taken in', '#/editor/zero', {}, async (page) => {
  await brought('{')(page);
  expect(page.text('.pack-bring')).toContain('cannot be read');
  await brought('{"pack": "x", "system": "chess"}')(page);
  expect(page.text('.pack-bring')).toContain('not played here');
  await brought('{"pack": "ann", "system": "zero", "fighters": [{"id": "a6m9", "name": "A6M9"}]}')(page);
  await page.approve('editor/brought');
  await page.click('button', 'Take it in');
  await page.approve('editor/taken-in');
});
