import { describe, expect, test } from 'vitest';
import { adviceAt, decisionBefore, lessonOf } from '../../src/debrief/advice.ts';
import { harderThan } from '../../src/debrief/harder.ts';
import { fittingLesson } from '../../src/lessons/fitting.ts';
import { wayTo } from '../../src/page/way-to.ts';
import { bot, human } from '../../src/saved/players.ts';
import type { Told } from '../../src/story/deeds.ts';
import type { Look } from '../../src/story/looks.ts';
import type { KeyMoment } from '../../src/story/moments.ts';
import type { Judged } from '../../src/story/verdict.ts';

const look = (step: number): Look => ({ step, taken: 0 }) as Look;
const judge = (step: number, best: number, taken: number, better = 1): Judged => ({
  look: look(step),
  best,
  taken,
  better,
});
const told = [0, 1, 0, 1].map((seat) => ({ seat }) as Told);
const moment = (deed: number, from: number, to: number, slip: Judged | null = null): KeyMoment =>
  ({ deed, at: deed + 1, from, to, slip }) as KeyMoment;

describe('the lesson of a moment', () => {
  test('is the mistake, where there was one', () => {
    const slip = judge(2, 0.7, 0.4);
    expect(lessonOf(moment(1, 0.7, 0.4, slip), told, [slip], 0)).toEqual({ kind: 'slip', judged: slip });
  });

  test('of one’s own choice that the bot would have made is luck, or well done', () => {
    const same = [judge(2, 0.6, 0.6, 0)];
    expect(lessonOf(moment(2, 0.6, 0.3), told, same, 0)).toEqual({ kind: 'luck-own', deed: 2 });
    expect(lessonOf(moment(2, 0.3, 0.6), told, same, 0)).toEqual({ kind: 'well-done', deed: 2 });
  });

  test('claims nothing of a choice that the bot has not looked at, or would not have made', () => {
    expect(lessonOf(moment(2, 0.3, 0.6), told, [], 0)).toEqual({ kind: 'own', deed: 2 });
    expect(lessonOf(moment(2, 0.3, 0.6), told, [judge(2, 0.6, 0.3)], 0)).toEqual({ kind: 'own', deed: 2 });
    expect(lessonOf(moment(2, 0.6, 0.3), told, [], 0)).toEqual({ kind: 'luck' });
  });

  test('of what others did is luck or fortune', () => {
    expect(lessonOf(moment(1, 0.6, 0.3), told, [], 0)).toEqual({ kind: 'luck' });
    expect(lessonOf(moment(1, 0.3, 0.6), told, [], 0)).toEqual({ kind: 'fortune' });
  });

  test('is said of any other choice that the bot has looked at', () => {
    const [same, other] = [judge(2, 0.5, 0.5, 0), judge(4, 0.6, 0.5)];
    expect(adviceAt([same, other], 2)).toEqual({ kind: 'agrees', judged: same });
    expect(adviceAt([same, other], 4)).toEqual({ kind: 'better', judged: other });
    expect(adviceAt([same, other], 3)).toEqual({ kind: 'nothing' });
  });
});

describe('a moment is tried again', () => {
  const looks = [look(1), look(4), look(8)];

  test('from the mistake, or from the decision before what was done', () => {
    const slip = judge(6, 0.7, 0.4);
    expect(decisionBefore(looks, 9, moment(5, 0.7, 0.4, slip))).toBe(slip.look);
    expect(decisionBefore(looks, 9, moment(5, 0.7, 0.4))).toBe(looks[1]);
    expect(decisionBefore(looks, 9, moment(4, 0.7, 0.4))).toBe(looks[1]);
  });

  test('elsewhere from the decision that is next, or was last', () => {
    expect(decisionBefore(looks, 4, null)).toBe(looks[1]);
    expect(decisionBefore(looks, 7, null)).toBe(looks[1]);
    expect(decisionBefore(looks, 0, null)).toBeNull();
  });
});

describe('what next', () => {
  test('the weakest of the bots is a rung stronger, and keeps its temper', () => {
    expect(harderThan([human, bot('pilot', 'aggressive')])).toEqual({
      level: 'veteran',
      players: [human, bot('veteran', 'aggressive')],
    });
    expect(harderThan([human, bot('ace'), bot('cadet')])?.players).toEqual([human, bot('ace'), bot('pilot')]);
    expect(harderThan([human, bot('ace')])).toBeNull();
    expect(harderThan([human, human])).toBeNull();
  });

  test('a lesson about the same rules, of those that have not been flown', () => {
    const course = [
      { file: 'a', rules: ['DIF-SETUP-01'] },
      { file: 'b', rules: ['DIF-ACT-10', 'DIF-ALT-01'] },
      { file: 'c', rules: ['DIF-ACT-22'] },
    ];
    const none = new Set<string>();
    expect(fittingLesson(course, ['DIF-ACT-22'], none)?.file).toBe('c');
    expect(fittingLesson(course, ['DIF-ACT-22'], new Set(['c']))?.file).toBe('b');
    expect(fittingLesson(course, ['DIF-ALT-12', 'DIF-ACT-11'], none)?.file).toBe('b');
    expect(fittingLesson(course, ['Z-8.42a'], none)?.file).toBe('a');
    expect(
      fittingLesson(
        [
          { file: 'z', rules: [] },
          { file: 'y', rules: ['Z-8.1'] },
        ],
        ['Z-8.42a'],
        none,
      )?.file,
    ).toBe('y');
    expect(fittingLesson(course, ['DIF-ACT-22'], new Set(['a', 'b', 'c']))).toBeUndefined();
  });

  test('a fight that is over is opened in its debrief, everything else at its table', () => {
    const game = { id: 'x', system: 'zero', over: true };
    expect(wayTo(game)).toEqual({ page: 'debrief', game: 'x' });
    expect(wayTo({ ...game, over: false })).toEqual({ page: 'play', game: 'x' });
    expect(wayTo({ ...game, system: 'zero-campaign' })).toEqual({ page: 'play', game: 'x' });
  });
});
