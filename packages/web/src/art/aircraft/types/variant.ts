import type { AircraftType } from './type.ts';

/** Some numbers of an entry; null takes a part away. */
type Changes<T> = { readonly [key in keyof T]?: (T[key] extends object | undefined ? Partial<T[key]> : T[key]) | null };

/** An aircraft that is like another one but for what is said. */
export type Variant = { readonly id: string; readonly like: string } & Changes<Omit<AircraftType, 'id'>>;
export type Entry = AircraftType | Variant;

type Plain = { readonly [key: string]: unknown };
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A part is changed number by number; paint is another paint, and a body of another shape another body. */
const changed = (key: string, old: unknown, by: unknown): unknown => {
  const isOther = key === 'paint' || (key === 'body' && isPlain(by) && 'shape' in by);
  return !isOther && isPlain(old) && isPlain(by) ? { ...old, ...by } : by;
};

/** All types by their id, variants written out. A variant in other colours brings its own paint. */
export function resolve(entries: readonly Entry[]): ReadonlyMap<string, AircraftType> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const done = new Map<string, AircraftType>();
  const find = (id: string): AircraftType => {
    const known = done.get(id);
    if (known !== undefined) return known;
    const entry = byId.get(id);
    if (entry === undefined) throw new Error(`no aircraft ${id}`);
    const type = 'like' in entry ? varied(find(entry.like), entry) : entry;
    done.set(id, type);
    return type;
  };
  for (const { id } of entries) find(id);
  return done;
}

function varied(model: AircraftType, { like: _, ...by }: Variant): AircraftType {
  const { also: _also, paint, ...rest } = model;
  const kept: Plain = { ...rest, ...(by.scheme === undefined && paint !== undefined ? { paint } : {}) };
  const all = Object.entries({ ...kept, ...by }).flatMap(([key, value]): [string, unknown][] =>
    value === null ? [] : [[key, key in by ? changed(key, kept[key], value) : value]],
  );
  return Object.fromEntries(all) as unknown as AircraftType;
}
