import { describe, expect, test } from 'vitest';
import type { Arena, Entrant } from '../src/arena.ts';
import { balanceTasks, meetingsOf } from '../src/measure/balance.ts';
import { balanceChart } from '../src/measure/balance-chart.ts';
import { box, dot, escaped, label, line, picture, shade } from '../src/measure/chart.ts';
import {
  balanceResult,
  elo,
  fitLine,
  type GameResult,
  ladderChart,
  ladderResult,
  ladderTasks,
  mispriced,
  strengths,
  wilson,
} from '../src/measure/index.ts';
import { firstMoverShare, pairings } from '../src/measure/ladder.ts';
import { strengthErrors } from '../src/statistics.ts';

const won = (seat: number, first = 0): GameResult => ({ winners: [seat], first, decisions: 3 });
const drawn: GameResult = { winners: [], first: 0, decisions: 2 };

describe('statistics', () => {
  test("Wilson's interval is even about one half, narrower with more games, and never beyond 0 and 1", () => {
    const { low, high } = wilson(5, 10);
    expect(low).toBeCloseTo(0.2366, 4);
    expect(high).toBeCloseTo(0.7634, 4);
    expect(wilson(50, 100).high - wilson(50, 100).low).toBeLessThan(high - low);
    const none = wilson(0, 10);
    expect([none.share, none.low]).toEqual([0, 0]);
    expect(none.high).toBeCloseTo(0.2775, 4);
    expect(wilson(10, 10).low).toBeCloseTo(1 - 0.2775, 4);
  });

  test('strengths: whoever wins three of four is log 3 ahead, but for half a drawn game; a draw is half a win', () => {
    const [a, b] = strengths(2, [{ a: 0, b: 1, wins: 3000, losses: 1000, draws: 0 }]);
    expect(a - b).toBeCloseTo(Math.log(3), 2);
    expect(a + b).toBeCloseTo(0, 9);
    const [c, d] = strengths(2, [{ a: 0, b: 1, wins: 2000, losses: 0, draws: 2000 }]);
    expect(c - d).toBeCloseTo(Math.log(3), 2);
    // One game won does not make anybody infinitely strong.
    const [e, f] = strengths(2, [{ a: 0, b: 1, wins: 1, losses: 0, draws: 0 }]);
    expect(e - f).toBeGreaterThan(0.5);
    expect(e - f).toBeLessThan(2);
    expect(strengths(3, [])).toEqual([0, 0, 0]);
  });

  test('an error is the smaller the more games there are, and the more even they are', () => {
    const meeting = (games: number) => [{ a: 0, b: 1, wins: games / 2, losses: games / 2, draws: 0 }];
    expect(strengthErrors([0, 0], meeting(100))[0]).toBeCloseTo(1 / Math.sqrt(25));
    expect(strengthErrors([0, 0], meeting(400))[1]).toBeCloseTo(1 / Math.sqrt(100));
    const [uneven] = strengthErrors([Math.log(3), 0], meeting(100));
    expect(uneven).toBeCloseTo(1 / Math.sqrt(100 * 0.75 * 0.25));
    const drawnOnes = [{ a: 0, b: 1, wins: 0, losses: 0, draws: 100 }];
    expect(strengthErrors([0, 0], drawnOnes)[0]).toBeCloseTo(0.2);
  });

  test('a line has a slope, where it begins, and what it explains', () => {
    const { slope, intercept, r2 } = fitLine([0, 1, 2, 3], [1, 3, 4, 6]);
    expect(slope).toBeCloseTo(1.6);
    expect(intercept).toBeCloseTo(1.1);
    expect(r2).toBeCloseTo(0.98461, 4);
    expect(fitLine([2, 2], [1, 3])).toEqual({ slope: 0, intercept: 2, r2: 0 });
    expect(fitLine([1, 2], [3, 3]).r2).toBe(0);
    expect(elo(Math.LN10)).toBeCloseTo(400);
  });
});

