import { hire } from '../../art/hire.ts';
import { inPieces } from '../../art/in-pieces.ts';
import { type Painter, Studio } from '../../art/studio.ts';
import { type Commission, nameOf, pixelsFor, sizeOf } from './commission.ts';
import type { Site } from './site.ts';

/** Where threads have no canvas, lands are painted in the page, bit by bit. */
const painterHere: Painter<Commission, HTMLCanvasElement> = {
  async paint(commission, _, done) {
    const { paintLand } = await import('./paint/paint.ts');
    const canvas = Object.assign(document.createElement('canvas'), sizeOf(commission));
    const g = canvas.getContext('2d', { alpha: false });
    if (g === null) done(null);
    else inPieces(paintLand(g, commission), () => done(canvas));
  },
};

/** Null: here are no threads, and the colour of the ground has to do. */
function hireLandPainter(): Painter<Commission, HTMLCanvasElement> | null {
  if (typeof OffscreenCanvas === 'undefined') return painterHere;
  const painter = hire<Commission, ImageBitmap>(
    () => new Worker(new URL('./land-painter-worker.ts', import.meta.url), { type: 'module' }),
  );
  if (painter === null) return null;
  return {
    paint: (commission, urgency, done) =>
      painter.paint(commission, urgency, (bitmap) => done(bitmap === null ? null : framed(bitmap))),
  };
}

/** A canvas that shows a picture without copying it. */
function framed(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas;
}

/** All pictures of lands of the page, each on a canvas of its own. */
export const landStudio = new Studio<Commission, HTMLCanvasElement>(hireLandPainter, {
  nameOf,
  bytesOf: ({ width, height }) => width * height * 4,
});

/** Narrower screens than this are phones. */
const PHONE = 700;

export const commissionFor = (site: Site, isNight: boolean, isTurned: boolean): Commission => ({
  site,
  pixels: pixelsFor(site, Math.min(window.screen.width, window.screen.height) < PHONE),
  isNight,
  isTurned,
});
