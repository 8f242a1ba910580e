import { describe, expect, test } from 'vitest';
import { lookAt } from '../../src/play/look.ts';
import type { Screening } from '../../src/wings-of-war/film/screening.ts';
import { apart, around, fit, isSeen, overLand, pointerTo, steady, union } from '../../src/wings-of-war/map/camera.ts';
import { cardsPlace } from '../../src/wings-of-war/map/cards-place.ts';
import { placeLabels } from '../../src/wings-of-war/map/labels.ts';
import { mapScene } from '../../src/wings-of-war/map/scene.ts';
import { modelOf } from '../../src/wings-of-war/model/use-model.ts';
import { frameOf } from '../../src/wings-of-war/table/frame.ts';
import { freeParts, limitsOf } from '../../src/wings-of-war/table/free-parts.ts';
import { fly, GAMES } from './fly.ts';

const window = { width: 1000, height: 600 };
const free = [{ x: 100, y: 50, width: 800, height: 500 }];
const limits = { least: 0.6, most: 1.8, margin: 20 };

describe('the camera', () => {
  test('shows what must be seen whatever it takes, and what may be seen while it can be read', () => {
    const [near, far, further] = [
      around({ x: 0, y: 0 }, 50),
      around({ x: 900, y: 0 }, 50),
      around({ x: 5000, y: 0 }, 50),
    ];
    const both = fit({ must: [near], may: [far, further] }, window, free, limits);
    expect(both).not.toBeNull();
    if (both === null) return;
    expect(isSeen(near, both, window, free)).toBe(true);
    expect(isSeen(far, both, window, free)).toBe(true);
    expect(isSeen(further, both, window, free)).toBe(false);
    const all = fit({ must: [near, further], may: [] }, window, free, limits);
    expect(all !== null && isSeen(union(near, further), all, window, free)).toBe(true);
  });

  test('goes no closer than it may, and looks at the middle of the free part', () => {
    const look = fit({ must: [around({ x: 10, y: 20 }, 5)], may: [] }, window, free, limits);
    expect(look?.scale).toBe(limits.most);
    expect(look?.x).toBeCloseTo(10);
    expect(look?.y).toBeCloseTo(20);
  });

  test('takes the free part in which more can be seen', () => {
    const wide = { x: 0, y: 0, width: 600, height: 50 };
    const parts = [
      { x: 300, y: 0, width: 400, height: 600 },
      { x: 0, y: 200, width: 1000, height: 400 },
    ];
    const look = fit({ must: [wide], may: [] }, window, parts, limits);
    expect(look?.scale).toBeCloseTo((1000 - 40) / 600);
  });

  test('stays where it is as long as everything is in sight, and comes closer only for much', () => {
    const wanted = { must: [around({ x: 0, y: 0 }, 50)], may: [] };
    const goal = { x: 5, y: 0, scale: 1.1 };
    const before = { x: 20, y: 10, scale: 1 };
    expect(steady(before, goal, wanted, window, free)).toBe(before);
    expect(steady({ ...before, x: 900 }, goal, wanted, window, free)).toBe(goal);
    expect(steady({ ...before, scale: 0.5 }, goal, wanted, window, free)).toBe(goal);
    expect(steady(null, goal, wanted, window, free)).toBe(goal);
  });

  test('does not stare beyond the land, unless something must be seen from there', () => {
    const land = { x: 0, y: 0, width: 2000, height: 1000 };
    const look = { x: 100, y: 500, scale: 1 };
    const inside = overLand(look, { must: [around({ x: 300, y: 500 }, 50)], may: [] }, window, free, land);
    expect(inside).toEqual({ x: 500, y: 500, scale: 1 });
    const near = { must: [around({ x: 60, y: 500 }, 50)], may: [] };
    const kept = overLand(look, near, window, free, land);
    expect(kept.x).toBeLessThan(500);
    expect(isSeen(near.must[0], kept, window, free)).toBe(true);
  });

  test('points at whoever is out of the picture from the edge that he is beyond', () => {
    const look = { x: 0, y: 0, scale: 1 };
    expect(pointerTo({ x: 0, y: 0 }, look, window, free)).toBeNull();
    const right = pointerTo({ x: 2000, y: 0 }, look, window, free);
    expect(right).toMatchObject({ x: 848, y: 300 });
    expect(right?.towards).toBeCloseTo(90);
    expect(pointerTo({ x: 0, y: -2000 }, look, window, free)?.towards).toBeCloseTo(0);
  });

  test('in every game, on every screen: one’s own aircraft are seen, and every other is seen or pointed at', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      fly(seed, (match) => {
        const model = modelOf(lookAt(match, 0));
        const screening: Screening = {
          ...{
            shown: model,
            beat: null,
            part: 'flight',
            cards: new Map(),
            isPlaying: false,
            isPaused: false,
            speed: 1,
          },
          ...{ clock: { now: () => 0, length: 0, parts: [], subscribe: () => () => {} }, isStill: true },
          ...{ pause() {}, resume() {}, setSpeed() {}, skip() {}, finishPart() {}, seek() {}, back() {} },
        };
        const scene = mapScene(screening, { arcs: [], ghosts: [], lit: -1, targets: [] });
        for (const [width, height] of [
          [1440, 900],
          [390, 844],
          [844, 390],
        ] as const) {
          const frame = frameOf(width, height);
          const parts = freeParts(frame, model.view.planes.length, true);
          const look = fit(scene.wanted, frame.board, parts, limitsOf(frame, false));
          if (look === null) continue;
          for (const { id, spot } of scene.figures) {
            const isMine = model.view.fixed.planes[id].owner === 0;
            const pointer = pointerTo(spot, look, frame.board, parts);
            if (isMine) expect(pointer).toBeNull();
            if (pointer === null) continue;
            expect(pointer.x).toBeGreaterThan(0);
            expect(pointer.x).toBeLessThan(frame.board.width);
            expect(pointer.y).toBeGreaterThan(0);
            expect(pointer.y).toBeLessThan(frame.board.height);
          }
        }
      });
    }
  });
});

