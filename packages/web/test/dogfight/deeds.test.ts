import type { Happening as DuelHappening } from '@tallyho/down-in-flames';
import { type Happening as ElementHappening, GONE, type Load, loads, RELEASED, rules } from '@tallyho/zero';
import { describe, expect, test } from 'vitest';
import type { TravelLine } from '../../src/dogfight/scene.ts';
import { isBurning, shelledIn } from '../../src/dogfight/sky/puffs.tsx';
import { wingmanId } from '../../src/dogfight/sky/wingman.ts';
import { dropsTorpedo } from '../../src/down-in-flames/model/torpedoes.ts';
import { deedsIn as deedsInFlames } from '../../src/down-in-flames/tell/deeds.ts';
import { deedsIn as deedsInZero } from '../../src/zero/tell/deeds.ts';

/** CH-28.22a — by Element. */
const kamikazes = (elements: readonly boolean[]): object => ({ kamikaze: { elements, bombers: [] } });

const played = { event: 'played', card: 0, steps: 0, with: [], because: 'DIF-ATK-01' } as const;

describe('what is seen to happen in Down In Flames', () => {
  const seen = (...told: DuelHappening[]): unknown => deedsInFlames(told).at(-1);

  test('hits come from whoever fired at that aircraft last', () => {
    const shot: DuelHappening = { ...played, plane: 2, at: 0, use: 'attack' };
    const hit: DuelHappening = { event: 'hit', plane: 0, hits: 3, total: 3, because: 'DIF-ATK-07' };
    expect(seen(shot, hit)).toEqual({ deed: 'hit', by: 2, at: 0, hits: 3 });
    expect(seen({ ...shot, at: 1 }, hit)).toMatchObject({ by: null });
    expect(seen({ ...shot, use: 'maneuver' }, hit)).toMatchObject({ by: null });
  });

  test('Flak hits without anybody firing', () => {
    const shot: DuelHappening = { ...played, plane: 2, at: 0, use: 'attack' };
    const aimed: DuelHappening = { event: 'bombing', plane: 0, pattern: 1, because: 'DIF-BOMB-01' };
    const flak: DuelHappening = { event: 'flak-revealed', side: 1, pattern: 1, because: 'DIF-BOMB-02' };
    const hit: DuelHappening = { event: 'hit', plane: 0, hits: 1, total: 1, because: 'DIF-BOMB-02' };
    expect(seen(shot, aimed, { ...aimed, plane: 3 }, flak)).toEqual({ deed: 'flak', at: [0, 3] });
    expect(seen(shot, aimed, flak, hit)).toEqual({ deed: 'hit', by: null, at: 0, hits: 1 });
  });

  test('a shot that was answered passes, a manoeuvre that was answered is not seen', () => {
    const cancelled: DuelHappening = { event: 'cancelled', plane: 2, at: 0, because: 'DIF-ATK-05' };
    expect(seen({ ...played, plane: 2, at: 0, use: 'gunner' }, cancelled)).toEqual({ deed: 'missed', by: 2, at: 0 });
    expect(seen({ ...played, plane: 2, at: 0, use: 'scissors' }, cancelled)).toBeNull();
  });

  test('falls and bombs', () => {
    expect(seen({ event: 'shot-down', plane: 1, because: 'DIF-DMG-04' })).toEqual({ deed: 'down', at: 1 });
    const away: DuelHappening = { event: 'bombs-away', plane: 4, bombs: 6, because: 'DIF-BOMB-03' };
    expect(seen(away)).toEqual({ deed: 'bombs', by: 4, isTorpedo: false });
    expect(deedsInFlames([away], (bomber) => bomber === 4)).toEqual([{ deed: 'bombs', by: 4, isTorpedo: true }]);
    expect(seen({ event: 'bombs-away', plane: 4, bombs: 0, because: 'DIF-BOMB-03' })).toBeNull();
  });
});

