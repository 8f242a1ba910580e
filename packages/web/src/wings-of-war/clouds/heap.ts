import { type Chance, chanceOf } from '../land/plan/chance.ts';

/** A dome of a cloud: where, how large, and how much it stands out. */
interface Dome {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly z: number;
}

/** A cumulus from above, pixel by pixel: how high it is there, and how dense. */
export interface Heap {
  readonly width: number;
  readonly height: number;
  readonly heights: Float32Array;
  readonly density: Float32Array;
}

const FULL_TURN = Math.PI * 2;

/** Large domes in a row, smaller ones around each, and the smallest around those. */
function domesOf(width: number, height: number, chance: Chance): readonly Dome[] {
  const count = 5 + Math.floor(chance.between(0, 3));
  const domes: Dome[] = [];
  const around = ({ x, y }: Dome, far: number, r: number, z: number): Dome => {
    const angle = chance.between(0, FULL_TURN);
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far, r, z };
  };
  for (let i = 0; i < count; i++) {
    const aside = ((i + 0.5) / count) * 2 - 1;
    const large: Dome = {
      x: width / 2 + aside * width * 0.26 + chance.between(-15, 15),
      y: height / 2 + chance.between(-0.13, 0.13) * height,
      r: height * chance.between(0.15, 0.24) * (1 - 0.35 * aside * aside),
      z: 0,
    };
    domes.push(large);
    for (let n = 0; n < 11; n++) {
      const r = large.r * chance.between(0.26, 0.52);
      const small = around(large, large.r * chance.between(0.55, 1.05), r, large.r * chance.between(0, 0.34));
      domes.push(small);
      for (let m = 0; m < 3; m++)
        domes.push(around(small, r * 0.8, r * chance.between(0.3, 0.6), large.r * chance.between(0, 0.3)));
    }
  }
  return domes;
}

/** How soft the rim is, in pixels. */
const RIM = 6;

export function heapOf(seed: number, width: number, height: number): Heap {
  const heights = new Float32Array(width * height);
  const density = new Float32Array(width * height);
  for (const { x, y, r, z } of domesOf(width, height, chanceOf(`${seed} cloud`)))
    for (let j = Math.max(0, Math.floor(y - r - RIM)); j < Math.min(height, y + r + RIM); j++)
      for (let i = Math.max(0, Math.floor(x - r - RIM)); i < Math.min(width, x + r + RIM); i++) {
        const far = (i - x) ** 2 + (j - y) ** 2;
        const at = j * width + i;
        if (far < r * r) heights[at] = Math.max(heights[at], Math.sqrt(r * r - far) + z);
        const dense = 1 - (Math.sqrt(far) - r + 5) / 9;
        density[at] = Math.max(density[at], Math.min(1, dense));
      }
  return { width, height, heights: smoothed(heights, width, height), density };
}

/** Each height the mean of those around it. */
function smoothed(heights: Float32Array, width: number, height: number): Float32Array {
  const soft = new Float32Array(heights.length);
  for (let j = 2; j < height - 2; j++)
    for (let i = 2; i < width - 2; i++) {
      let sum = 0;
      for (let v = -2; v <= 2; v++) for (let u = -2; u <= 2; u++) sum += heights[(j + v) * width + i + u];
      soft[j * width + i] = sum / 25;
    }
  return soft;
}
