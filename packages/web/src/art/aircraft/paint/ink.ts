import type { Mesh } from '../model/mesh.ts';
import { type Canvas, over } from './canvas.ts';
import { INK } from './colour.ts';
import type { Sight } from './raster.ts';

/** Metres: what lies so far behind its neighbour is drawn with a line between them. */
const STEP = 0.5;
const OUTLINE = 2;
const SEAM = 1;

/** Which dots lie at the edge of the aircraft, and which where one part hides another. */
function edges(mesh: Mesh, { triangle, near }: Sight, width: number, height: number): Uint8Array {
  const found = new Uint8Array(width * height);
  const group = (dot: number): number => mesh.parts[mesh.partOf[triangle[dot] - 1]].ink;
  const beside = [1, -1, width, -width];
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (triangle[i] === 0) continue;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) {
        found[i] = OUTLINE;
        continue;
      }
      for (const step of beside) {
        const j = i + step;
        if (triangle[j] === 0) {
          found[i] = OUTLINE;
          break;
        }
        if ((group(i) !== group(j) && near[i] >= near[j]) || near[i] - near[j] > STEP) found[i] = SEAM;
      }
    }
  }
  return found;
}

/** Draws with ink: around the aircraft, and thinner between its parts. */
export function drawInk(canvas: Canvas, mesh: Mesh, sight: Sight, thick: number): void {
  const { width, height, dots } = canvas;
  const found = edges(mesh, sight, width, height);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (found[at] === 0) continue;
      const isOutline = found[at] === OUTLINE;
      const pen = isOutline ? thick : Math.max(0, thick - 1);
      for (let dy = -pen; dy <= pen; dy++) {
        for (let dx = -pen; dx <= pen; dx++) {
          const [px, py] = [x + dx, y + dy];
          if (px < 0 || py < 0 || px >= width || py >= height || dx * dx + dy * dy > pen * pen + 0.5) continue;
          const i = py * width + px;
          over(canvas, i, INK, dots[i * 4 + 3] === 0 ? 0.85 : isOutline ? 0.83 : 0.56);
        }
      }
    }
  }
}
