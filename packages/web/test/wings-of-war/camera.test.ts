import { describe, expect, test } from 'vitest';
import { lookAt } from '../../src/play/look.ts';
import type { Screening } from '../../src/wings-of-war/film/screening.ts';
import { around, fit, isSeen, overLand, steady, union } from '../../src/wings-of-war/map/camera.ts';
import { apart, chipBox, chipHalves, pointerTo } from '../../src/wings-of-war/map/edge-chips.ts';
import { emptyParts } from '../../src/wings-of-war/map/empty-parts.ts';
import { overlap, placeLabels } from '../../src/wings-of-war/map/labels.ts';
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
          const parts = freeParts(frame, {
            aircraft: model.view.planes.length,
            hasAltitude: true,
            table: { width: scene.width, height: scene.height },
            mayStay: false,
          });
          const look = fit(scene.wanted, frame.board, parts, limitsOf(frame, false, model.view.planes.length));
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
    const places = placeLabels([at(0, 500, 300), at(1, 500, 360)], [], [{ x: 0, y: 0, ...window }]);
    expect(places.get(0)?.dy).toBeLessThan(0);
    expect(places.get(1)?.dy).toBeGreaterThan(0);
  });

  test('never leave the free part', () => {
    const places = placeLabels([at(0, 5, 5), at(1, 995, 595)], [], [{ x: 0, y: 0, ...window }]);
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

describe('labels beside what lies over the map', () => {
  test('keep out of the way of it, and of whoever is pointed at', () => {
    const tools = { x: 900, y: 300, width: 100, height: 300 };
    const chip = { x: 400, y: 560, width: 104, height: 38 };
    const free = emptyParts({ x: 0, y: 0, ...window }, [tools]);
    const at = (id: number, x: number, y: number) => ({ id, x, y, reach: 30, width: 120, height: 40 });
    for (const [x, y] of [
      [880, 400],
      [860, 560],
      [950, 260],
      [450, 520],
    ]) {
      const { dx, dy } = placeLabels([at(0, x, y)], [], free, [chip]).get(0) ?? { dx: 0, dy: 0 };
      const box = { x: x + dx - 60, y: y + dy - 20, width: 120, height: 40 };
      expect(overlap(box, tools)).toBe(0);
      expect(overlap(box, chip)).toBe(0);
    }
  });
});

describe('chips at the edge', () => {
  const half = chipHalves.whole;
  const up = { x: 500, y: 80, towards: 0, half };
  const right = { x: 840, y: 300, towards: 90, half };
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

  test('stay inside the free part, in a second row where their edge is full', () => {
    const corner = { x: 948, y: 80, towards: 0, half };
    expect(apart([corner, corner], whole).map(({ x }) => x)).toEqual([948, 844]);
    const narrow = { x: 400, y: 0, width: 200, height: 600 };
    expect(apart([up, up], narrow).map(({ x, y }) => [x, y])).toEqual([
      [500, 80],
      [500, 118],
    ]);
    const low = { x: 400, y: 0, width: 200, height: 110 };
    expect(apart([up, up], low)).toEqual([up, up]);
  });

  test('lie upon no aircraft that is seen', () => {
    const craft = [around({ x: 500, y: 90 }, 40)];
    const [chip] = apart([up], whole, craft);
    expect(overlap(chipBox(chip), craft[0])).toBe(0);
    expect(chip.y).toBe(80);
  });

  test('eight of them on a phone, and none upon another', () => {
    const phone = { x: 8, y: 86, width: 374, height: 320 };
    const chips = Array.from({ length: 8 }, (_, i) => ({ x: 40 + i * 40, y: 105, towards: 0, half: chipHalves.brief }));
    const boxes = apart(chips, phone).map(chipBox);
    for (const [i, box] of boxes.entries()) {
      expect(overlap(box, phone)).toBe(box.width * box.height);
      for (const other of boxes.slice(0, i)) expect(overlap(box, other)).toBe(0);
    }
  });
});

describe('what nothing lies over', () => {
  const whole = { x: 0, y: 0, width: 1000, height: 600 };
  const corner = { x: 800, y: 0, width: 200, height: 150 };
  const tools = { x: 940, y: 400, width: 60, height: 200 };

  test('is all of the window where there is nothing, and nothing of it where all is covered', () => {
    expect(emptyParts(whole, [])).toEqual([whole]);
    expect(emptyParts(whole, [{ x: 2000, y: 0, width: 9, height: 9 }])).toEqual([whole]);
    expect(emptyParts(whole, [whole])).toEqual([whole]);
  });

  test('is told in parts that touch no cover, the largest first', () => {
    const parts = emptyParts(whole, [corner, tools]);
    expect(parts[0]).toEqual({ x: 0, y: 0, width: 800, height: 600 });
    expect(parts).toContainEqual({ x: 0, y: 150, width: 940, height: 450 });
    expect(parts).toContainEqual({ x: 0, y: 150, width: 1000, height: 250 });
    for (const part of parts) for (const cover of [corner, tools]) expect(overlap(part, cover)).toBe(0);
  });

  test('holds every box that touches no cover', () => {
    const covers = [corner, tools, { x: 0, y: 0, width: 220, height: 188 }];
    const parts = emptyParts(whole, covers);
    for (let x = 0; x <= 880; x += 40)
      for (let y = 0; y <= 500; y += 20) {
        const box = { x, y, width: 120, height: 100 };
        const isFree = covers.every((cover) => overlap(cover, box) === 0);
        expect(parts.some((part) => overlap(part, box) === 12_000)).toBe(isFree);
      }
  });
});
