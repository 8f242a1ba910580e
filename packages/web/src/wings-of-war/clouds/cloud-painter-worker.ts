import { type Commission, type Picture, paintCloud } from './sprite.ts';

/** What a web worker finds around it, as far as it is used here. */
declare const self: {
  postMessage(message: Picture, transfer: readonly ArrayBuffer[]): void;
  onmessage: ((event: { readonly data: Commission }) => void) | null;
};

self.onmessage = ({ data }) => {
  const picture = paintCloud(data);
  self.postMessage(picture, [picture.pixels.buffer]);
};
