import { chanceFrom } from '@tallyho/kernel';
import { carrierCampaigns, sides } from '@tallyho/zero/content';
import { describe, expect, test } from 'vitest';
import { zeroCarriersArena } from '../src/arenas/zero-carriers.ts';
import type { BalanceResult } from '../src/measure/balance.ts';
import { balanceChart } from '../src/measure/balance-chart.ts';
import { box, dot, label, line, picture, shade } from '../src/measure/chart.ts';
import type { LadderResult } from '../src/measure/ladder.ts';
import { ladderChart } from '../src/measure/ladder-chart.ts';
import { sheetResult, sheetTasks } from '../src/measure/sheets.ts';
import { wilson } from '../src/statistics.ts';

describe('where everything stands in a picture', () => {
  const words = { title: 'T', matrix: 'M', points: 'P', strength: 'S', fit: 'F' };
  const soft = { soft: true };
  const balance = (
    measured: readonly { name: string; points: number | null; elo: number }[],
    matrix: readonly (readonly (number | null)[])[],
    fit: object | null,
  ): string => balanceChart({ measured, matrix, line: fit } as unknown as BalanceResult, words);
  const two = [
    { name: 'b', points: 20, elo: 100 },
    { name: 'a', points: 10, elo: -100 },
  ];
  const meetings = [
    [null, 0.75],
    [0.25, null],
  ];
  /** Cells of 13, after 150 for the names and 60 for the title. */
  const cells = [
    label(16, 26, 'T', { size: 15 }),
    label(16, 44, 'M', soft),
    label(144, 220, 'b +100', { anchor: 'end', size: 9 }),
    label(160, 206, 'b', { size: 9, turn: -90 }),
    box(163, 210, 12, 12, shade(0.75)),
    label(144, 233, 'a -100', { anchor: 'end', size: 9 }),
    label(173, 206, 'a', { size: 9, turn: -90 }),
    box(150, 223, 12, 12, shade(0.25)),
  ];

  test('a balance: the matrix, and 90 beside it a plot of 420 from the least to the most', () => {
    expect(balance(two, meetings, { slope: 20, intercept: -300 })).toBe(
      picture(726, 550, 'T', [
        ...cells,
        line(266, 60, 266, 480, true),
        line(266, 480, 686, 480, true),
        label(266, 496, '10', { anchor: 'middle', soft: true }),
        label(476, 496, '15', { anchor: 'middle', soft: true }),
        label(686, 496, '20', { anchor: 'middle', soft: true }),
        label(260, 484, '-100', { anchor: 'end', soft: true }),
        label(260, 274, '0', { anchor: 'end', soft: true }),
        label(260, 64, '100', { anchor: 'end', soft: true }),
        line(266, 480, 686, 60, true),
        dot(686, 60, 'b: 20, 100'),
        dot(266, 480, 'a: 10, -100'),
        label(476, 516, 'P', { anchor: 'middle' }),
        label(218, 270, 'S', { anchor: 'middle', turn: -90 }),
        label(476, 536, 'F', { anchor: 'middle', soft: true }),
      ]),
    );
  });

  test('without a line there is the matrix alone; a long one makes the picture higher', () => {
    expect(balance(two, meetings, null)).toBe(picture(216, 276, 'T', cells));
    const many = Array.from({ length: 30 }, (_, i) => ({ name: `${i}`, points: i, elo: i }));
    const none = many.map(() => many.map(() => null));
    expect(balance(many, none, { slope: 1, intercept: 0 })).toContain('viewBox="0 0 1090 640"');
  });

  test('who has no points has none of them, and one alone stands in the corner', () => {
    const unpriced = balance(
      [
        { name: 'b', points: 10, elo: 0 },
        { name: 'a', points: null, elo: -10 },
      ],
      meetings,
      {
        slope: 1,
        intercept: -10,
      },
    );
    expect(unpriced).toContain(dot(266, 480, 'a: null, -10'));
    expect(unpriced).toContain(dot(686, 60, 'b: 10, 0'));
    expect(unpriced).toContain(label(266, 496, '0', { anchor: 'middle', soft: true }));
    expect(unpriced).toContain('>b 0<');
    expect(balance([two[0]], [[null]], { slope: 0, intercept: 100 })).toContain(dot(253, 480, 'b: 20, 100'));
  });

  test('a ladder: a row of 34 for every pairing, 420 for all games won', () => {
    const bout = { a: 'x', b: 'y', share: { share: 0.5, low: 0.25, high: 0.75 }, wins: 3, losses: 2 };
    const bar = '#a9c4de';
    const tick = (x: number, text: string, isHalf = false): string[] => [
      line(x, 58, x, 132, isHalf),
      label(x, 148, text, { anchor: 'middle', soft: true }),
    ];
    const row = (y: number): string[] => [
      label(180, y + 15, 'x–y', { anchor: 'end' }),
      box(190, y + 2, 210, 18, bar),
      line(295, y + 11, 505, y + 11, true),
      line(295, y + 6, 295, y + 16, true),
      line(505, y + 6, 505, y + 16, true),
      label(620, y + 15, '50.0 % (3–2)'),
    ];
    const named = { title: 'T', axis: 'A', interval: 'I', bout: (a: string, b: string) => `${a}–${b}` };
    expect(ladderChart({ bouts: [bout, bout] } as unknown as LadderResult, named)).toBe(
      picture(760, 182, 'T', [
        label(16, 26, 'T', { size: 15 }),
        label(16, 44, 'I', soft),
        ...tick(190, '0'),
        ...tick(295, '25'),
        ...tick(400, '50', true),
        ...tick(505, '75'),
        ...tick(610, '100'),
        ...row(64),
        ...row(98),
        label(400, 168, 'A', { anchor: 'middle' }),
      ]),
    );
  });
});

