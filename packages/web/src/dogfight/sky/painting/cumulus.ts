import { circle, ellipse, type Next, range } from './pen.ts';

/** Drawn this high, standing on 0, and brought to its place and size afterwards: so all of them share their gradients. */
export const DRAWN_HIGH = 100;

export interface Cumulus {
  readonly x: number;
  readonly base: number;
  readonly scale: number;
  readonly opacity: number;
  /** Shadow, middle and light, in the order in which they are laid on. */
  readonly tones: readonly [string, string, string];
}

/** A heap of round heads on a flat base: each tone lies a little higher and is a little smaller than the one below. */
export function cumulus(next: Next, x: number, base: number, width: number, height: number, opacity: number): Cumulus {
  const scale = height / DRAWN_HIGH;
  const across = width / scale;
  const steps = Math.max(9, Math.round(across / 15));
  const heads: { x: number; y: number; r: number }[] = [];
  for (const i of range(steps)) {
    const part = i / (steps - 1);
    const swell = Math.sin(Math.PI * (0.06 + part * 0.88)) ** 0.75;
    const r = DRAWN_HIGH * (0.2 + 0.16 * next()) * (0.5 + 0.7 * swell);
    const at = across * (part - 0.5);
    heads.push({ x: at + (next() - 0.5) * 8, y: -DRAWN_HIGH * swell * (0.28 + 0.5 * next()), r });
    if (swell > 0.55)
      heads.push({ x: at + (next() - 0.5) * 14, y: -DRAWN_HIGH * swell * (0.15 + 0.3 * next()), r: r * 1.1 });
  }
  const tone = (right: number, up: number, size: number): string =>
    heads.map((head) => circle(head.x + right, head.y - up, head.r * size)).join('') +
    ellipse(right, -24 - up, across * 0.46 * size, 26 * size);
  return {
    x,
    base,
    scale,
    opacity,
    tones: [tone(0, 0, 1) + ellipse(0, -10, across * 0.52, 16), tone(3, 5, 0.88), tone(7, 12, 0.66)],
  };
}
