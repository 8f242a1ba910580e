import { circle, ellipse, type Next, range } from './pen.ts';

export interface Cumulus {
  readonly key: string;
  readonly opacity: number;
  /** Shadow, middle and light, in the order in which they are laid on. */
  readonly tones: readonly [string, string, string];
}

/** A heap of round heads on a flat base: each tone lies a little higher and is a little smaller than the one below. */
export function cumulus(next: Next, x: number, base: number, width: number, height: number, opacity: number): Cumulus {
  const steps = Math.max(5, Math.round(width / 22));
  const heads: { x: number; y: number; r: number }[] = [];
  for (const i of range(steps)) {
    const part = i / (steps - 1);
    const swell = Math.sin(Math.PI * (0.06 + part * 0.88)) ** 0.75;
    const r = height * (0.2 + 0.16 * next()) * (0.5 + 0.7 * swell);
    const at = x - width / 2 + part * width;
    heads.push({ x: at + (next() - 0.5) * 10, y: base - height * swell * (0.28 + 0.5 * next()), r });
    if (swell > 0.55)
      heads.push({ x: at + (next() - 0.5) * 16, y: base - height * swell * (0.15 + 0.3 * next()), r: r * 1.1 });
  }
  const tone = (right: number, up: number, size: number): string =>
    heads.map((head) => circle(head.x + height * right, head.y - height * up, head.r * size)).join('');
  return {
    key: `${Math.round(x)} ${Math.round(base)}`,
    opacity,
    tones: [
      tone(0, 0, 1) + ellipse(x, base - height * 0.1, width * 0.52, height * 0.16),
      tone(0.03, 0.05, 0.88),
      tone(0.07, 0.12, 0.66),
    ],
  };
}
