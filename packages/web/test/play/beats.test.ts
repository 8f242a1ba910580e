import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { paces } from '../../src/play/pace.ts';
import { Pauses } from '../../src/play/pauses.ts';
import { fixedPause, type Pause, Wait } from '../../src/play/waits.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const kinds: readonly Pause[] = ['concerned', 'brief', 'only', 'nothing'];
const figures = (all: readonly number[]): string => all.map((one) => one.toFixed(1)).join(' ');

describe('how long the answers of a wait take', () => {
  test.each(paces)('%s', async (pace) => {
    const lines = kinds.map((kind) => {
      const wait = new Wait();
      return `${kind}: ${figures(Array.from({ length: 24 }, () => wait.pause(pace, kind)))}`;
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`approved/beats-${pace}.txt`);
  });

  test('time that has passed is a part of it', () => {
    const wait = new Wait();
    vi.advanceTimersByTime(2000);
    expect(wait.pause('calm', 'concerned')).toBe(250);
    expect(wait.pause('calm', 'concerned')).toBe(250);
    vi.advanceTimersByTime(500);
    expect(wait.pause('calm', 'concerned')).toBe(125);
    vi.advanceTimersByTime(380);
    expect(wait.pause('calm', 'concerned')).toBe(30);
    vi.advanceTimersByTime(1);
    expect(wait.pause('calm', 'concerned')).toBe(0);
    wait.begin();
    expect(wait.pause('calm', 'concerned')).toBe(750);
  });

  test('thinking takes a third of what is left of it, and a little always', () => {
    const wait = new Wait();
    expect(figures(Array.from({ length: 16 }, () => wait.thinking('ace')))).toMatchInlineSnapshot(
      `"1000.0 1000.0 1000.0 666.7 444.4 296.3 197.5 131.7 100.0 100.0 100.0 100.0 100.0 100.0 100.0 100.0"`,
    );
    expect(figures(Array.from({ length: 3 }, () => new Wait().thinking('cadet')))).toMatchInlineSnapshot(
      `"0.0 0.0 0.0"`,
    );
    wait.begin();
    expect(figures([wait.thinking('ace')])).toMatchInlineSnapshot(`"1000.0"`);
  });

  test('between people it is always the same', () => {
    expect(fixedPause).toEqual({ only: 350, nothing: 900 });
  });
});

describe('somebody in a hurry', () => {
  const over = (pause: Promise<void>): (() => boolean) => {
    let isOver = false;
    void pause.then(() => {
      isOver = true;
    });
    return () => isOver;
  };

  test('ends all pauses, and those that come, until he calms down', async () => {
    const pauses = new Pauses();
    const [one, other] = [over(pauses.of(500)), over(pauses.of(900))];
    await vi.advanceTimersByTimeAsync(499);
    expect(one()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect([one(), other()]).toEqual([true, false]);
    pauses.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(other()).toBe(true);
    const next = over(pauses.of(900));
    await vi.advanceTimersByTimeAsync(0);
    expect(next()).toBe(true);
    pauses.calmDown();
    const last = over(pauses.of(900));
    await vi.advanceTimersByTimeAsync(899);
    expect(last()).toBe(false);
    pauses.endAll();
    await vi.advanceTimersByTimeAsync(0);
    expect(last()).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
