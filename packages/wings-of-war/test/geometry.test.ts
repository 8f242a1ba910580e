import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sinesText } from '../scripts/make-sines.ts';
import { baseContent } from '../src/content/pack.ts';
import { deckTable, kindOf } from '../src/fixed.ts';
import { move, pivot } from '../src/flow/move.ts';
import {
  areFarApart,
  baseOf,
  cornerX,
  cornerY,
  discTouches,
  HALF_LENGTH,
  HALF_RULER,
  HALF_WIDTH,
  OUT_OF_REACH,
  obstacleOf,
  overlap,
  type Pose,
  RULER,
  TOLERANCE,
} from '../src/geometry/base.ts';
import { isLessProduct, isWithin } from '../src/geometry/exact.ts';
import {
  areWithin,
  centreLineWithin,
  crosses,
  frontArc,
  isInArc,
  reaches,
  rearArc,
  rearEdge,
} from '../src/geometry/sight.ts';
import { SCALE, sineOfDegree } from '../src/geometry/sines.ts';
import { cosine, heading, sine, unscaled } from '../src/geometry/trigonometry.ts';
import { backed } from '../src/rules/movement.ts';

const pose = (x: number, y: number, at: number): Pose => ({ x, y, heading: at });
const deck = (letter: string) => {
  const found = baseContent.deckByLetter.get(letter);
  if (found === undefined) throw new Error(letter);
  return deckTable(found, true);
};
const moved = (from: Pose, letter: string, ...cards: Parameters<typeof kindOf>[0][]): Pose => {
  const to = { ...from };
  for (const card of cards) move(to, deck(letter), kindOf(card));
  return to;
};

const anyHeading = fc.integer({ min: 0, max: 35_999 });
const anyPose = fc.record({
  x: fc.integer({ min: 0, max: 3_000_000 }),
  y: fc.integer({ min: 0, max: 3_000_000 }),
  heading: anyHeading,
});
const nearPose = (from: Pose) =>
  fc.record({
    x: fc.integer({ min: from.x - 300_000, max: from.x + 300_000 }),
    y: fc.integer({ min: from.y - 300_000, max: from.y + 300_000 }),
    heading: anyHeading,
  });
const anyPair = anyPose.chain((a) => nearPose(a).map((b) => [a, b] as const));
const anyTrio = anyPose.chain((a) => fc.tuple(nearPose(a), nearPose(a)).map(([b, c]) => [a, b, c] as const));

describe('the table of sines', () => {
  test('is what its script makes', async () => {
    const { readFileSync } = await import('node:fs');
    expect(readFileSync(new URL('../src/geometry/sines.ts', import.meta.url), 'utf8')).toBe(sinesText);
  });

  test('is right to a few billionths for every hundredth of a degree', () => {
    for (let at = 0; at < 36_000; at++) {
      expect(Math.abs(sine(at) / SCALE - Math.sin((at * Math.PI) / 18_000))).toBeLessThan(3e-8);
      expect(Math.abs(cosine(at) / SCALE - Math.cos((at * Math.PI) / 18_000))).toBeLessThan(3e-8);
    }
  });

  test('is exactly odd, and exactly turned around by half a circle', () => {
    fc.assert(
      fc.property(anyHeading, (at) => {
        expect(sine(heading(-at))).toBe(0 - sine(at));
        expect(sine(heading(at + 18_000))).toBe(0 - sine(at));
        expect(cosine(heading(at + 18_000))).toBe(0 - cosine(at));
        expect(cosine(heading(-at))).toBe(cosine(at));
      }),
    );
    expect(sineOfDegree[30]).toBe(SCALE / 2);
  });

  test('rounding is the same on both sides of zero', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 50 }), (product) => {
        expect(unscaled(-product)).toBe(0 - unscaled(product));
      }),
    );
  });
});

