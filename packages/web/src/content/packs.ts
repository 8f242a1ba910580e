import { MOST_NAME } from '@tallyho/kernel';
import type { SystemId } from '../system-ids.ts';
import { type AnyPack, entriesOf, type KindName } from './catalogue.ts';

/** A pack as it is kept in the browser. */
export interface KeptPack {
  readonly pack: AnyPack;
  /** What people call it; '': by the name that stands in it. */
  readonly title: string;
  /** Who made it, as he calls himself; '': nobody says. */
  readonly author: string;
  /** Whether the games of this house take it as it is. */
  readonly isValid: boolean;
  /** Whether new fights are set up with it. */
  readonly isUsed: boolean;
}

const PREFIX = 'tallyho.pack.';
const keyFor = (system: string, name: string): string => `${PREFIX}${system}.${name}`;

const listeners = new Set<() => void>();
let known = new Map<string, readonly KeptPack[]>();

function changed(): void {
  known = new Map();
  for (const tell of listeners) tell();
}

/** Tells when a pack changes, in this tab or in another. */
export function watchPacks(tell: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', changed);
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size === 0) window.removeEventListener('storage', changed);
  };
}

/** The packs of a game on this device, by name; the same list until something changes. */
export function packsOf(system: string): readonly KeptPack[] {
  const found = known.get(system) ?? readPacks(system);
  known.set(system, found);
  return found;
}

function readPacks(system: string): KeptPack[] {
  const packs: KeptPack[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i);
      if (key?.startsWith(keyFor(system, '')) !== true) continue;
      const pack = readKept(localStorage.getItem(key) ?? '');
      if (pack?.pack.system === system) packs.push(pack);
    }
  } catch {
    // A browser that keeps nothing has no packs.
  }
  return packs.sort((a, b) => a.pack.pack.localeCompare(b.pack.pack));
}

function readKept(text: string): KeptPack | null {
  try {
    const { pack, title, author, isValid, isUsed } = JSON.parse(text) as Partial<KeptPack>;
    if (typeof pack?.pack !== 'string' || typeof pack.system !== 'string') return null;
    return {
      pack,
      title: typeof title === 'string' ? title : '',
      author: typeof author === 'string' ? author : '',
      isValid: isValid === true,
      isUsed: isUsed === true,
    };
  } catch {
    return null;
  }
}

/** Keeps a pack; false when the browser has no room left or keeps nothing. */
export function keepPack(kept: KeptPack): boolean {
  try {
    localStorage.setItem(keyFor(kept.pack.system, kept.pack.pack), JSON.stringify(kept));
    changed();
    return true;
  } catch {
    return false;
  }
}

export function dropPack(system: string, name: string): void {
  try {
    localStorage.removeItem(keyFor(system, name));
  } catch {
    // What was never kept need not be dropped.
  }
  changed();
}

/** What a pack may be called: the same in file names and links. */
export const isPackName = (name: string): boolean => name.length <= MOST_NAME && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);

/** What people call a pack. */
export const titleOf = ({ title, pack }: Pick<KeptPack, 'title' | 'pack'>): string => title.trim() || pack.pack;

/** A title as the name that stands in a pack: 'Ma boîte !' is 'ma-boite'; where no letter is left, any name will do. */
export const nameFor = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST_NAME)
    .replace(/^-+|-+$/g, '') || 'pack';

/** A name like this one that no pack has: 'my-box-2'. */
export function freeName(name: string, taken: readonly string[]): string {
  const stem = name
    .replace(/-\d+$/, '')
    .slice(0, MOST_NAME - 10)
    .replace(/-$/, '');
  for (let n = 2; ; n++) if (!taken.includes(`${stem}-${n}`)) return `${stem}-${n}`;
}

/** The packs with which new fights of a game are set up. */
export const packsInUse = (system: SystemId): readonly AnyPack[] =>
  packsOf(system)
    .filter(({ isValid, isUsed }) => isValid && isUsed)
    .map(({ pack }) => pack);

/** The same as an option of a game; nothing if there are none. */
export function packOptions(system: SystemId): { readonly packs?: readonly AnyPack[] } {
  const packs = packsInUse(system);
  return packs.length === 0 ? {} : { packs };
}

/** Entries of ours, with those of the packs in use in their places or after them. */
export function withPacks<T extends { readonly id: string }>(
  ours: readonly T[],
  system: SystemId,
  kind: KindName,
): readonly T[] {
  // A pack in use has been checked by the game, so its entries are of the game's own kind.
  const own = packsInUse(system).flatMap((pack) => entriesOf(pack, kind) as unknown as readonly T[]);
  if (own.length === 0) return ours;
  return [...new Map([...ours, ...own].map((entry) => [entry.id, entry])).values()];
}
