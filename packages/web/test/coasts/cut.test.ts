import { describe, expect, test } from 'vitest';
import type { Ring } from '../../coasts/atlas.ts';
import { cutTo, landIn, simplified } from '../../coasts/cut.ts';

const box = { west: 0, east: 10, south: 0, north: 10 };
const square = (west: number, south: number, side: number): Ring => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
];

describe('a coast that is cut to a map', () => {
  test('stays as it is where all of it is on the map, edges included', () => {
    expect(cutTo(box, square(2, 3, 4))).toEqual(square(2, 3, 4));
    expect(cutTo(box, square(0, 0, 10))).toEqual(square(0, 0, 10));
  });

  test('is gone where none of it is', () => {
    expect(cutTo(box, square(20, 3, 4))).toEqual([]);
    expect(cutTo(box, square(-20, 3, 4))).toEqual([]);
    expect(cutTo(box, square(3, 20, 4))).toEqual([]);
    expect(cutTo(box, square(3, -20, 4))).toEqual([]);
  });

  test('runs along each edge that it crosses', () => {
    const slanting: Ring = [
      [-2, 4],
      [6, 0],
      [6, 8],
    ];
    expect(cutTo(box, slanting)).toEqual([
      [0, 5],
      [0, 3],
      [6, 0],
      [6, 8],
    ]);
    const beyondEast: Ring = [
      [8, 2],
      [12, 3],
      [8, 6],
    ];
    expect(cutTo(box, beyondEast)).toEqual([
      [8, 2],
      [10, 2.5],
      [10, 4.5],
      [8, 6],
    ]);
    const beyondNorthAndSouth: Ring = [
      [4, -3],
      [6, 13],
      [2, 13],
    ];
    expect(cutTo(box, beyondNorthAndSouth)).toEqual([
      [2.375, 10],
      [3.625, 0],
      [4.375, 0],
      [5.625, 10],
    ]);
  });
});

describe('a coast that is drawn with fewer points', () => {
  const bay: Ring = [
    [0, 0],
    [4, 0.2],
    [8, 0],
    [8, 8],
    [4, 7],
    [0, 8],
  ];

  test('loses what is nearer to its line than can be seen', () => {
    expect(simplified(bay, 0.5)).toEqual([
      [0, 0],
      [8, 0],
      [8, 8],
      [4, 7],
      [0, 8],
    ]);
    expect(simplified(bay, 1)).toEqual([
      [0, 0],
      [8, 0],
      [8, 8],
      [0, 8],
    ]);
    expect(simplified(bay, 0.1)).toEqual(bay);
    expect(simplified(bay, 0.2)).not.toContainEqual([4, 0.2]);
  });

  test('keeps a triangle, and points that lie beyond the ends of a line or on one another', () => {
    expect(simplified(bay.slice(0, 3), 5)).toEqual(bay.slice(0, 3));
    const spit: Ring = [
      [0, 0],
      [6, 0],
      [3, 0],
      [3, 4],
      [0, 0],
      [-3, 4],
    ];
    expect(simplified(spit, 0.5)).toEqual([
      [0, 0],
      [6, 0],
      [3, 0],
      [3, 4],
      [0, 0],
      [-3, 4],
    ]);
    expect(simplified(spit, 3)).toEqual([
      [0, 0],
      [6, 0],
      [3, 4],
      [0, 0],
      [-3, 4],
    ]);
  });
});

describe('the land on a map', () => {
  test('is taken from the world as it is, or once around it', () => {
    const land = [square(2, 2, 4)];
    expect(landIn([square(2, 2, 4)], box, 100)).toEqual(land);
    const pacific = { ...box, west: 175, east: 185 };
    expect(landIn([square(-178, 2, 2)], pacific, 100)).toEqual([square(182, 2, 2)]);
    expect(landIn([square(-178, 2, 2)], { ...pacific, east: 180 }, 100)).toEqual([]);
    const fromTheOtherSide = { ...box, west: -185, east: -175 };
    expect(landIn([square(178, 2, 1)], fromTheOtherSide, 100)).toEqual([square(-182, 2, 1)]);
    expect(landIn([square(178, 2, 1)], { ...fromTheOtherSide, west: -180 }, 100)).toEqual([]);
  });

  test('leaves out islands of fewer than six pixels', () => {
    // A pixel is a tenth of a degree.
    expect(landIn([square(5, 5, 0.25)], box, 100)).toHaveLength(1);
    expect(landIn([square(5, 5, 0.24)], box, 100)).toHaveLength(0);
    const round: Ring = square(5, 5, 0.25).toReversed();
    expect(landIn([round], box, 100)).toHaveLength(1);
  });

  test('is as fine as half a pixel', () => {
    const dented = (by: number): Ring => [
      [0, 0],
      [5, by],
      [10, 0],
      [10, 9],
      [5, 9.9],
      [0, 9],
    ];
    expect(landIn([dented(0.06)], box, 100)[0]).toHaveLength(6);
    expect(landIn([dented(0.05)], box, 100)[0]).toHaveLength(5);
    expect(landIn([dented(0.04)], box, 100)[0]).toHaveLength(5);
  });
});
