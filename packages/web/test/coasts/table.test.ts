import { expect, test } from 'vitest';
import { landOfTheWorld } from '../../coasts/atlas.ts';
import { coasts } from '../../coasts/plugin.ts';

type Ring = readonly (readonly [number, number])[];

/** The outermost places of a coast, and how many points it has; in degrees. */
function about(ring: Ring): string {
  const range = (at: 0 | 1): string => {
    const all = ring.map((point) => point[at]);
    return `${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}`;
  };
  return `${ring.length} points, ${range(0)} east, ${range(1)} north`;
}

test('the largest coasts of the world', async () => {
  const rings = landOfTheWorld();
  const largest = rings.toSorted((a, b) => b.length - a.length).slice(0, 30);
  const text = [`${rings.length} coasts`, ...largest.map(about)].join('\n');
  await expect(`${text}\n`).toMatchFileSnapshot('approved/world.txt');
});

/** What the page gets: the first point, then each step, in thousandths of a degree. */
function drawn(numbers: readonly number[]): Ring {
  let [x, y] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, i) => {
    [x, y] = [x + numbers[2 * i], y + numbers[2 * i + 1]];
    return [x / 1000, y / 1000] as const;
  });
}

test('the page asks for the coasts of every map by name', async () => {
  const { resolveId, load } = coasts() as unknown as {
    resolveId(id: string): string | null;
    load(id: string): string | null;
  };
  expect(resolveId('virtual:shoals')).toBeNull();
  expect(load('virtual:coasts')).toBeNull();
  const text = load(resolveId('virtual:coasts') ?? '') ?? '';
  const table: { readonly [box: string]: readonly (readonly number[])[] } = JSON.parse(
    text.replace(/^export const table = |;$/g, ''),
  );
  const maps = Object.entries(table).map(([box, packed]) => {
    const rings = packed.map(drawn).toSorted((a, b) => b.length - a.length);
    const points = rings.reduce((sum, ring) => sum + ring.length, 0);
    const largest = rings.slice(0, 3).map((ring) => `  ${about(ring)}`);
    return [`${box}: ${rings.length} coasts, ${points} points`, ...largest].join('\n');
  });
  await expect(`${maps.join('\n')}\n`).toMatchFileSnapshot('approved/maps.txt');
});