describe('moves', () => {
  const turns: [Parameters<typeof kindOf>[0], number, string[]][] = [
    ['right 60', 6, ['A', 'B', 'D', 'E']],
    ['left 60', 6, ['A', 'B', 'D', 'E']],
    ['right 90', 4, ['C', 'D', 'N']],
    ['left 90', 4, ['F', 'W']],
    ['right 30', 12, ['XA', 'XB']],
    ['right 45', 8, ['XC', 'XD']],
  ];
  test.each(turns)('equal turns of 360° in all close the circle exactly: %s', (card, times, letters) => {
    fc.assert(
      fc.property(anyPose, (from) => {
        for (const letter of letters) expect(moved(from, letter, ...new Array(times).fill(card))).toEqual(from);
      }),
    );
  });

  test('WOW-GAP-18: an Immelmann twice leads back to the start', () => {
    fc.assert(
      fc.property(anyPose, (from) => {
        expect(moved(from, 'A', 'immelmann', 'immelmann')).toEqual(from);
      }),
    );
  });

  test('left mirrors right', () => {
    const pairs = [
      ['right 60', 'left 60'],
      ['right 90', 'left 90'],
      ['slip right', 'slip left'],
      ['wide right', 'wide left'],
    ] as const;
    fc.assert(
      fc.property(anyHeading, (at) => {
        for (const [right, left] of pairs) {
          const a = moved(pose(0, 0, at), 'O', right);
          const b = moved(pose(0, 0, heading(0 - at)), 'O', left);
          expect(b).toEqual({ x: 0 - a.x, y: a.y, heading: heading(0 - a.heading) });
        }
      }),
    );
  });

  test('a move is within a micrometre of the same move with exact sines', () => {
    fc.assert(
      fc.property(anyHeading, (at) => {
        const { x, y } = moved(pose(0, 0, at), 'A', 'right 60');
        const table = deck('A');
        const [f, l, angle] = [
          table.forward[kindOf('right 60')],
          table.aside[kindOf('right 60')],
          (at * Math.PI) / 18_000,
        ];
        expect(Math.abs(x - (f * Math.sin(angle) + l * Math.cos(angle)))).toBeLessThan(1);
        expect(Math.abs(y - (f * Math.cos(angle) - l * Math.sin(angle)))).toBeLessThan(1);
      }),
    );
  });

  test('WOW-LAND-23: turning about a point leaves the point where it is, and a full circle in steps leads back', () => {
    const from = pose(500_000, 500_000, 0);
    const turned = { ...from };
    pivot(turned, 1, 0, 9_000);
    expect(turned).toEqual(pose(500_000 - HALF_LENGTH, 500_000 + HALF_LENGTH, 9_000));
    pivot(turned, 1, 0, 9_000);
    pivot(turned, 1, 0, 18_000);
    expect(turned).toEqual(from);
  });

  test('WOW-GAP-39: setting back goes straight backwards', () => {
    expect(backed(pose(0, 0, 9_000), 100)).toEqual(pose(-100, 0, 9_000));
  });
});

describe('comparisons', () => {
  test('are exact where doubles are not', () => {
    const big = 2 ** 40 + 1;
    expect(isLessProduct(big, big, big, big)).toBe(false);
    expect(isLessProduct(big, big, big + 1, big)).toBe(true);
    expect(isLessProduct(big, big - 1, big, big)).toBe(true);
    expect(isWithin(25, 2 ** 40, 2 ** 40, 5)).toBe(true);
    expect(isWithin(25, 2 ** 40 + 1, 2 ** 40, 5)).toBe(false);
  });
});

describe('bases', () => {
  test('WOW-GAP-15: corners lie 40.15 mm from the centre', () => {
    fc.assert(
      fc.property(anyPose, (at) => {
        const base = baseOf(at);
        for (let i = 0; i < 4; i++) {
          expect(
            Math.abs(
              Math.hypot(cornerX(base, i) - at.x, cornerY(base, i) - at.y) - Math.hypot(HALF_LENGTH, HALF_WIDTH),
            ),
          ).toBeLessThan(1.5);
        }
      }),
    );
  });

  test('overlap is symmetric, and needs the centres near', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        expect(overlap(baseOf(a), baseOf(b))).toBe(overlap(baseOf(b), baseOf(a)));
        if (overlap(baseOf(a), baseOf(b))) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(80_304);
      }),
    );
  });

  test('WOW-OVL-01, WOW-GAP-42: bases that touch do not overlap; a strip of more than 0.01 mm does', () => {
    const a = baseOf(pose(0, 0, 0));
    const beside = (x: number) => baseOf(pose(x, 0, 0));
    expect(overlap(a, beside(2 * HALF_WIDTH))).toBe(false);
    expect(overlap(a, beside(2 * HALF_WIDTH - TOLERANCE))).toBe(false);
    expect(overlap(a, beside(2 * HALF_WIDTH - TOLERANCE - 1))).toBe(true);
    const ahead = (y: number) => baseOf(pose(0, y, 18_000));
    expect(overlap(a, ahead(2 * HALF_LENGTH - TOLERANCE))).toBe(false);
    expect(overlap(a, ahead(2 * HALF_LENGTH - TOLERANCE - 1))).toBe(true);
  });

  test('WOW-GAP-27: a stand of 6 mm touches a base, or just does not', () => {
    const base = baseOf(pose(0, 0, 0));
    expect(discTouches(HALF_WIDTH + 6_000, 0, 6_000, base)).toBe(true);
    expect(discTouches(HALF_WIDTH + 6_001, 0, 6_000, base)).toBe(false);
    expect(discTouches(HALF_WIDTH + 3_600, HALF_LENGTH + 4_800, 6_000, base)).toBe(true);
    expect(discTouches(HALF_WIDTH + 3_601, HALF_LENGTH + 4_800, 6_000, base)).toBe(false);
  });
});

