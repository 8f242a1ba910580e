import { readFileSync } from 'node:fs';
import { chanceFrom, type TableState } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { arenaOf, thumbsOf } from '../src/index.ts';
import { verdictOf } from '../src/puzzles/chances.ts';
import { checkPuzzle, measureAgain } from '../src/puzzles/check.ts';
import { puzzleCounts } from '../src/puzzles/counts.ts';
import { isPuzzle } from '../src/puzzles/criteria.ts';
import { Assortment, gather } from '../src/puzzles/gather.ts';
import { puzzleOfDay, puzzleOrder } from '../src/puzzles/order.ts';
import { type Puzzle, type PuzzleSet, type PuzzleSystem, positionOf, puzzleSystems } from '../src/puzzles/puzzle.ts';
import { worldsFrom } from '../src/puzzles/worlds.ts';

const setOf = (system: PuzzleSystem): PuzzleSet =>
  JSON.parse(readFileSync(new URL(`../puzzles/${system}.json`, import.meta.url), 'utf8'));
const sets = puzzleSystems.map(setOf);

/** The one that is measured soonest: few options, late in its game. */
const shortest = ({ puzzles }: PuzzleSet): Puzzle =>
  puzzles.reduce((a, b) => (b.tried.length / b.moves.length < a.tried.length / a.moves.length ? b : a));

describe('the order of the days', () => {
  const counts = { 'down-in-flames': 5, zero: 4, 'wings-of-war': 2 };

  test('has every puzzle once, and no game comes at once', () => {
    const order = puzzleOrder(counts);
    const names = order.map(({ system, nth }) => `${system} ${nth}`);
    expect(new Set(names).size).toBe(11);
    for (const system of puzzleSystems) {
      const numbers = order.filter((place) => place.system === system).map(({ nth }) => nth);
      expect(numbers.sort()).toEqual(Array.from({ length: counts[system] }, (_, nth) => nth));
    }
    expect(order.map(({ system }) => system)).toEqual([
      'down-in-flames',
      'zero',
      'wings-of-war',
      'down-in-flames',
      'zero',
      'down-in-flames',
      'zero',
      'down-in-flames',
      'wings-of-war',
      'zero',
      'down-in-flames',
    ]);
  });

  test('follows from the counts alone, and begins anew at its end', () => {
    const order = puzzleOrder(counts);
    expect(puzzleOrder({ ...counts })).toEqual(order);
    expect(order.map(({ nth }) => nth)).not.toEqual(order.map(({ nth }) => nth).sort());
    expect(puzzleOfDay(counts, 0)).toEqual(order[0]);
    expect(puzzleOfDay(counts, 10)).toEqual(order[10]);
    expect(puzzleOfDay(counts, 11)).toEqual(order[0]);
    expect(puzzleOfDay(counts, -1)).toEqual(order[10]);
  });
});

describe('what a puzzle is', () => {
  const clear = (...won: readonly number[]): boolean => isPuzzle(verdictOf(won, 1000));

  test('the best is better by eight points, and nothing else comes near it', () => {
    expect(clear(600, 519, 400)).toBe(true);
    expect(clear(600, 521, 400)).toBe(false);
    expect(clear(400, 519, 600)).toBe(true);
    expect(isPuzzle(verdictOf([60, 50, 40], 100))).toBe(false);
  });

  test('the second and the third are worth a thought', () => {
    expect(clear(600, 300, 180)).toBe(true);
    expect(clear(600, 299, 180)).toBe(false);
    expect(clear(600, 300, 179)).toBe(false);
  });

  test('the fight is neither lost nor won', () => {
    expect(clear(150, 75, 70)).toBe(false);
    expect(clear(160, 80, 70)).toBe(true);
    expect(clear(149, 70, 69)).toBe(false);
    expect(clear(970, 800, 700)).toBe(true);
    expect(clear(971, 800, 700)).toBe(false);
  });

  test('draws count for half, and the best of two equals is the first', () => {
    const { best, second, third, margin, shares } = verdictOf([10, 30.5, 30.5], 100);
    expect([best, second, third, margin]).toEqual([1, 2, 0, 0]);
    expect(shares[1].share).toBeCloseTo(0.305);
    expect(shares[1].low).toBeLessThan(0.305);
    expect(shares[1].high).toBeGreaterThan(0.305);
  });
});