describe('what is seen to happen in Zero!', () => {
  const fixed = { face: [0, 1], faces: [{ bursts: 2 }, { bursts: 0 }], labels: ['Zero', 'Wildcat'] } as never;
  const seen = (...told: ElementHappening[]): unknown => deedsInZero(fixed, told).at(-1);
  const shot: ElementHappening = { event: 'played', by: 3, at: 0, card: 0, use: 'attack', because: 'Z-8.2a' };
  const hit: ElementHappening = { event: 'hit', plane: 0, hits: 2, total: 2, because: 'Z-8.45b' };
  const stopped: ElementHappening = { event: 'stopped', by: 3, at: 0, because: 'Z-8.3a' };

  test('hits come from whoever fired, a Wingman from where he flies', () => {
    expect(seen(shot, hit)).toEqual({ deed: 'hit', by: wingmanId(1), at: 0, hits: 2 });
  });

  test('only a shot that was answered passes', () => {
    expect(seen(shot, stopped)).toEqual({ deed: 'missed', by: wingmanId(1), at: 0 });
    expect(seen({ ...shot, card: 1 }, stopped)).toBeNull();
  });

  test('a Wingman falls from beside his Leader', () => {
    expect(seen({ event: 'destroyed', plane: 3, because: 'Z-8.5a' })).toEqual({ deed: 'down', at: wingmanId(1) });
    expect(seen({ event: 'destroyed', plane: 2, because: 'Z-8.5a' })).toEqual({ deed: 'down', at: 1 });
  });

  test('Formation aircraft have tokens of their own, and their turrets fire back', () => {
    const at = { ...shot, at: 4 };
    const back: ElementHappening = { event: 'countered', plane: 4, at: 3, card: 0, spoils: false, because: 'Z-20.51a' };
    expect(seen(at, { ...hit, plane: 4 })).toEqual({ deed: 'hit', by: wingmanId(1), at: 4, hits: 2 });
    expect(seen(at, back, { ...hit, plane: 3 })).toEqual({ deed: 'hit', by: 4, at: wingmanId(1), hits: 2 });
    expect(seen({ event: 'destroyed', plane: 5, because: 'Z-5.21d' })).toEqual({
      deed: 'down',
      at: 5,
    });
  });

  test('Flak, bombs, Torpedoes and guns over the target', () => {
    const flak: ElementHappening = { event: 'flak', plane: 4, area: true, cards: [0], because: 'Z-22.13a' };
    const run = (mode: number): ElementHappening => ({
      event: 'bombed',
      plane: 4,
      mode,
      cards: [0],
      because: 'Z-21.13a',
    });
    expect(seen(shot, flak)).toEqual({ deed: 'flak', at: [4] });
    expect(seen(shot, flak, { ...hit, plane: 4 })).toEqual({ deed: 'hit', by: null, at: 4, hits: 2 });
    expect([0, 1, 2, 3, 4, 5].map((mode) => seen(run(mode)))).toEqual([
      { deed: 'bombs', by: 4, isTorpedo: false },
      { deed: 'bombs', by: 4, isTorpedo: false },
      { deed: 'bombs', by: 4, isTorpedo: true },
      { deed: 'bombs', by: 4, isTorpedo: false },
      { deed: 'strafing', by: 4 },
      null,
    ]);
  });
});

