import type { Rgb } from './colour.ts';

/** Colours and their cover while a picture is being painted, four numbers a dot: 0 to 255, cover 0 to 1. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly dots: Float32Array;
}

export const blank = (width: number, height: number): Canvas => ({
  width,
  height,
  dots: new Float32Array(width * height * 4),
});

/** Lays a colour over what is there. */
export function over({ dots }: Canvas, dot: number, [r, g, b]: Rgb, cover: number): void {
  const i = dot * 4;
  const under = dots[i + 3] * (1 - cover);
  const all = cover + under;
  if (all === 0) return;
  dots[i] = (r * cover + dots[i] * under) / all;
  dots[i + 1] = (g * cover + dots[i + 1] * under) / all;
  dots[i + 2] = (b * cover + dots[i + 2] * under) / all;
  dots[i + 3] = all;
}

/** Makes one dot of so many by so many: edges become smooth. */
export function shrink({ width, height, dots }: Canvas, by: number): Uint8ClampedArray<ArrayBuffer> {
  const [w, h] = [width / by, height / by];
  const pixels = new Uint8ClampedArray(w * h * 4);
  for (let y = 0, to = 0; y < h; y++) {
    for (let x = 0; x < w; x++, to += 4) {
      let [r, g, b, a] = [0, 0, 0, 0];
      for (let dy = 0; dy < by; dy++) {
        for (let dx = 0, i = ((y * by + dy) * width + x * by) * 4; dx < by; dx++, i += 4) {
          const cover = dots[i + 3];
          r += dots[i] * cover;
          g += dots[i + 1] * cover;
          b += dots[i + 2] * cover;
          a += cover;
        }
      }
      if (a === 0) continue;
      pixels[to] = r / a;
      pixels[to + 1] = g / a;
      pixels[to + 2] = b / a;
      pixels[to + 3] = (a / (by * by)) * 255;
    }
  }
  return pixels;
}
