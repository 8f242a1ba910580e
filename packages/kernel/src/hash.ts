import { canonical } from './json.ts';

/** Sixteen hexadecimal digits that stand for a whole state: equal data, equal hash, in every JavaScript engine. */
export function hash(value: unknown): string {
  const text = canonical(value);
  let a = 0x9e3779b9 | 0;
  let b = 0x85ebca6b | 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x01000193);
    b = Math.imul(b ^ unit, 0x5bd1e995) + ((b >>> 15) ^ a);
  }
  return hex(mix(a ^ text.length)) + hex(mix(b + a));
}

function mix(word: number): number {
  let x = word | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');
