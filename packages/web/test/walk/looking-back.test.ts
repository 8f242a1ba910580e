import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { turns } from './busy.ts';
import { clock } from './clock.ts';
import { look, walk } from './walk.ts';

const kept = (name: string): object =>
  JSON.parse(readFileSync(new URL(`../saves/${name}.json`, import.meta.url), 'utf8')) as object;
/** A saved game with something in it that is otherwise. */
const changed = (name: string, change: object): string => JSON.stringify({ ...kept(name), ...change });
const bot = (level: string) => ({ kind: 'bot', level });
const human = { kind: 'human' };

walk(
  'a fight of two persons is seen by either of them',
  '#/debrief/two',
  { games: [changed('v3/duel-over', { id: 'two', players: [human, human] })], measures: true },
  async (page) => {
    await page.approve('looking-back/first-of-two', '.debrief');
    await page.choose(page.find('.debrief-seat select'), 'Bot');
    await page.approve('looking-back/second-of-two', '.debrief-chart');
    await page.approve('looking-back/what-next-for-two', '.debrief-next');
  },
);

walk(
  'a fight against the strongest of bots can only be flown again',
  '#/debrief/strong',
  { games: [changed('v3/zero-over', { id: 'strong', players: [human, bot('ace')] })], measures: true },
  async (page) => {
    await page.approve('looking-back/head-against-an-ace', '.debrief-head');
    await page.approve('looking-back/what-next-against-an-ace', '.debrief-next');
    await page.press(page.all('button.next-step').at(-1) as HTMLElement);
    expect(page.address).toMatch(/^#\/play\/(?!strong)/);
  },
);

walk(
  'a fight is flown from the other side, or against somebody stronger',
  '#/debrief/duel-over',
  { games: ['v3/duel-over'] },
  async (page) => {
    await page.approve('looking-back/what-next', '.debrief-next');
    await page.press(page.find('button.next-step.first'));
    await page.approve('looking-back/other-side', '.bar');
    await page.go('#/debrief/duel-over');
    await page.press(page.all('button.next-step').at(-1) as HTMLElement);
    await page.approve('looking-back/stronger', '.bar');
  },
);

walk(
  'the first game of a match leads to its return, that to another match',
  '#/debrief/first',
  {
    games: [
      changed('v3/duel-over', { id: 'first', match: { game: 1 } }),
      changed('v3/duel-over', { id: 'second', match: { game: 2, before: { winner: 0, points: [3, 1] } } }),
    ],
  },
  async (page) => {
    await page.approve('looking-back/first-of-a-match', '.debrief-next');
    await page.press(page.find('button.next-step.first'));
    expect(page.address).toMatch(/^#\/play\//);
    await page.go('#/debrief/second');
    await page.approve('looking-back/second-of-a-match', '.debrief-next');
    await page.press(page.find('button.next-step.first'));
    expect(page.address).toMatch(/^#\/play\//);
    await page.go('#/games');
    await page.approve('looking-back/games-of-matches', '.saved-games');
  },
);

walk('the bot is stopped, and goes on', '#/about', { games: ['v3/zero-over'], measures: true }, async (page) => {
  window.location.hash = '#/debrief/zero-over';
  for (let n = 0; n < 400 && page.all('.story-thinking button').length === 0; n++) {
    clock.tick(20);
    await turns(10);
  }
  page.find('.story-thinking button').click();
  await page.settle();
  await page.approve('looking-back/stopped', '.debrief-chart .chart-head');
  await page.click('button', 'Let it go on');
  expect(page.all('.story-thinking')).toEqual([]);
  expect(page.all('.moment-list .moment-box').length).toBeGreaterThan(1);
});

look('looking-back/not-over', '#/debrief/duel', { games: ['v3/duel'] });
look(
  'looking-back/of-a-campaign-under-way',
  '#/debrief/campaign-desk',
  { games: ['v3/campaign-desk'] },
  '.debrief-head',
);
look(
  'looking-back/of-a-campaign',
  '#/debrief/campaign-over',
  { games: ['v3/campaign-over'], measures: true },
  '.debrief',
);
look(
  'looking-back/of-a-mission',
  '#/debrief/mission-over',
  { games: ['v3/mission-over'], measures: true, language: 'fr' },
  '.debrief-chart',
);
look(
  'looking-back/of-bots',
  '#/debrief/bots',
  { games: [changed('v3/wings-over', { id: 'bots', players: [bot('cadet'), bot('ace')] })] },
  '.debrief',
);
look('looking-back/of-a-game-nobody-knows', '#/debrief/chess', {
  games: [changed('v3/duel-over', { id: 'chess', system: 'chess' })],
});
look('looking-back/of-a-record-that-leads-elsewhere', '#/debrief/torn', {
  games: [
    changed('v3/duel-over', {
      id: 'torn',
      record: (kept('v3/duel-over') as { record: string }).record.replace(/\n[^\n]*IN MY SIGHTS[^\n]*/, ''),
    }),
  ],
});
look('looking-back/of-a-record-that-is-none', '#/debrief/broken', {
  games: [changed('v3/duel-over', { id: 'broken', record: 'milk and eggs' })],
});
look('looking-back/at-a-step', '#/debrief/duel-over/5', { games: ['v3/duel-over'] }, '.debrief-below');
