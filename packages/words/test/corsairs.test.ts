import { corsairsLandCampaigns, corsairsOptions } from '@tallyho/zero/content';
import { describe, expect, test } from 'vitest';
import { corsairsWords } from '../src/corsairs.ts';
import { languages } from '../src/language.ts';

describe.each(languages)('Corsairs & Hellcats, %s', (language) => {
  const words = corsairsWords(language);

  test('every campaign has a name, a story, advice and a paragraph of history', () => {
    const known = corsairsLandCampaigns.map(({ id }) => id);
    expect(Object.keys(words.campaigns).toSorted()).toEqual(known.toSorted());
    for (const { name, story, advice, history } of Object.values(words.campaigns)) {
      expect([name, story, advice].every((text) => text.length > 5)).toBe(true);
      expect(history.length, name).toBeGreaterThan(250);
    }
  });

  test('no two places, Special Missions or Resources share a name', () => {
    for (const names of [words.places, words.specialMissions, words.resources]) {
      const all: readonly string[] = Object.values(names);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('no text has a straight apostrophe, and French keeps its punctuation on its line', () => {
    const texts = [
      ...Object.values(words.campaigns).flatMap((about) => Object.values(about)),
      ...[words.places, words.specialMissions, words.resources].flatMap((names) => Object.values<string>(names)),
      ...corsairsOptions.flatMap(({ effects }) => effects.map((one) => words.effect(one as never))),
    ];
    for (const text of texts) {
      expect(text).not.toContain("'");
      if (language === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /);
    }
  });

  test('every effect of the Resource Sheet is told, without a full stop', () => {
    const own = corsairsOptions.flatMap(({ effects }) => effects);
    const told = own.map((effect) => words.effect(effect as Parameters<typeof words.effect>[0]));
    expect(new Set(told).size).toBe(corsairsOptions.length);
    for (const text of told) expect(text).toMatch(/[^.\s]$/u);
  });
});

test('numbers are told as the languages have them', () => {
  const weave = { does: 'thach-weave', cards: 2 } as const;
  expect(corsairsWords('en').effect(weave)).toContain('2 cards more');
  expect(corsairsWords('fr').effect(weave)).toContain('2 cartes de plus');
  expect(corsairsWords('fr').effect({ ...weave, cards: 1 })).toContain('1 carte de plus');
});
