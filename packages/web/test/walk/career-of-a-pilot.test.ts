import { expect } from 'vitest';
import { walk } from './walk.ts';

const DAY = 86_400_000;

const sortie = (day: number, change: object) => ({
  id: `game-${day}`,
  system: 'down-in-flames',
  title: 'Spitfire I – Bf-109E Emil',
  at: Date.UTC(2026, 9, 1) + day * DAY,
  result: 'won',
  against: 'cadet',
  aircraft: 'Spitfire I',
  victories: 1,
  losses: 0,
  hits: 2,
  outnumbered: false,
  downed: ['Bf-109E Emil'],
  ships: 0,
  lowest: null,
  ...change,
});

const sorties = [
  sortie(1, {}),
  sortie(2, { hits: 0 }),
  sortie(3, { lowest: 0.2 }),
  sortie(4, { result: 'lost', against: 'pilot', victories: 0, losses: 1, downed: [] }),
  sortie(5, {
    result: 'drawn',
    against: 'pilot',
    aircraft: 'Hurricane I',
    downed: ['Bf-109E Emil', 'Do-17Z'],
    victories: 2,
  }),
  sortie(6, { against: 'ace', outnumbered: true }),
  sortie(7, { system: 'zero', title: 'A6M2 – F4F-3', aircraft: 'A6M2', downed: null, victories: 3, against: 'pilot' }),
  sortie(8, {
    system: 'zero-carriers',
    title: 'Coral Sea',
    aircraft: null,
    ships: 2,
    victories: 6,
    downed: ['F4F-3', 'F4F-3'],
  }),
  sortie(9, {
    system: 'wings-of-war',
    title: 'Sopwith Camel – Fokker Dr.I',
    aircraft: 'Sopwith Camel',
    downed: ['Fokker Dr.I'],
  }),
  ...[10, 11, 12, 13].map((day) => sortie(day, { against: 'pilot', result: day === 12 ? 'lost' : 'won' })),
];

const book = (lines: readonly object[], name = 'Ann'): string =>
  JSON.stringify({ is: 'tally-ho log book', format: 2, name, sorties: lines });

const kept = (lines: readonly object[], name?: string) => ({ kept: { 'tallyho.log': book(lines, name) } });

walk('the log book of somebody who has flown much', '#/log', kept(sorties), async (page) => {
  await page.approve('career/much-flown');
  await page.approve('career/rank-mark', '.masthead');
  await page.go('#/');
  await page.approve('career/card', '.log-card');
});

walk(
  'the log book in French, with one flight in it',
  '#/log',
  { ...kept([sortie(3, { id: 'duel-over', downed: null })], ''), language: 'fr', games: ['v3/duel-over'] },
  async (page) => {
    await page.approve('career/one-flight-fr');
    await page.go('#/');
    await page.approve('career/card-fr', '.log-card');
  },
);

walk(
  'whoever has climbed to the top',
  '#/',
  kept([1, 2, 3].map((day) => sortie(day, { against: 'ace' }))),
  async (page) => {
    await page.approve('career/at-the-top', '.log-card');
    await page.approve('career/mark-of-an-ace', '.masthead .rank-mark');
  },
);

walk(
  'a log book that cannot be read is left as it is',
  '#/log',
  { kept: { 'tallyho.log': '{"is": "tally-ho log book", "format": 99}' } },
  async (page) => {
    await page.approve('career/unreadable');
    await page.type(page.get('textbox', 'Your name in the log book'), 'Bob');
    expect(localStorage.getItem('tallyho.log')).toBe('{"is": "tally-ho log book", "format": 99}');
  },
);

walk('log books that are none are refused, each with what is wrong', '#/log', {}, async (page) => {
  const told: string[] = [];
  const odd: readonly (readonly [string, unknown])[] = [
    ['something else', { is: 'a shopping list' }],
    ['of tomorrow', { is: 'tally-ho log book', format: 3, name: '', sorties: [] }],
    ['of no format', { is: 'tally-ho log book', format: 'x', name: '', sorties: [] }],
    ['with a number for a name', { is: 'tally-ho log book', format: 2, name: 7, sorties: [] }],
    ['with a long name', { is: 'tally-ho log book', format: 2, name: 'x'.repeat(41), sorties: [] }],
    ['without lines', { is: 'tally-ho log book', format: 2, name: '' }],
    ['with a line that is none', { is: 'tally-ho log book', format: 2, name: '', sorties: ['x'] }],
    ...Object.entries({
      id: '',
      system: 'x'.repeat(201),
      title: 7,
      at: -1,
      result: 'nearly',
      against: 'nobody',
      aircraft: '',
      victories: 1.5,
      losses: -1,
      hits: 'many',
      outnumbered: 1,
      downed: [''],
      ships: null,
      lowest: 1.1,
    }).map(([field, value]): [string, unknown] => [
      `with ${field} ${JSON.stringify(value)}`.slice(0, 40),
      JSON.parse(book([sortie(1, { [field]: value })])),
    ]),
    [
      'that is right',
      JSON.parse(book([sortie(1, { downed: null, lowest: 1, aircraft: null, hits: 0.5 })], 'x'.repeat(40))),
    ],
    [
      'of old, with more that nobody knows',
      { is: 'tally-ho log book', format: 1, name: '', sorties: [{ ...sortie(2, {}), strange: 1 }] },
    ],
  ];
  for (const [what, text] of odd) {
    await page.give(page.get('file', 'Read a log book in'), 'log.json', JSON.stringify(text));
    told.push(`${what}: ${page.text('.log-file [role=status], .log-file [role=alert]')}`);
  }
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('approved/career/odd-books.txt');
  await page.approve('career/two-books', '.log-written');
  expect(localStorage.getItem('tallyho.log')).not.toContain('strange');
});
