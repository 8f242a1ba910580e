import type { Source, Sources } from './types.ts';

/** A value with its source beside it: `from('DIF-EX-34', 2)`. */
export interface From<T> {
  readonly source: Source;
  readonly value: T;
}

export const from = <T>(source: Source, value: T): From<T> => ({ source, value });

/** Data in which any value, at any depth, may have its source beside it. */
export type Sourced<T> = T | From<T> | { readonly [K in keyof T]: Sourced<T[K]> };

type Found = { [path: string]: Source };

const isFrom = (given: unknown): given is From<unknown> =>
  typeof given === 'object' && given !== null && 'source' in given && 'value' in given;

/** A value that comes from the public record, unless its source stands beside it. */
export const publicly = <T>(given: T | From<T>): From<T> => (isFrom(given) ? given : from<T>('public', given));

/** The bare values; the sources are collected by path: 'points', 'front.speed', 'front.horsepower[1]'. */
function bare(given: unknown, path: string, found: Found): unknown {
  if (isFrom(given)) {
    found[path] = given.source;
    return given.value;
  }
  if (Array.isArray(given)) return given.map((value, i) => bare(value, `${path}[${i}]`, found));
  if (typeof given !== 'object' || given === null) return given;
  const inside = (name: string): string => (path === '' ? name : `${path}.${name}`);
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, bare(value, inside(name), found)]));
}

/** An entry of a pack: its values, and its `sources` made of those that stand beside them; `all` holds for the rest. */
export function entry<T extends { readonly sources: Sources }>(all: Source, given: Sourced<Omit<T, 'sources'>>): T {
  const found: Found = {};
  const values = bare(given, '', found) as Omit<T, 'sources'>;
  return { ...values, sources: { all, ...found } } as T;
}

/** The path of what a value is part of: 'front.horsepower' for 'front.horsepower[1]', '' for 'front'. */
const whole = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), path.lastIndexOf('['), 0));

/**
 * Where the value at a path comes from: its own source, that of the value it is part of, or that of the whole entry.
 */
export function sourceOf({ sources }: { readonly sources: Sources }, path: string): Source {
  for (let part = path; part !== ''; part = whole(part)) if (Object.hasOwn(sources, part)) return sources[part];
  return sources.all;
}

/**
 * What a source is: a sentence or example of the rulebook, a ruling of ours on a gap in it, the public record, our
 * guess.
 */
export const provenances = ['rulebook', 'ruling', 'public', 'reconstructed'] as const;
export type Provenance = (typeof provenances)[number];

export function provenanceOf(source: Source): Provenance {
  if (source === 'public' || source === 'reconstructed') return source;
  return source.startsWith('DIF-GAP-') ? 'ruling' : 'rulebook';
}
