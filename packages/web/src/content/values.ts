import type { Json } from '@tallyho/kernel';
import type { Entry } from './catalogue.ts';

/** One value of an entry, with the way to it. */
export interface Value {
  readonly path: readonly (string | number)[];
  readonly value: string | number | boolean | null;
}

/** All values of an entry; lists of words are kept together. */
export function valuesOf(value: Json, path: readonly (string | number)[] = []): Value[] {
  if (value === null || typeof value !== 'object') return [{ path, value }];
  if (Array.isArray(value)) {
    const isPlain = value.every((item) => typeof item !== 'object');
    if (isPlain && value.some((item) => typeof item === 'string')) return [{ path, value: value.join(', ') }];
    if (value.length === 0) return [{ path, value: '' }];
    return value.flatMap((item: Json, at) => valuesOf(item, [...path, at]));
  }
  return Object.entries(value as Entry).flatMap(([name, item]) =>
    name === 'sources' ? [] : valuesOf(item, [...path, name]),
  );
}

/** A way as the sources write it: 'front.horsepower[1]'. */
export const written = (path: readonly (string | number)[]): string =>
  path.reduce<string>(
    (text, step) => (typeof step === 'number' ? `${text}[${step}]` : text === '' ? step : `${text}.${step}`),
    '',
  );

/** Where a value comes from: its own source, that of what it is part of, or that of the whole entry. */
export function sourceAt(entry: Entry, path: readonly (string | number)[]): string {
  const sources = (entry.sources ?? {}) as { readonly [path: string]: string };
  for (let part = path; part.length > 0; part = part.slice(0, -1)) {
    const own = sources[written(part)];
    if (own !== undefined) return own;
  }
  return sources.all ?? 'reconstructed';
}

/** What a source is; a rule id is one of the book's, or a ruling of ours where the book is silent. */
export const provenances = ['rulebook', 'ruling', 'public', 'reconstructed'] as const;
export type Provenance = (typeof provenances)[number];

export function provenanceOf(source: string): Provenance {
  if (source === 'public' || source === 'reconstructed') return source;
  return /-C?GAP-/.test(source) ? 'ruling' : 'rulebook';
}
