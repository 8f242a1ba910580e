import { byThumb, thumbsOf } from '@tallyho/bots';
import {
  below,
  type Chance,
  chanceFrom,
  type Decision,
  type Game,
  Match,
  type TableState,
  type TableView,
} from '@tallyho/kernel';

// Moments of play, found by playing until there is one.

/** Takes one of the options of a decision, by its number. */
type Chooser<S, C extends object> = (s: S, decision: Decision<C>, chance: Chance) => number;

export const atRandom: Chooser<unknown, object> = (_, { options }, chance) => below(chance, options.length);

/** Pilots at the sticks: where random choices are soon off the table. */
export async function pilots<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
): Promise<Chooser<S, C>> {
  const thumbs = await thumbsOf(game.id as Parameters<typeof thumbsOf>[0]);
  return (s, decision, chance) =>
    decision.options.length === 1 ? 0 : byThumb(thumbs, 'pilot', game.observe(s, decision.seat), decision, chance);
}

/** Plays games, each from a seed of its own that begins with the same word, until one comes to the moment. */
export function comeTo<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  options: unknown,
  choose: Chooser<S, C>,
  isThere: (match: Match<S, C, E, V, O>) => boolean,
  word = 'screen',
): Match<S, C, E, V, O> {
  for (let seed = 0; seed < 4000; seed++) {
    const chance = chanceFrom(`${word} ${seed}`);
    const started = Match.start(game, options, `${word}${seed}`);
    if (!started.ok) throw new Error(`${word}: ${JSON.stringify(started.problem)}`);
    const match = started.value;
    for (let [decision] = match.table.decisions(); decision !== undefined; [decision] = match.table.decisions()) {
      if (isThere(match)) return match;
      match.choose(decision.seat, decision.id, decision.options[choose(match.state, decision, chance)]);
    }
    if (isThere(match)) return match;
  }
  throw new Error(`${word}: no such moment`);
}
