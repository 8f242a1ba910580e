import { expect, test } from 'vitest';
import { outlineOf } from '../../src/art/airframe.ts';
import { airframeOf } from '../../src/art/airframes.ts';

test.each([
  ['b-17e', 4],
  ['b-17g', 4],
  ['b-24d', 4],
  ['do-17z', 2],
  ['g4m1', 2],
  ['p-38j', 2],
  ['sbd-3', 0],
  ['spitfire-i', 0],
])('%s is drawn with %i nacelles, as many on one wing as on the other', (id, engines) => {
  const { nacelles } = outlineOf(airframeOf(id));
  expect(nacelles).toHaveLength(engines);
  const begins = nacelles.map((path) => Number.parseFloat(path.slice(1)));
  expect(begins.filter((x) => x > 0)).toHaveLength(engines / 2);
  expect(new Set(begins).size).toBe(engines);
});
