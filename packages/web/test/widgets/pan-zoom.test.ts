import { describe, expect, test } from 'vitest';
import { between, lookAt, moved, viewBoxOf, within, zoomed } from '../../src/widgets/pan-zoom.ts';

const drawing = { x: 100, y: 50, width: 400, height: 200 };
const window = { width: 800, height: 600 };

describe('a look at a drawing', () => {
  test('is as close as lets the whole part be seen, from its middle', () => {
    expect(lookAt(drawing, window)).toEqual({ x: 300, y: 150, scale: 2 });
    expect(lookAt(drawing, { width: 800, height: 200 })).toEqual({ x: 300, y: 150, scale: 1 });
    expect(lookAt(drawing, { width: 0, height: 0 }).scale).toBe(0.01);
  });

  test('goes part of the way to another one, closer by the same factor with every step', () => {
    const [from, to] = [
      { x: 0, y: 10, scale: 1 },
      { x: 100, y: 30, scale: 16 },
    ];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 0.25)).toEqual({ x: 25, y: 15, scale: 2 });
    expect(between(from, to, 0.5)).toEqual({ x: 50, y: 20, scale: 4 });
    expect(between(from, to, 1)).toEqual(to);
    expect(between({ ...from, scale: 2 }, to, 1).scale).toBeCloseTo(16);
  });

  test('is never further away than the whole, never closer than makes sense, never beside the drawing', () => {
    expect(within({ x: -500, y: 900, scale: 0.1 }, drawing, window)).toEqual({ x: 300, y: 150, scale: 2 });
    expect(within({ x: 300, y: 150, scale: 99 }, drawing, window).scale).toBe(16);
    expect(within({ x: -500, y: -900, scale: 8 }, drawing, window)).toEqual({ x: 150, y: 87.5, scale: 8 });
    expect(within({ x: 900, y: 900, scale: 8 }, drawing, window)).toEqual({ x: 450, y: 212.5, scale: 8 });
    // As high as the window: it can only be moved to the sides.
    expect(within({ x: 200, y: 140, scale: 3 }, drawing, window)).toEqual({ x: 233 + 1 / 3, y: 150, scale: 3 });
    expect(within({ x: 320, y: 160, scale: 4 }, drawing, window)).toEqual({ x: 320, y: 160, scale: 4 });
  });

  test('comes closer to the point under the pointer, which stays where it is', () => {
    const closer = zoomed({ x: 10, y: 20, scale: 2 }, 2, 40, -20);
    expect(closer).toEqual({ x: 20, y: 15, scale: 4 });
    expect(zoomed(closer, 0.5, 40, -20)).toEqual({ x: 10, y: 20, scale: 2 });
  });

  test('is moved by pixels of the screen', () => {
    expect(moved({ x: 10, y: 20, scale: 2 }, 40, -20)).toEqual({ x: -10, y: 30, scale: 2 });
  });

  test('is a part of the drawing with its middle in the middle', () => {
    expect(viewBoxOf({ x: 300, y: 150, scale: 4 }, window)).toBe('200.00 75.00 200.00 150.00');
  });
});
