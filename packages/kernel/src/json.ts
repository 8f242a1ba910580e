/** Plain data: what a state, a choice and an event are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/** JSON with the keys in order, so that equal data gives equal text. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return value.some(hasParts) ? `[${value.map(canonical).join(',')}]` : JSON.stringify(value);
  const fields = value as Fields;
  let text = '';
  for (const key of Object.keys(fields).sort()) {
    const field = fields[key];
    if (field === undefined) continue;
    text += `${text === '' ? '' : ','}${inQuotes(key)}:${typeof field === 'number' ? written(field) : canonical(field)}`;
  }
  return `{${text}}`;
}

const hasParts = (value: unknown): boolean => typeof value === 'object' && value !== null;
const written = (n: number): string => (Number.isFinite(n) ? `${n}` : 'null');

const quoted = new Map<string, string>();
const MOST_QUOTED = 10_000;

/** A key in quotes. The same ones come again and again; when there are too many all are forgotten. */
function inQuotes(key: string): string {
  let text = quoted.get(key);
  if (text === undefined) {
    text = JSON.stringify(key);
    if (quoted.size >= MOST_QUOTED) quoted.clear();
    quoted.set(key, text);
  }
  return text;
}

/** Whether two pieces of plain data say the same, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  return coveredBy(a as Fields, b as Fields) && coveredBy(b as Fields, a as Fields);
}

type Fields = { readonly [key: string]: unknown };

function coveredBy(a: Fields, b: Fields): boolean {
  for (const key in a) if (!same(a[key], Object.hasOwn(b, key) ? b[key] : undefined)) return false;
  return true;
}

/** A copy that shares nothing with the original. Plain data only. */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy = value.slice();
    for (let i = 0; i < copy.length; i++) if (typeof copy[i] === 'object') copy[i] = clone(copy[i]);
    return copy as T;
  }
  const copy = { ...value };
  for (const key in copy) if (typeof copy[key] === 'object') copy[key] = clone(copy[key]);
  return copy;
}

/** The path of the first thing that is not plain data, or null: functions, classes, Dates, NaN, undefined … */
export function firstNotPlain(value: unknown, place = ''): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      return Number.isFinite(value) && !Object.is(value, -0) ? null : place;
    case 'object': {
      if (value === null) return null;
      if (Array.isArray(value)) return firstOf(Array.from(value, (v, i) => firstNotPlain(v, `${place}[${i}]`)));
      if (Object.getPrototypeOf(value) !== Object.prototype) return place;
      return firstOf(Object.entries(value).map(([k, v]) => firstNotPlain(v, place === '' ? k : `${place}.${k}`)));
    }
    default:
      return place;
  }
}

const firstOf = (places: (string | null)[]): string | null => places.find((p) => p !== null) ?? null;

/** Deeper and larger than any state, any log and any set of options. */
const DEEPEST = 40;
const MOST_VALUES = 400_000;

/**
 * The path of the first thing in data from outside that is not plain, or nested too deeply, or the first of too many;
 * null if all is well. A key such as `__proto__` is not plain.
 */
export function plainTrouble(value: unknown, place = ''): string | null {
  let left = MOST_VALUES;
  const look = (one: unknown, at: string, depth: number): string | null => {
    if (--left < 0 || depth > DEEPEST) return at;
    if (typeof one !== 'object' || one === null) return firstNotPlain(one, at) === null ? null : at;
    if (Array.isArray(one)) {
      for (let i = 0; i < one.length; i++) {
        const found = look(one[i], `${at}[${i}]`, depth + 1);
        if (found !== null) return found;
      }
      return null;
    }
    if (Object.getPrototypeOf(one) !== Object.prototype) return at;
    for (const [key, field] of Object.entries(one)) {
      const next = at === '' ? key : `${at}.${key}`;
      const found = key === '__proto__' ? next : look(field, next, depth + 1);
      if (found !== null) return found;
    }
    return null;
  };
  return look(value, place, 0);
}
