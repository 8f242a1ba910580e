/*
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104) in 32-bit integers: the same in every engine, and at once, where the
 * platform's own functions answer later.
 */

const BLOCK = 64;

/** The first 32 bits of the fractions of the square roots of the first eight primes. */
const START = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const;

/** The first 32 bits of the fractions of the cube roots of the first 64 primes. */
const ROUNDS = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
] as const;

type Bytes = readonly number[];

/** The words of one block, and what they are stretched to; used again and again. */
const schedule = new Int32Array(BLOCK);

/** The eight words of the hash of these bytes; `start` is the hash of one block before them, if there is one. */
function digest(bytes: Bytes, start?: readonly number[]): number[] {
  const hash = (start ?? START).map((word) => word | 0);
  const padded = padding(bytes, start === undefined ? 0 : BLOCK);
  for (let at = 0; at < padded.length; at += BLOCK) compress(hash, padded, at);
  return hash;
}

/** The message, a set bit, zeros, and its length in bits (of which no text needs more than 32): a whole number of blocks. */
function padding(bytes: Bytes, before: number): number[] {
  const padded = bytes.slice();
  const length = before + bytes.length;
  padded.push(0x80);
  while (padded.length % BLOCK !== BLOCK - 8) padded.push(0);
  padded.push(...bytesOf([0, length << 3]));
  return padded;
}

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(hash: number[], bytes: Bytes, from: number): void {
  for (let i = 0; i < 16; i++) {
    const at = from + 4 * i;
    schedule[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  }
  for (let i = 16; i < BLOCK; i++) {
    const a = schedule[i - 15];
    const b = schedule[i - 2];
    const low = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const high = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    schedule[i] = (schedule[i - 16] + low + schedule[i - 7] + high) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < BLOCK; i++) {
    const chosen = (e & f) ^ (~e & g);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i] + schedule[i]) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0] = (hash[0] + a) | 0;
  hash[1] = (hash[1] + b) | 0;
  hash[2] = (hash[2] + c) | 0;
  hash[3] = (hash[3] + d) | 0;
  hash[4] = (hash[4] + e) | 0;
  hash[5] = (hash[5] + f) | 0;
  hash[6] = (hash[6] + g) | 0;
  hash[7] = (hash[7] + h) | 0;
}

const bytesOf = (words: readonly number[]): number[] =>
  words.flatMap((word) => [word >>> 24, (word >>> 16) & 0xff, (word >>> 8) & 0xff, word & 0xff]);

/** A text as bytes, in UTF-8; half a pair of surrogates counts as U+FFFD, as everywhere. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const letter of text) {
    const read = letter.codePointAt(0) ?? 0;
    const code = read >= 0xd800 && read <= 0xdfff ? 0xfffd : read;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), continued(code));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), continued(code >> 6), continued(code));
    else bytes.push(0xf0 | (code >> 18), continued(code >> 12), continued(code >> 6), continued(code));
  }
  return bytes;
}

const continued = (code: number): number => 0x80 | (code & 0x3f);

const hex = (words: readonly number[]): string =>
  words.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');

/** The hash of a text, as 64 hexadecimal digits: what `sha256sum` says of it. */
export const sha256 = (text: string): string => hex(digest(utf8(text)));

/** What a key does to the two hashes of HMAC, after their first block: half of the work, and the same every time. */
interface Primed {
  readonly key: string;
  readonly inner: readonly number[];
  readonly outer: readonly number[];
}

function prime(key: string): Primed {
  const bytes = utf8(key);
  const short = bytes.length > BLOCK ? bytesOf(digest(bytes)) : bytes;
  const started = (pad: number): number[] => {
    const hash: number[] = START.map((word) => word | 0);
    const block = Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ pad);
    compress(hash, block, 0);
    return hash;
  };
  return { key, inner: started(0x36), outer: started(0x5c) };
}

/** The key that was used last: a game asks with the same one again and again. */
let latest = prime('');

/** The eight words of the keyed hash of a text: without the key nobody can tell them from chance. */
export function keyedWords(key: string, text: string): number[] {
  if (latest.key !== key) latest = prime(key);
  return digest(bytesOf(digest(utf8(text), latest.inner)), latest.outer);
}

/** The same as 64 hexadecimal digits. */
export const keyedHash = (key: string, text: string): string => hex(keyedWords(key, text));

/** The first sixteen of them. A piece of the longer text would keep all of it in memory. */
export const keyedSeal = (key: string, text: string): string => hex(keyedWords(key, text).slice(0, 2));
