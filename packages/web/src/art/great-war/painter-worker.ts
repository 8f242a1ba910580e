import type { Commission, Picture } from './commission.ts';
import { paintMachine } from './paint.ts';

/** What a web worker finds around it, as far as it is used here. */
declare const self: {
  postMessage(message: Picture | null): void;
  onmessage: ((event: { readonly data: Commission }) => void) | null;
};
declare class FileReaderSync {
  readAsDataURL(blob: Blob): string;
}

async function paint(commission: Commission): Promise<Picture | null> {
  const canvas = new OffscreenCanvas(1, 1);
  if (!paintMachine(canvas, commission)) return null;
  return { url: new FileReaderSync().readAsDataURL(await canvas.convertToBlob()) };
}

self.onmessage = async ({ data }) => self.postMessage(await paint(data));
