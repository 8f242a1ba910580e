import { hash } from './hash.ts';
import { canonical, same } from './json.ts';
import { sha256 } from './sha256.ts';

/*
 * What never changes in a game (`fixed`) is large beside what does, and the same in all games with the same options. It
 * is kept once, and known by an id, so that whoever has got it need not be sent it again.
 */

const ids = new WeakMap<object, string>();

/**
 * The id of what never changes in a game: the same for equal data, and for no other, not even where somebody wants it
 * to be: packs come from outside.
 */
export function idOf(fixed: object): string {
  let id = ids.get(fixed);
  if (id === undefined) {
    id = sha256(canonical(fixed));
    ids.set(fixed, id);
  }
  return id;
}

const places = new WeakMap<object, string>();
const kept = new Map<string, object>();
const MOST_KEPT = 256;

/** Where to look for equal data: found sooner than an id, and by itself no proof. */
function placeOf(fixed: object): string {
  let place = places.get(fixed);
  if (place === undefined) {
    place = hash(fixed);
    places.set(fixed, place);
  }
  return place;
}

/** Equal data as one and the same object; what was not wanted for longest is forgotten. */
export function shared<F extends object>(fixed: F): F {
  const place = placeOf(fixed);
  const there = kept.get(place);
  const known = there !== undefined && same(there, fixed) ? (there as F) : fixed;
  kept.delete(place);
  kept.set(place, known);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return known;
}

let little = new Map<string, object>();
let littleBefore = new Map<string, object>();
const MOST_LITTLE = 5_000;

/**
 * The same for little things that are said again and again in all games, choices as they are written and events as they
 * are told. When there are too many, those that nobody has wanted for longest are forgotten.
 */
export function sharedLittle<T extends object>(thing: T): T {
  const key = JSON.stringify(thing);
  const latest = little.get(key);
  if (latest !== undefined) return latest as T;
  const known = (littleBefore.get(key) as T | undefined) ?? thing;
  if (little.size >= MOST_LITTLE) {
    littleBefore = little;
    little = new Map();
  }
  little.set(key, known);
  return known;
}
