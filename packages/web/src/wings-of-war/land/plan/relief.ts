import type { Lie } from './lie.ts';

/** How high the land is, from 0 to 1, row by row at equal steps over all of it; nothing where it is flat. */
export interface Relief {
  readonly columns: number;
  readonly rows: number;
  readonly heights: readonly number[];
}

export const FLAT: Relief = { columns: 0, rows: 0, heights: [] };

const STEP = 7;
/** From one hill to the next, in millimetres. */
const HILLS = 310;

/** Hills with ridges, and valleys between them. */
export function reliefOf({ width, height, noise }: Lie): Relief {
  const [columns, rows] = [Math.ceil(width / STEP), Math.ceil(height / STEP)];
  const heights = Array.from({ length: columns * rows }, (_, i) => {
    const [x, y] = [(i % columns) * STEP, Math.floor(i / columns) * STEP];
    const ridge = 1 - Math.abs(2 * noise.rough(x / HILLS + 40, y / HILLS + 7) - 1);
    return ridge * 0.86 + noise.rough(x / 110, y / 110 + 60) * 0.14;
  });
  return { columns, rows, heights };
}
