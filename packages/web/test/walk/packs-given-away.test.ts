import { expect } from 'vitest';
import type { Page } from './page.ts';
import { savedFiles } from './saved-files.ts';
import { type Walker, walk } from './walk.ts';

const pack = (author: string, points = 3) => ({
  tallyho: 'pack',
  version: 1,
  title: 'Racers',
  author,
  pack: { pack: 'racers', system: 'down-in-flames', fighters: [{ id: 'racer', points }] },
});

const bring = (page: Page, what: object): Promise<void> =>
  page.give(page.get('file', 'Open a file…'), 'racers.json', JSON.stringify(what));

walk('a pack that is here already is not replaced without asking', '#/editor/down-in-flames', {}, async (page) => {
  await bring(page, pack('Ann'));
  await page.click('button', 'Cancel');
  await page.approve('packs/cancelled', '.pack-bring');
  await bring(page, pack('Ann'));
  await page.click('button', 'Take it in');
  await page.go('#/editor/down-in-flames');
  await bring(page, pack('Ann'));
  await page.approve('packs/the-same-again', '.pack-arrival');
  await bring(page, pack('', 4));
  await page.approve('packs/another-of-that-name', '.pack-arrival');
  await page.click('button', 'Keep both');
  await page.go('#/editor/down-in-flames');
  await page.approve('packs/both', '.pack-list > ul');
  await bring(page, pack('Bob', 5));
  await page.click('button', /^Replace/);
  await page.approve('packs/replaced', '.pack-editor');
});

walk('a pack is given away as a link and as a file', '#/editor/down-in-flames', {}, async (page: Walker) => {
  await page.type(page.get('textbox', 'Name of the pack'), 'My box');
  await page.click('button', 'Make a pack');
  await page.type(page.get('textbox', 'Made by'), 'Ann');
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await page.click('button', /link/);
  expect(copied).toHaveLength(1);
  await page.approve('packs/link', '.share-pack');
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('not allowed')) },
  });
  await page.click('button', /link/);
  await page.approve('packs/link-to-copy', '.share-pack');
  const [saved] = await savedFiles(() => page.click('button', /file/));
  expect(JSON.parse(saved)).toMatchObject({ pack: { pack: 'my-box' }, title: 'My box', author: 'Ann' });
  await page.go(new URL(copied[0]).hash);
  await page.approve('packs/from-a-link');
});

walk('a second pack of the same title has a name of its own', '#/editor/zero', {}, async (page) => {
  for (const name of ['my-box', 'my-box-2']) {
    await page.go('#/editor/zero');
    await page.type(page.get('textbox', 'Name of the pack'), 'My box');
    await page.click('button', 'Make a pack');
    expect(page.address).toBe(`#/editor/zero/${name}`);
  }
  await page.go('#/editor/zero');
  await page.approve('packs/two-of-a-title', '.pack-list');
});
