import { type Chance, type Decision, resample, Table, type TableView } from '@tallyho/kernel';
import { pickByWeight, pickHeaviest, pickSensible } from './pick.ts';
import { honestWorlds, Search } from './search.ts';
import type { Ranked, Thinker } from './thinker.ts';
import type { Thumbs, Worlds } from './thumbs.ts';

/** From the first flight to the top of the list. */
export const levels = ['cadet', 'pilot', 'veteran', 'ace'] as const;
export type Level = (typeof levels)[number];

/** How long a bot may think: playouts at the most, and a watch that may end it earlier. */
export interface Budget {
  readonly playouts: number;
  isSpent?(): boolean;
}

/** Playouts of an Ace when no watch is running. */
const ACE_PLAYOUTS = 6000;

/** How many playouts a level makes when no watch is running: the answer then depends on the seed alone. */
export const playoutsOf = ({ veteran }: Thumbs, level: Level): number =>
  level === 'ace' ? ACE_PLAYOUTS : level === 'veteran' ? veteran : 0;

/** How many it makes at the most, however much time there is. */
export const mostPlayouts = ({ veteran }: Thumbs, level: Level): number =>
  level === 'veteran' ? veteran : Number.POSITIVE_INFINITY;

/** Playouts between two looks at the watch. */
const BETWEEN_LOOKS = 4;

/** Whether this level looks ahead at this decision, or takes it by the rules of thumb. */
export const looksAhead = (thumbs: Thumbs, level: Level, { kind, options }: Decision<object>): boolean =>
  options.length > 1 && (level === 'veteran' || level === 'ace') && thumbs.unsearched?.includes(kind) !== true;

/** A bot gets an observation and a decision, nothing else, and returns one of the options. */
export function answer<C extends object>(
  thumbs: Thumbs,
  level: Level,
  view: TableView,
  decision: Decision<C>,
  chance: Chance,
  budget: Budget = { playouts: playoutsOf(thumbs, level) },
): C {
  return decision.options[answerFrom(thumbs, honestWorlds(thumbs, view), level, view, decision, chance, budget)];
}

/** The same with worlds of any kind: only for measuring what more knowledge would be worth. */
export function answerFrom(
  thumbs: Thumbs,
  worlds: Worlds,
  level: Level,
  view: TableView,
  decision: Decision<object>,
  chance: Chance,
  budget: Budget,
): number {
  if (decision.options.length === 1) return 0;
  if (!looksAhead(thumbs, level, decision)) return byThumb(thumbs, level, view, decision, chance);
  const search = thinkerFor(thumbs, worlds, decision, chance);
  think(search, budget, true);
  return search.playouts > 0 ? search.ranked()[0].option : byThumb(thumbs, 'pilot', view, decision, chance);
}

/** Whoever looks ahead at this decision: the system's own way, or the usual search. */
export const thinkerFor = (thumbs: Thumbs, worlds: Worlds, decision: Decision<object>, chance: Chance): Thinker =>
  thumbs.thinker?.(worlds, decision, chance) ?? new Search(thumbs, worlds, decision, chance);

/** What a level answers without looking ahead: the index of an option. */
export function byThumb(
  thumbs: Thumbs,
  level: Level,
  view: TableView,
  decision: Decision<object>,
  chance: Chance,
): number {
  const weights = weigh(thumbs, view, decision, chance);
  if (level === 'cadet') return pickSensible(chance, weights);
  return thumbs.varied?.includes(decision.kind) ? pickByWeight(chance, weights) : pickHeaviest(chance, weights);
}

/** Thinks until the budget is spent; with `toDecide` also no longer than something can still change. */
export function think(search: Thinker, { playouts, isSpent }: Budget, toDecide: boolean): void {
  for (let n = 0; n < playouts; n++) {
    if (n % BETWEEN_LOOKS === 0) {
      if (isSpent?.()) return;
      if (toDecide && n > 0 && search.lead() > playouts - n) return;
    }
    search.playout();
  }
}

function weigh(thumbs: Thumbs, view: TableView, decision: Decision<object>, chance: Chance): number[] {
  const weights: number[] = [];
  const table = new Table(thumbs.game, resample(thumbs.game, view, chance));
  const ask = table.openAsk(decision.seat);
  if (ask === undefined) return decision.options.map(() => 1);
  thumbs.weigh(table, ask, decision.options, weights);
  return weights;
}

/** The options ranked, with the chance of winning and the likely answers: what the bot would whisper. */
export function hints(
  thumbs: Thumbs,
  view: TableView,
  decision: Decision<object>,
  chance: Chance,
  budget: Budget,
): readonly Ranked[] {
  const search = thinkerFor(thumbs, honestWorlds(thumbs, view), decision, chance);
  think(search, budget, false);
  return search.ranked();
}
