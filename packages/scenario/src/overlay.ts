import type { Json } from '@tallyho/kernel';

type Map = { readonly [key: string]: Json | undefined };

const isMap = (value: Json): value is Map => value !== null && typeof value === 'object' && !Array.isArray(value);

/** What a variant changes, laid over what the script says: maps field by field, everything else as a whole. */
export function overlay(below: Json, above: Json): Json {
  if (!isMap(below) || !isMap(above)) return above;
  const merged: { [key: string]: Json | undefined } = { ...below };
  for (const [key, value] of Object.entries(above)) {
    const old = Object.hasOwn(below, key) ? (below[key] ?? null) : null;
    merged[key] = overlay(old, value ?? null);
  }
  return merged;
}
