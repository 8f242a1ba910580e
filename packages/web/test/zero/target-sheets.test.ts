import { campaignBase } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { paintedKinds } from '../../src/dogfight/sky/target/drawing.ts';
import { landWords } from '../../src/zero/campaign/words/words.ts';
import { printedFace } from '../../src/zero/model/mission.ts';
import { painted } from '../../src/zero/tell/target.ts';
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

describe('a Target Sheet in the sky', () => {
  /** What is called differently in the paintings. */
  const otherwise: { readonly [kind: string]: string } = {
    'ground-forces': 'infantry',
    'rail-complex': 'railroad',
    freighter: 'cargo-ship',
    'mine-laying': 'minefield',
    'air-drop': 'drop-zone',
    patrol: 'patrolled-waters',
    transport: 'airstrip',
    'fleet-carrier': 'aircraft-carrier',
  };

  test.each(campaignBase.targets.map(({ id, kind }) => ({ id, kind })))(
    '$id ($kind) has a picture of its kind',
    ({ kind }) => {
      expect(paintedKinds).toContain(painted[kind]);
      expect(painted[kind]).toBe(otherwise[kind] ?? kind);
    },
  );

  test('no two kinds of target have the same picture', () => {
    const pictures = Object.values(painted);
    expect(new Set(pictures).size).toBe(pictures.length);
  });
});
