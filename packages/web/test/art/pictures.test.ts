import { describe, expect, test } from 'vitest';
import { attitudes, elevations, type Facing, turnOf, viewOf } from '../../src/art/aircraft/attitude.ts';
import { boxOf } from '../../src/art/aircraft/box.ts';
import { shine } from '../../src/art/aircraft/paint/light.ts';
import { sizeOf } from '../../src/art/aircraft/paint/picture.ts';
import { aircraftTypes } from '../../src/art/aircraft/types/index.ts';
import { coarse, type Pixel, painted, pixelsOf } from './painted.ts';

const facings: readonly Facing[] = ['left', 'right'];

const bright = ({ colour: [r, g, b] }: Pick<Pixel, 'colour'>): number => r * 0.3 + g * 0.59 + b * 0.11;
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

test.each(aircraftTypes.map((type) => [type.id, type] as const))(
  '%s is inside its box in every attitude',
  (_, type) => {
    const size = sizeOf(type);
    const { mesh, propellers } = coarse(type);
    for (const attitude of attitudes) {
      const box = boxOf(size, attitude);
      const view = viewOf(attitude, 'right', size);
      const isInside = (x: number, y: number, z: number): boolean => {
        const [right, up] = view(x, y, z);
        return Math.abs(right) < box.width / 2 - 0.05 && Math.abs(up) < box.height / 2 - 0.05;
      };
      const { points } = mesh;
      for (let i = 0; i < points.length; i += 3) {
        if (!isInside(points[i], points[i + 1], points[i + 2]))
          expect.fail(`${attitude}: ${points.slice(i, i + 3).join(' ')}`);
      }
      for (const { x, y, z, radius } of propellers) {
        for (let a = 0; a < 12; a++) {
          const angle = (a / 12) * Math.PI * 2;
          const inside = isInside(x, y + Math.cos(angle) * radius, z + Math.sin(angle) * radius);
          if (!inside) expect.fail(`${attitude}: propeller`);
        }
      }
    }
  },
);

test.each(aircraftTypes.map(({ id }) => id))('%s: something is painted, and nothing touches the edge', (id) => {
  for (const attitude of attitudes) {
    const { width, height, pixels } = painted(id, { attitude, scale: 1.5 });
    const coverAt = (x: number, y: number): number => pixels[(y * width + x) * 4 + 3];
    const covered = pixels.filter((value, i) => i % 4 === 3 && value > 200).length;
    expect(covered, attitude).toBeGreaterThan(width * height * 0.04);
    for (let x = 0; x < width; x++) expect(coverAt(x, 0) + coverAt(x, height - 1), attitude).toBe(0);
    for (let y = 0; y < height; y++) expect(coverAt(0, y) + coverAt(width - 1, y), attitude).toBe(0);
  }
});

describe('on a drawing board', () => {
  test('the side shows the nose where it should point, the front the nose ahead of all', () => {
    expect(turnOf('side', 'right')(1, 0, 0)[0]).toBeCloseTo(1);
    expect(turnOf('side', 'left')(1, 0, 0)[0]).toBeCloseTo(-1);
    expect(turnOf('side', 'right')(0, 0, 1)[1]).toBeCloseTo(1);
    expect(turnOf('front', 'right')(1, 0, 0)[2]).toBeCloseTo(1);
    expect(turnOf('front', 'right')(0, 0, 1)[1]).toBeCloseTo(1);
  });

  test.each(['a6m2', 'p-38j', 'b-17e'])('%s is inside its box, and something is painted', (id) => {
    for (const attitude of elevations) {
      const { width, height, pixels } = painted(id, { attitude, scale: 5 });
      const coverAt = (x: number, y: number): number => pixels[(y * width + x) * 4 + 3];
      expect(pixels.filter((value, i) => i % 4 === 3 && value > 200).length, attitude).toBeGreaterThan(20);
      for (let x = 0; x < width; x++) expect(coverAt(x, 0) + coverAt(x, height - 1), attitude).toBe(0);
      for (let y = 0; y < height; y++) expect(coverAt(0, y) + coverAt(width - 1, y), attitude).toBe(0);
    }
  });
});

