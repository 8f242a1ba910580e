import type { Gradient, Mark, Touch } from './mark.ts';

/** As much of a canvas as is needed to paint on; one in a worker has it as well. */
type Surface = CanvasPath &
  CanvasPathDrawingStyles &
  CanvasFillStrokeStyles &
  CanvasDrawPath &
  CanvasState &
  CanvasTransform &
  CanvasCompositing;

function inkOf(surface: Surface, fill: string | Gradient): string | CanvasGradient {
  if (typeof fill === 'string') return fill;
  const gradient = surface.createLinearGradient(...fill.from, ...fill.to);
  for (const [at, colour] of fill.stops) gradient.addColorStop(at, colour);
  return gradient;
}

function touch(surface: Surface, { d, fill, line, width = 0, opacity = 1, placed }: Touch): void {
  surface.save();
  surface.globalAlpha *= opacity;
  if (placed !== undefined) surface.transform(...placed);
  const path = new Path2D(d);
  if (fill !== undefined) {
    surface.fillStyle = inkOf(surface, fill);
    surface.fill(path);
  }
  if (line !== undefined) {
    surface.strokeStyle = line;
    surface.lineWidth = width;
    surface.stroke(path);
  }
  surface.restore();
}

/** Paints marks one over the other. */
export function paintMarks(surface: Surface, marks: readonly Mark[]): void {
  surface.lineCap = 'round';
  surface.lineJoin = 'round';
  for (const mark of marks) {
    if (!('within' in mark)) {
      touch(surface, mark);
      continue;
    }
    surface.save();
    surface.clip(new Path2D(mark.within));
    paintMarks(surface, mark.marks);
    surface.restore();
  }
}
