import type { Json } from './json.ts';
import { LONGEST_PLACE, quote, quoteFacts } from './quote.ts';

/** What went wrong, for a program (`code`), and where (`place`: a line, a path, a seat). Sentences are made outside. */
export interface Problem<Code extends string = string> {
  readonly code: Code;
  readonly place: string;
  readonly facts: { readonly [name: string]: Json };
}

/** What comes back over every border: a value, or a problem with code and place. */
export type Result<T, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: Problem<Code> };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** The one place where problems are made: however long what was given, they quote no more of it than people read. */
export const problem = <Code extends string>(
  code: Code,
  place: string,
  facts: Problem['facts'] = {},
): { readonly ok: false; readonly problem: Problem<Code> } => ({
  ok: false,
  problem: { code, place: quote(place, LONGEST_PLACE), facts: quoteFacts(facts) },
});

/** Everything the kernel itself can object to. */
export const kernelProblems = [
  'game-over',
  'no-such-seat',
  'not-asked',
  'stale-decision',
  'not-an-option',
  'unreadable-choice',
  'nothing-to-undo',
  'nothing-to-redo',
  'text-too-long',
  'list-too-long',
  'data-too-deep',
  'data-too-large',
  'record-too-long',
  'record-too-many-lines',
  'record-line-too-long',
  'record-empty',
  'record-version',
  'record-header',
  'record-system',
  'record-rules-version',
  'record-options',
  'record-line',
  'record-choice',
  'record-hash',
  'record-proof',
  'record-sealed',
  'record-turn-missing',
  'record-unfinished',
  'record-end-missing',
  'record-after-end',
  'save-newer',
  'state-broken',
  'field-not-a-map',
  'field-unknown',
  'field-missing',
  'field-wrong-value',
  'cards-too-few',
  'situation-impossible',
] as const;
export type KernelProblem = (typeof kernelProblems)[number];
