import { describe, expect, test } from 'vitest';
import { guadalcanalWords } from '../src/guadalcanal.ts';
import { languages } from '../src/language.ts';

describe.each(languages)('Guadalcanal, %s', (language) => {
  const { places, weather, spaces, events, ships, battles, ...about } = guadalcanalWords(language);

  test('it has a name, a story, advice and a paragraph of history', () => {
    expect(Object.values(about).every((text) => text.length > 5)).toBe(true);
    expect(about.history.length).toBeGreaterThan(250);
  });

  test('no two places, skies, spaces, events, ships or battles share a name', () => {
    for (const names of [places, weather, spaces, events, ships, battles]) {
      const all: readonly string[] = Object.values(names);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('no text has a straight apostrophe, and French keeps its punctuation on its line', () => {
    const texts = [about, places, weather, spaces, events, ships, battles].flatMap((of) => Object.values<string>(of));
    for (const text of texts) {
      expect(text).not.toContain("'");
      if (language === 'fr') expect(text).not.toMatch(/ [:;!?»]|« /);
    }
  });
});
