import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** What packs and unpacks links, in the thread of the page: the real one works in threads that no clock knows of. */
const through = (change: (bytes: Uint8Array) => Uint8Array) =>
  class extends TransformStream<Uint8Array, Uint8Array> {
    constructor() {
      const parts: Uint8Array[] = [];
      super({
        transform: (part) => {
          parts.push(part);
        },
        flush: (out) => out.enqueue(new Uint8Array(change(Buffer.concat(parts)))),
      });
    }
  };

export const Packing = through(deflateRawSync);
export const Unpacking = through(inflateRawSync);
