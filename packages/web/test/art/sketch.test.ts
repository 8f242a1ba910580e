import { describe, expect, test } from 'vitest';
import { attitudes } from '../../src/art/aircraft/attitude.ts';
import { boxOf, pixelsFor } from '../../src/art/aircraft/box.ts';
import { paintAircraft } from '../../src/art/aircraft/paint/picture.ts';
import { listedAs } from '../../src/art/aircraft/roster.ts';
import { cutOutOf as readCutOut } from '../../src/art/aircraft/sketch/cut-out.ts';
import { cutOuts } from '../../src/art/aircraft/sketch/cut-outs.ts';
import { type Piece, sketch } from '../../src/art/aircraft/sketch/sketch.ts';
import { aircraftTypes } from '../../src/art/aircraft/types/index.ts';
import { cutOutOf } from './cut-out-of.ts';

test('every type is cut out as it is modelled', () => {
  expect(cutOuts).toEqual(Object.fromEntries(aircraftTypes.map((type) => [type.id, cutOutOf(type)])));
});

const SCALE = 3;

/** Whether a point lies in a piece, as a browser fills it. */
const isIn = ({ corners }: Piece, right: number, down: number): boolean =>
  corners.reduce((inside, [x, y], n) => {
    const [px, py] = corners[(n + corners.length - 1) % corners.length];
    const crosses = y > down !== py > down && right < ((px - x) * (down - y)) / (py - y) + x;
    return crosses ? !inside : inside;
  }, false);

/** How much of what picture and cut-out cover is covered by both. */
function likeness(id: string, attitude: (typeof attitudes)[number], facing: 'left' | 'right'): number {
  const type = aircraftTypes.find((each) => each.id === id);
  const listed = listedAs(id);
  const cutOut = listed === null ? null : readCutOut(id, listed.length);
  if (type === undefined || listed === null || cutOut === null) throw new Error(`no ${id}`);
  const { width, height } = pixelsFor(boxOf(listed, attitude), SCALE);
  const { pixels } = paintAircraft(type, { attitude, facing, scale: SCALE, width, height, holes: 0, time: 'day' });
  const pieces = sketch(cutOut, listed, attitude, facing);
  let [both, either] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [right, down] = [(x + 0.5 - width / 2) / SCALE, (y + 0.5 - height / 2) / SCALE];
      const isPainted = pixels[(y * width + x) * 4 + 3] > 127;
      const isCut = pieces.some((piece) => isIn(piece, right, down));
      if (isPainted || isCut) either++;
      if (isPainted && isCut) both++;
    }
  return both / either;
}

describe.each(attitudes)('a cut-out covers what the picture will cover: %s', (attitude) => {
  test.each(['spitfire-i', 'bf-109e', 'a6m2', 'f4u-1', 'p-38j', 'me-262', 'he-111h', 'b-17e', 'b-24d', 'i-16'])(
    '%s',
    (id) => {
      for (const facing of ['left', 'right'] as const) expect(likeness(id, attitude, facing)).toBeGreaterThan(0.65);
    },
  );
});
