import { dropNote, type Note, note, notes, unnote } from './journal.ts';
import { type ReadSave, readSave, readSaveText, type SavedGame, writeSave } from './saved-game.ts';
import { type Keeping, type Occasion, type Row, Store, type StoreTrouble, troubleOf } from './store.ts';

/*
 * The games of this device. All of them are in memory as soon as the shelf is open; what changes is told to the store
 * and to the other tabs. A browser that keeps nothing still has a shelf, as long as the page is open.
 */

/** One place on the shelf: a game, or something that cannot be read (it is kept all the same). */
export interface ShelfPlace {
  readonly id: string;
  readonly game: SavedGame | null;
  /** Why there is no game: a newer page has written it, or it is damaged. */
  readonly is: ReadSave['is'];
  /** What stands there, for whoever wants to save it. */
  text(): string;
}

export interface ShelfState {
  /** Whether everything that was kept is there. */
  readonly isOpen: boolean;
  readonly trouble: StoreTrouble | null;
}

/** After so many milliseconds the page goes on without its store; should it open later, it is taken all the same. */
const PATIENCE = 4000;
const CHANNEL = 'tallyho.shelf';

const places = new Map<string, ShelfPlace>();
const listeners = new Set<() => void>();
let state: ShelfState = { isOpen: false, trouble: null };
let sorted: readonly ShelfPlace[] | null = null;
let store: Promise<Store> | null = null;
let channel: BroadcastChannel | null = null;
/** Of each game the latest note that is not in the store yet, or cannot be put there. */
const latest = new Map<string, Note>();

function changed(next: Partial<ShelfState> = {}): void {
  sorted = null;
  // What stands on it has changed, and not it itself: whoever only wants to know whether it is open need not look again.
  if (Object.keys(next).length > 0) state = { ...state, ...next };
  for (const tell of listeners) tell();
}

const placeOf = (id: string, save: unknown, read: ReadSave): ShelfPlace => ({
  id,
  game: read.is === 'game' ? read.game : null,
  is: read.is,
  text: () => (typeof save === 'string' ? save : JSON.stringify(save)),
});

const placeIn = ({ id, save }: Row): ShelfPlace =>
  placeOf(id, save, typeof save === 'string' ? readSaveText(save) : readSave(save));

/** Tells when the shelf opens or changes, in this tab or in another. */
export function watchShelf(tell: () => void): () => void {
  void open();
  listeners.add(tell);
  return () => listeners.delete(tell);
}

export const shelfState = (): ShelfState => state;

/** Everything on the shelf, the latest first; the same list until something changes. */
export function shelf(): readonly ShelfPlace[] {
  sorted ??= [...places.values()].sort(
    (a, b) => (b.game?.saved ?? 0) - (a.game?.saved ?? 0) || a.id.localeCompare(b.id),
  );
  return sorted;
}

/** The games among what stands there; the same list until something changes. */
export function games(): readonly SavedGame[] {
  const all = shelf();
  if (listed.from !== all) listed = { from: all, games: all.flatMap(({ game }) => (game === null ? [] : [game])) };
  return listed.games;
}
let listed: { readonly from: readonly ShelfPlace[] | null; readonly games: readonly SavedGame[] } = {
  from: null,
  games: [],
};

export const fromShelf = (id: string): ShelfPlace | null => places.get(id) ?? null;

/** Opens the store once; whoever keeps something waits for it. */
function open(): Promise<Store> {
  if (store === null) {
    listen();
    const late = setTimeout(() => fillFromNotes('no-store'), PATIENCE);
    store = Store.open((trouble) => (state.isOpen ? changed({ trouble }) : fillFromNotes(trouble)));
    store.then(fill).then(
      () => clearTimeout(late),
      (error: unknown) => {
        clearTimeout(late);
        fillFromNotes(troubleOf(error));
      },
    );
  }
  return store;
}

/** Puts into the store what only has been noted, and takes everything from it. */
async function fill(from: Store): Promise<void> {
  let trouble: StoreTrouble | null = null;
  for (const each of notes()) {
    if (latest.has(each.id)) continue;
    const kept = await from.put(rowFrom(each), 'note');
    if (kept === 'kept' || kept === 'overtaken') unnote(each);
    else trouble = kept;
  }
  for (const row of await from.all()) if (!latest.has(row.id)) places.set(row.id, placeIn(row));
  if (trouble === null) changed({ isOpen: true, trouble });
  else fillFromNotes(trouble);
}

function rowFrom({ id, text }: Note): Row {
  const read = readSaveText(text);
  return read.is === 'game' ? rowOf({ ...read.game, id }) : { id, choices: 0, saved: 0, save: text };
}

/** Without a store there is what has been noted. */
function fillFromNotes(trouble: StoreTrouble): void {
  for (const each of notes()) {
    const there = places.get(each.id)?.game ?? null;
    const own = placeIn(rowFrom(each));
    if (there === null || (own.game !== null && own.game.saved > there.saved)) places.set(each.id, own);
  }
  changed({ isOpen: true, trouble });
}

/** Other tabs tell which game they have changed. */
function listen(): void {
  if (typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') void refresh(data);
  };
}

/** Looks a game up in the store again: somebody else may have gone on with it. */
export async function refresh(id: string): Promise<void> {
  try {
    const row = await (await open()).get(id);
    const isOurs = latest.has(id) && (row === undefined || row.saved <= (places.get(id)?.game?.saved ?? 0));
    if (isOurs) return;
    latest.delete(id);
    if (row === undefined) places.delete(id);
    else places.set(id, placeIn(row));
    changed();
  } catch {
    // What this tab knows is the latest that can be had.
  }
}

const rowOf = (game: SavedGame): Row => ({
  id: game.id,
  choices: game.choices,
  saved: game.saved,
  save: writeSave(game),
});

/** Keeps a game, and says what came of it. It can be played on all the same. */
export async function keepGame(game: SavedGame, why: Occasion = 'choice'): Promise<Keeping> {
  const row = rowOf(game);
  // A match that cannot be played again from its first card needs its table.
  const isShort = game.kept === null || game.kept.resumedAt === null;
  const written = { id: game.id, text: JSON.stringify(isShort ? { ...(row.save as object), kept: null } : row.save) };
  note(game.id, written.text);
  latest.set(game.id, written);
  places.set(game.id, placeOf(game.id, row.save, { is: 'game', game }));
  changed();
  const came = await put(row, why);
  const isKept = came === 'kept' || came === 'overtaken';
  if (isKept && latest.get(game.id) === written) latest.delete(game.id);
  if (came === 'kept') {
    unnote(written);
    channel?.postMessage(game.id);
  }
  if (came === 'overtaken') {
    unnote(written);
    await refresh(game.id);
  }
  const trouble = isKept ? null : came;
  if (trouble !== state.trouble && state.isOpen) changed({ trouble });
  return came;
}

async function put(row: Row, why: Occasion): Promise<Keeping> {
  try {
    return await (await open()).put(row, why);
  } catch (error) {
    return troubleOf(error);
  }
}

export async function dropGame(id: string): Promise<void> {
  places.delete(id);
  latest.delete(id);
  dropNote(id);
  changed();
  try {
    await (await open()).drop(id);
    channel?.postMessage(id);
  } catch {
    // What was never kept need not be dropped.
  }
}

/** A name that no other game has. It stands in addresses, and tells nothing of the game. */
export function newGameId(): string {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return [...words].map((word) => word.toString(36).padStart(7, '0')).join('');
}
