import type { WingsView } from '@tallyho/wings-of-war';
import { describe, expect, test } from 'vitest';
import type { Beat } from '../../src/wings-of-war/film/beats.ts';
import { momentOf } from '../../src/wings-of-war/map/motion.ts';
import { bearingTo, compassOf, edgeAhead } from '../../src/wings-of-war/model/bearings.ts';
import { along, placed, seenFrom, sliceOf, spotOf, turnBetween, wayOf } from '../../src/wings-of-war/model/drawing.ts';

const table = { width: 900_000, length: 1_200_000 };
const pose = { x: 100_000, y: 200_000, heading: 9000 };
const rounded = ({ x, y, turn }: { x: number; y: number; turn: number }) =>
  [x, y, turn].map((value) => Math.round(value * 10) / 10 + 0);

describe('from the table to the drawing', () => {
  test('the table’s y goes up, the drawing’s down; who sits across sees everything turned', () => {
    expect(spotOf(pose, table.length)).toEqual({ x: 100, y: 1000, turn: 90 });
    expect(seenFrom(table, false)(pose)).toEqual({ x: 100, y: 1000, turn: 90 });
    expect(seenFrom(table, true)(pose)).toEqual({ x: 800, y: 200, turn: 270 });
    expect(seenFrom(table, true)({ ...pose, heading: 27_000 }).turn).toBe(90);
    expect(placed({ x: 1.005, y: -2, turn: 45.678 })).toBe('translate(1.00 -2.00) rotate(45.68)');
  });

  test('the smaller way round, clockwise where both are as long', () => {
    expect([turnBetween(350, 10), turnBetween(10, 350), turnBetween(0, 180), turnBetween(0, 181)]).toEqual([
      20, -20, 180, -179,
    ]);
  });

  test('a slice is so wide on each side of its middle', () => {
    expect(sliceOf(0, 30, 200)).toBe('M0 0L-100.00 -173.21A200 200 0 0 1 100.00 -173.21Z');
    expect(sliceOf(180, 120, 100)).toBe('M0 0L86.60 -50.00A100 100 0 1 1 -86.60 -50.00Z');
  });

  test('a way leaves in the old direction and comes in from the new one; an Immelmann goes straight on', () => {
    const from = { x: 0, y: 0, turn: 0 };
    expect(wayOf(from, { x: 0, y: -100, turn: 0 })).toBe('M0.0 0.0C0.0 -42.0 0.0 -58.0 0.0 -100.0');
    expect(wayOf(from, { x: 60, y: -80, turn: 90 })).toBe('M0.0 0.0C0.0 -42.0 18.0 -80.0 60.0 -80.0');
    expect(wayOf(from, { x: 0, y: -100, turn: 180 })).toBe('M0.0 0.0C0.0 -42.0 0.0 -58.0 0.0 -100.0');
  });

  test('half-way through a turn half of it is done; an Immelmann turns at the end', () => {
    const from = { x: 0, y: 0, turn: 0 };
    const right = { x: 60, y: -80, turn: 90 };
    expect([0, 0.25, 0.5, 1].map((part) => rounded(along(from, right, part)))).toEqual([
      [0, 0, 0],
      [3.5, -30.2, 14.1],
      [14.3, -55.7, 45],
      [60, -80, 90],
    ]);
    const back = { x: 0, y: -100, turn: 180 };
    expect([0.5, 0.55, 0.775, 1].map((part) => rounded(along(from, back, part))[2])).toEqual([0, 0, 90, 180]);
  });
});

