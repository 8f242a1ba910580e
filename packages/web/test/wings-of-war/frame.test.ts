import { describe, expect, test } from 'vitest';
import { frameOf } from '../../src/wings-of-war/table/frame.ts';
import { freeParts } from '../../src/wings-of-war/table/free-parts.ts';

const screens = [
  [1440, 900],
  [1280, 720],
  [1920, 1080],
  [820, 1100],
  [390, 844],
  [360, 740],
  [320, 568],
  [844, 390],
  [667, 375],
] as const;

describe('how the table divides a screen', () => {
  test('map, bar and cards are all of it, and none lies over another', () => {
    for (const [width, height] of screens) {
      const { viewport, board, bar, hand } = frameOf(width, height);
      if (viewport === 'landscape') {
        expect(board.width + bar.width).toBe(width);
        expect(bar.height + hand.height).toBe(height);
        expect(board.height).toBe(height);
      } else {
        expect(board.height + bar.height + hand.height).toBe(height);
        expect([board.width, bar.width, hand.width]).toEqual([width, width, width]);
      }
    }
  });

  test('as it was drawn: 648 pixels of map at a desk, 508 beside the cards of a phone on its side', () => {
    expect(frameOf(1440, 900).board).toEqual({ left: 0, top: 0, width: 1440, height: 648 });
    expect(frameOf(1440, 900).card).toEqual({ width: 112, height: 157 });
    expect(frameOf(844, 390).board).toEqual({ left: 0, top: 0, width: 508, height: 390 });
    expect(frameOf(390, 844).card).toEqual({ width: 86, height: 122 });
  });

  test('three slots and Ready stand in a row on every phone, and the map keeps nearly half of it', () => {
    for (const [width, height] of screens) {
      const { viewport, board, hand, card } = frameOf(width, height);
      if (viewport !== 'portrait' && viewport !== 'landscape') continue;
      expect(4 * card.width + 3 * 6 + 2 * 10).toBeLessThanOrEqual(hand.width);
      if (viewport === 'portrait') expect(board.height / height).toBeGreaterThan(0.42);
      else expect(3 * card.height + 44).toBeLessThanOrEqual(hand.height);
    }
  });

  test('what nothing lies over is inside the map, below turn and buttons', () => {
    for (const [width, height] of screens)
      for (const aircraft of [2, 4, 8]) {
        const frame = frameOf(width, height);
        for (const { x, y, width: w, height: h } of freeParts(frame, aircraft, true)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(frame.hud);
          expect(x + w).toBeLessThanOrEqual(frame.board.width);
          expect(y + h).toBeLessThanOrEqual(frame.board.height);
        }
      }
  });
});
