import type { Happening as DuelHappening } from '@tallyho/down-in-flames';
import type { Happening as ElementHappening } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import { deedsIn as deedsInFlames } from '../../src/down-in-flames/tell/deeds.ts';
import { deedsIn as deedsInZero } from '../../src/zero/tell/deeds.ts';

const played = { event: 'played', card: 0, steps: 0, with: [], because: 'DIF-ATK-01' } as const;

describe('what is seen to happen in Down In Flames', () => {
  const seen = (...told: DuelHappening[]): unknown => deedsInFlames(told).at(-1);

  test('hits come from whoever fired at that aircraft last', () => {
    const shot: DuelHappening = { ...played, plane: 2, at: 0, use: 'attack' };
    const hit: DuelHappening = { event: 'hit', plane: 0, hits: 3, total: 3, because: 'DIF-ATK-07' };
    expect(seen(shot, hit)).toEqual({ deed: 'hit', by: 2, at: 0, hits: 3, isFlak: false });
    expect(seen({ ...shot, at: 1 }, hit)).toMatchObject({ by: null });
    expect(seen({ ...shot, use: 'maneuver' }, hit)).toMatchObject({ by: null });
  });

  test('Flak hits without anybody firing', () => {
    const shot: DuelHappening = { ...played, plane: 2, at: 0, use: 'attack' };
    const hit: DuelHappening = { event: 'hit', plane: 0, hits: 1, total: 1, because: 'DIF-FLAK-05' };
    expect(seen(shot, hit)).toEqual({ deed: 'hit', by: null, at: 0, hits: 1, isFlak: true });
  });

  test('a shot that was answered passes, a manoeuvre that was answered is not seen', () => {
    const cancelled: DuelHappening = { event: 'cancelled', plane: 2, at: 0, because: 'DIF-ATK-05' };
    expect(seen({ ...played, plane: 2, at: 0, use: 'gunner' }, cancelled)).toEqual({ deed: 'missed', by: 2, at: 0 });
    expect(seen({ ...played, plane: 2, at: 0, use: 'scissors' }, cancelled)).toBeNull();
  });

  test('falls and bombs', () => {
    expect(seen({ event: 'shot-down', plane: 1, because: 'DIF-DMG-04' })).toEqual({
      deed: 'down',
      at: 1,
      isWingman: false,
    });
    expect(seen({ event: 'bombs-away', plane: 4, bombs: 6, because: 'DIF-BOMB-03' })).toEqual({ deed: 'bombs', by: 4 });
    expect(seen({ event: 'bombs-away', plane: 4, bombs: 0, because: 'DIF-BOMB-03' })).toBeNull();
  });
});

describe('what is seen to happen in Zero!', () => {
  const fixed = { face: [0, 1], faces: [{ bursts: 2 }, { bursts: 0 }] } as never;
  const seen = (...told: ElementHappening[]): unknown => deedsInZero(fixed, told).at(-1);
  const shot: ElementHappening = { event: 'played', by: 3, at: 0, card: 0, use: 'attack', because: 'Z-8.2a' };
  const hit: ElementHappening = { event: 'hit', plane: 0, hits: 2, total: 2, because: 'Z-8.45b' };
  const stopped: ElementHappening = { event: 'stopped', by: 3, at: 0, because: 'Z-8.3a' };

  test('hits come from the Element that fired, its Wingman included', () => {
    expect(seen(shot, hit)).toEqual({ deed: 'hit', by: 1, at: 0, hits: 2, isFlak: false });
  });

  test('only a shot that was answered passes', () => {
    expect(seen(shot, stopped)).toEqual({ deed: 'missed', by: 1, at: 0 });
    expect(seen({ ...shot, card: 1 }, stopped)).toBeNull();
  });

  test('a Wingman falls from beside his Leader', () => {
    expect(seen({ event: 'destroyed', plane: 3, because: 'Z-8.5a' })).toEqual({ deed: 'down', at: 1, isWingman: true });
    expect(seen({ event: 'destroyed', plane: 2, because: 'Z-8.5a' })).toEqual({
      deed: 'down',
      at: 1,
      isWingman: false,
    });
  });
});
