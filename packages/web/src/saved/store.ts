import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { isFields } from './fields.ts';

/** Why nothing can be kept: no room is left, the browser will not open its store, or another tab is in the way. */
export type StoreTrouble = 'no-room' | 'no-store' | 'blocked';

/** What came of keeping a game: it is there, somebody else is further on with it, or why not. */
export type Keeping = 'kept' | 'overtaken' | StoreTrouble;

/** Why a game is kept: a choice was made, one was taken back, or it was found among the notes. */
export type Occasion = 'choice' | 'undo' | 'note';

/** A game in the store: whatever it is, it is not thrown away before its owner says so. */
export interface Row {
  readonly id: string;
  readonly choices: number;
  readonly saved: number;
  readonly save: unknown;
}

interface Shelves extends DBSchema {
  games: { key: string; value: Row };
}

const NAME = 'tallyho';
const VERSION = 1;

/** The browser's store of games: the one place that knows IndexedDB. */
export class Store {
  private readonly base: IDBPDatabase<Shelves>;
  /** Whether a newer page has asked for the store, which closed it here. */
  private readonly isGone: () => boolean;

  private constructor(base: IDBPDatabase<Shelves>, isGone: () => boolean) {
    this.base = base;
    this.isGone = isGone;
  }

  /**
   * Opens the store; `onTrouble` tells when it takes long because another tab holds an older one open, or when it is
   * closed under our hands by a newer page or by the browser.
   */
  static async open(onTrouble: (trouble: StoreTrouble) => void): Promise<Store> {
    let isGone = false;
    const base = await openDB<Shelves>(NAME, VERSION, {
      upgrade: (fresh) => {
        fresh.createObjectStore('games', { keyPath: 'id' });
      },
      blocked: () => onTrouble('blocked'),
      blocking: (_, __, { target }) => {
        isGone = true;
        (target as IDBDatabase).close();
        onTrouble('blocked');
      },
      terminated: () => onTrouble('no-store'),
    });
    return new Store(base, () => isGone);
  }

  all(): Promise<Row[]> {
    return this.base.getAll('games');
  }

  get(id: string): Promise<Row | undefined> {
    return this.base.get('games', id);
  }

  /**
   * Keeps a row, unless the store is further on with the game. Rows are kept in the order in which they come: the
   * browser takes one after the other.
   */
  async put(row: Row, why: Occasion): Promise<Keeping> {
    try {
      const change = this.base.transaction('games', 'readwrite');
      change.done.catch(() => {});
      const there = await change.store.get(row.id);
      const isLate = there !== undefined && isBehind(row, there, why);
      if (!isLate) await change.store.put(why === 'note' ? completed(row, there) : row);
      await change.done;
      return isLate ? 'overtaken' : 'kept';
    } catch (error) {
      return this.isGone() ? 'blocked' : troubleOf(error);
    }
  }

  async drop(id: string): Promise<void> {
    await this.base.delete('games', id);
  }
}

/** A full device; a store that a newer page has made; or whatever else keeps a browser from keeping things. */
export function troubleOf(error: unknown): StoreTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'QuotaExceededError') return 'no-room';
  return name === 'VersionError' ? 'blocked' : 'no-store';
}

/**
 * A choice adds to a game, taking one back does not; of two that are equally far only one that goes on from the other takes
 * its place. A note counts if it is the later one.
 */
export function isBehind(row: Row, there: Row, why: Occasion): boolean {
  if (why === 'note') return there.saved >= row.saved;
  if (why === 'undo' || there.choices < row.choices) return false;
  return there.choices > row.choices || !linesOf(row).startsWith(linesOf(there));
}

/** What has been done in a game: its record after the header, which tells what it is and by which rules. */
function linesOf({ save }: Row): string {
  const record = isFields(save) && typeof save.record === 'string' ? save.record : '';
  return record.slice(record.search(/\noptions: /) + 1).replace(/^.*\n?/, '');
}

/** A note is short: the table that was kept with an earlier choice is better than none. */
function completed(row: Row, there: Row | undefined): Row {
  const [own, older] = [row.save, there?.save];
  const isShort = isFields(own) && own.kept === null && isFields(older);
  return isShort ? { ...row, save: { ...own, kept: older.kept ?? null } } : row;
}
