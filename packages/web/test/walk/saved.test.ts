import { readFileSync } from 'node:fs';
import { expect, vi } from 'vitest';
import { walk } from './walk.ts';

const textOf = (name: string): string => readFileSync(new URL(`../saves/${name}.json`, import.meta.url), 'utf8');
const links = JSON.parse(textOf('v3/links')) as { readonly [name: string]: string };

const FOUR = { games: ['v3/duel', 'v3/zero-over', 'v3/wings-half-laid', 'v3/campaign-desk'] };

walk('saved games can be searched, exported and thrown away', '#/games', FOUR, async (page) => {
  await page.approve('saved/four-games');
  await page.type(page.find('.saved-page input[type=search], .search input'), 'zero');
  expect(page.all('.shelf-row')).toHaveLength(1);
  await page.approve('saved/found');
  expect(page.address).toBe('#/games/zero');
  await page.type(page.find('.saved-page input[type=search], .search input'), 'no game is called this');
  await page.approve('saved/not-found');
});

walk('a game is thrown away when somebody says that he means it', '#/games', FOUR, async (page) => {
  let meant = false;
  Object.assign(globalThis, { confirm: () => meant });
  const away = (): HTMLElement => page.get('button', 'Delete: duel');
  await page.press(away());
  expect(page.all('.shelf-row')).toHaveLength(4);
  meant = true;
  await page.press(away());
  expect(page.all('.shelf-row')).toHaveLength(3);
  expect(page.text()).toContain('3 games');
  expect(page.has('button', 'Delete: duel')).toBe(false);
});

walk('a game comes as a file: it stands on the shelf, and is played on', '#/games', {}, async (page) => {
  const { record } = JSON.parse(textOf('v3/duel')) as { record: string };
  await page.give(page.find('.import input'), 'duel.tallyho', record);
  await page.approve('saved/imported');
});

walk('a game whose end has been cut off is refused, and why', '#/games', {}, async (page) => {
  const { record } = JSON.parse(textOf('v3/duel-over')) as { record: string };
  await page.give(page.find('.import input'), 'cut.tallyho', record.replace(/\nend #.*/s, '\n'));
  await page.approve('saved/cut-off', '.import');
  expect(page.all('.saved-games > *')).toEqual([]);
});

walk('what is no game is refused, and why', '#/games', {}, async (page) => {
  await page.give(page.find('.import input'), 'shopping.txt', 'milk and eggs');
  await page.approve('saved/refused');
});

walk('a game comes in a link: whoever opens it says who plays', `#/shared/${links.duel}`, {}, async (page) => {
  await page.approve('saved/shared');
  await page.choose(page.get('combobox', 'Bot'), 'Bot: Ace');
  await page.click('button', 'Resume');
  expect(page.address).toMatch(/^#\/play\//);
  expect(page.text('.decide')).toContain('Your actions with the Spitfire I');
});

walk('a game is shared as a link', '#/play/duel', { games: ['v3/duel'] }, async (page) => {
  await page.go('#/games');
  expect(page.text('.shelf-row')).toContain('turn 2');
});

walk('a game leaves as a file', '#/games', FOUR, async (page) => {
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:game');
  try {
    await page.press(page.get('button', /Export/, page.all('.shelf-row')[0]));
    expect(made).toHaveBeenCalledTimes(1);
  } finally {
    made.mockRestore();
  }
});

walk('the start page goes on with the last game', '#/', FOUR, async (page) => {
  await page.approve('saved/home-with-games', '.home-now, .home-wall');
});

walk('the start page flies at once', '#/', {}, async (page) => {
  await page.press(page.find('.hero button.primary'));
  expect(page.address).toMatch(/^#\/play\//);
  await page.approve('saved/flown-at-once', '.frame');
});
