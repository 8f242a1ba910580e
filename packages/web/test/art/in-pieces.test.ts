import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inPieces } from '../../src/art/in-pieces.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('work in the page is done bit by bit, with rests in between, to its end', () => {
  const [bits, ended] = [[] as number[], vi.fn()];
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  /** Ten bits of work, of five milliseconds each. */
  function* work(): Generator<void> {
    for (let i = 0; i < 10; i++) {
      now += 5;
      bits.push(i);
      yield;
    }
  }
  inPieces(work(), ended);
  expect(bits).toEqual([]);
  vi.advanceTimersToNextTimer();
  // Three bits of five milliseconds are more than a piece.
  expect(bits).toEqual([0, 1, 2]);
  expect(ended).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(bits).toHaveLength(10);
  expect(ended).toHaveBeenCalledTimes(1);
});
