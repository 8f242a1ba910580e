import { describe, expect, test } from 'vitest';
import { hitsAfter } from '../../src/dogfight/model/hits-after.ts';
import { woundsOf } from '../../src/dogfight/model/wounds.ts';
import { dogfightWords } from '../../src/dogfight/words/words.ts';

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
