import { chanceFrom } from '@tallyho/kernel';
import { expect, test } from 'vitest';
import { arenaOf, measuredSystems } from '../src/index.ts';
import {
  balanceChart,
  balanceResult,
  elo,
  fitLine,
  type GameResult,
  ladderChart,
  ladderResult,
  ladderTasks,
  mispriced,
  playAll,
  strengths,
  usualPlayouts,
  wilson,
} from '../src/measure/index.ts';

test("Wilson's interval", () => {
  const { share, low, high } = wilson(70, 100);
  expect(share).toBe(0.7);
  expect(low).toBeCloseTo(0.6042, 4);
  expect(high).toBeCloseTo(0.7811, 4);
  expect(wilson(0, 0)).toEqual({ share: 0.5, low: 0, high: 1 });
  expect(wilson(10, 10).high).toBeCloseTo(1, 9);
});

test('ratings: ten to one is 400 points, and they add up', () => {
  const [a, b, c] = strengths(3, [
    { a: 0, b: 1, wins: 10_000, losses: 1_000, draws: 0 },
    { a: 1, b: 2, wins: 10_000, losses: 1_000, draws: 0 },
  ]).map(elo);
  expect(a - b).toBeCloseTo(400, -1);
  expect(a - c).toBeCloseTo(800, -1);
  const even = strengths(2, [{ a: 0, b: 1, wins: 0, losses: 0, draws: 20 }]);
  expect(even[0]).toBeCloseTo(0, 6);
});

test('a line through points, and what it explains', () => {
  expect(fitLine([1, 2, 3], [2, 4, 6])).toEqual({ slope: 2, intercept: 0, r2: 1 });
  expect(fitLine([1, 2, 3], [1, 5, 1]).r2).toBeCloseTo(0, 9);
});

const won = (seat: number): GameResult => ({ winners: [seat], first: 0, decisions: 1 });
const drawn: GameResult = { winners: [], first: 1, decisions: 1 };

test('where the sides are not alike, a pair is one contest by the points of both games', () => {
  const scored = (japanese: number, allied: number): GameResult => ({ ...won(1), points: [japanese, allied] });
  // Both times the Allies win; whoever loses by less as Japanese wins the pair.
  const result = ladderResult(['cadet', 'pilot'], 3, [
    scored(5, 10),
    scored(2, 10),
    scored(4, 10),
    scored(9, 10),
    scored(3, 10),
    scored(3, 10),
  ]);
  expect(result).toMatchObject({ byPairs: true, bouts: [{ a: 'pilot', wins: 1, losses: 1, draws: 1, games: 3 }] });
  expect(ladderResult(['cadet', 'pilot'], 1, [won(0), won(1)]).byPairs).toBe(false);
});

test('a Mission that is dealt for a pair is the same for both, and others are others', async () => {
  const arena = await arenaOf('zero-missions');
  const dealt = (seed: number): string => JSON.stringify(arena.duel(...arena.match(chanceFrom(seed))));
  expect(dealt(1)).toBe(dealt(1));
  expect(new Set([1, 2, 3, 4, 5, 6].map(dealt)).size).toBe(6);
});

test('a ladder counts decided games by who played them, and leaves out half a pair', () => {
  const result = ladderResult(['cadet', 'pilot'], 3, [won(0), won(1), won(0), drawn, won(1), undefined]);
  expect(result.bouts).toMatchObject([{ a: 'pilot', b: 'cadet', wins: 3, losses: 0, draws: 1, games: 4 }]);
  expect(result.ratings[0]).toEqual({ rung: 'cadet', elo: 0 });
  expect(result.firstMover?.share).toBe(0.5);
  const words = { title: 'T', axis: 'share of <games>', interval: 'I', bout: (a: string, b: string) => `${a} ${b}` };
  const svg = ladderChart(result, words);
  expect(svg).toContain('share of &lt;games&gt;');
  expect(svg).toContain('100.0 % (3–0)');
});

test('a balance puts the strongest first and fits points', () => {
  const entrants = ['a', 'b', 'c'].map((id, i) => ({ id, name: id, points: 10 * (i + 1), side: null }));
  // In the order a–b, a–c, b–c; the first game of each pair as it stands, the second swapped.
  const result = balanceResult(entrants, 1, [won(1), won(0), won(1), won(0), won(1), won(0)]);
  expect(result.measured.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(result.matrix[0]).toEqual([null, 1, 1]);
  expect(result.line?.r2).toBeGreaterThan(0.9);
  const words = { title: 'T', matrix: 'M', points: 'P', strength: 'S', fit: 'F' };
  expect(balanceChart(result, words)).toContain('</svg>');
});

test('a balance tells fair points with their interval, and who is off by more than one', () => {
  const entrants = ['a', 'b', 'c', 'd'].map((id, i) => ({ id, name: id, points: [1, 2, 9, 3][i], side: null }));
  // Whoever comes later in the list wins more often, two games of three; c has points for much more than that.
  const games = [won(1), won(0), won(1), won(0), won(0), won(1)];
  const result = balanceResult(entrants, 3, [...games, ...games, ...games, ...games, ...games, ...games]);
  for (const { give } of result.measured) expect(give).toBeGreaterThan(1);
  const more = balanceResult(entrants, 6, Array.from({ length: 12 }, () => games).flat());
  for (const [at, { give }] of more.measured.entries()) expect(give).toBeLessThan(result.measured[at].give ?? 0);
  expect(mispriced(result).map(({ id }) => id)).toContain('c');
  expect(mispriced({ measured: result.measured.map((one) => ({ ...one, points: one.fitting })) })).toEqual([]);
});

test('every system has its aircraft, or two sides for each of its campaigns, and every duel that is matched can be played', async () => {
  for (const system of measuredSystems) {
    const arena = await arenaOf(system);
    if (arena.sheets === undefined) expect(arena.entrants.length).toBeGreaterThan(10);
    else expect(arena.entrants.length).toBe(2 * arena.sheets.length);
    for (let i = 0; i < 20; i++) {
      const [first, second] = arena.match(chanceFrom(i));
      for (const each of [1, 2, 4])
        expect(arena.thumbs.game.options(arena.duel(first, second, each))).toMatchObject({ ok: true });
    }
  }
});

test('games on several cores come out as on one', async () => {
  const arena = await arenaOf('down-in-flames');
  const tasks = ladderTasks(arena, ['cadet', 'pilot'], 6, 'seed', usualPlayouts(arena.thumbs));
  const one = await playAll('down-in-flames', tasks, 1, 4, () => {}).done;
  const two = await playAll('down-in-flames', tasks, 2, 1, () => {}).done;
  expect(two).toEqual(one);
  expect(one.every((result) => result !== undefined)).toBe(true);
});
