import { expect, test } from 'vitest';
import { zoomFor } from '../src/page/zoom.ts';

test('a desk is magnified as much as text is wanted larger', () => {
  expect(zoomFor(1, 1280, 800)).toBe(1);
  expect(zoomFor(1.15, 1280, 800)).toBe(1.15);
  expect(zoomFor(1.3, 1280, 800)).toBe(1.3);
});

test('a phone is magnified as far as there is room, upright and on its side', () => {
  expect(zoomFor(1.3, 390, 844)).toBeCloseTo(1.08);
  expect(zoomFor(1.3, 844, 390)).toBeCloseTo(1.11);
  expect(zoomFor(1.3, 320, 568)).toBe(1);
});
