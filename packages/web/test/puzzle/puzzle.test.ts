import { type Puzzle, puzzleCounts, puzzleOfDay } from '@tallyho/bots/puzzles';
import { describe, expect, test, vi } from 'vitest';
import { keepAnswer, keptAnswers, readAnswers, writeAnswers } from '../../src/puzzle/answers.ts';
import { chancesOf } from '../../src/puzzle/chances.ts';
import { dayAt, FIRST_DAY, isDay, monthsUpTo, numberOf } from '../../src/puzzle/day.ts';
import { fetchPosition } from '../../src/puzzle/load.ts';
import { PuzzleRun } from '../../src/puzzle/puzzle-run.ts';

describe('the day', () => {
  test('is that of UTC, whatever the hour', () => {
    expect(dayAt(Date.parse('2026-11-18T00:00:00Z'))).toBe('2026-11-18');
    expect(dayAt(Date.parse('2026-11-18T23:59:59.999Z'))).toBe('2026-11-18');
    expect(dayAt(Date.parse('2026-11-18T01:30:00+02:00'))).toBe('2026-11-17');
  });

  test('is one that there is', () => {
    expect(['2026-11-18', '2028-02-29', '1999-12-31'].filter(isDay)).toHaveLength(3);
    expect(
      ['', '2026-11-31', '2027-02-29', '2026-1-1', '18-11-2026', '2026-11-18T00:00', 'soon'].filter(isDay),
    ).toEqual([]);
  });

  test('is counted from the first puzzle', () => {
    expect(numberOf(FIRST_DAY)).toBe(0);
    expect(numberOf('2026-11-18')).toBe(17);
    expect(numberOf('2027-11-01')).toBe(365);
    expect(numberOf('2026-10-31')).toBe(-1);
  });
});

describe('the calendar', () => {
  test('has every day up to today, latest month first, each below its weekday', () => {
    const [december, november, ...more] = monthsUpTo('2026-12-03');
    expect(more).toEqual([]);
    // 1 December 2026 is a Tuesday, 1 November a Sunday.
    expect(december).toEqual({ first: '2026-12-01', empty: 1, days: ['2026-12-01', '2026-12-02', '2026-12-03'] });
    expect(november.empty).toBe(6);
    expect(november.days).toHaveLength(30);
    expect(november.days[29]).toBe('2026-11-30');
  });

  test('of a clock that is behind shows its own day', () => {
    expect(monthsUpTo('2026-06-10')).toEqual([
      // A Wednesday.
      { first: '2026-06-01', empty: 9, days: ['2026-06-10'] },
    ]);
  });
});

describe('answers', () => {
  test('the first to a puzzle stands, whatever is answered later', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    });
    keepAnswer('2026-11-18', { choice: 'pass', isBest: false });
    keepAnswer('2026-11-18', { choice: 'dive', isBest: true });
    expect([...keptAnswers()]).toEqual([['2026-11-18', { choice: 'pass', isBest: false }]]);
    vi.unstubAllGlobals();
  });

  test('are kept as they were given', () => {
    const answers = new Map([
      ['2026-11-18', { choice: 'climb', isBest: true }],
      ['2026-11-19', { choice: 'play YO-YO as SCISSORS', isBest: false }],
    ]);
    expect(readAnswers(writeAnswers(answers))).toEqual(answers);
  });

  test('that are none are left out', () => {
    const kept = {
      '2026-11-18': { choice: 'climb', isBest: true },
      'no day': { choice: 'climb', isBest: true },
      '2026-11-19': { choice: 3, isBest: true },
      '2026-11-20': { choice: 'dive' },
      '2026-11-21': null,
      '2026-11-22': { isBest: true },
      '2026-11-23': 'climb',
    };
    expect([...readAnswers(JSON.stringify(kept)).keys()]).toEqual(['2026-11-18']);
    expect(readAnswers('{').size).toBe(0);
    expect(readAnswers('null').size).toBe(0);
  });
});

test('chances come best first, in whole percents with their intervals', () => {
  const puzzle: Pick<Puzzle, 'tried'> = {
    tried: [
      { choice: 'stay', won: 420 },
      { choice: 'climb', won: 650.5 },
      { choice: 'dive', won: 420 },
    ],
  };
  expect(chancesOf({ playouts: 1000 }, puzzle)).toEqual([
    { option: 1, choice: 'climb', percent: 65, low: 62, high: 68, isBest: true },
    { option: 0, choice: 'stay', percent: 42, low: 39, high: 45, isBest: false },
    { option: 2, choice: 'dive', percent: 42, low: 39, high: 45, isBest: false },
  ]);
});

describe('at the table', () => {
  test.each(['2026-11-01', '2026-11-02', '2026-11-03'])('%s: a choice is heard, and changes nothing', async (day) => {
    const ready = await fetchPosition(day);
    if (ready === null) throw new Error('no puzzle');
    const { set, puzzle, match, decision } = ready;
    expect(set.system).toBe(puzzleOfDay(puzzleCounts, numberOf(day)).system);
    const heard: object[] = [];
    const run = new PuzzleRun(match, (choice) => heard.push(choice));
    const before = JSON.stringify(match.state);
    expect(run.permits(puzzle.seat, decision.options[1])).toBe(false);
    expect(heard).toEqual([decision.options[1]]);
    expect(JSON.stringify(match.state)).toBe(before);
    expect(match.canUndo(puzzle.seat)).toBe(false);
    expect(await run.advisers.hints({} as never)).toEqual([]);
  });
});
