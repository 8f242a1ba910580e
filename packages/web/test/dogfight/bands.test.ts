import { describe, expect, test } from 'vitest';
import { bandsFit, bandsOf } from '../../src/dogfight/sky/bands.ts';

const air = { height: 604, hud: 48, empty: 44, land: 0.17 };
const heights = (needs: readonly number[]): number[] => bandsOf(needs, air).map(({ height }) => height);

describe('bands of altitude', () => {
  test('fill the sky from top to bottom without gaps, whoever flies where', () => {
    for (const needs of [
      [0, 0, 0, 0, 0],
      [130, 0, 0, 0, 0],
      [0, 130, 130, 0, 130],
      [200, 200, 200, 200, 200],
    ]) {
      const bands = bandsOf(needs, air);
      expect(bands[0].top).toBe(0);
      for (let i = 1; i < 5; i++) expect(bands[i].top).toBe(bands[i - 1].top + bands[i - 1].height);
      expect(bands[4].top + bands[4].height).toBe(604);
    }
  });

  test('an empty one is narrow, an occupied one has what it needs and up to a third more, the rest is land', () => {
    expect(heights([0, 0, 100, 0, 0])).toEqual([74, 44, 130, 44, 312]);
  });

  test('the land is never less than 17 of 100', () => {
    expect(heights([100, 100, 100, 0, 0])[4]).toBeGreaterThanOrEqual(102);
  });

  test('the highest keeps the strip with turn and buttons free', () => {
    expect(heights([100, 0, 0, 0, 0])[0]).toBe(48 + 130);
  });

  test('say when they are too many', () => {
    expect(bandsFit([100, 100, 100, 100, 100], air)).toBe(true);
    expect(bandsFit([120, 120, 120, 120, 120], air)).toBe(false);
  });
});