describe('what is seen to happen in CORSAIRS AND HELLCATS', () => {
  const fixed = {
    face: [0],
    faces: [{ bursts: 0 }],
    labels: ['TBF', 'Zero'],
    sortie: kamikazes([false, true]),
  } as never;
  const seen = (...told: ElementHappening[]): unknown => deedsInZero(fixed, told).at(-1);
  const run = (mode: number): ElementHappening => ({
    event: 'bombed',
    plane: 4,
    mode,
    cards: [0, 0],
    because: 'CH-18.42b',
  });

  test('CH-18.42b, CH-18.51b, CH-21.64c: rockets, Napalm, bombs that skip', () => {
    expect([rules.ROCKETS, rules.NAPALM, rules.SKIP].map((mode) => seen(run(mode)))).toEqual([
      { deed: 'rockets', by: 4 },
      { deed: 'napalm', by: 4 },
      { deed: 'skip', by: 4 },
    ]);
  });

  test('CH-27.44a: depth charges sink to where they were set', () => {
    const set: ElementHappening = { event: 'depth-set', plane: 4, depth: 2, because: 'CH-27.42b' };
    expect(seen(set)).toBeNull();
    expect(seen(set, run(rules.DEPTH_CHARGES))).toEqual({ deed: 'charges', by: 4, depth: 2, count: 2 });
  });

  test('CH-27.61d, CH-27.52a: mines are laid, supplies dropped; what a transport unloads is not seen to fall', () => {
    const brought = (load: Load): ElementHappening => ({
      event: 'delivered',
      plane: 4,
      load: loads.indexOf(load),
      points: 3,
      total: 3,
      because: 'CH-27.61d',
    });
    expect(seen(brought('mines'))).toEqual({ deed: 'mines', by: 4, count: 3 });
    expect(seen(brought('cargo'))).toBeNull();
    expect(seen(run(rules.AIR_DROP))).toEqual({ deed: 'supplies', by: 4, count: 2 });
  });

  test('CH-18.83a, CH-18.85d, CH-18.86b: an MXY7 leaves its bomber, and strikes, misses or is shot down', () => {
    const stage = (at: number, because: string): ElementHappening =>
      ({ event: 'ohka', plane: 4, stage: at, because }) as never;
    const end = (points: number): ElementHappening => ({
      event: 'ohka-hits',
      plane: 4,
      points,
      total: 2,
      because: 'CH-18.86b',
    });
    const strikes = { deed: 'strikes', by: 4, craft: 'ohka' };
    expect(seen(stage(RELEASED, 'CH-18.83a'))).toEqual({ deed: 'released', by: 4 });
    expect(seen(end(2))).toEqual({ ...strikes, hits: true });
    expect(seen(end(0))).toEqual({ ...strikes, hits: false });
    expect(seen(stage(GONE, 'CH-18.85d'))).toEqual({ ...strikes, hits: false });
    expect(seen(stage(GONE, 'CH-28.53h'))).toBeNull();
  });

  test('CH-28.53f: a kamikaze flies to its end; shot down before, nobody is seen to get out', () => {
    const crashed: ElementHappening = { event: 'crashed', plane: 2, points: 5, total: 5, because: 'CH-28.53f' };
    expect(seen(crashed)).toEqual({ deed: 'strikes', by: 1, craft: 'aircraft', hits: true });
    expect(seen({ event: 'destroyed', plane: 2, because: 'Z-8.5a' })).toEqual({ deed: 'down', at: 1, isAlone: true });
    expect(seen({ event: 'destroyed', plane: 0, because: 'Z-8.5a' })).toEqual({ deed: 'down', at: 0 });
  });
});

test('a torpedo runs at ships alone, and only bombers that carried one let go of it', () => {
  expect(dropsTorpedo('b5n2', 'aircraft-carrier')).toBe(true);
  expect(dropsTorpedo('b5n2', 'airfield')).toBe(false);
  expect(dropsTorpedo('d3a1', 'cargo-ship')).toBe(false);
});

test('the puffs of Flak stay till the next turn', () => {
  const line: TravelLine = { text: '', rule: '', weight: '', travel: null, deed: null };
  const burst: TravelLine = { ...line, deed: { deed: 'flak', at: [1, 2] } };
  expect(shelledIn([line])).toEqual([]);
  expect(shelledIn([burst, line, line])).toEqual([1, 2]);
  expect(shelledIn([burst, { ...line, weight: 'head' }])).toEqual([]);
});

test('CH-18.51b: Napalm burns till the next turn', () => {
  const line: TravelLine = { text: '', rule: '', weight: '', travel: null, deed: null };
  const dropped: TravelLine = { ...line, deed: { deed: 'napalm', by: 1 } };
  expect([[line], [dropped, line], [dropped, { ...line, weight: 'head' as const }]].map(isBurning)).toEqual([
    false,
    true,
    false,
  ]);
});
