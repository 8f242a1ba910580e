import type { Turn } from '../attitude.ts';
import type { Propeller } from '../model/engine.ts';
import { type Canvas, over } from './canvas.ts';
import { type Rgb, rgb } from './colour.ts';
import type { Plate, Sight } from './raster.ts';

const BLUR = rgb('#ece6d6');
const TIPS = rgb('#deba5a');
/** Metres: so far a disc may lie inside the nose and still be seen. */
const INSIDE = 0.25;

/** How much of the disc is seen there: two blurred blades, a rim, nothing at the hub. */
function coverAt(u: number, v: number): number {
  const r = Math.hypot(u, v);
  if (r > 1 || r < 0.1) return 0;
  const blade = 0.5 + 0.5 * Math.cos(Math.atan2(v, u) * 2 - 0.6);
  return r > 0.965 ? 0.42 : 0.1 + 0.2 * blade ** 6;
}

const colourAt = (r: number): Rgb => (r > 0.86 && r < 0.93 ? TIPS : BLUR);

/** A turning propeller: a disc of air; seen from the side, a line. */
export function drawPropeller(
  canvas: Canvas,
  sight: Sight,
  { x, y, z, radius }: Propeller,
  view: Turn,
  plate: Plate,
): void {
  const { width, height, scale } = plate;
  const [hubX, hubY, hubNear] = view(x, y, z);
  const [acrossX, acrossY] = view(x, y + radius, z);
  const [upX, upY] = view(x, y, z + radius);
  const a = [(acrossX - hubX) * scale, (hubY - acrossY) * scale];
  const b = [(upX - hubX) * scale, (hubY - upY) * scale];
  const [midX, midY] = [width / 2 + hubX * scale, height / 2 - hubY * scale];
  const area = a[0] * b[1] - a[1] * b[0];
  const isLine = Math.abs(area) < (radius * scale) ** 2 * 0.004;
  const long = Math.hypot(a[0], a[1]) > Math.hypot(b[0], b[1]) ? a : b;
  const length = Math.hypot(long[0], long[1]);
  const reach = Math.ceil(radius * scale * 1.2);
  for (let py = Math.max(0, Math.floor(midY - reach)); py < Math.min(height, midY + reach); py++) {
    for (let px = Math.max(0, Math.floor(midX - reach)); px < Math.min(width, midX + reach); px++) {
      const dot = py * width + px;
      if (sight.triangle[dot] !== 0 && sight.near[dot] > hubNear + INSIDE) continue;
      const [dx, dy] = [px + 0.5 - midX, py + 0.5 - midY];
      if (isLine && Math.abs(dx * long[1] - dy * long[0]) / length > 1.4) continue;
      const u = isLine ? (dx * long[0] + dy * long[1]) / length ** 2 : (dx * b[1] - dy * b[0]) / area;
      const v = isLine ? 0 : (a[0] * dy - a[1] * dx) / area;
      const cover = coverAt(u, v);
      if (cover > 0) over(canvas, dot, colourAt(Math.hypot(u, v)), cover);
    }
  }
}