describe('sight', () => {
  const shot = (from: Pose, at: Pose, ...others: Pose[]) => ({
    from,
    arc: frontArc(from),
    target: baseOf(at),
    obstacles: others.map(obstacleOf),
  });

  test('WOW-FIRE-03, WOW-GAP-09, WOW-GAP-46, WOW-GAP-16: the ruler reaches any point of the base, to the last hundredth of a millimetre', () => {
    const me = pose(0, 0, 0);
    const target = (nearest: number) => pose(0, nearest + HALF_LENGTH, 0);
    expect(reaches(shot(me, target(HALF_RULER)), HALF_RULER)).toBe(true);
    expect(reaches(shot(me, target(HALF_RULER + TOLERANCE)), HALF_RULER)).toBe(true);
    expect(reaches(shot(me, target(HALF_RULER + TOLERANCE + 1)), HALF_RULER)).toBe(false);
    expect(reaches(shot(me, target(RULER + TOLERANCE)), RULER)).toBe(true);
    expect(reaches(shot(me, target(RULER + TOLERANCE + 1)), RULER)).toBe(false);
  });

  test('WOW-GAP-17: the arc runs through the front corners, limits included', () => {
    const me = pose(0, 0, 0);
    const arc = frontArc(me);
    expect(isInArc(arc, HALF_WIDTH, HALF_LENGTH)).toBe(true);
    expect(isInArc(arc, -HALF_WIDTH - TOLERANCE, HALF_LENGTH)).toBe(true);
    expect(isInArc(arc, HALF_WIDTH + TOLERANCE + 1, HALF_LENGTH)).toBe(false);
    expect(isInArc(arc, -HALF_WIDTH - TOLERANCE - 1, HALF_LENGTH)).toBe(false);
    expect(isInArc(arc, 0, -1)).toBe(false);
    const rear = rearArc(me, 6_700);
    const at = (degrees: number): [number, number] => [
      Math.round(1e9 * Math.sin((degrees * Math.PI) / 180)),
      Math.round(1e9 * Math.cos((degrees * Math.PI) / 180)),
    ];
    expect(isInArc(rear, ...at(180 - 67))).toBe(true);
    expect(isInArc(rear, ...at(180 + 67))).toBe(true);
    expect(isInArc(rear, ...at(180 - 67.02))).toBe(false);
    expect(isInArc(rear, ...at(180 + 67.02))).toBe(false);
  });

  test('a target beside the arc is reached by the corner that sticks into it', () => {
    const me = pose(0, 0, 0);
    // The arc line at 32.8° passes x = 64.4 mm at y = 100 mm.
    const beside = (left: number) => pose(left + HALF_WIDTH, 100_000 - HALF_LENGTH, 0);
    expect(reaches(shot(me, beside(64_400)), RULER)).toBe(true);
    expect(reaches(shot(me, beside(64_600)), RULER)).toBe(false);
  });

  test('a long side across the limit of the arc is reached along the limit, on either side', () => {
    const me = pose(0, 0, 0);
    // Beside the arc, so that no corner and no foot of a perpendicular lies in it; only the line of the limit meets the
    // base.
    const across = (x: number) => pose(x, 100_000, 6_000);
    for (const side of [1, -1]) {
      const target = { ...across(side * 80_000), heading: side === 1 ? 6_000 : 30_000 };
      const base = baseOf(target);
      const inside = [0, 1, 2, 3].filter((i) => isInArc(frontArc(me), cornerX(base, i), cornerY(base, i)));
      expect(reaches(shot(me, target), RULER)).toBe(true);
      expect(inside.length).toBeLessThan(4);
    }
    const thin = (x: number) => ({
      from: me,
      arc: frontArc(me),
      target: { x, y: 120_000, frontX: 60_000, frontY: 0, rightX: 0, rightY: -1_000 },
      obstacles: [],
    });
    // The limits pass x = ±77.4 mm at y = 120 mm: a bar from 40 to 160 mm sticks in; one whose ends are both outside
    // crosses both limits.
    expect(reaches(thin(100_000), RULER)).toBe(true);
    expect(reaches(thin(-100_000), RULER)).toBe(true);
    expect(reaches(thin(140_000), RULER)).toBe(false);
  });

  test('a target that shows its side or its nose is reached square to the edge, to the last hundredth of a millimetre', () => {
    for (const turn of [0, 9_000, 18_000, 27_000]) {
      const me = pose(0, 0, turn);
      const ahead = (distance: number, heading: number, half: number): Pose => {
        const to = { ...me };
        return { ...backed(to, -distance - half), heading };
      };
      for (const [facing, half] of [
        [9_000, HALF_WIDTH],
        [27_000, HALF_WIDTH],
        [0, HALF_LENGTH],
        [18_000, HALF_LENGTH],
      ]) {
        const at = heading(turn + facing);
        expect(reaches(shot(me, ahead(HALF_RULER + TOLERANCE, at, half)), HALF_RULER)).toBe(true);
        expect(reaches(shot(me, ahead(HALF_RULER + TOLERANCE + 1, at, half)), HALF_RULER)).toBe(false);
      }
    }
  });

  test('WOW-GAP-47: grazing an edge does not block, a hair of the inside does', () => {
    const me = pose(0, 0, 0);
    const target = pose(0, 180_000, 0);
    const wall = (x: number): Pose => pose(x, 80_000, 9_000);
    expect(crosses(me, target, obstacleOf(wall(HALF_LENGTH)))).toBe(false);
    expect(crosses(me, target, obstacleOf(wall(HALF_LENGTH - TOLERANCE)))).toBe(false);
    expect(crosses(me, target, obstacleOf(wall(HALF_LENGTH - TOLERANCE - 1)))).toBe(true);
  });

  test('WOW-FIRE-13: one free part of the base is enough', () => {
    const me = pose(0, 0, 0);
    const target = pose(0, 200_000, 9_000);
    expect(reaches(shot(me, target, pose(0, 100_000, 9_000)), RULER)).toBe(false);
    expect(reaches(shot(me, target, pose(20_000, 100_000, 9_000)), RULER)).toBe(true);
  });

  test('blocking and tailing lines are symmetric', () => {
    fc.assert(
      fc.property(anyTrio, ([a, b, c]) => {
        expect(crosses(a, b, obstacleOf(c))).toBe(crosses(b, a, obstacleOf(c)));
        expect(areWithin(a, b, RULER)).toBe(areWithin(b, a, RULER));
      }),
    );
  });

  test('what is far apart is out of reach', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        fc.pre(!overlap(baseOf(a), baseOf(b)));
        if (reaches({ from: a, arc: null, target: baseOf(b), obstacles: [] }, RULER))
          expect(areFarApart(a, b, OUT_OF_REACH)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('a free field of sight agrees with measuring a thousand points of the base', () => {
    fc.assert(
      fc.property(anyPair, ([a, b]) => {
        const target = baseOf(b);
        fc.pre(!overlap(baseOf(a), target));
        const arc = frontArc(a);
        let near = Number.POSITIVE_INFINITY;
        for (let i = -50; i <= 50; i++) {
          for (const j of [-50, 50]) {
            for (const [u, v] of [
              [i, j],
              [j, i],
            ]) {
              const x = b.x + (u * target.frontX + v * target.rightX) / 50 - a.x;
              const y = b.y + (u * target.frontY + v * target.rightY) / 50 - a.y;
              if (isInArc(arc, x, y)) near = Math.min(near, Math.hypot(x, y));
            }
          }
        }
        // The samples are 1.35 mm apart: within that of the limit they say nothing.
        if (near < RULER) expect(reaches(shot(a, b), RULER)).toBe(true);
        if (near > RULER + 1_500 && near < Number.POSITIVE_INFINITY) expect(reaches(shot(a, b), RULER)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  test('what is turned and shifted as a whole stays as it is', () => {
    fc.assert(
      fc.property(anyPair, fc.constantFrom(9_000, 18_000, 27_000), ([a, b], by) => {
        fc.pre(!overlap(baseOf(a), baseOf(b)));
        const turn = ({ x, y, heading: at }: Pose): Pose => {
          if (by === 9_000) return pose(y, 0 - x, heading(at + by));
          return by === 18_000 ? pose(0 - x, 0 - y, heading(at + by)) : pose(0 - y, x, heading(at + by));
        };
        expect(reaches(shot(turn(a), turn(b)), RULER)).toBe(reaches(shot(a, b), RULER));
      }),
      { numRuns: 300 },
    );
  });

  test('WOW-BLIND-03: the centre line is measured to where it enters the base', () => {
    const me = pose(0, 0, 0);
    expect(centreLineWithin(me, baseOf(pose(0, -HALF_RULER - HALF_LENGTH - TOLERANCE, 0)), HALF_RULER)).toBe(true);
    expect(centreLineWithin(me, baseOf(pose(0, -HALF_RULER - HALF_LENGTH - TOLERANCE - 1, 0)), HALF_RULER)).toBe(false);
  });

  test('WOW-GAP-73: the edges are those of the base, corners included', () => {
    const rear = rearEdge(pose(0, 0, 0));
    expect(isInArc(rear, HALF_WIDTH, -HALF_LENGTH)).toBe(true);
    expect(isInArc(rear, HALF_WIDTH + TOLERANCE + 1, -HALF_LENGTH)).toBe(false);
  });
});