describe('the ladder', () => {
  test('each meets the next one down, the last the first, and the seer everybody', () => {
    expect(pairings(['cadet', 'pilot'])).toEqual([['pilot', 'cadet']]);
    expect(pairings(['cadet', 'pilot', 'ace'])).toEqual([
      ['pilot', 'cadet'],
      ['ace', 'pilot'],
      ['ace', 'cadet'],
    ]);
    expect(pairings(['ace', 'seer', 'pilot'])).toEqual([
      ['ace', 'pilot'],
      ['seer', 'ace'],
      ['seer', 'pilot'],
    ]);
  });

  const arena = {
    match: () => [{ id: 'a' }, { id: 'b' }],
    duel: (first: Entrant, second: Entrant, each = 1) => ({ fly: [first.id, second.id], each }),
  } as unknown as Arena;

  test('a pair is the same deal with the seats swapped, and all pairings play the same deals', () => {
    const playouts = { cadet: 0, pilot: 0, veteran: 10, ace: 20 };
    const tasks = ladderTasks(arena, ['veteran', 'ace', 'seer'], 2, 'seed', playouts, 2);
    expect(tasks).toHaveLength(3 * 2 * 2);
    expect(tasks.map(({ seed }) => seed).slice(0, 4)).toEqual(['seed+0', 'seed+0', 'seed+1', 'seed+1']);
    expect(tasks[4].seed).toBe('seed+0');
    expect(tasks[0].players).toEqual(tasks[1].players.toReversed());
    expect(tasks[0].players).toEqual([
      { level: 'ace', playouts: 20, sees: false },
      { level: 'veteran', playouts: 10, sees: false },
    ]);
    expect(tasks[4].players[0]).toEqual({ level: 'ace', playouts: 20, sees: true });
    expect(tasks[0].options).toEqual({ fly: ['a', 'b'], each: 2 });
  });

  test('ratings begin with the lowest rung, and every pairing has its own games', () => {
    // Pilot beats cadet 3–1, ace beats pilot 3–1, ace beats cadet 4–0.
    const games = [won(0), won(1), won(0), won(0), won(0), won(1), won(0), won(0), won(0), won(1), won(0), won(1)];
    const { bouts, ratings, decisions, firstMover } = ladderResult(['cadet', 'pilot', 'ace'], 2, games);
    expect(bouts.map(({ wins, losses, draws }) => [wins, losses, draws])).toEqual([
      [3, 1, 0],
      [3, 1, 0],
      [4, 0, 0],
    ]);
    expect(bouts[0].share).toEqual(wilson(3, 4));
    expect(ratings.map(({ rung }) => rung)).toEqual(['cadet', 'pilot', 'ace']);
    expect(ratings[0].elo).toBe(0);
    expect(ratings[1].elo).toBeGreaterThan(50);
    expect(ratings[2].elo).toBeGreaterThan(ratings[1].elo + 50);
    expect(decisions).toBe(36);
    expect(firstMover).toEqual(wilson(8, 12));
  });

  test('who began is counted where somebody began and somebody won', () => {
    expect(firstMoverShare([won(0), won(1), won(1, 1), drawn, undefined, won(0, -1)])).toEqual(wilson(2, 3));
    expect(firstMoverShare([drawn, won(0, -1)])).toBeNull();
  });
});

