import type { Chance } from '../plan/chance.ts';
import type { Spot } from '../plan/front.ts';
import type { Path } from '../plan/shape.ts';

export type Canvas = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

export const FULL_TURN = Math.PI * 2;

/** Lays a line on the canvas, to be stroked or filled. */
export function trace(g: Canvas, path: Path): void {
  g.beginPath();
  for (const [x, y] of path) g.lineTo(x, y);
}

export function line(g: Canvas, path: Path, width: number, colour: string, alpha = 1, dash: number[] = []): void {
  g.globalAlpha = alpha;
  g.strokeStyle = colour;
  g.lineWidth = width;
  g.setLineDash(dash);
  trace(g, path);
  g.stroke();
  g.setLineDash([]);
  g.globalAlpha = 1;
}

export function area(g: Canvas, path: Path, colour: string, alpha = 1): void {
  g.globalAlpha = alpha;
  g.fillStyle = colour;
  trace(g, path);
  g.fill();
  g.globalAlpha = 1;
}

export function oval(g: Canvas, x: number, y: number, rx: number, ry: number, colour: string, turn = 0): void {
  g.fillStyle = colour;
  g.beginPath();
  g.ellipse(x, y, rx, ry, turn, 0, FULL_TURN);
  g.fill();
}

const CORNERS = 9;

/** A ragged patch. */
export function blob(g: Canvas, { x, y, r }: Spot, flat: number, colour: string, alpha: number, chance: Chance): void {
  g.globalAlpha = alpha;
  g.fillStyle = colour;
  g.beginPath();
  for (let i = 0; i < CORNERS; i++) {
    const angle = (i / CORNERS) * FULL_TURN;
    const far = r * chance.between(0.74, 1.18);
    g.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far * flat);
  }
  g.fill();
  g.globalAlpha = 1;
}
