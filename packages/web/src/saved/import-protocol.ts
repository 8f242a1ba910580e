import type { Problem, TableState } from '@tallyho/kernel';
import type { Played } from './played.ts';

/** What is asked of the worker that plays records: the table that one leads to, or those of all fights that were flown in it. */
export interface ToReader {
  readonly text: string;
  readonly wanted: 'table' | 'fights';
}

/** What it says: how far it is, and what came of it. */
export type FromReader = Progress | Outcome | Fights;

export interface Progress {
  readonly type: 'progress';
  readonly done: number;
  readonly of: number;
}

export type Outcome = { readonly type: 'played'; readonly system: string; readonly played: Played } | NotPlayed;

export type Fights = { readonly type: 'flown'; readonly fights: readonly TableState[] } | NotPlayed;

export type NotPlayed =
  | { readonly type: 'refused'; readonly problem: Problem }
  | { readonly type: 'unknown-system'; readonly system: string }
  /** The person did not want to wait. */
  | { readonly type: 'cancelled' }
  /** The worker could not be had, or died. */
  | { readonly type: 'lost' };