describe('a balance', () => {
  const entrant = (id: string, points: number | null, side: Entrant['side'] = null): Entrant => ({
    id,
    name: id,
    points,
    side,
  });

  test('those who may meet do, each pair once, with the seats swapped', () => {
    const three = [entrant('a', 1), entrant('b', 2), entrant('c', 3)];
    expect(meetingsOf(three)).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    const arena = { duel: (a: Entrant, b: Entrant) => [a.id, b.id] } as unknown as Arena;
    const tasks = balanceTasks(arena, three, 2, 's', 'pilot', 7);
    expect(tasks).toHaveLength(3 * 2 * 2);
    expect(tasks.slice(0, 4).map(({ options }) => options)).toEqual([
      ['a', 'b'],
      ['b', 'a'],
      ['a', 'b'],
      ['b', 'a'],
    ]);
    expect(tasks.slice(0, 5).map(({ seed }) => seed)).toEqual(['s/a/b+0', 's/a/b+0', 's/a/b+1', 's/a/b+1', 's/a/c+0']);
    expect(tasks[0].players).toEqual(new Array(2).fill({ level: 'pilot', playouts: 7, sees: false }));
  });

  test('what each has won of what it has played, a draw as half; what nobody played is nothing', () => {
    const result = balanceResult([entrant('a', 10), entrant('b', 20)], 2, [won(0), won(1), drawn, undefined]);
    expect(result.measured.map(({ id, won, games }) => [id, won, games])).toEqual([
      ['a', 2.5, 3],
      ['b', 0.5, 3],
    ]);
    expect(result.games).toBe(3);
    expect(result.matrix).toEqual([
      [null, 2.5 / 3],
      [1 - 2.5 / 3, null],
    ]);
    const [a, b] = result.measured;
    expect(a.elo).toBeGreaterThan(100);
    expect(a.elo).toBe(-b.elo);
    // A line through two points explains all of it.
    expect([a.fitting, b.fitting]).toEqual([10, 20]);
    expect(result.firstMover).toEqual(wilson(1, 2));
    const unplayed = balanceResult([entrant('a', 10), entrant('b', 20)], 1, []);
    expect(unplayed.matrix).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test('without printed points there is no line, and nobody is off', () => {
    const result = balanceResult([entrant('a', 10), entrant('b', null)], 1, [won(0), won(1)]);
    expect(result.line).toBeNull();
    expect(result.measured.every(({ fitting, give }) => fitting === null && give === null)).toBe(true);
    expect(mispriced(result)).toEqual([]);
  });

  test('off is whoever is off by more than one', () => {
    const one = { ...entrant('a', 10), elo: 0, give: 0.1, won: 1, games: 2 };
    const ids = (fittings: readonly number[]): number =>
      mispriced({ measured: fittings.map((fitting) => ({ ...one, fitting })) }).length;
    expect(ids([9, 11, 10])).toBe(0);
    expect(ids([8.99, 11.01, 10])).toBe(2);
  });
});

describe('pictures', () => {
  /** Attributes of all shapes of a kind. */
  const shapes = (svg: string, kind: string): { readonly [name: string]: string }[] =>
    [...svg.matchAll(new RegExp(`<${kind} ([^>]*)>`, 'g'))].map(([, text]) =>
      Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
    );
  const within = (svg: string): void => {
    const [{ viewBox }] = shapes(svg, 'svg');
    const [, , width, height] = viewBox.split(' ').map(Number);
    for (const { x, y } of shapes(svg, 'text')) {
      expect(Number(x)).toBeLessThan(width);
      expect(Number(y)).toBeLessThan(height);
    }
    for (const { cx, cy } of shapes(svg, 'circle')) {
      expect(Number(cx)).toBeLessThan(width);
      expect(Number(cy)).toBeLessThan(height);
    }
  };

  test('shapes say where they are', () => {
    expect(line(1, 2, 3.456, 4)).toBe('<line x1="1" y1="2" x2="3.46" y2="4" stroke="#c9d2da"/>');
    expect(line(1, 2, 3, 4, true)).toContain('#1c2733');
    expect(box(1, 2, 3, 4)).toBe('<rect x="1" y="2" width="3" height="4" fill="#3f6f9f"/>');
    expect(dot(1, 2, 'a & b')).toContain('<title>a &amp; b</title>');
    expect(label(1, 2, '<b>')).toBe(
      '<text x="1" y="2" text-anchor="start" font-size="12" fill="#1c2733">&lt;b&gt;</text>',
    );
    expect(label(1, 2, 'b', { turn: -90, soft: true, anchor: 'end', size: 9 })).toBe(
      '<text x="1" y="2" text-anchor="end" font-size="9" fill="#5b6b7a" transform="rotate(-90 1 2)">b</text>',
    );
    expect(escaped('a<b>&c')).toBe('a&lt;b&gt;&amp;c');
    expect(picture(10, 20, 'T', ['x'])).toContain('viewBox="0 0 10 20"');
    expect([shade(0), shade(1), shade(-1), shade(2)]).toEqual([
      'rgb(246,241,230)',
      'rgb(63,111,159)',
      'rgb(246,241,230)',
      'rgb(63,111,159)',
    ]);
    expect(shade(0.5)).toBe('rgb(155,176,195)');
  });

  test('a bar of the ladder is as long as its share, with the interval over it', () => {
    const result = ladderResult(['cadet', 'pilot', 'ace'], 1, [won(0), won(1), won(0), won(0), won(1), won(0)]);
    const words = { title: 'T', axis: 'A', interval: 'I', bout: (a: string, b: string) => `${a} against ${b}` };
    const svg = ladderChart(result, words);
    within(svg);
    const [, ...bars] = shapes(svg, 'rect');
    const [full, half, none] = bars.map(({ width }) => Number(width));
    expect(none).toBe(0);
    expect(half).toBeCloseTo(full / 2);
    const lines = shapes(svg, 'line').map(({ x1, x2 }) => [Number(x1), Number(x2)]);
    const ticks = lines.slice(0, 5).map(([x]) => x);
    expect(ticks[0]).toBe(Number(bars[0].x));
    expect(ticks[4] - ticks[0]).toBeCloseTo(full);
    expect(ticks[2] - ticks[0]).toBeCloseTo(full / 2);
    // The one at one half stands out.
    expect(
      shapes(svg, 'line')
        .slice(0, 5)
        .map(({ stroke }) => stroke === '#1c2733'),
    ).toEqual([false, false, true, false, false]);
    const [from, to] = lines[5];
    expect((from - ticks[0]) / full).toBeCloseTo(wilson(2, 2).low, 2);
    expect((to - ticks[0]) / full).toBeCloseTo(1, 2);
    expect(lines).toHaveLength(5 + 3 * 3);
    const rows = bars.map(({ y }) => Number(y));
    expect(rows[1] - rows[0]).toBeGreaterThan(Number(bars[0].height));
    for (const text of ['pilot against cadet', '100.0 % (2–0)', '50.0 % (1–1)', '>25<', '>75<'])
      expect(svg).toContain(text);
  });

  test('a balance has a cell for each meeting and a dot for each aircraft, the stronger the higher', () => {
    const entrants = ['a', 'b', 'c'].map((id, i) => ({ id, name: id, points: 10 * (i + 1), side: null }));
    const result = balanceResult(entrants, 1, [won(1), won(0), won(1), won(0), won(1), won(0)]);
    const words = { title: 'T', matrix: 'M', points: 'P', strength: 'S', fit: 'F' };
    const svg = balanceChart(result, words);
    within(svg);
    const [, ...cells] = shapes(svg, 'rect');
    expect(cells).toHaveLength(6);
    expect(cells.map(({ fill }) => fill)).toEqual([1, 1, 0, 1, 0, 0].map(shade));
    const columns = [...new Set(cells.map(({ x }) => Number(x)))].sort((a, b) => a - b);
    const rows = [...new Set(cells.map(({ y }) => Number(y)))].sort((a, b) => a - b);
    expect(columns[2] - columns[1]).toBe(columns[1] - columns[0]);
    expect(rows[1] - rows[0]).toBe(columns[1] - columns[0]);
    expect(Number(cells[0].width)).toBeLessThan(columns[1] - columns[0]);
    const dots = shapes(svg, 'circle').map(({ cx, cy }) => [Number(cx), Number(cy)]);
    expect(dots).toHaveLength(3);
    // c, b, a: from the right to the left, from the top to the bottom.
    expect(dots[0][0]).toBeGreaterThan(dots[1][0]);
    expect(dots[1][0] - dots[2][0]).toBeCloseTo(dots[0][0] - dots[1][0]);
    expect(dots[0][1]).toBeLessThan(dots[1][1]);
    expect(dots[1][1]).toBeLessThan(dots[2][1]);
    expect(Math.max(...cells.map(({ x }) => Number(x)))).toBeLessThan(dots[2][0]);
    expect(svg).toMatch(/c \+\d+</);
    expect(svg).toMatch(/a -\d+</);
    for (const text of ['>10<', '>20<', '>30<', '>P<', '>S<', '>F<', '>M<']) expect(svg).toContain(text);
    const axes = shapes(svg, 'line').map(({ x1, x2, y1, y2 }) => [x1, x2, y1, y2].map(Number));
    expect(axes).toHaveLength(3);
    const [[left], [, right, bottom]] = axes;
    expect([left, bottom]).toEqual([dots[2][0], dots[2][1]]);
    expect(right).toBe(dots[0][0]);
    // The line of the fit rises.
    expect(axes[2][2]).toBeGreaterThan(axes[2][3]);
    const unpriced = balanceResult(
      entrants.map((one) => ({ ...one, points: null })),
      1,
      [won(1), won(0)],
    );
    expect(shapes(balanceChart(unpriced, words), 'circle')).toHaveLength(0);
    within(balanceChart(unpriced, words));
  });
});
