import type { Problem } from '@tallyho/kernel';
import type { Played } from './played.ts';

/** What the worker says that plays a record which somebody brought along: how far it is, and what came of it. */
export type FromReader = { readonly type: 'progress'; readonly done: number; readonly of: number } | Outcome;

export type Outcome =
  | { readonly type: 'played'; readonly system: string; readonly played: Played }
  | { readonly type: 'refused'; readonly problem: Problem }
  | { readonly type: 'unknown-system'; readonly system: string }
  /** The person did not want to wait. */
  | { readonly type: 'cancelled' }
  /** The worker could not be had, or died. */
  | { readonly type: 'lost' };