test('no sort is more than three in ten, and what a Pilot finds one in four', () => {
  const assortment = new Assortment(10);
  for (let n = 0; n < 3; n++) {
    expect(assortment.isWanted('act', false)).toBe(true);
    assortment.add('act', n === 0);
  }
  expect(assortment.isWanted('act', false)).toBe(false);
  expect(assortment.isWanted('answer', true)).toBe(true);
  assortment.add('answer', true);
  expect(assortment.isWanted('answer', true)).toBe(false);
  expect(assortment.isWanted('answer', false)).toBe(true);
  expect(new Assortment(1).isWanted('act', false)).toBe(true);
});

describe.each(sets)('the puzzles of $system', (set) => {
  const { system, puzzles } = set;

  test('are as many as the order says, and no two are alike', () => {
    expect(puzzles).toHaveLength(puzzleCounts[system]);
    expect(new Set(puzzles.map(({ seed }) => seed)).size).toBe(puzzles.length);
  });

  test('are asked in games that can be played, with every legal option, and one is clearly best', async () => {
    const thumbs = await thumbsOf(system);
    const wrong = puzzles.flatMap((puzzle) => {
      const checked = checkPuzzle(thumbs, set, puzzle);
      return checked.ok ? [] : [`${puzzle.seed}: ${checked.problem.code}`];
    });
    expect(wrong).toEqual([]);
  });

  test('measure as they say', async () => {
    const thumbs = await thumbsOf(system);
    const puzzle = shortest(set);
    const checked = checkPuzzle(thumbs, set, puzzle);
    if (!checked.ok) throw new Error(checked.problem.code);
    expect(measureAgain(thumbs, set, puzzle, checked.value)).toEqual(puzzle.tried.map(({ won }) => won));
  });

  test('are measured from what the seat knows', async () => {
    const thumbs = await thumbsOf(system);
    const { game } = thumbs;
    for (const puzzle of puzzles.slice(0, 12)) {
      const checked = checkPuzzle(thumbs, set, puzzle);
      const real = positionOf(game, set, puzzle);
      if (!checked.ok || !real.ok) throw new Error(puzzle.seed);
      const worlds = worldsFrom(thumbs, puzzle.seat, checked.value);
      // In a vote the others may answer before the seat does; what, it does not see.
      const seenIn = (state: TableState): object => ({ ...game.observe(state, puzzle.seat), asks: [] });
      const seen = seenIn(real.value.state);
      const chance = chanceFrom('worlds');
      for (let n = 0; n < 3; n++) expect(seenIn(worlds(chance))).toEqual(seen);
    }
  });
});

describe('a puzzle that is wrong is found:', () => {
  const [set] = sets;
  const [puzzle] = set.puzzles;
  const faultOf = async (changed: Puzzle): Promise<string> => {
    const checked = checkPuzzle(await thumbsOf(set.system), set, changed);
    return checked.ok ? 'none' : checked.problem.code;
  };

  test('a choice that is not open', async () => {
    const moves = puzzle.moves.with(
      -1,
      puzzle.moves[puzzle.moves.length - 1].replace(/: .*/, ': discard BARREL ROLL, twice'),
    );
    expect(await faultOf({ ...puzzle, moves })).toBe('record-choice');
  });

  test('an option that is missing, or another one', async () => {
    expect(await faultOf({ ...puzzle, tried: puzzle.tried.slice(1) })).toBe('puzzle-options');
    const tried = puzzle.tried.with(0, { choice: 'loop', won: puzzle.tried[0].won });
    expect(await faultOf({ ...puzzle, tried })).toBe('puzzle-options');
  });

  test('a seat that is not asked', async () => {
    expect(await faultOf({ ...puzzle, seat: 1 - puzzle.seat })).toBe('puzzle-not-asked');
  });

  test('figures that say nothing', async () => {
    const tried = puzzle.tried.map(({ choice }) => ({ choice, won: 500 }));
    expect(await faultOf({ ...puzzle, tried })).toBe('puzzle-unclear');
    expect(await faultOf(puzzle)).toBe('none');
  });
});

test('the same seed finds the same puzzle', async () => {
  const [set] = sets;
  const [first] = set.puzzles;
  const arena = await arenaOf(set.system);
  expect(set.rules).toBe(arena.thumbs.game.version);
  const found = gather(arena, first.seed, set.playouts, true, new Assortment(set.puzzles.length));
  expect(found?.puzzle).toEqual(first);
});
