import type { Decision, Match, Refusal } from '@tallyho/kernel';
import {
  basePack,
  type Choice,
  type Content,
  type Fixed,
  type Happening,
  mergePacks,
  type WingsOfWar,
  type WingsOptions,
  type WingsView,
} from '@tallyho/wings-of-war';
import type { Look } from '../../play/look.ts';
import type { Session } from '../../play/session.ts';

export type WingsMatch = Match<WingsOfWar, Choice, Happening, WingsView, WingsOptions>;
export type WingsSession = Session<Choice, Happening, WingsView>;
export type WingsLook = Look<Choice, Happening, WingsView>;
export type WingsDecision = Decision<Choice>;
export type WingsRefusal = Refusal<Choice>;

/** The frame on top, if it is of this flow. */
export function topFrame<T>(view: WingsView, flow: string): T | null {
  const top = view.frames.at(-1);
  return top?.flow === flow ? (top.at as T) : null;
}

const contents = new WeakMap<Fixed, Content>();

/** Everything that is flown in a game, packs included. */
export function contentAt(fixed: Fixed): Content {
  let content = contents.get(fixed);
  if (content === undefined) {
    content = mergePacks([basePack, ...fixed.options.packs]);
    contents.set(fixed, content);
  }
  return content;
}
