import { type Choice, type Dogfight, type DogfightView, downInFlames, type Happening } from '@tallyho/down-in-flames';
import type { Match } from '@tallyho/kernel';
import { describe, expect, test } from 'vitest';
import { hitsAfter } from '../../src/dogfight/model/hits-after.ts';
import { woundsOf } from '../../src/dogfight/model/wounds.ts';
import { dogfightWords } from '../../src/dogfight/words/words.ts';
import { tell } from '../../src/down-in-flames/tell/tell.ts';
import { duel } from '../fights.ts';
import { atRandom, comeTo } from '../moments.ts';

const airframe = (hits: number) => ({ hits, damaged: 3, down: 6 });

describe('what hits would do', () => {
  const after = (hits: number, more: number) => hitsAfter(dogfightWords.en, airframe(hits), more);

  test('an aircraft that stays whole flies on', () =>
    expect(after(0, 2)).toEqual({ text: 'Take 2 hits', after: '2 of 6, still flying' }));
  test('the hit that turns its card makes it Damaged', () =>
    expect(after(2, 1)).toEqual({ text: 'Take the hit', after: 'Damaged: 3 of 6' }));
  test('one that is Damaged already is not Damaged again', () =>
    expect(after(3, 2).after).toBe('5 of 6, still flying'));
  test('the last one is the end of it, and the answer stands out', () =>
    expect(after(2, 4)).toEqual({ text: 'Take 4 hits', after: 'you would be shot down', isRisky: true }));
  test('the end is not certain while something that helps is in hand', () => {
    const helped = (least: number) => hitsAfter(dogfightWords.en, airframe(2), 4, least);
    expect(helped(2)).toEqual({ text: 'Take 4 hits', after: 'shot down, unless an EVASIVE helps' });
    expect(helped(4).isRisky).toBe(true);
  });
});

describe('what hits look like', () => {
  const wounds = (hits: number) => woundsOf(airframe(hits));

  test('holes from the first one on, no more than can be told apart', () => {
    expect([0, 1, 2, 5].map((hits) => wounds(hits).holes)).toEqual([0, 1, 2, 4]);
  });
  test('no smoke before Damaged, and fire when the next one is the last', () => {
    expect([0, 2, 3, 4, 5].map((hits) => wounds(hits).smoke)).toEqual(['none', 'none', 'grey', 'grey', 'fire']);
  });
});

describe('whoever would be shot down', () => {
  /** What is said of giving no answer, by the one whose hand holds these. */
  const warning = (
    match: Match<Dogfight, Choice, Happening, DogfightView, object>,
    titles: readonly string[],
  ): string => {
    const decision = match.decision(0);
    if (decision?.kind !== 'answer') return '';
    const seen = downInFlames.observe(match.state, 0);
    const hand = titles.map((title) => seen.fixed.faces.findIndex((face) => face.title === title));
    const planes = seen.planes.map((plane, at) => (at === 0 ? { ...plane, hand } : plane));
    const { question } = tell({ view: { ...seen, planes }, told: match.told(0), players: [], language: 'en' });
    return question(decision, []).buttons.options.find(({ isPass }) => isPass)?.after ?? '';
  };

  test('is told that it is so, but for the EVASIVEs that he holds (DIF-REACT-09)', () => {
    const sure = 'you would be shot down';
    const unless = 'shot down, unless an EVASIVE helps';
    const match = comeTo(
      downInFlames,
      duel,
      atRandom,
      (each) => warning(each, []) === sure && warning(each, ['EVASIVE', 'EVASIVE', 'EVASIVE']) === unless,
    );
    expect(warning(match, ['SCISSORS'])).toBe(sure);
    expect(warning(match, ['REDLINE'])).toBe(unless);
  });
});
