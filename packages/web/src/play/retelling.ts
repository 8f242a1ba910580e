import type { Refusal } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import type { Player } from '../saved/players.ts';
import type { Look } from './look.ts';
import type { LineScene, RefusedScene } from './scene.ts';

/** What a table shows of one moment where nothing can be done: in a book, or beside a story. */
export interface MomentProps {
  readonly look: Look;
  readonly players: readonly Player[];
  /** Tells one fight from another: its sky is the same at every moment. */
  readonly seed: string;
}

/** A moment in the words of its table. */
export interface Retelling {
  /** All that the seat has been told, line by line. */
  readonly lines: readonly LineScene[];
  /** What is asked of the seat; '': nothing. */
  readonly prompt: string;
  /** A choice that the seat cannot make, and why; null: there are no words for it. */
  refused(refusal: Refusal<object>): RefusedScene | null;
}

export type Retell = (look: Look, language: Language) => Retelling;

/** Lines that a moment adds to those of the moment before; where a new account has been begun, all of it. */
export function freshLines(before: readonly LineScene[], now: readonly LineScene[]): readonly LineScene[] {
  const goesOn = before.length <= now.length && before.every(({ text }, at) => text === now[at].text);
  return goesOn ? now.slice(before.length) : now;
}
