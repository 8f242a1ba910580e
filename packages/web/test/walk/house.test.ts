import { expect } from 'vitest';
import { look, walk } from './walk.ts';

look('home/start', '#/');
look('home/campaigns', '#/campaigns');
look('home/no-saved-games', '#/games');
look('home/about', '#/about');
look('home/log-of-somebody-new', '#/log');
look('home/nowhere', '#/nowhere');
look('home/no-such-room', '#/new/no-such-game');
look('home/no-such-game', '#/play/no-such-game');
look('home/nothing-to-look-back-at', '#/debrief/no-such-game');
look('home/cut-off-link', '#/shared/cut-off');
look('home/cut-off-pack', '#/pack/cut-off');
look('home/days-of-puzzles', '#/puzzles');
look('home/no-such-day', '#/puzzle/no-such-day');

walk('the masthead leads to every room and speaks both languages', '#/about', {}, async (page) => {
  await page.approve('home/masthead', '.masthead');
  await page.click('button', /FR$/);
  expect(document.documentElement.lang).toBe('fr');
  expect(localStorage.getItem('tallyho.language')).toBe('fr');
  await page.approve('home/about-fr');
  await page.click('link', /^Campagnes/);
  expect(page.address).toBe('#/campaigns');
  expect(page.get('heading', 'Campagnes')).toBe(document.activeElement);
  expect(document.title).toBe('Campagnes – Tally-Ho');
});

walk('whoever uses the keyboard skips the masthead', '#/about', {}, async (page) => {
  await page.click('button', 'Skip to the content');
  expect(document.activeElement).toBe(page.find('main'));
});
