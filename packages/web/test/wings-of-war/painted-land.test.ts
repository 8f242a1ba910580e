import { afterEach, expect, test, vi } from 'vitest';
import { cloudsOver } from '../../src/wings-of-war/clouds/places.ts';
import { paintCloud, SPRITE } from '../../src/wings-of-war/clouds/sprite.ts';
import type { Commission } from '../../src/wings-of-war/land/commission.ts';
import type { Canvas } from '../../src/wings-of-war/land/paint/brush.ts';
import { paintLand } from '../../src/wings-of-war/land/paint/paint.ts';
import { countries, type Site } from '../../src/wings-of-war/land/site.ts';

const site: Site = {
  seed: 5,
  width: 420,
  height: 420,
  country: 'fields',
  front: { at: 0.34, slope: -0.09, belt: 56 },
  river: 0.66,
  scale: 1,
  aerodromes: [{ x: 60, y: 260, width: 120, height: 120 }],
};

/*
 * Lands and clouds are pictures that people have looked at. What they are painted with is added up here: whoever changes it on
 * purpose looks at the pictures again, and approves anew.
 */

/** Numbers and tones, added up: a stroke that is moved or of another tone changes it. */
function sumOf(given: readonly unknown[]): number {
  const worth = (one: unknown): number => {
    if (typeof one === 'number') return one;
    if (typeof one === 'string') return sumOf([...one].map((letter) => letter.charCodeAt(0)));
    return Array.isArray(one) ? sumOf(one) : 0;
  };
  return given.reduce<number>((sum, one, i) => sum + worth(one) * (i + 1), 0);
}

/** A canvas that hands on what is done to it. */
function canvasFor(note: (name: string, given: readonly unknown[]) => void): Canvas {
  const gradient = { addColorStop: (...given: unknown[]) => note('addColorStop', given) };
  const does =
    (name: string) =>
    (...given: unknown[]): unknown => {
      note(name, given);
      return name.startsWith('create') ? gradient : undefined;
    };
  return new Proxy(
    {},
    {
      get: (_, name) => does(String(name)),
      set: (_, name, value) => {
        note(`${String(name)} =`, [value]);
        return true;
      },
    },
  ) as Canvas;
}

/** Pictures of single pixels, which only browsers have: hills are shaded with one. */
function stubPictures(note: (name: string, given: readonly unknown[]) => void): void {
  vi.stubGlobal(
    'ImageData',
    class {
      readonly data: Uint8ClampedArray;
      constructor(width: number, height: number) {
        this.data = new Uint8ClampedArray(4 * width * height);
      }
    },
  );
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        putImageData: ({ data }: { data: Uint8ClampedArray }, ...at: number[]) => note('pixels', [[...data], ...at]),
      });
    },
  );
}
afterEach(() => vi.unstubAllGlobals());

const ACROSS = 12;

/** How often everything is done, and what each bit of the work comes to. */
function painted(commission: Commission): string {
  const times = new Map<string, number>();
  const sums: number[] = [0];
  const note = (name: string, given: readonly unknown[]): void => {
    times.set(name, (times.get(name) ?? 0) + 1);
    sums[sums.length - 1] += sumOf(given);
  };
  stubPictures(note);
  for (const _ of paintLand(canvasFor(note), commission)) sums.push(0);
  const rows = sums
    .map(Math.round)
    .flatMap((_, i, all) => (i % ACROSS === 0 ? [all.slice(i, i + ACROSS).join(' ')] : []));
  return `${[...times].map(([name, n]) => `${name} ${n}`).join(', ')}\n${rows.join('\n')}\n`;
}

test.each(countries)('%s are painted as somebody has found right', async (country) => {
  const day = { site: { ...site, country }, pixels: 1.2, isNight: false, isTurned: false };
  await expect(painted(day)).toMatchFileSnapshot(`approved/land-${country}.txt`);
});

test('at night there is light in windows, and who sits across sees it turned', async () => {
  const night = { site: { ...site, scale: 0.8, seed: 9 }, pixels: 1, isNight: true, isTurned: true };
  await expect(painted(night)).toMatchFileSnapshot('approved/land-at-night.txt');
});

test('clouds are where and as somebody has found right', async () => {
  const lines = [0, 1].map((seed) => {
    const { pixels } = paintCloud({ seed, isNight: seed === 1 });
    const parts = [0, 1, 2, 3].map((part) => pixels.reduce((sum, one, i) => sum + (i % 4 === part ? one : 0), 0));
    const shares = parts.map((sum) => Math.round(sum / SPRITE.width));
    return `cloud ${seed}: ${shares.join(' ')}`;
  });
  for (const drift of [0, 130])
    for (const { x, y, width, height } of cloudsOver(site, drift, drift > 0))
      lines.push(`drifted ${drift}: ${[x, y, width, height].map(Math.round).join(' ')}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('approved/clouds.txt');
});
