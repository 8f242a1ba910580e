import { basePack } from '@tallyho/down-in-flames/content';
import { describe, expect, test } from 'vitest';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { titleIn } from '../src/words/titles.ts';

describe('the title of a game', () => {
  test('that is a campaign is said in the language of the page, for every campaign there is', () => {
    for (const { id, name } of basePack.campaigns) {
      expect(Object.entries(en.campaignTitles)).toContainEqual([id, name]);
      expect(titleIn(name, en)).toBe(name);
    }
    const french = basePack.campaigns.map(({ name }) => titleIn(name, fr));
    expect(Object.values(fr.campaignTitles)).toEqual(expect.arrayContaining(french));
    expect(titleIn('Battle of Britain 1940', fr)).toBe('Bataille d’Angleterre 1940');
    expect(titleIn('Poland 1939', fr)).toBe('Pologne 1939');
  });

  test('that is made of aircraft, or came with somebody’s own pack, stays as it is', () => {
    expect(titleIn('Spitfire I – Bf-109E Emil', fr)).toBe('Spitfire I – Bf-109E Emil');
    expect(titleIn('Malta 1942', fr)).toBe('Malta 1942');
  });
});
