import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { below, chanceFrom, choicesMade, Match, secretChance, wordsOf } from '../src/index.ts';
import { joust } from './reference/index.ts';

const secret = 'e3'.repeat(32);

function started(seed: string) {
  const match = Match.start(joust, {}, seed);
  if (!match.ok) throw new Error(match.problem.code);
  return match.value;
}

function playOn(match: ReturnType<typeof started>, choices: number): void {
  const chance = chanceFrom('players');
  for (let n = 0; n < choices && match.state.outcome === null; n++) {
    const [{ seat, id, options }] = match.table.decisions();
    match.choose(seat, id, options[below(chance, options.length)]);
  }
}

describe('chance of a match', () => {
  test('comes from the keyed hash of the secret and the number of the choice, as anybody can compute it', () => {
    const digest = createHmac('sha256', secret).update('choice 7').digest();
    expect(wordsOf(secret, 7)).toEqual([0, 4, 8, 12].map((at) => digest.readInt32BE(at)));
  });

  test('deals with words of their own, as anybody can compute them', () => {
    const digest = createHmac('sha256', secret).update('deal').digest();
    const words = [0, 4, 8, 12].map((at) => digest.readInt32BE(at));
    expect(secretChance(secret)).toEqual({ words, tape: [], secret, format: 3 });
    expect([started(secret), started('other')].map(({ state }) => state.hands)).toEqual(
      [secret, 'other'].map((seed) => joust.setup(started(seed).options, secretChance(seed)).hands),
    );
  });

  test('tells by what the first choice draws nothing of what was dealt', () => {
    const pairs = new Set<string>();
    for (let n = 0; n < 400; n++) {
      const seed = `deal ${n}`;
      const dealt = secretChance(seed);
      pairs.add(`${below(dealt, 4)} ${below({ words: wordsOf(seed, 0), tape: [] }, 4)}`);
    }
    expect(pairs.size).toBe(16);
  });

  test('deals in records of version 2 with the words of the first choice, as it did when they were written', () => {
    expect(secretChance(secret, 2)).toEqual({ words: wordsOf(secret, 0), tape: [], secret });
  });

  test('has new words for every choice, whether or not something is drawn', () => {
    const match = started(secret);
    expect(match.chooseText(0, 'walk').ok).toBe(true);
    expect(choicesMade(match.state)).toBe(1);
    expect(match.state.chance.words).toEqual(wordsOf(secret, 0));
    match.chooseText(1, 'gallop');
    expect(match.state.chance.words).toEqual(wordsOf(secret, 1));
  });

  test('differs between secrets that a fold to 32 bits takes for one', () => {
    const [one, other] = ['8d70df2c3bad0ec6', '3074fa14dcd48858'];
    expect(chanceFrom(one)).toEqual(chanceFrom(other));
    expect(secretChance(one).words).not.toEqual(secretChance(other).words);
  });

  test('gives a choice that is taken back and made again no second draw', () => {
    const match = started(secret);
    const words = [0, 1].map(() => {
      match.chooseText(0, 'walk');
      const { words } = match.state.chance;
      match.undo(0);
      return words.slice();
    });
    expect(words[0]).toEqual(words[1]);
  });

  test('stays as it is where there is no secret', () => {
    const plain = Match.start(joust, {}, 'plain', chanceFrom);
    if (!plain.ok) throw new Error(plain.problem.code);
    const before = plain.value.state.chance.words.slice();
    plain.value.chooseText(0, 'walk');
    expect(plain.value.state.chance.words).toEqual(before);
  });

  test('is nowhere in what a seat gets', () => {
    const match = started(secret);
    for (let n = 0; n < 30; n++) {
      for (const seat of [-1, 0, 1]) expect(JSON.stringify(match.sight(seat))).not.toContain(secret);
      playOn(match, 1);
    }
  });
});
