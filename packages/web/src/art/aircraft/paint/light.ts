import type { Turn } from '../attitude.ts';
import { clamp, lerp, smooth } from '../model/curve.ts';
import { type Rgb, rgb } from './colour.ts';

export const times = ['day', 'dusk', 'night'] as const;
export type Time = (typeof times)[number];

/** The sun stands at the upper right of the picture, a little before it, wherever the nose points. */
const SUN = unit([0.46, 0.62, 0.6]);
/** Half way between sun and eye: what shines there is bright. */
const SHINE = unit([SUN[0], SUN[1], SUN[2] + 1]);

function unit([x, y, z]: Rgb): Rgb {
  const long = Math.hypot(x, y, z) || 1;
  return [x / long, y / long, z / long];
}

/** What an hour makes of the colours: how much of its darkness lies in the shade, and how much of its light where the sun falls. */
interface Hour {
  readonly shade: Rgb;
  readonly shadeBy: readonly [lit: number, unlit: number];
  readonly light: Rgb;
  readonly lightBy: number;
}
const hours: { readonly [time in Exclude<Time, 'day'>]: Hour } = {
  dusk: { shade: rgb('#2a2033'), shadeBy: [0.04, 0.36], light: rgb('#ffcf94'), lightBy: 0.24 },
  night: { shade: rgb('#050b16'), shadeBy: [0.04, 0.46], light: rgb('#c9d8ea'), lightBy: 0.34 },
};

/** A colour under the light; used again for every dot. */
export interface Lit {
  r: number;
  g: number;
  b: number;
}

const HIGHLIGHT = { glass: rgb('#ecf0ec'), metal: rgb('#f6f4ec'), paint: rgb('#faf0d7') };

function blend(lit: Lit, [r, g, b]: Rgb, by: number): void {
  lit.r += (r - lit.r) * by;
  lit.g += (g - lit.g) * by;
  lit.b += (b - lit.b) * by;
}

/** Printed tones: few steps from shade to light, cool in the one and warm in the other. */
const toneOf = (l: number): number =>
  0.6 + 0.16 * smooth(0.02, 0.1, l) + 0.16 * smooth(0.42, 0.5, l) + 0.12 * smooth(0.74, 0.8, l) + 0.1 * l;

/** Lays light on a colour, for a skin that faces that way (right, up, near; of any length, and maybe from inside). */
export function shine(
  lit: Lit,
  [red, green, blue]: Rgb,
  [x, y, z]: ReturnType<Turn>,
  skin: keyof typeof HIGHLIGHT,
  time: Time,
): void {
  const long = (Math.hypot(x, y, z) || 1) * (z < 0 ? -1 : 1);
  const [nx, ny, nz] = [x / long, y / long, z / long];
  const l = nx * SUN[0] + ny * SUN[1] + nz * SUN[2];
  const tone = toneOf(l);
  const warm = smooth(0, 0.8, l);
  lit.r = red * tone * lerp(0.93, 1.03, warm);
  lit.g = green * tone;
  lit.b = blue * tone * lerp(1.08, 0.97, warm);
  const bright = Math.max(0, nx * SHINE[0] + ny * SHINE[1] + nz * SHINE[2]);
  if (skin === 'glass') blend(lit, HIGHLIGHT.glass, smooth(0.9, 0.94, bright) * 0.85);
  else if (skin === 'metal') blend(lit, HIGHLIGHT.metal, smooth(0.93, 0.985, bright) * 0.25);
  else blend(lit, HIGHLIGHT.paint, smooth(0.955, 0.985, bright) * 0.22);
  if (time === 'day') return;
  const { shade, shadeBy, light, lightBy } = hours[time];
  const sunny = clamp(l);
  blend(lit, shade, lerp(shadeBy[1], shadeBy[0], sunny));
  blend(lit, light, lightBy * sunny * sunny);
}
