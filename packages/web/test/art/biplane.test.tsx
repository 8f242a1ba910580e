import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Biplane, BiplaneShadow, heightOf, type Level } from '../../src/art/great-war/biplane.tsx';
import type { Machine } from '../../src/art/great-war/machine.ts';

const camel: Machine = { card: 'camel-brown', type: 'sopwith-camel', seats: 1, nation: 'united-kingdom' };
const levels: readonly Level[] = [0, 1, 2, 3];
const markup = (more: Partial<Parameters<typeof Biplane>[0]> = {}): string =>
  renderToStaticMarkup(
    <svg aria-hidden="true">
      <Biplane machine={camel} heading={0} scale={1.5} {...more} />
    </svg>,
  );
const sizeOf = (html: string): number => Number(/scale\(([\d.]+)\)/.exec(html)?.[1]);

test('a machine that flies higher is larger, and its shadow lies further away, right and down', () => {
  const sizes = levels.map((level) => sizeOf(markup({ level })));
  expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
  expect(new Set(sizes).size).toBe(levels.length);
  expect(sizeOf(markup({ level: null }))).toBe(sizes[2]);
  const far = levels.map(heightOf);
  expect(far).toEqual([...far].sort((a, b) => a - b));
  expect(new Set(far).size).toBe(levels.length);
  expect(far[0]).toBeGreaterThan(0);
  expect(heightOf(null)).toBe(heightOf(2));
});

test('the shadow is as large as its machine', () => {
  const shadow = (level: Level): number =>
    sizeOf(renderToStaticMarkup(<BiplaneShadow machine={camel} level={level} />)) / sizeOf(markup({ level }));
  for (const level of levels) expect(shadow(level)).toBeCloseTo(0.96);
});

test('smoke and flames are there when they are told, and a ghost says what it is', () => {
  expect(markup()).not.toMatch(/smoke|flames|ghost/);
  expect(markup({ hasSmoke: true })).toContain('class="smoke"');
  expect(markup({ hasFire: true })).toContain('class="flames"');
  for (const ghost of ['laid', 'tried', 'barred'] as const)
    expect(markup({ ghost })).toContain(`class="biplane ghost-${ghost}"`);
});
