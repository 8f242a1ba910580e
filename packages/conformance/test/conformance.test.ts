import { chanceFrom, type Problem, SPECTATOR } from '@tallyho/kernel';
import { readScenarios, runScenario } from '@tallyho/scenario';
import { describe, expect, test } from 'vitest';
import {
  type CardCounts,
  checkMoment,
  EVERY_STEP,
  exhaust,
  type Finding,
  isReplayed,
  reproduce,
  shrink,
  tryGame,
  writeFinding,
} from '../src/index.ts';
import { mutants, soundTrial } from './mutants.ts';

test('the reference game passes all checks at every step of many games', () => {
  for (let seed = 0; seed < 60; seed++) expect(tryGame(soundTrial, `suite ${seed}`, EVERY_STEP).finding).toBeNull();
});

test('the reference game passes in thousands of games with checks now and then', () => {
  for (let seed = 0; seed < 2000; seed++) expect(tryGame(soundTrial, `fuzz ${seed}`, { every: 16 }).finding).toBeNull();
});

test('a game is played again after every choice at first, then more and more rarely, and always at its end', () => {
  const replayed = (from: number, to: number, every: number): number[] =>
    Array.from({ length: to - from }, (_, i) => from + i).filter((n) => isReplayed(n, false, { every }));
  expect(replayed(0, 16, 1)).toHaveLength(16);
  expect(replayed(16, 32, 1)).toEqual([16, 18, 20, 22, 24, 26, 28, 30]);
  expect(replayed(160, 192, 1)).toEqual([165, 180]);
  expect(replayed(0, 500, 60)).toHaveLength(500);
  expect(isReplayed(161, true, EVERY_STEP)).toBe(true);
});

function firstFinding(trial: (typeof mutants)[string]['trial']): Finding | null {
  for (let seed = 0; seed < 200; seed++) {
    const { finding } = tryGame(trial, `mutant ${seed}`, EVERY_STEP);
    if (finding !== null) return finding;
  }
  return null;
}

describe('a game that …', () => {
  test.each(Object.entries(mutants))('%s is found out', (_, { trial, check }) => {
    expect(firstFinding(trial)?.check).toMatch(check);
  });
});

test('a finding is shrunk to a shorter game that fails the same check', () => {
  const { trial, check } = mutants['asks for an answer only when there is one'];
  const long = Array.from({ length: 300 }, (_, seed) => tryGame(trial, `long ${seed}`, { every: 12 }).finding).find(
    (finding) => finding !== null && finding.match.moves.length > 12,
  );
  if (long === null || long === undefined) throw new Error('no long finding');
  const short = shrink(trial, long);
  expect(short.check).toMatch(check);
  expect(short.match.moves.length).toBeLessThan(long.match.moves.length);
  expect(short.match.moves.length).toBeLessThanOrEqual(8);
});

test('a finding becomes a scripted game that fails until the fault is mended', () => {
  const { trial } = mutants['asks for an answer only when there is one'];
  const finding = firstFinding(trial);
  if (finding === null) throw new Error('no finding');
  const text = writeFinding(finding);
  expect(text).toContain(`again: ${reproduce(finding)}`);
  const read = readScenarios('regression.yaml', text);
  if (!read.ok) throw new Error(JSON.stringify(read.problem satisfies Problem));
  const [scenario] = read.value;
  expect(scenario.conform).toBe(true);
  const wrongs = (subject: typeof trial): string[] => {
    const found: string[] = [];
    const cards: CardCounts = new WeakMap();
    const reports = runScenario(scenario, subject.script, ({ match }) => {
      const wrong = checkMoment(subject, match, cards);
      if (wrong !== null) found.push(wrong);
    });
    return reports[0].failure === null ? found : [...found, reports[0].failure.code];
  };
  expect(wrongs(trial)).not.toEqual([]);
  expect(wrongs(soundTrial)).toEqual([]);
});

test('the exhaustive runner uses every card in every way, and says what it could not use', () => {
  expect(exhaust(soundTrial, 'all', 1000)).toMatchObject({ used: soundTrial.features.length, missing: [] });
  const impossible = { ...soundTrial, features: [...soundTrial.features, 'RALLY against LANCE'] };
  expect(exhaust(impossible, 'all', 50)).toMatchObject({ games: 50, missing: ['RALLY against LANCE'] });
});

test('a spectator sees no hand', () => {
  const { game } = soundTrial.script;
  const options = game.options(undefined);
  if (!options.ok) throw new Error('options');
  expect(game.observe(game.setup(options.value, chanceFrom(1)), SPECTATOR)).toMatchObject({ hand: [], counts: [5, 5] });
});
