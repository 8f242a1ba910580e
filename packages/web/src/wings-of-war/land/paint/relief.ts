import type { LandPlan } from '../plan/plan.ts';
import type { Canvas } from './brush.ts';

/** How steep it looks. */
const STEEP = 8;

/** Light on the sides of the hills that look to the upper left, shade on the others; heights are lighter than valleys. */
export function paintRelief(g: Canvas, { relief: { columns, rows, heights }, width, height }: LandPlan): void {
  if (columns === 0) return;
  const shading = new ImageData(columns, rows);
  const at = (i: number, j: number): number =>
    heights[Math.min(rows - 1, Math.max(0, j)) * columns + Math.min(columns - 1, Math.max(0, i))];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const slope = at(i + 1, j) - at(i - 1, j) + at(i, j + 1) - at(i, j - 1);
      const light = 0.5 + slope * STEEP * 0.5 + (at(i, j) - 0.7) * 0.5;
      const pixel = (j * columns + i) * 4;
      shading.data.fill(Math.round(Math.min(1, Math.max(0, light)) * 255), pixel, pixel + 3);
      shading.data[pixel + 3] = 255;
    }
  const small = new OffscreenCanvas(columns, rows);
  small.getContext('2d')?.putImageData(shading, 0, 0);
  g.globalCompositeOperation = 'soft-light';
  g.drawImage(small, 0, 0, width, height);
  g.globalCompositeOperation = 'source-over';
}
