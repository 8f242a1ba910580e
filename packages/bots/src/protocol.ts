import type { Bare, Decision, TableView } from '@tallyho/kernel';
import type { Level } from './bot.ts';
import type { Bout, Tally } from './duels.ts';
import type { Outlook } from './forecast.ts';
import type { BotSystem } from './systems.ts';
import type { Temper } from './temper.ts';
import type { Ranked } from './thinker.ts';

/** How long to think: so many playouts (the answer then depends on the seed alone), so many milliseconds, or whichever ends first. */
export interface Allowance {
  readonly playouts?: number;
  readonly milliseconds?: number;
}

/** What a bot is asked: all that its seat may know, and the decision. */
export interface Query {
  readonly view: TableView;
  readonly decision: Decision<object>;
  readonly level: Level;
  readonly seed: string;
  readonly allowance: Allowance;
  /** Left out: steady. */
  readonly temper?: Temper;
}

/** A query on its way: without what never changes in the game, which the worker knows by its ids. */
export interface SentQuery extends Omit<Query, 'view'> {
  readonly view: Bare<TableView>;
  readonly fixed: readonly string[];
}

/** The same for a forecast. */
export interface SentOutlook extends Omit<Outlook, 'view'> {
  readonly view: Bare<TableView>;
  readonly fixed: readonly string[];
}

/** What is sent to a worker. `id` is the asker's own number for a query. */
export type ToBot =
  | { readonly type: 'init'; readonly system: BotSystem }
  /** What never changes, before the first query that names it. */
  | { readonly type: 'fixed'; readonly name: string; readonly fixed: object }
  | { readonly type: 'ask' | 'hint'; readonly id: number; readonly query: SentQuery }
  | { readonly type: 'forecast'; readonly id: number; readonly outlook: SentOutlook }
  | { readonly type: 'duels'; readonly id: number; readonly bout: Bout }
  | { readonly type: 'stop'; readonly id: number };

/** What comes back: an answer is the index of an option. */
export type FromBot =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly id: number; readonly option: number; readonly playouts: number }
  | { readonly type: 'hints'; readonly id: number; readonly ranked: readonly Ranked[] }
  | { readonly type: 'forecast'; readonly id: number; readonly totals: readonly number[] }
  | { readonly type: 'duels'; readonly id: number; readonly tally: Tally }
  | { readonly type: 'failed'; readonly id: number; readonly detail: string };

/** Of how many games a worker knows what never changes; both ends forget the one that was sent first. */
const MOST_KNOWN = 32;

export function know<T>(known: Map<string, T>, name: string, fixed: T): void {
  known.set(name, fixed);
  const [first] = known.keys();
  if (known.size > MOST_KNOWN) known.delete(first);
}

/** The thinking time of each level, in milliseconds on one core. */
export const thinkingTime: { readonly [level in Level]: number } = { cadet: 0, pilot: 0, veteran: 150, ace: 1000 };
