import { type Chance, type Decision, resample, Table, type TableView } from '@tallyho/kernel';
import { pickByWeight } from './pick.ts';
import { honestWorlds, type Ranked, search } from './search.ts';
import type { Thumbs } from './thumbs.ts';

/** From the first flight to the top of the list. */
export const levels = ['cadet', 'pilot', 'veteran', 'ace'] as const;
export type Level = (typeof levels)[number];

/** How long a bot may think: playouts at the most, and a watch that may end it earlier. */
export interface Budget {
  readonly playouts: number;
  isSpent?(): boolean;
}

/** Playouts that fill the thinking time of a level when no watch is running: the answer then depends on the seed alone. */
export const defaultPlayouts: { readonly [level in Level]: number } = { cadet: 0, pilot: 0, veteran: 400, ace: 3000 };

/** A bot gets an observation and a decision, nothing else, and returns one of the options. */
export function answer<C extends object>(
  thumbs: Thumbs,
  level: Level,
  view: TableView,
  decision: Decision<C>,
  chance: Chance,
  budget: Budget = { playouts: defaultPlayouts[level] },
): C {
  const { options } = decision;
  if (options.length === 1) return options[0];
  if (level === 'veteran' || level === 'ace') {
    return options[search(thumbs, honestWorlds(thumbs, view), decision.seat, chance, budget)[0].option];
  }
  const weights = weigh(thumbs, view, decision, chance);
  if (level === 'cadet') return options[pickByWeight(chance, weights, sensible)];
  return options[pickByWeight(chance, weights, favourite(weights))];
}

/** A cadet does nothing senseless, and knows no better than that. */
const sensible = (weight: number): number => (weight > 0 ? 1 : 0);

/** A pilot takes what looks best; among equals, any. */
const favourite = (weights: readonly number[]): ((weight: number) => number) => {
  const best = Math.max(...weights);
  return (weight) => (weight === best ? 1 : 0);
};

function weigh(thumbs: Thumbs, view: TableView, decision: Decision<object>, chance: Chance): number[] {
  const weights: number[] = [];
  const table = new Table(thumbs.game, resample(thumbs.game, view, chance));
  const ask = table.openAsk(decision.seat);
  if (ask === undefined) return decision.options.map(() => 1);
  thumbs.weigh(table, ask, decision.options, weights);
  return weights;
}

/** The options ranked, with the chance of winning and the likely answers: what the bot would whisper. */
export const hints = (
  thumbs: Thumbs,
  view: TableView,
  decision: Decision<object>,
  chance: Chance,
  budget: Budget,
): readonly Ranked[] => search(thumbs, honestWorlds(thumbs, view), decision.seat, chance, budget);
