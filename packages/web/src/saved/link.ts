import { MOST_RECORD } from '@tallyho/kernel';

/** A link that is longer than this is cut off by some of the programs through which people send links. */
const LONGEST_LINK = 8000;
/** What is longer than this is no link of ours: nobody has sent it, and it is not even taken apart. */
const LONGEST_PACKED = 1_000_000;
/** How what follows is packed. */
const FORMAT = 'r1.';

export type LinkTrouble = 'too-long' | 'broken' | 'unknown-format';
export type Linked = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly why: LinkTrouble };

/** A record as what stands after `#/shared/`: compressed, in letters that an address may hold. */
export async function packRecord(record: string): Promise<Linked> {
  const packed = await through(new Blob([record]), new CompressionStream('deflate-raw'));
  if (!packed.ok) return packed;
  const text = FORMAT + toLetters(packed.bytes);
  return text.length > LONGEST_LINK ? { ok: false, why: 'too-long' } : { ok: true, text };
}

/** The record in a link; whether it can be played is the game's to say. */
export async function unpackRecord(packed: string): Promise<Linked> {
  if (packed.length > LONGEST_PACKED) return { ok: false, why: 'too-long' };
  if (!/^r\d+\./.test(packed)) return { ok: false, why: 'broken' };
  if (!packed.startsWith(FORMAT)) return { ok: false, why: 'unknown-format' };
  const bytes = fromLetters(packed.slice(FORMAT.length));
  if (bytes === null) return { ok: false, why: 'broken' };
  const plain = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'));
  if (!plain.ok) return plain;
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(plain.bytes) };
  } catch {
    return { ok: false, why: 'broken' };
  }
}

type Through = { readonly ok: true; readonly bytes: Uint8Array } | { readonly ok: false; readonly why: LinkTrouble };

/** All that comes out at the other end, unless it breaks on the way; more than a record can have is not waited for. */
async function through(blob: Blob, change: CompressionStream | DecompressionStream): Promise<Through> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of blob.stream().pipeThrough(change) as AsyncIterable<Uint8Array> & ReadableStream) {
      parts.push(part);
      length += part.length;
      if (length > MOST_RECORD) return { ok: false, why: 'too-long' };
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
