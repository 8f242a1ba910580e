import { expect, test } from 'vitest';
import { riseAt } from '../../src/art/aircraft/model/planform.ts';
import { coarse, partsOf, pointsOf, typeOf } from './painted.ts';

test.each([
  ['b-17e', 4],
  ['b-17g', 4],
  ['b-24d', 4],
  ['b29', 4],
  ['h8k', 4],
  ['he-111h', 2],
  ['do-17z', 2],
  ['beaufighter-vi', 2],
  ['g4m1', 2],
  ['p-38j', 2],
  ['me-262', 2],
  ['sbd-3', 0],
  ['spitfire-i', 0],
])('%s has %i engines on its wings, as many on one side as on the other', (id, engines) => {
  const sides = partsOf(id, 'nacelle').map(({ y }) => y);
  expect(new Set(sides).size).toBe(engines);
  expect(sides.filter((y) => y > 0)).toHaveLength(engines / 2);
  const { propellers } = coarse(typeOf(id));
  expect(propellers).toHaveLength(id === 'me-262' ? 0 : Math.max(1, engines));
});

test('the Me 262 has jets and a swept wing', () => {
  expect(partsOf('me-262', 'nacelle').map(({ engine }) => engine)).toEqual(['jet', 'jet']);
  const tips = pointsOf('me-262', (part) => part.kind === 'wing' && part.role === 'main');
  const leading = (near: number): number =>
    Math.max(...tips.filter(([, y]) => Math.abs(Math.abs(y) - near) < 0.3).map(([x]) => x));
  expect(leading(1) - leading(5.6)).toBeGreaterThan(1);
});

const bottomOfWing = (id: string): number =>
  Math.min(...pointsOf(id, (part) => part.kind === 'wing' && part.role === 'main').map(([, , z]) => z));

test.each(['f4u', 'f4u-1', 'f4u-1d', 'f4u-4', 'ju-87b', 'ju-87d'])(
  'the wing of %s goes down before it goes up',
  (id) => {
    const { wing } = typeOf(id);
    expect(riseAt(wing.dihedral, 0.3)).toBeLessThan(-0.3);
    expect(riseAt(wing.dihedral, 1)).toBeGreaterThan(riseAt(wing.dihedral, 0.3) + 0.5);
    expect(bottomOfWing(id)).toBeLessThan(wing.z - 0.3);
  },
);

test.each(['p-7a', 'p-11c'])('the wing of %s goes up before it goes out', (id) => {
  const { wing } = typeOf(id);
  expect(riseAt(wing.dihedral, 0.3)).toBeGreaterThan(riseAt(wing.dihedral, 0) + 0.2);
});

test.each(['p-38f', 'p-38g', 'p-38j', 'p61a'])('two booms carry the tail of %s', (id) => {
  expect(partsOf(id, 'nacelle').filter(({ boom }) => boom)).toHaveLength(2);
  const { length } = typeOf(id);
  const body = pointsOf(id, (part) => part.kind === 'body').map(([x]) => -x);
  const booms = pointsOf(id, (part) => part.kind === 'nacelle').map(([x]) => -x);
  expect(Math.max(...body)).toBeLessThan(length * 0.85);
  expect(Math.max(...booms)).toBeCloseTo(length, 1);
});

test.each(['i-153', 'gladiator-ii', 'vildebeest', 'f1m2'])('%s has two wings, with struts between them', (id) => {
  const roles = new Set(partsOf(id, 'wing').map(({ role }) => role));
  expect([...roles].sort()).toEqual(['lower', 'main', 'other']);
  expect(partsOf(id, 'strut').length).toBeGreaterThan(2);
  expect(typeOf(id).lowerWing?.z).toBeLessThan(typeOf(id).wing.z);
});

test('other aircraft have one wing', () => {
  expect(partsOf('spitfire-i', 'wing').filter(({ role }) => role === 'lower')).toEqual([]);
});

test.each([
  ['ju-87b', 'wing'],
  ['d3a1', 'wing'],
  ['p-11c', 'body'],
  ['lysander', 'body'],
])('the wheels of %s hang below its %s', (id) => {
  const { gear, wing } = typeOf(id);
  expect(gear).toBeDefined();
  const lowest = Math.min(...pointsOf(id, () => true).map(([, , z]) => z));
  expect(lowest).toBeLessThan(Math.min(wing.z, 0) - 0.9);
});

test.each([
  ['b-24d', 2],
  ['b-25c', 2],
  ['do-17z', 2],
  ['bf-110c', 2],
  ['p-38j', 2],
  ['b-17e', 1],
  ['he-111h', 1],
])('%s has so many fins: %i', (id, fins) => {
  const places = new Set(pointsOf(id, (part) => part.kind === 'fin').map(([, y]) => Math.round(y)));
  expect(places.size).toBe(fins);
});

test('a float plane stands on floats, a flying boat on its hull', () => {
  expect(Math.min(...pointsOf('a6m2-n', (part) => part.kind === 'pod').map(([, , z]) => z))).toBeLessThan(-1.5);
  expect(typeOf('pby-5').wing.z).toBeGreaterThan(1);
});

test('a coarser model is the same aircraft in fewer triangles', () => {
  const size = (points: Float32Array): number[] =>
    [0, 1, 2].map(
      (n) => Math.max(...points.filter((_, i) => i % 3 === n)) - Math.min(...points.filter((_, i) => i % 3 === n)),
    );
  const few = coarse(typeOf('a6m2')).mesh;
  const { wing, length } = typeOf('a6m2');
  const [long, wide] = size(few.points);
  expect(wide).toBeCloseTo(wing.half * 2, 1);
  expect(Math.abs(long - length)).toBeLessThan(1);
});