describe('an aircraft in the film', () => {
  const parts = [
    { part: 'reveal', from: 0, to: 100 },
    { part: 'flight', from: 100, to: 300 },
    { part: 'effects', from: 300, to: 400 },
  ] as const;
  const at = (x: number, y: number, heading: number) => ({ x, y, heading });
  const seen = seenFrom(table, false);
  const flown = (to: ReturnType<typeof at>, losses: readonly object[] = []): Beat =>
    ({ flights: new Map([[0, { from: at(0, 0, 0), via: [], to }]]), losses }) as unknown as Beat;
  const moment = (beat: Beat, ms: number, plane = 0) => {
    const { spot, bank, lift, fade } = momentOf(beat, parts, ms, plane, { x: 7, y: 8, turn: 9 }, seen);
    return [...rounded(spot), ...[bank, lift, fade].map((value) => Math.round(value * 1000) / 1000)];
  };

  test('waits while cards are shown, begins and ends gently, and banks in the middle of its turn', () => {
    const turn = flown(at(60_000, 80_000, 6000));
    expect(moment(turn, 99)).toEqual([0, 1200, 0, 0, 1, 1]);
    expect(moment(turn, 100)).toEqual([0, 1200, 0, 0, 1, 1]);
    expect(moment(turn, 200).slice(2)).toEqual([30, 0.16, 1, 1]);
    expect(moment(turn, 150)[2]).toBeLessThan(5);
    expect(moment(turn, 299).slice(0, 2)).toEqual([60, 1120]);
    expect(moment(turn, 350)).toEqual([7, 8, 9, 0, 1, 1]);
  });

  test('banks half as much in half the turn, and rises in an Immelmann instead', () => {
    expect(moment(flown(at(30_000, 80_000, 3000)), 200)[3]).toBe(0.08);
    expect(moment(flown(at(30_000, 80_000, 12_000)), 200)[3]).toBe(0.16);
    expect(moment(flown(at(0, 80_000, 18_000)), 200).slice(3)).toEqual([0, 0.7, 1]);
  });

  test('spins and fades when it is shot down, but not when it leaves', () => {
    const shot = flown(at(0, 0, 0), [{ plane: 0, fate: 'shot-down' }]);
    expect(moment(shot, 350)).toEqual([7, 8, 109, 0, 0.7, 0.938]);
    expect(moment(shot, 999)).toEqual([7, 8, 409, 0, 0.4, 0]);
    expect(moment(flown(at(0, 0, 0), [{ plane: 0, fate: 'left' }]), 350)).toEqual([7, 8, 9, 0, 1, 1]);
    expect(moment(shot, 350, 1)).toEqual([7, 8, 9, 0, 1, 1]);
  });
});

describe('what a pilot calls out', () => {
  const plane = (x: number, y: number, heading: number, level = 0) => ({ x, y, heading, level, fate: 0 });
  const call = (other: ReturnType<typeof plane>, heading = 0) => {
    const view = { planes: [plane(500_000, 500_000, heading, 1), other] } as unknown as WingsView;
    const { distance, clock, aspect, above } = bearingTo(view, 0, 1);
    return [Math.round(distance), clock, aspect, above];
  };

  test('the hour, the distance, where his nose points, and how much higher he is', () => {
    expect(call(plane(500_000, 700_000, 18_000, 3))).toEqual([200, 12, 'towards', 2]);
    expect(call(plane(800_000, 500_000, 0))).toEqual([300, 3, 'left', -1]);
    expect(call(plane(800_000, 500_000, 18_000))).toEqual([300, 3, 'right', -1]);
    expect(call(plane(500_000, 100_000, 18_000))).toEqual([400, 6, 'away', -1]);
    expect(call(plane(500_000, 700_000, 0), 9000)).toEqual([200, 9, 'away', -1]);
    expect(call(plane(600_000, 673_205, 0))).toEqual([200, 1, 'away', -1]);
  });

  test('the compass, and how far it is to the edge ahead', () => {
    expect([0, 2249, 2251, 9000, 18_000, 31_500, 35_900].map((heading) => compassOf({ ...pose, heading }))).toEqual([
      0, 0, 1, 2, 4, 7, 0,
    ]);
    const view = { fixed: table } as unknown as WingsView;
    const ahead = (heading: number): number => Math.round(edgeAhead(view, { ...pose, heading }));
    expect([0, 9000, 18_000, 27_000].map(ahead)).toEqual([1000, 800, 200, 100]);
    expect(ahead(4500)).toBe(1131);
    expect(ahead(22_500)).toBe(141);
  });
});
