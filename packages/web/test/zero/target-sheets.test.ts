import { campaignBase } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { landWords } from '../../src/zero/campaign/words/words.ts';
import { printedFace } from '../../src/zero/model/mission.ts';
import { zeroWords } from '../../src/zero/words/words.ts';

describe('a Target Sheet in words', () => {
  test('CH-18.6d: is called by its printed face, whichever of its panels is meant', () => {
    expect(['6A-mines', '6A-drop', '7B-cve', '3B', 'my-island'].map(printedFace)).toEqual([
      '6A',
      '6A',
      '7B',
      '3B',
      'my-island',
    ]);
    for (const { id } of campaignBase.targets) expect(printedFace(id)).toMatch(/^\d[AB]$/);
  });

  test('is the same thing on the desk and in the sky, in both languages', () => {
    expect(zeroWords.en.sortie.sheet('6A')).toBe('Target Sheet 6A');
    expect(zeroWords.fr.sortie.sheet('6A')).toBe('Feuille d’objectif 6A');
    const about = { kind: 'Mines', sheet: '6A', level: 'bas' };
    expect(landWords.fr.order.about(about)).toBe('Mines (feuille 6A), bas');
  });
});
