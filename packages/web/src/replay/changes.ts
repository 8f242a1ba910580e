import { canonical, type Json } from '@tallyho/kernel';

/** How a thing compares with the moment before. */
export type Mark = 'same' | 'new' | 'changed' | 'gone';

/** A tree of the table with what changed marked in it, ready to be drawn. */
export type Marked =
  | { readonly kind: 'value'; readonly mark: Mark; readonly value: Scalar; readonly was: Json | undefined }
  | { readonly kind: 'list'; readonly mark: Mark; readonly items: readonly Item[] }
  | { readonly kind: 'rows'; readonly mark: Mark; readonly rows: readonly Marked[] }
  | { readonly kind: 'map'; readonly mark: Mark; readonly fields: readonly Field[] };

export interface Field {
  readonly name: string;
  readonly value: Marked;
}

/** Equal things of a list, drawn once with their number. */
export interface Item {
  readonly value: Scalar;
  readonly count: number;
  /** How many were there before. */
  readonly before: number;
}

export type Scalar = null | boolean | number | string;
type Fields = { readonly [key: string]: Json | undefined };

/** The tree as it is now, marked against the tree before; `undefined` before: nothing to compare with. */
export const compare = (now: Json, before: Json | undefined, unordered: readonly string[]): Marked =>
  new Comparison(unordered, before !== undefined).marked(now, before, '');

class Comparison {
  /** Names of lists whose order means nothing. */
  private readonly unordered: readonly string[];
  private readonly compares: boolean;

  constructor(unordered: readonly string[], compares: boolean) {
    this.unordered = unordered;
    this.compares = compares;
  }

  marked(now: Json, before: Json | undefined, name: string): Marked {
    const mark = this.mark(now, before);
    if (isList(now)) return this.list(now, isList(before) ? before : [], mark, name);
    if (isFields(now)) return this.map(now, isFields(before) ? before : {}, mark);
    return { kind: 'value', mark, value: now, was: mark === 'changed' ? before : undefined };
  }

  private mark(now: Json, before: Json | undefined): Mark {
    if (!this.compares) return 'same';
    if (before === undefined) return 'new';
    return canonical(now) === canonical(before) ? 'same' : 'changed';
  }

  private list(now: readonly Json[], before: readonly Json[], mark: Mark, name: string): Marked {
    if (now.every(isScalar) && before.every(isScalar)) {
      const had = this.compares ? before : now;
      if (!this.unordered.includes(name)) return { kind: 'list', mark, items: inOrder(now, had) };
      const items = grouped(now, had);
      const touched = items.some((item) => item.count !== item.before);
      return { kind: 'list', mark: mark === 'changed' && !touched ? 'same' : mark, items };
    }
    const rows = now.map((item, at) => this.marked(item, before[at], name));
    const gone = this.compares ? before.slice(now.length).map((item) => this.leftover(item, name)) : [];
    return { kind: 'rows', mark, rows: [...rows, ...gone] };
  }

  private map(now: Fields, before: Fields, mark: Mark): Marked {
    const fields: Field[] = [];
    for (const [name, value] of Object.entries(now)) {
      if (value !== undefined) fields.push({ name, value: this.marked(value, before[name], name) });
    }
    for (const [name, value] of this.compares ? Object.entries(before) : []) {
      if (value !== undefined && now[name] === undefined) fields.push({ name, value: this.leftover(value, name) });
    }
    return { kind: 'map', mark, fields };
  }

  /** Something that is no longer there. */
  private leftover(value: Json, name: string): Marked {
    const then = new Comparison(this.unordered, false).marked(value, undefined, name);
    if (then.kind === 'list')
      return { ...then, mark: 'gone', items: then.items.map((item) => ({ ...item, count: 0 })) };
    return { ...then, mark: 'gone' };
  }
}

/** Equal cards together, in order of first appearance; what has left comes last. */
function grouped(now: readonly Scalar[], before: readonly Scalar[]): Item[] {
  const counts = countOf(now);
  const had = countOf(before);
  const values = new Set([...counts.keys(), ...had.keys()]);
  return [...values].map((value) => ({ value, count: counts.get(value) ?? 0, before: had.get(value) ?? 0 }));
}

/** Each thing in its place; what has left comes last. */
function inOrder(now: readonly Scalar[], before: readonly Scalar[]): Item[] {
  const left = countOf(before);
  const items: Item[] = now.map((value) => {
    const had = left.get(value) ?? 0;
    left.set(value, had - 1);
    return { value, count: 1, before: had > 0 ? 1 : 0 };
  });
  for (const [value, had] of left) if (had > 0) items.push({ value, count: 0, before: had });
  return items;
}

function countOf(values: readonly Scalar[]): Map<Scalar, number> {
  const counts = new Map<Scalar, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
export const isFields = (value: Json | undefined): value is Fields =>
  value !== undefined && value !== null && typeof value === 'object' && !isList(value);
const isScalar = (value: Json): value is Scalar => value === null || typeof value !== 'object';
