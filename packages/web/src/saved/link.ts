import { MOST_DATA, MOST_RECORD } from '@tallyho/kernel';

/** A link that is longer than this is cut off by some of the programs through which people send links. */
const LONGEST_LINK = 8000;
/** What is longer than this is no link of ours: nobody has sent it, and it is not even taken apart. */
const LONGEST_PACKED = 1_000_000;

/** What links carry: how it is packed, and how much of it is read. */
interface Cargo {
  readonly format: string;
  readonly most: number;
}

const record: Cargo = { format: 'r1.', most: MOST_RECORD };
const content: Cargo = { format: 'p1.', most: MOST_DATA };

export type LinkTrouble = 'too-long' | 'broken' | 'unknown-format';
export type Linked = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: LinkTrouble };

/** A record as what stands after `#/shared/`: compressed, in letters that an address may hold. */
export const packRecord = (text: string): Promise<Linked> => pack(text, record);

/** The record in a link; whether it can be played is the game's to say. */
export const unpackRecord = (packed: string): Promise<Linked> => unpack(packed, record);

/** The same for a pack of content, after `#/pack/`. */
export const packContent = (text: string): Promise<Linked> => pack(text, content);
export const unpackContent = (packed: string): Promise<Linked> => unpack(packed, content);

async function pack(text: string, { format, most }: Cargo): Promise<Linked> {
  const packed = await through(new Blob([text]), new CompressionStream('deflate-raw'), most);
  if (!packed.ok) return packed;
  const letters = format + toLetters(packed.bytes);
  return letters.length > LONGEST_LINK ? { ok: false, why: 'too-long' } : { ok: true, text: letters };
}

async function unpack(packed: string, { format, most }: Cargo): Promise<Linked> {
  if (packed.length > LONGEST_PACKED) return { ok: false, why: 'too-long' };
  if (!new RegExp(`^${format.charAt(0)}\\d+\\.`).test(packed)) return { ok: false, why: 'broken' };
  if (!packed.startsWith(format)) return { ok: false, why: 'unknown-format' };
  const bytes = fromLetters(packed.slice(format.length));
  if (bytes === null) return { ok: false, why: 'broken' };
  const plain = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'), most);
  if (!plain.ok) return plain;
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(plain.bytes) };
  } catch {
    return { ok: false, why: 'broken' };
  }
}

type Through = { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly why: LinkTrouble };

/** All that comes out at the other end, unless it breaks on the way; more than there can be is not waited for. */
async function through(blob: Blob, change: CompressionStream | DecompressionStream, most: number): Promise<Through> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of blob.stream().pipeThrough(change) as AsyncIterable<Uint8Array> & ReadableStream) {
      parts.push(part);
      length += part.length;
      if (length > most) return { ok: false, why: 'too-long' };
    }
  } catch {
    return { ok: false, why: 'broken' };
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return { ok: true, bytes: whole };
}

export function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export function fromLetters(letters: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(letters)) return null;
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}
