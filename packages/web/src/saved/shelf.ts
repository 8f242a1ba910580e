import { readSavedGame, type SavedGame } from './saved-game.ts';

/** Where a browser keeps the games of its owner; each under its own key, so that a broken one spoils no other. */
const PREFIX = 'tallyho.game.';

/** One place on the shelf: a game, or something that cannot be read (its text is kept all the same). */
export interface ShelfPlace {
  readonly id: string;
  readonly game: SavedGame | null;
  readonly text: string;
}

/** Games for which the browser has no room: they are there until the page is closed, and can be exported. */
const unkept = new Map<string, SavedGame>();

const listeners = new Set<() => void>();
let known: readonly ShelfPlace[] | null = null;

function changed(): void {
  known = null;
  for (const tell of listeners) tell();
}

/** Tells when the shelf changes, in this tab or in another. */
export function watchShelf(tell: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', changed);
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size === 0) window.removeEventListener('storage', changed);
  };
}

/** Everything on the shelf, the latest first; the same list until something changes. */
export function shelf(): readonly ShelfPlace[] {
  known ??= readShelf();
  return known;
}

function readShelf(): ShelfPlace[] {
  const places: ShelfPlace[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key?.startsWith(PREFIX) !== true) continue;
      const text = localStorage.getItem(key) ?? '';
      places.push({ id: key.slice(PREFIX.length), game: readSavedGame(text), text });
    }
  } catch {
    // A browser that keeps nothing has an empty shelf.
  }
  for (const [id, game] of unkept) {
    const at = places.findIndex((place) => place.id === id);
    places.splice(at < 0 ? places.length : at, at < 0 ? 0 : 1, inHand(id, game));
  }
  return places.sort((a, b) => (b.game?.saved ?? 0) - (a.game?.saved ?? 0) || a.id.localeCompare(b.id));
}

const inHand = (id: string, game: SavedGame): ShelfPlace => ({ id, game, text: JSON.stringify(game) });

export function fromShelf(id: string): ShelfPlace | null {
  const game = unkept.get(id);
  if (game !== undefined) return inHand(id, game);
  try {
    const text = localStorage.getItem(PREFIX + id);
    return text === null ? null : { id, game: readSavedGame(text), text };
  } catch {
    return null;
  }
}

/** Keeps a game; false when the browser has no room left or keeps nothing. It can be played on all the same. */
export function keepGame(game: SavedGame): boolean {
  const isKept = tryToKeep(game);
  if (isKept) unkept.delete(game.id);
  else unkept.set(game.id, game);
  changed();
  return isKept;
}

function tryToKeep(game: SavedGame): boolean {
  try {
    localStorage.setItem(PREFIX + game.id, JSON.stringify(game));
    return true;
  } catch {
    return false;
  }
}

export function dropGame(id: string): void {
  unkept.delete(id);
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // What was never kept need not be dropped.
  }
  changed();
}

/** A name that no other game has; also the seed of its chance. */
export function newGameId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map((word) => word.toString(36).padStart(7, '0')).join('');
}