describe.each(facings)('facing %s', (facing) => {
  const side = facing === 'right' ? 1 : -1;

  test.each(attitudes)('the nose points there: %s', (attitude) => {
    const [right] = turnOf(attitude, facing)(1, 0, 0);
    expect(right * side).toBeGreaterThan(0.3);
  });

  test.each(['level', 'bank', 'top', 'quarter'] as const)('so does the yellow nose of the Emil: %s', (attitude) => {
    const { width, ...picture } = painted('bf-109e', { attitude, facing, scale: 8 });
    const yellow = pixelsOf({ width, ...picture }).filter(({ colour: [r, g, b] }) => r > 150 && g > 100 && b < r * 0.5);
    expect(yellow.length).toBeGreaterThan(8);
    expect(Math.sign(mean(yellow.map(({ x }) => x)) - width / 2)).toBe(side);
  });

  test.each([
    ['climb', 1],
    ['dive', -1],
  ] as const)('the nose is where it should be: %s', (attitude, up) => {
    expect(Math.sign(turnOf(attitude, facing)(1, 0, 0)[1])).toBe(up);
  });

  test.each(['level', 'bank', 'dive', 'climb', 'top', 'sights'] as const)('the upper side is seen: %s', (attitude) => {
    expect(turnOf(attitude, facing)(0, 0, 1)[2]).toBeGreaterThan(0);
  });

  test('the light comes from the upper right', () => {
    const turn = turnOf('level', facing);
    const axes = [turn(1, 0, 0), turn(0, 1, 0), turn(0, 0, 1)];
    /** How bright a skin is that faces that way in the picture. */
    const lit = (right: number, up: number): number => {
      const [x, y, z] = axes.map((axis) => axis[0] * right + axis[1] * up + axis[2] * 0.5);
      const found = { r: 0, g: 0, b: 0 };
      shine(found, [120, 120, 120], turn(x, y, z), 'paint', 'day');
      return found.g;
    };
    expect(lit(0.7, 0.7)).toBeGreaterThan(lit(-0.7, 0.7));
    expect(lit(0.7, 0.7)).toBeGreaterThan(lit(0.7, -0.7));
    expect(lit(-0.7, 0.7)).toBeGreaterThan(lit(-0.7, -0.7));
  });
});

test('through the sights one looks at a tail', () => {
  for (const facing of facings) expect(turnOf('sights', facing)(1, 0, 0)[2]).toBeLessThan(-0.7);
});

test('a picture is the same whenever it is painted', () => {
  expect(painted('p-47d')).toEqual(painted('p-47d'));
  expect(painted('p-47d').pixels).not.toEqual(painted('p-47d', { facing: 'left' }).pixels);
});

test('another scheme is another picture', () => {
  expect(painted('f4u').pixels).not.toEqual(painted('f4u-1d').pixels);
});

describe('hits', () => {
  const dark = (holes: number): number =>
    pixelsOf(painted('a6m2', { holes, scale: 8 })).filter((pixel) => bright(pixel) < 50).length;

  test('each cluster makes more of it dark, up to four', () => {
    const [sound, ...hit] = [0, 1, 2, 3, 4].map(dark);
    expect(hit[0]).toBeGreaterThan(sound);
    for (let i = 1; i < hit.length; i++) expect(hit[i]).toBeGreaterThan(hit[i - 1]);
    expect(dark(5)).toBe(hit[3]);
  });

  test('the first two are in the wings, one in each', () => {
    const sound = painted('a6m2', { attitude: 'top', scale: 8 });
    const hit = painted('a6m2', { attitude: 'top', scale: 8, holes: 2 });
    const changed = pixelsOf(hit).filter(({ x, y }) => {
      const i = (y * hit.width + x) * 4;
      return Math.abs(hit.pixels[i] - sound.pixels[i]) > 40;
    });
    const middle = hit.height / 2;
    expect(changed.filter(({ y }) => y > middle + 8).length).toBeGreaterThan(5);
    expect(changed.filter(({ y }) => y < middle - 8).length).toBeGreaterThan(5);
    expect(changed.filter(({ y }) => Math.abs(y - middle) < 5)).toEqual([]);
  });

  test('nothing else changes: same outline, same size', () => {
    const [sound, hit] = [painted('b-17e', { scale: 3 }), painted('b-17e', { scale: 3, holes: 4 })];
    expect(pixelsOf(hit).map(({ x, y, cover }) => [x, y, cover])).toEqual(
      pixelsOf(sound).map(({ x, y, cover }) => [x, y, cover]),
    );
  });
});

test('night is darker and bluer than day, dusk warmer', () => {
  const colour = (time: 'day' | 'dusk' | 'night'): readonly number[] => {
    const all = pixelsOf(painted('a6m2', { time })).filter(({ cover }) => cover === 255);
    return [0, 1, 2].map((n) => mean(all.map((pixel) => pixel.colour[n])));
  };
  const [day, dusk, night] = [colour('day'), colour('dusk'), colour('night')];
  const warmth = ([r, , b]: readonly number[]): number => r / b;
  expect(warmth(night)).toBeLessThan(warmth(day));
  expect(warmth(dusk)).toBeGreaterThan(warmth(night));
  expect(night[0]).toBeLessThan(day[0]);
});
