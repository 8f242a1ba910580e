import { expect } from 'vitest';
import { look, walk } from './walk.ts';

look('hangar/two-seaters', '#/hangar/kind=two-seater/sort=year');
look('hangar/phone', '#/hangar/game=zero/nation=japan/kind=all/years=1940-1943', { width: 390, height: 844 });

walk('nations, kinds, years and words find aircraft', '#/hangar', {}, async (page) => {
  const found = (): string => `${page.address} ${page.text('[role="status"]')}`;
  const after = async (deed: Promise<void>): Promise<string> => {
    await deed;
    return found();
  };
  expect(found()).toBe('#/hangar 144 of 144 fighters');
  expect(await after(page.click('button', 'Japan'))).toBe('#/hangar/nation=japan 34 of 144 fighters');
  expect(await after(page.click('button', 'Germany'))).toBe('#/hangar/nation=japan+germany 56 of 144 fighters');
  expect(await after(page.click('button', 'Japan'))).toBe('#/hangar/nation=germany 22 of 144 fighters');
  expect(await after(page.click('button', 'Wings of War'))).toBe('#/hangar/game=wings-of-war 26 of 26 fighters');
  expect(await after(page.type(page.get('slider', 'To the year'), '1916'))).toBe(
    '#/hangar/game=wings-of-war/years=-1916 9 of 26 fighters',
  );
  expect(await after(page.type(page.get('slider', 'From the year'), '1918'))).toBe(
    '#/hangar/game=wings-of-war/years=1916-1916 7 of 26 fighters',
  );
  expect(await after(page.choose(page.get('combobox', 'Sorted'), 'by name'))).toBe(
    '#/hangar/game=wings-of-war/years=1916-1916/sort=name 7 of 26 fighters',
  );
  expect(await after(page.type(page.get('textbox', 'Search'), 'albatros'))).toBe(
    '#/hangar/game=wings-of-war/years=1916-1916/sort=name/find=albatros 1 of 26 fighters',
  );
  await page.approve('hangar/albatros', '.craft-cards');
  expect(await after(page.click('button', 'Two-seaters'))).toBe(
    '#/hangar/game=wings-of-war/kind=two-seater/years=1916-1916/sort=name/find=albatros 0 of 10 two-seaters',
  );
});

walk('two aircraft are compared', '#/hangar/game=wings-of-war/find=sopwith', { measures: true }, async (page) => {
  const compare = (): HTMLElement[] => page.all('.craft-compare');
  await page.press(compare()[0]);
  await page.approve('hangar/one-of-two', '.compare-aside');
  await page.press(compare()[2]);
  await page.approve('hangar/compared', '.compare-aside');
  await page.press(compare()[0]);
  await page.approve('hangar/other-pair', '.compare-aside');
});

walk(
  'on a phone a tray opens the comparison',
  '#/hangar/game=zero/find=zero',
  { width: 390, height: 844 },
  async (page) => {
    await page.press(page.all('.craft-compare')[0]);
    await page.approve('hangar/tray', '.compare-tray');
    await page.press(page.all('.craft-compare')[1]);
    expect(page.find('.compare-drawer').hasAttribute('open')).toBe(true);
    await page.press(page.find('.compare-drawer .close'));
    expect(page.all('.compare-drawer')).toEqual([]);
  },
);
