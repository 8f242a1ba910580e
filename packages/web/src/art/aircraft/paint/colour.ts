/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A colour written as #rrggbb. */
export function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
}

export const mix = ([r, g, b]: Rgb, [r2, g2, b2]: Rgb, t: number): Rgb => [
  r + (r2 - r) * t,
  g + (g2 - g) * t,
  b + (b2 - b) * t,
];

export const INK = rgb('#19212b');
export const DARK = rgb('#2a2f33');
export const GLASS = rgb('#7f9db0');
export const SKIN_GLASS = rgb('#6c8a9c');
export const FRAME = rgb('#39434a');
