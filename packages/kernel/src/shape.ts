import { type Json, plainTrouble } from './json.ts';

/*
 * How plain data looks, learned from examples: which fields a map always has, what kinds of values stand where. A state
 * that comes from outside is held against states that the game itself has made; nobody has to write down, and keep
 * true, what every field of every game may be.
 */

const kinds = ['null', 'boolean', 'number', 'string', 'list', 'map'] as const;
type Kind = (typeof kinds)[number];

export interface Shape {
  readonly kinds: Set<Kind>;
  /** The largest number seen, whatever its sign, and whether all were whole. */
  largest: number;
  whole: boolean;
  /** What stands in its lists, all of them alike. */
  item: Shape | null;
  /** How many maps were seen, and in how many each field was. */
  maps: number;
  readonly fields: Map<string, { readonly shape: Shape; times: number }>;
}

export const newShape = (): Shape => ({
  kinds: new Set(),
  largest: 0,
  whole: true,
  item: null,
  maps: 0,
  fields: new Map(),
});

function kindOf(value: unknown): Kind {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' ? 'map' : (typeof value as Kind);
}

/** Takes one more example into account. */
export function learn(shape: Shape, value: unknown): void {
  const kind = kindOf(value);
  shape.kinds.add(kind);
  if (typeof value === 'number') {
    shape.largest = Math.max(shape.largest, Math.abs(value));
    shape.whole &&= Number.isInteger(value);
  } else if (Array.isArray(value)) {
    for (const one of value) {
      shape.item ??= newShape();
      learn(shape.item, one);
    }
  } else if (kind === 'map') {
    shape.maps++;
    for (const [name, one] of Object.entries(value as object)) {
      if (one === undefined) continue;
      let field = shape.fields.get(name);
      if (field === undefined) {
        field = { shape: newShape(), times: 0 };
        shape.fields.set(name, field);
      }
      field.times++;
      learn(field.shape, one);
    }
  }
}

/** Counts stay small; where larger numbers were seen they are sets of bits, or places on a map. */
const MOST_COUNTED = 10_000;
const CERTAINLY_NO_COUNT = 1024;
const MOST_BITS = 2 ** 32;

/** So many maps that all had a field tell that others must have it too; of the outermost one is enough. */
const MANY = 12;

/** Something that does not fit: where, and why. */
export interface Misshape {
  readonly place: string;
  readonly wanted: Json;
}

/**
 * The first thing that does not look as it should, or null. What no example has shown (a list that was always empty,
 * something that was always null, a field that is new) may be anything plain.
 */
export function misshape(shape: Shape, value: unknown, place: string, isOuter = true): Misshape | null {
  const isKnown = [...shape.kinds].some((kind) => kind !== 'null');
  const kind = kindOf(value);
  if (!isKnown) {
    const found = plainTrouble(value, place);
    return found === null ? null : { place: found, wanted: 'plain data' };
  }
  if (!shape.kinds.has(kind)) return { place, wanted: [...shape.kinds] };
  if (typeof value === 'number') {
    const most = shape.largest >= CERTAINLY_NO_COUNT ? MOST_BITS : MOST_COUNTED;
    const isFit = Number.isFinite(value) && Math.abs(value) <= most && (!shape.whole || Number.isInteger(value));
    return isFit ? null : { place, wanted: `${-most} … ${most}` };
  }
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = misshape(shape.item ?? newShape(), value[i], `${place}[${i}]`, false);
      if (found !== null) return found;
    }
  } else if (kind === 'map') return misshapenMap(shape, value as Fields, place, isOuter);
  return null;
}

type Fields = { readonly [name: string]: unknown };

function misshapenMap(shape: Shape, map: Fields, place: string, isOuter: boolean): Misshape | null {
  const at = (name: string): string => (place === '' ? name : `${place}.${name}`);
  for (const [name, { times }] of shape.fields) {
    const isNeeded = times === shape.maps && (shape.maps >= MANY || isOuter);
    if (isNeeded && !Object.hasOwn(map, name)) return { place: at(name), wanted: name };
  }
  for (const [name, one] of Object.entries(map)) {
    const found = misshape(shape.fields.get(name)?.shape ?? newShape(), one, at(name), false);
    if (found !== null) return found;
  }
  return null;
}
