import type { Problem } from '@tallyho/kernel';
import type { AnyPack, Catalogue, Entry, KindName } from '../content/catalogue.ts';
import { stepsIn, withoutEntry } from './change.ts';

/** What is right in a pack, and where in it the entry is now that was looked at; -1: it is not right itself. */
export interface Sound {
  readonly pack: AnyPack;
  readonly at: number;
}

/** Each time round at least one entry goes; a pack that is not right after so many is left alone. */
const MOST_ROUNDS = 20;

/**
 * A pack without the entries that the game objects to, so that one of them can be seen and flown while another is still
 * being typed; null: nothing of it can be used.
 */
export function soundPart({ check }: Catalogue, pack: AnyPack, kind: KindName, at: number): Sound | null {
  let sound: Sound = { pack, at };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const problems = check(sound.pack);
    if (problems.length === 0) return sound;
    const next = withoutWrong(sound, problems, kind);
    if (next === null) return null;
    sound = next;
  }
  return null;
}

function withoutWrong({ pack, at }: Sound, problems: readonly Problem[], kind: KindName): Sound | null {
  const wrong = new Map<string, Set<number>>();
  for (const { place } of problems) {
    const [of, which] = stepsIn(pack, place);
    if (typeof of !== 'string' || !Array.isArray(pack[of])) return null;
    const entries = wrong.get(of) ?? new Set<number>();
    // What is wrong with a list as a whole is nobody's fault in particular.
    if (typeof which === 'number') entries.add(which);
    else for (const index of (pack[of] as readonly Entry[]).keys()) entries.add(index);
    wrong.set(of, entries);
  }
  let next = pack;
  for (const [of, entries] of wrong)
    for (const index of [...entries].sort((a, b) => b - a)) next = withoutEntry(next, of as KindName, index);
  const own = wrong.get(kind) ?? new Set<number>();
  const before = [...own].filter((index) => index < at).length;
  return { pack: next, at: at < 0 || own.has(at) ? -1 : at - before };
}
