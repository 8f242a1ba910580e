import { describe, expect, test } from 'vitest';
import { apart, chipBox, chipHalves, pointerTo } from '../../src/wings-of-war/map/edge-chips.ts';
import { emptyParts } from '../../src/wings-of-war/map/empty-parts.ts';
import { placeLabels } from '../../src/wings-of-war/map/labels.ts';
import { frameOf, smallFrame } from '../../src/wings-of-war/table/frame.ts';
import { freeParts, hasMiniMap, limitsOf, miniMapBox } from '../../src/wings-of-war/table/free-parts.ts';
import { handLayout } from '../../src/wings-of-war/table/hand-layout.ts';

const screens = [
  [1280, 800],
  [1440, 720],
  [820, 1180],
  [1280, 760],
  [820, 860],
  [820, 800],
  [760, 360],
  [390, 844],
  [360, 640],
  [844, 390],
  [667, 375],
] as const;

const box = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string =>
  `${x} ${y} ${width}×${height}`;

/** How a screen is divided, line by line. */
function* told(width: number, height: number): Generator<string> {
  const frame = frameOf(width, height);
  const { board, bar, hand, hud, card, isOneRow, viewport } = frame;
  const part = ({ left, top, width: w, height: h }: typeof board): string =>
    box({ x: left, y: top, width: w, height: h });
  yield `${width}×${height}: ${viewport}`;
  yield `  map ${part(board)}, bar ${part(bar)}, hand ${part(hand)}, hud ${hud}`;
  yield `  card ${card.width}×${card.height}${isOneRow ? ', slots and hand in one row' : ''}`;
  for (const kinds of [6, 9, 14]) {
    const { slot, stack, gap } = handLayout(frame, kinds);
    yield `  ${kinds} stacks: slot ${slot.width}×${slot.height}, stack ${stack.width}×${stack.height}, gap ${gap}`;
  }
  const table = { width: 900, height: 1200 };
  for (const aircraft of [2, 4, 6]) {
    const fight = { aircraft, hasAltitude: aircraft === 6, table, mayStay: aircraft === 4, isWatched: false };
    const free = freeParts(frame, fight);
    const small = hasMiniMap(frame, fight) ? `, in small ${box(miniMapBox(frame, table))}` : '';
    const [{ least, most, margin }, film] = [limitsOf(frame, false, aircraft), limitsOf(frame, true, aircraft)];
    yield `  ${aircraft} aircraft: free ${free.map(box).join(' | ')}${small}; ${least} to ${most} (${film.most}), ${margin} about`;
  }
}

describe('in pixels, as it was drawn', () => {
  test('screens of every kind are divided as somebody has found right', async () => {
    const lines = screens.flatMap(([width, height]) => [...told(width, height)]);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/layout.txt');
  });

  test('a map alone has nothing below it and nothing over it', () => {
    expect(smallFrame(300.4, 200.6)).toMatchObject({
      viewport: 'landscape',
      board: { width: 300, height: 201 },
      hud: 0,
    });
    expect(smallFrame(200, 300).viewport).toBe('portrait');
    expect(hasMiniMap(smallFrame(300, 200), { aircraft: 6, isWatched: false })).toBe(false);
  });
});

const window = { width: 1000, height: 600 };
const all = { x: 0, y: 0, ...window };

describe('chips', () => {
  const look = { x: 500, y: 300, scale: 1 };
  const chip = (x: number, y: number) => pointerTo({ x, y }, look, window, [all]);

  test('stand at the edge and point beyond it; whoever is half in sight has none', () => {
    expect(chip(980, 300)).toBeNull();
    expect(chip(981, 300)).toMatchObject({ x: 948, y: 300, towards: 90 });
    expect(chip(500, -200)).toMatchObject({ x: 500, y: 19, towards: 0 });
    expect(chip(-200, 300)).toMatchObject({ x: 52, y: 300, towards: -90 });
    expect(chip(500, 900)).toMatchObject({ x: 500, y: 581, towards: 180 });
    expect(pointerTo({ x: 1100, y: 300 }, look, window, [all], chipHalves.brief)).toMatchObject({ x: 970 });
    expect(chipBox({ x: 100, y: 50, towards: 0, half: chipHalves.whole })).toEqual({
      x: 48,
      y: 31,
      width: 104,
      height: 38,
    });
  });

  test('give way along their edge by one chip, on the right first, and inward where there is no place', () => {
    const top = { x: 500, y: 19, towards: 0, half: chipHalves.whole };
    expect(apart([top, top, top], all).map(({ x, y }) => [x, y])).toEqual([
      [500, 19],
      [604, 19],
      [396, 19],
    ]);
    const side = { x: 948, y: 300, towards: 90, half: chipHalves.whole };
    expect(apart([side, side], all).map(({ x, y }) => [x, y])).toEqual([
      [948, 300],
      [948, 338],
    ]);
    const narrow = { x: 440, y: 0, width: 120, height: 200 };
    expect(apart([top, top], narrow).map(({ x, y }) => [x, y])).toEqual([
      [500, 19],
      [500, 57],
    ]);
  });
});

describe('labels', () => {
  const wish = (id: number, x: number, y: number) => ({ id, x, y, reach: 20, width: 60, height: 20 });
  const placesOf = (...wishes: ReturnType<typeof wish>[]) =>
    [...placeLabels(wishes, [], [all]).values()].map(({ dx, dy }) => [Math.round(dx), Math.round(dy)]);

  test('stand below, above at the lower edge, and beside where both are taken', () => {
    expect(placesOf(wish(0, 500, 300))).toEqual([[0, 34]]);
    expect(placesOf(wish(0, 500, 590))).toEqual([[0, -34]]);
    expect([...placeLabels([wish(0, 500, 300)], [{ x: 470, y: 320, width: 60, height: 40 }], [all]).values()]).toEqual([
      { dx: 0, dy: -34 },
    ]);
    const both = [
      { x: 470, y: 320, width: 60, height: 40 },
      { x: 470, y: 240, width: 60, height: 40 },
    ];
    expect([...placeLabels([wish(0, 500, 300)], both, [all]).values()]).toEqual([{ dx: 54, dy: 0 }]);
  });

  test('are pushed back into the picture', () => {
    expect(placesOf(wish(0, 10, 300))[0][0]).toBeGreaterThanOrEqual(20);
  });
});

test('parts that nothing lies over are as large as they can be, the largest first', () => {
  expect(emptyParts(all, [{ x: 0, y: 0, width: 300, height: 100 }])).toEqual([
    { x: 0, y: 100, width: 1000, height: 500 },
    { x: 300, y: 0, width: 700, height: 600 },
  ]);
  expect(emptyParts(all, [{ x: 0, y: 79, width: 1000, height: 521 }])).toEqual([all]);
  expect(emptyParts(all, [{ x: 0, y: 80, width: 1000, height: 520 }])).toEqual([
    { x: 0, y: 0, width: 1000, height: 80 },
  ]);
});
