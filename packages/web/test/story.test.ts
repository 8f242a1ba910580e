import { downInFlames } from '@tallyho/down-in-flames';
import { below, chanceFrom, Match, readRecord, writeRecord } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { type Look, looksOf, spread } from '../src/story/looks.ts';
import { turningPoint } from '../src/story/verdict.ts';

function duel() {
  const chance = chanceFrom('story');
  const match = Match.start(downInFlames, {}, 'story');
  if (!match.ok) throw new Error(match.problem.code);
  const { value } = match;
  for (let [ask] = value.table.decisions(); ask !== undefined; [ask] = value.table.decisions())
    value.choose(ask.seat, ask.id, ask.options[below(chance, ask.options.length)]);
  return value;
}

describe('looking back at a fight', () => {
  test('sees every real choice of a seat as it saw it, and what it took', () => {
    const match = duel();
    const record = readRecord(writeRecord(match));
    if (!record.ok) throw new Error(record.problem.code);
    const looks = looksOf(downInFlames, record.value, 1);
    expect(looks.length).toBeGreaterThan(5);
    for (const { view, decision, taken, step } of looks) {
      expect(decision.seat).toBe(1);
      expect(match.moves[step].seat).toBe(1);
      expect(decision.options[taken]).toBeDefined();
      expect(view).toMatchObject({ seat: 1 });
    }
    expect(looks.map(({ step }) => step)).toEqual(looks.map(({ step }) => step).toSorted((a, b) => a - b));
  });

  test('spreads what is looked at from the first to the last', () => {
    expect(spread([1, 2, 3], 5)).toEqual([1, 2, 3]);
    expect(spread([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
  });
});

describe('the turning point', () => {
  const at = (step: number, turn: number): Look => ({ step, turn }) as Look;

  test('is one’s own choice when the bot thought little of it', () => {
    const judged = [
      { look: at(0, 1), best: 0.5, taken: 0.5 },
      { look: at(4, 2), best: 0.6, taken: 0.2 },
      { look: at(9, 3), best: 0.2, taken: 0.2 },
    ];
    expect(turningPoint(judged, 0.1, 12)).toEqual({ from: 0.6, to: 0.2, turn: 2, step: 4 });
  });

  test('is what came after it when the choice was good', () => {
    const judged = [
      { look: at(0, 1), best: 0.5, taken: 0.5 },
      { look: at(4, 2), best: 0.6, taken: 0.6 },
      { look: at(9, 3), best: 0.2, taken: 0.2 },
    ];
    expect(turningPoint(judged, 0.1, 12)).toEqual({ from: 0.6, to: 0.2, turn: 2, step: 8 });
  });

  test('may be the very end', () => {
    expect(turningPoint([{ look: at(3, 1), best: 0.5, taken: 0.5 }], 1, 6)).toEqual({
      from: 0.5,
      to: 1,
      turn: 1,
      step: 5,
    });
    expect(turningPoint([], 1, 0)).toBeNull();
  });
});
