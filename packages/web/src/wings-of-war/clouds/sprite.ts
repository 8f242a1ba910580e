import type { Rgb } from '../../art/aircraft/paint/colour.ts';
import { mix, rgb } from '../../art/aircraft/paint/colour.ts';
import { rise } from '../land/plan/chance.ts';
import { type Heap, heapOf } from './heap.ts';

/** Which cloud is to be painted. */
export interface Commission {
  readonly seed: number;
  readonly isNight: boolean;
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer>;
}

/** The cloud in its picture, and how far to the lower right its shadow falls, in pixels. */
const CLOUD = { width: 480, height: 320 };
const SHADOW = { dx: 52, dy: 66, alpha: 0.3 };
export const SPRITE = { width: CLOUD.width + SHADOW.dx, height: CLOUD.height + SHADOW.dy };

/** From the shade to the light. */
const tones: readonly Rgb[] = [
  [158, 176, 190],
  [193, 205, 210],
  [224, 227, 222],
  [243, 239, 227],
  [255, 251, 240],
];
const NIGHT = rgb('#0b1630');
/** How dense the densest part is. */
const DENSE = 238;

/** How light a place is, from 0 to 1: it is lit from the upper left. */
function lightAt({ heights, width }: Heap, at: number): number {
  const dx = (heights[at + 1] - heights[at - 1]) / 2;
  const dy = (heights[at + width] - heights[at - width]) / 2;
  const facing = (dx * 0.55 + dy * 0.6 + 0.58) / Math.hypot(dx, dy, 1);
  return Math.min(0.9999, Math.max(0, facing * 0.86 + 0.34 + (heights[at] / 150) * 0.25));
}

/** Flat tones with soft borders between them. */
function toneOf(light: number, isNight: boolean): Rgb {
  const step = light * (tones.length - 1);
  const below = Math.floor(step);
  const tone = mix(tones[below], tones[below + 1], rise(0.25, 0.75, step - below));
  return isNight ? mix(tone, NIGHT, 0.55) : tone;
}

/** A cloud above its own shadow. */
export function paintCloud({ seed, isNight }: Commission): Picture {
  const heap = heapOf(seed, CLOUD.width, CLOUD.height);
  const { width, height } = SPRITE;
  const pixels = new Uint8ClampedArray(width * height * 4);
  const densityAt = (i: number, j: number): number =>
    i < 1 || j < 1 || i >= CLOUD.width - 1 || j >= CLOUD.height - 1 ? 0 : heap.density[j * CLOUD.width + i];
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const pixel = (j * width + i) * 4;
      const dense = rise(0, 1, densityAt(i, j)) * (DENSE / 255);
      const shade = rise(0, 1, densityAt(i - SHADOW.dx, j - SHADOW.dy)) * SHADOW.alpha * (1 - dense);
      const alpha = dense + shade;
      if (alpha === 0) continue;
      const tone = dense === 0 ? NIGHT : toneOf(lightAt(heap, j * CLOUD.width + i), isNight);
      for (let part = 0; part < 3; part++)
        pixels[pixel + part] = (tone[part] * dense + NIGHT[part] * 0.5 * shade) / alpha;
      pixels[pixel + 3] = alpha * 255;
    }
  return { width, height, pixels };
}