describe('set-ups with two unequal sides', () => {
  const sheets = ['p', 'q'].map((id) => ({ id, name: id.toUpperCase(), options: { campaign: id } }));

  test('so many games of each, both sides of the same level, each with a seed of its own', () => {
    const player = { level: 'veteran', playouts: 7, sees: false };
    expect(sheetTasks(sheets, 2, 's', 'veteran', 7)).toEqual([
      { options: { campaign: 'p' }, seed: 's/p+0', players: [player, player] },
      { options: { campaign: 'p' }, seed: 's/p+1', players: [player, player] },
      { options: { campaign: 'q' }, seed: 's/q+0', players: [player, player] },
      { options: { campaign: 'q' }, seed: 's/q+1', players: [player, player] },
    ]);
  });

  test('how often each side has won; what was not played does not count, and two winners are none', () => {
    const won = (...winners: readonly number[]) => ({ winners, first: -1, decisions: 1 });
    const results = [won(0), won(0), won(1), won(), won(1), won(0, 1), undefined, won(1)];
    expect(sheetResult(sheets, 4, results)).toEqual([
      { id: 'p', name: 'P', games: 4, draws: 1, won: [2, 1], shares: [wilson(2, 4), wilson(1, 4)] },
      { id: 'q', name: 'Q', games: 3, draws: 1, won: [0, 2], shares: [wilson(0, 3), wilson(2, 3)] },
    ]);
  });

  test('Carrier campaigns: the ladder draws both sides of one of those whose Fleets are printed', () => {
    const { entrants, match, duel, first } = zeroCarriersArena;
    expect(entrants.map(({ id }) => id)).toEqual(
      carrierCampaigns.flatMap(({ id }) => sides.map((side) => `${id} ${side}`)),
    );
    const chance = chanceFrom('carriers');
    const drawn = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const [one, other] = match(chance);
      const [campaign, side] = one.id.split(' ');
      expect([side, other.id]).toEqual([sides[0], `${campaign} ${sides[1]}`]);
      expect(duel(one, other)).toEqual({ campaign });
      drawn.add(campaign);
    }
    const printed = carrierCampaigns.filter(({ selection }) => selection === undefined).map(({ id }) => id);
    expect([...drawn].sort()).toEqual([...printed].sort());
    expect(first({} as never)).toBe(-1);
  });
});
