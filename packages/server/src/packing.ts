import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** How a body can be sent smaller. */
const packings = ['br', 'gzip'] as const;
export type Packing = (typeof packings)[number];

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const pack: { readonly [packing in Packing]: (body: Uint8Array) => Promise<Uint8Array> } = {
  br: (body) => promisify(brotliCompress)(body, QUALITY),
  gzip: (body) => promisify(gzip)(body),
};

/** Pictures and fonts are small already, and so is what fits into one packet. */
const isWorthIt = (type: string, body: Uint8Array): boolean =>
  /^text\/|json|javascript|xml|yaml|wasm/.test(type) && body.length > 1400;

/** The best packing that the browser takes ("gzip, br;q=0.5"; a weight of 0 means no); null: as it is. */
export function packingFor(type: string, body: Uint8Array, accepted = ''): Packing | null {
  if (!isWorthIt(type, body)) return null;
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim().split(/\s*;\s*q=/))
    .filter(([, weight = '1']) => Number(weight) > 0)
    .map(([name]) => name);
  return packings.find((packing) => taken.includes(packing)) ?? null;
}

/** What has been packed, by what it was made from: a page has some hundred files, and they rarely change. */
const packed = new Map<string, Promise<Uint8Array>>();
const MOST_KEPT = 2000;

/** What could not be packed is not kept: the next who asks for it tries again. */
export function packedBody(packing: Packing, etag: string, body: Uint8Array): Promise<Uint8Array> {
  const key = `${packing} ${etag}`;
  let made = packed.get(key);
  if (made === undefined) {
    if (packed.size >= MOST_KEPT) packed.clear();
    made = pack[packing](body);
    packed.set(key, made);
    made.catch(() => packed.delete(key));
  }
  return made;
}
