/** The part of a drawing that is looked at: its middle, in units of the drawing, and how many pixels one unit is. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How much closer than the whole one may go. */
const CLOSEST = 8;

/** A part of a drawing. */
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** A part of the drawing, as large as the window lets it be. */
export const lookAt = ({ x, y, width, height }: Box, window: Size): Look => ({
  x: x + width / 2,
  y: y + height / 2,
  scale: Math.max(0.01, Math.min(window.width / width, window.height / height)),
});

/** Part of the way from one look to another. */
export const between = (from: Look, to: Look, part: number): Look => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  scale: from.scale * (to.scale / from.scale) ** part,
});

/** No further away than the whole, no closer than makes sense, and never beside the drawing. */
export function within(look: Look, drawing: Box, window: Size): Look {
  const all = lookAt(drawing, window).scale;
  const scale = Math.min(Math.max(look.scale, all), all * CLOSEST);
  const clamp = (at: number, from: number, most: number, shown: number): number =>
    shown >= most ? from + most / 2 : Math.min(Math.max(at, from + shown / 2), from + most - shown / 2);
  return {
    x: clamp(look.x, drawing.x, drawing.width, window.width / scale),
    y: clamp(look.y, drawing.y, drawing.height, window.height / scale),
    scale,
  };
}

/**
 * Closer or further away, so that the point under the pointer (from the middle of the window, in pixels) stays where it
 * is.
 */
export function zoomed(look: Look, by: number, dx: number, dy: number): Look {
  const scale = look.scale * by;
  return { x: look.x + dx / look.scale - dx / scale, y: look.y + dy / look.scale - dy / scale, scale };
}

/** Moved by so many pixels. */
export const moved = (look: Look, dx: number, dy: number): Look => ({
  ...look,
  x: look.x - dx / look.scale,
  y: look.y - dy / look.scale,
});

export function viewBoxOf({ x, y, scale }: Look, { width, height }: Size): string {
  const [w, h] = [width / scale, height / scale];
  return [x - w / 2, y - h / 2, w, h].map((value) => value.toFixed(2)).join(' ');
}