describe('labels', () => {
  const at = (id: number, x: number, y: number) => ({ id, x, y, reach: 30, width: 120, height: 40 });

  test('stand below their aircraft, and elsewhere where something is in the way', () => {
    const places = placeLabels([at(0, 500, 300), at(1, 500, 360)], [], { x: 0, y: 0, ...window });
    expect(places.get(0)?.dy).toBeLessThan(0);
    expect(places.get(1)?.dy).toBeGreaterThan(0);
  });

  test('never leave the free part', () => {
    const places = placeLabels([at(0, 5, 5), at(1, 995, 595)], [], { x: 0, y: 0, ...window });
    for (const [id, x, y] of [
      [0, 5, 5],
      [1, 995, 595],
    ]) {
      const place = places.get(id) ?? { dx: 0, dy: 0 };
      expect(x + place.dx).toBeGreaterThanOrEqual(60);
      expect(x + place.dx).toBeLessThanOrEqual(940);
      expect(y + place.dy).toBeGreaterThanOrEqual(20);
      expect(y + place.dy).toBeLessThanOrEqual(580);
    }
  });
});

describe('chips at the edge', () => {
  const up = { x: 500, y: 80, towards: 0 };
  const right = { x: 840, y: 300, towards: 90 };
  const whole = { x: 0, y: 0, width: 1000, height: 600 };

  test('stand side by side along their edge, and who is alone stays where he is', () => {
    expect(apart([up, right], whole)).toEqual([up, right]);
    expect(apart([up, up, up], whole).map(({ x, y }) => [x, y])).toEqual([
      [500, 80],
      [604, 80],
      [396, 80],
    ]);
    expect(apart([right, right], whole).map(({ x, y }) => [x, y])).toEqual([
      [840, 300],
      [840, 338],
    ]);
  });

  test('stay inside the free part, and upon each other only where there is no room at all', () => {
    const corner = { x: 948, y: 80, towards: 0 };
    expect(apart([corner, corner], whole).map(({ x }) => x)).toEqual([948, 844]);
    const narrow = { x: 400, y: 0, width: 200, height: 600 };
    expect(apart([up, up], narrow)).toEqual([up, up]);
  });
});

describe('cards that were drawn', () => {
  const card = { width: 148, height: 206 };
  const whole = { x: 0, y: 0, width: 1000, height: 600 };
  const isOver = (box: typeof whole, { x, y }: { x: number; y: number }, reach: number): boolean =>
    box.x < x + reach && box.x + box.width > x - reach && box.y < y + reach && box.y + box.height > y - reach;

  test('lie to the right of whoever drew them, and where there is no room, to the left', () => {
    expect(cardsPlace({ x: 300, y: 300 }, [], 50, card, whole)).toEqual({ x: 360, y: 197, ...card });
    expect(cardsPlace({ x: 900, y: 300 }, [], 50, card, whole)).toEqual({ x: 692, y: 197, ...card });
  });

  test('lie above or below where neither side has room for them', () => {
    const narrow = { x: 0, y: 0, width: 260, height: 800 };
    expect(cardsPlace({ x: 130, y: 200 }, [], 50, card, narrow)).toEqual({ x: 56, y: 260, ...card });
    expect(cardsPlace({ x: 130, y: 700 }, [], 50, card, narrow)).toEqual({ x: 56, y: 434, ...card });
  });

  test('stay inside what nothing lies over, and hide nobody who has drawn some as well', () => {
    for (const y of [40, 300, 580]) {
      const at = { x: 400, y };
      const other = { x: 520, y };
      const place = cardsPlace(at, [other], 50, card, whole);
      expect(place.y).toBeGreaterThanOrEqual(0);
      expect(place.y + place.height).toBeLessThanOrEqual(600);
      expect(isOver(place, at, 50)).toBe(false);
      expect(isOver(place, other, 50)).toBe(false);
    }
  });
});
