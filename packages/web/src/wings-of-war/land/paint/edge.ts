import { BLEED } from '../site.ts';
import type { Canvas } from './brush.ts';

/** What lies beyond the table, and what it fades into. */
export const BEYOND = '#0d1520';
const HATCH = 12;
/** The land is gone at the end of it, in millimetres. */
const FADE = 45;

/** A veil and hatching over all that is beyond the edge of a table of this size, in millimetres from the corner of the land. */
export function paintBeyond(g: Canvas, width: number, height: number): void {
  const [all, down] = [width + 2 * BLEED, height + 2 * BLEED];
  g.save();
  g.beginPath();
  g.rect(0, 0, all, down);
  g.rect(BLEED, BLEED, width, height);
  g.clip('evenodd');
  g.globalAlpha = 0.62;
  g.fillStyle = BEYOND;
  g.fillRect(0, 0, all, down);
  g.globalAlpha = 0.16;
  g.strokeStyle = '#000';
  g.lineWidth = 3.5;
  g.beginPath();
  for (let x = -down; x < all; x += HATCH) {
    g.moveTo(x, down);
    g.lineTo(x + down, 0);
  }
  g.stroke();
  g.globalAlpha = 1;
  const fades: readonly [number, number, number, number][] = [
    [0, 0, FADE, 0],
    [all, 0, all - FADE, 0],
    [0, 0, 0, FADE],
    [0, down, 0, down - FADE],
  ];
  for (const fade of fades) {
    const paint = g.createLinearGradient(...fade);
    paint.addColorStop(0, BEYOND);
    paint.addColorStop(1, 'rgba(13,21,32,0)');
    g.fillStyle = paint;
    g.fillRect(0, 0, all, down);
  }
  g.restore();
}
