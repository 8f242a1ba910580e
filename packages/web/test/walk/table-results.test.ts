import { expect } from 'vitest';
import type { MatchPlace } from '../../src/saved/match-place.ts';
import { bot, human } from '../../src/saved/players.ts';
import { fought, foughtInZero } from './fights.ts';
import { keptAs } from './kept-games.ts';
import { type Walker, walk } from './walk.ts';

const flying = (side: object, other: object): object => ({
  seats: [
    { name: 'Ann', ...side },
    { name: 'Bob', ...other },
  ],
});
const duel = flying({ aircraft: [{ fighter: 'spitfire-i' }] }, { aircraft: [{ fighter: 'bf-109e' }] });
const pairs = flying(
  { side: 'allied', elements: [{ aircraft: 'f4f-3' }] },
  { side: 'japanese', elements: [{ aircraft: 'a6m2' }] },
);
const over = (name: string, match: MatchPlace): string =>
  name === 'duel-over' ? fought(name, duel, { match }) : foughtInZero(name, pairs, { match });
/** With a number behind it, as the first game has, it is a secret. */
const SECRET = 'f'.repeat(63);

/** A record in which a choice is missing. */
const withHoles = (record: string): string =>
  record
    .split('\n')
    .filter((_, at) => at !== 14)
    .join('\n');

const second = (winner: number | null, first: number, other: number): MatchPlace => ({
  game: 2,
  before: { winner, points: [first, other] },
});

walk(
  'after the first game of a match the return game is begun, once',
  '#/play/duel-over',
  { games: [over('duel-over', { game: 1 })] },
  async (page) => {
    await page.approve('table-results/first-of-two', '.result');
    await page.click('button', 'Return game, sides swapped');
    expect(page.address).toBe('#/play/duel-over-return');
    await page.approve('table-results/return-game', '.hud');
    expect(page.text('.decide')).not.toBe('');
    await page.go('#/play/duel-over');
    await page.click('button', 'Return game, sides swapped');
    expect(page.address).toBe('#/play/duel-over-return');
    await page.go('#/games');
    expect(page.text('main')).toContain('2');
  },
);

for (const [as, game, place, language] of [
  ['even', 'duel-over', second(1, 2, 6), 'en'],
  ['two-victories', 'duel-over', second(0, 2, 6), 'en'],
  ['drawn', 'duel-over', second(1, 0, 6), 'en'],
  ['after-a-draw', 'duel-over', second(null, 0, 0), 'en'],
  ['in-french', 'duel-over', second(0, 1, 1), 'fr'],
  ['elements', 'zero-over', second(1, 3, 4), 'en'],
  ['elements-in-french', 'zero-over', second(0, 30, 4), 'fr'],
] as const)
  walk(`how a match ends: ${as}`, `#/play/${game}`, { games: [over(game, place)], language }, (page) =>
    page.approve(`table-results/${as}`, '.result'),
  );

walk(
  'another match has the seats swapped',
  '#/play/duel-over',
  { games: [over('duel-over', second(1, 2, 6))] },
  async (page) => {
    await page.press(page.all('.result .answers button')[0]);
    expect(page.address).not.toBe('#/play/duel-over');
    expect(page.address).toMatch(/^#\/play\/./);
    await page.approve('table-results/another-match', '.hud');
  },
);

async function once(page: Walker, name: string): Promise<string> {
  await page.click('button', name);
  expect(page.address).not.toBe('#/play/duel-over');
  return page
    .all('.token')
    .map((token) => token.textContent?.slice(0, 60))
    .join(' / ');
}

walk('a rematch, and one with sides swapped', '#/play/duel-over', { games: ['v3/duel-over'] }, async (page) => {
  const same = await once(page, 'Rematch');
  await page.go('#/play/duel-over');
  expect([same, await once(page, 'Rematch with sides swapped')]).toMatchInlineSnapshot(`
    [
      "A1. Spitfire I is not in the air yet, with 0 hits, 2 Bursts  / B1. Bf-109E Emil is not in the air yet, with 0 hits, 0 Burst",
      "A1. Spitfire I is not in the air yet, with 0 hits, 2 Bursts  / B1. Bf-109E Emil is not in the air yet, with 0 hits, 0 Burst",
    ]
  `);
});

walk(
  'whoever doubts has it played again from its seed',
  `#/play/${SECRET}`,
  { games: [fought(SECRET, duel)] },
  async (page) => {
    await page.approve('table-results/fair-before', '.fairness');
    await page.click('button', 'Check');
    await page.approve('table-results/fair', '.fairness');
  },
);

walk(
  'a game between two people ends without a curtain',
  '#/play/duel-over',
  { games: [keptAs('v3/duel-over', { players: [human, human] })] },
  (page) => page.approve('table-results/two-people', '.result'),
);

walk(
  'a game between bots alone is looked on at',
  '#/play/duel',
  { games: [keptAs('v3/duel', { players: [bot('cadet'), bot('cadet')] })] },
  async (page) => {
    await page.settle(2000);
    await page.approve('table-results/bots-alone', '.flight .frame');
  },
);

walk(
  'a game of which only the state was kept cannot be told',
  '#/play/duel-over',
  {
    games: [
      keptAs('v3/duel-over', (game) => ({
        kept: game.kept === null ? null : ({ ...game.kept, resumedAt: 3 } as never),
      })),
    ],
  },
  (page) => page.approve('table-results/not-told', '.result'),
);

walk(
  'a game whose record was tampered with is shown as it was written down',
  '#/play/duel',
  { games: [keptAs('v3/duel', ({ record }) => ({ kept: null, record: withHoles(record) }))] },
  (page) => page.approve('table-results/unplayable'),
);

walk(
  'a finished game with a broken record keeps its title and how it ended',
  '#/play/duel-over',
  {
    games: [keptAs('v3/duel-over', ({ record }) => ({ kept: null, record: withHoles(record) }))],
    language: 'fr',
  },
  (page) => page.approve('table-results/unplayable-in-french'),
);

walk(
  'what was tried out of the editor leads back there',
  '#/play/duel-over',
  { games: ['v3/duel-over'] },
  async (page) => {
    sessionStorage.setItem('tallyho.test-flight', JSON.stringify({ game: 'duel-over', to: '#/editor/down-in-flames' }));
    await page.go('#/games');
    await page.go('#/play/duel-over');
    await page.approve('table-results/test-flight', '.result .answers');
  },
);
