import { excessOf, MOST_DATA, type Problem, readPackFile } from '@tallyho/kernel';
import type { AnyPack } from '../content/catalogue.ts';
import { isPackName, type KeptPack, nameFor } from '../content/packs.ts';
import { type SystemId, systemIds } from '../system-ids.ts';

/** A pack that somebody brings along, in a file or a link. What is in it, nobody has looked at yet. */
export interface Brought {
  readonly system: SystemId;
  readonly title: string;
  readonly author: string;
  readonly pack: AnyPack;
}

export const broughtTroubles = ['not-json', 'no-pack', 'newer', 'too-large', 'unknown-game'] as const;
export type BroughtTrouble = (typeof broughtTroubles)[number];

export type Bringing =
  | { readonly ok: true; readonly brought: Brought }
  | { readonly ok: false; readonly why: BroughtTrouble }
  | { readonly ok: false; readonly why: 'excess'; readonly problem: Problem };

/** The pack in a text, or why there is none. One with mistakes is one all the same: it can be mended. */
export function readBrought(text: string): Bringing {
  if (text.length > MOST_DATA) return { ok: false, why: 'too-large' };
  const given = parsed(text);
  if (given === undefined) return { ok: false, why: 'not-json' };
  const read = readPackFile(given);
  if (typeof read === 'string') return { ok: false, why: read };
  const { title, author, pack } = read;
  if (typeof pack.pack !== 'string' && typeof pack.system !== 'string') return { ok: false, why: 'no-pack' };
  const system = systemIds.find((each) => each === pack.system);
  if (system === undefined) return { ok: false, why: 'unknown-game' };
  const problem = excessOf(pack);
  if (problem !== null) return { ok: false, why: 'excess', problem };
  const called = typeof pack.pack === 'string' ? pack.pack : title;
  // A name that is none of ours becomes its title, and another is made of it.
  const name = isPackName(called) ? called : nameFor(called);
  const own = { ...pack, system, pack: name } as AnyPack;
  return { ok: true, brought: { system, title: title || (name === called ? '' : called), author, pack: own } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is on this device under the same name: nothing, the very same, or something else. */
export function twinOf({ pack }: Brought, kept: readonly KeptPack[]): 'none' | 'same' | 'other' {
  const twin = kept.find((each) => each.pack.pack === pack.pack);
  if (twin === undefined) return 'none';
  return JSON.stringify(twin.pack) === JSON.stringify(pack) ? 'same' : 'other';
}
