import { describe, expect, test } from 'vitest';
import { overlap } from '../../src/wings-of-war/map/labels.ts';
import { frameOf, isPhone, retraceFrame } from '../../src/wings-of-war/table/frame.ts';
import { freeParts, hasMiniMap, miniMapBox } from '../../src/wings-of-war/table/free-parts.ts';
import { handLayout } from '../../src/wings-of-war/table/hand-layout.ts';

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

const table = { width: 1400, height: 1000 };
const fightOf = (aircraft: number) => ({ aircraft, hasAltitude: true, table, mayStay: false });

/** The most kinds of cards that a deck has: Fokker D.VII, with altitude. */
const MOST_KINDS = 14;

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
        for (const { x, y, width: w, height: h } of freeParts(frame, fightOf(aircraft))) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(frame.hud);
          expect(x + w).toBeLessThanOrEqual(frame.board.width);
          expect(y + h).toBeLessThanOrEqual(frame.board.height);
        }
      }
  });
});

describe('the whole table in small', () => {
  test('is there from five aircraft on, on phones as well, inside the map and where nothing is looked at', () => {
    for (const [width, height] of screens) {
      const frame = frameOf(width, height);
      expect(hasMiniMap(frame, fightOf(4))).toBe(false);
      expect(hasMiniMap(frame, fightOf(5))).toBe(true);
      for (const shape of [table, { width: 900, height: 1200 }]) {
        const mini = miniMapBox(frame, shape);
        expect(mini.x).toBeGreaterThan(0);
        expect(mini.x + mini.width).toBeLessThan(frame.board.width);
        expect(mini.y).toBeGreaterThanOrEqual(frame.hud);
        expect(mini.y + mini.height).toBeLessThan(frame.board.height);
        for (const part of freeParts(frame, { ...fightOf(8), table: shape })) expect(overlap(part, mini)).toBe(0);
      }
    }
  });

  test('leaves most of the map of a phone free', () => {
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      const frame = frameOf(width, height);
      const [largest] = freeParts(frame, fightOf(8));
      const map = frame.board.width * (frame.board.height - frame.hud);
      expect((largest.width * largest.height) / map).toBeGreaterThan(0.5);
    }
  });
});

describe('what is only watched', () => {
  test('has the map of a phone for itself: neither the table in small nor who is ready', () => {
    for (const [width, height] of screens) {
      const frame = frameOf(width, height);
      const [asked] = freeParts(frame, fightOf(8));
      const [watched] = freeParts(frame, { ...fightOf(8), isWatched: true });
      expect(hasMiniMap(frame, { ...fightOf(8), isWatched: true })).toBe(!isPhone(frame));
      if (isPhone(frame)) expect(watched.width * watched.height).toBeGreaterThan(asked.width * asked.height);
      else expect(watched).toEqual(asked);
    }
  });

  test('a replay is divided into map, bar, cards and its buttons, and none lies over another', () => {
    for (const [width, height] of screens) {
      const { viewport, board, bar, hand, controls } = retraceFrame(width, height);
      const below = bar.height + hand.height + controls;
      if (viewport === 'landscape') {
        expect([board.width + bar.width, board.height, below]).toEqual([width, height, height]);
        expect([bar.left, hand.left]).toEqual([board.width, board.width]);
      } else expect(board.height + below).toBe(height);
      expect(hand.top).toBe(bar.top + bar.height);
    }
  });

  test('a replay has at least the map of the table, on a small phone nearly half of it', () => {
    expect(retraceFrame(1440, 900).board.height).toBeGreaterThanOrEqual(620);
    expect(retraceFrame(390, 844).board.height).toBeGreaterThanOrEqual(446);
    expect(retraceFrame(360, 740).board.height / 740).toBeGreaterThan(0.46);
    expect(retraceFrame(844, 390).board).toEqual(frameOf(844, 390).board);
  });
});

describe('the hand', () => {
  test('at a desk every stack of every deck is seen, from 1280 pixels on', () => {
    for (const [width, height] of [
      [1280, 720],
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ] as const)
      for (let kinds = 6; kinds <= MOST_KINDS; kinds++) {
        const { slot, stack, gap } = handLayout(frameOf(width, height), kinds);
        const slots = 3 * slot.width + 20 + 44;
        expect(48 + slots + 14 + kinds * stack.width + (kinds - 1) * gap).toBeLessThanOrEqual(width);
        expect(stack.width).toBeGreaterThanOrEqual(62);
      }
    expect(handLayout(frameOf(1440, 900), 8).stack).toEqual({ width: 112, height: 157 });
  });

  test('where it is pushed sideways the last card is cut by the edge, and it is seen that there are more', () => {
    for (const [width, height] of screens) {
      const frame = frameOf(width, height);
      if (frame.isOneRow || frame.viewport === 'landscape') continue;
      for (let kinds = 8; kinds <= MOST_KINDS; kinds++) {
        const { stack, gap } = handLayout(frame, kinds);
        if (11 + kinds * (stack.width + gap) <= width) continue;
        const last = (width - 11) % (stack.width + gap);
        expect(last / stack.width).toBeGreaterThan(0.4);
        expect(last / stack.width).toBeLessThan(0.8);
      }
    }
  });

  test('on a phone on its side a third row is seen to be there', () => {
    const frame = frameOf(844, 390);
    const seen = (kinds: number): number => {
      const { slot, stack } = handLayout(frame, kinds);
      return frame.hand.height - slot.height - 20 - 8 - 2 * (stack.height + 8);
    };
    expect(seen(9)).toBeGreaterThanOrEqual(15);
    expect(handLayout(frame, 8).stack).toEqual(frame.card);
  });
});
