import { hash } from './hash.ts';

/*
 * What never changes in a game (`fixed`) is large beside what does, and the same in all games with the same options. It
 * is kept once, and known by an id, so that whoever has got it need not be sent it again.
 */

const ids = new WeakMap<object, string>();
const kept = new Map<string, object>();
const MOST_KEPT = 256;

/** The id of what never changes in a game: the same for equal data. */
export function idOf(fixed: object): string {
  let id = ids.get(fixed);
  if (id === undefined) {
    id = hash(fixed);
    ids.set(fixed, id);
  }
  return id;
}

/** Equal data as one and the same object; what was not wanted for longest is forgotten. */
export function shared<F extends object>(fixed: F): F {
  const id = idOf(fixed);
  const known = (kept.get(id) ?? fixed) as F;
  kept.delete(id);
  kept.set(id, known);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return known;
}

const little = new Map<string, object>();
const MOST_LITTLE = 10_000;

/**
 * The same for little things that are said again and again in all games, choices as they are written and events as they
 * are told. When there are too many all are forgotten.
 */
export function sharedLittle<T extends object>(thing: T): T {
  const key = JSON.stringify(thing);
  const known = little.get(key);
  if (known !== undefined) return known as T;
  if (little.size >= MOST_LITTLE) little.clear();
  little.set(key, thing);
  return thing;
}
