import { downInFlames, downInFlamesCampaign } from '@tallyho/down-in-flames';
import { checkPack as checkDownInFlames } from '@tallyho/down-in-flames/content';
import type { Problem } from '@tallyho/kernel';
import { checkPack as checkWingsOfWar, wingsOfWar } from '@tallyho/wings-of-war';
import { zero } from '@tallyho/zero';
import { checkPack as checkZero } from '@tallyho/zero/content';
import { describe, expect, test } from 'vitest';
import { languages, sentence } from '../src/index.ts';

const LONG = 'x'.repeat(3_000_000);
const NAME = 'n'.repeat(61);
const MANY = Array.from({ length: 100_000 }, (_, i) => ({ name: `player ${i}` }));
const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

/** A sentence of ours with a quotation in it; without one it is half as long. */
const LONGEST_SENTENCE = 700;

function expectShort(problem: Problem): void {
  for (const language of languages) {
    const said = sentence(problem, language);
    expect(said.length).toBeLessThan(LONGEST_SENTENCE);
    expect(said).not.toContain(`(${problem.code}`);
  }
}

const games = {
  'down-in-flames': downInFlames,
  'down-in-flames-campaign': downInFlamesCampaign,
  zero,
  'wings-of-war': wingsOfWar,
};

describe.each(Object.entries(games))('the options of %s', (id, game) => {
  const isCampaign = id === 'down-in-flames-campaign';
  const named = (name: string): unknown =>
    isCampaign ? { axis: name } : [{ name, side: 'allied' }, { side: 'allied' }];

  test.each([
    ['a hundred thousand seats', { seats: MANY }, 'list-too-long'],
    [
      'thirty-three seats',
      { seats: MANY.slice(0, 33) },
      isCampaign ? 'field-not-a-map' : /list-too-long|too-many-seats/,
    ],
    ['a name of three million letters', { seats: named(LONG) }, 'text-too-long'],
    ['a hundred thousand packs', { packs: MANY }, 'list-too-long'],
    ['packs in packs in packs', { packs: deep(50_000) }, 'data-too-deep'],
    ['a field with an endless name', { [LONG]: 1 }, 'text-too-long'],
    [
      'a list where a number should be',
      { turns: MANY.slice(0, 1000), decks: MANY.slice(0, 1000) },
      'field-wrong-value',
    ],
  ])('%s: refused at once, in a short sentence', (_, given, code) => {
    const read = game.options(given);
    if (read.ok) throw new Error('accepted');
    expect(read.problem.code).toMatch(code);
    expectShort(read.problem);
  });

  test('a name that is a little too long is refused, one that just fits is not', () => {
    const nameless = (name: string) => {
      const read = game.options(undefined);
      if (!read.ok) throw new Error(read.problem.code);
      const { seats } = read.value;
      const renamed = Array.isArray(seats)
        ? seats.map((seat, i) => (i === 0 ? { ...seat, name } : seat))
        : { ...seats, axis: name };
      return game.options({ ...read.value, seats: renamed });
    };
    expect(nameless('n'.repeat(60)).ok).toBe(true);
    expect(nameless(NAME)).toMatchObject({
      ok: false,
      problem: { code: 'text-too-long', facts: { most: 60, found: 61 } },
    });
  });
});

const checks = { 'down-in-flames': checkDownInFlames, zero: checkZero, 'wings-of-war': checkWingsOfWar };

describe.each(Object.entries(checks))('a pack of %s', (system, check) => {
  const entries = system === 'wings-of-war' ? 'types' : 'fighters';
  test.each([
    ['a hundred thousand entries', { system, pack: 'p', [entries]: MANY }],
    ['an endless name', { system, pack: LONG }],
    ['a name that is a little too long', { system, pack: NAME }],
    ['an endless text in an entry', { system, pack: 'p', [entries]: [{ id: LONG }] }],
    ['an id that is too long', { system, pack: 'p', [entries]: [{ id: NAME, name: NAME }] }],
    ['an unknown field with a long name', { system, pack: 'p', ['y'.repeat(1999)]: 1 }],
    ['lists in lists', { system, pack: 'p', [entries]: deep(50_000) }],
  ])('%s: refused, in short sentences', (_, pack) => {
    const problems = check(pack);
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) expectShort(problem);
  });
});

test('what is quoted is short wherever the problem was made; what could have been given instead is told in full', () => {
  const known = Array.from({ length: 60 }, (_, i) => `fighter-${i}`);
  const found = { code: 'field-wrong-value', place: LONG, facts: { found: LONG, wanted: known } };
  for (const language of languages) {
    const said = sentence(found, language);
    expect(said).toContain(known.join(', '));
    expect(said.length).toBeLessThan(known.join(', ').length + 400);
  }
});
