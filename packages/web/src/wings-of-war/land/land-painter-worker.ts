import { type Commission, sizeOf } from './commission.ts';
import { paintLand } from './paint/paint.ts';

/** What a web worker finds around it, as far as it is used here. */
declare const self: {
  postMessage(message: ImageBitmap | null, transfer: readonly ImageBitmap[]): void;
  onmessage: ((event: { readonly data: Commission }) => void) | null;
};

self.onmessage = ({ data }) => {
  const { width, height } = sizeOf(data);
  // A graphics card that paints thousands of small things holds up the page that it shows as well.
  const g = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true });
  if (g === null) return self.postMessage(null, []);
  const work = paintLand(g, data);
  while (work.next().done !== true);
  const picture = g.canvas.transferToImageBitmap();
  self.postMessage(picture, [picture]);
};
