import { byThumb, thumbsOf } from '@tallyho/bots';
import { below, chanceFrom, type Game, Match, type TableState, type TableView, writeRecord } from '@tallyho/kernel';

// Moments of play, found by playing until there is one.

/** Plays random fights until one comes to a moment that is worth a picture. */
export function findIn<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  options: unknown,
  isPretty: (match: Match<S, C, E, V, O>) => boolean,
): string {
  for (let seed = 0; seed < 4000; seed++) {
    const chance = chanceFrom(`screen ${seed}`);
    const started = Match.start(game, options, `screen${seed}`);
    if (!started.ok) throw new Error(started.problem.code);
    const match = started.value;
    for (let [decision] = match.table.decisions(); decision !== undefined; [decision] = match.table.decisions()) {
      if (isPretty(match)) return writeRecord(match, 'keeper');
      match.choose(decision.seat, decision.id, decision.options[below(chance, decision.options.length)]);
    }
    if (isPretty(match)) return writeRecord(match, 'keeper');
  }
  throw new Error('no such moment');
}

/** As `findIn`, with Pilots at the sticks: random choices are soon off the table. */
export async function flyIn<S extends TableState, C extends object, E, V extends TableView, O extends object>(
  game: Game<S, C, E, V, O>,
  options: unknown,
  isPretty: (match: Match<S, C, E, V, O>) => boolean,
): Promise<string> {
  const thumbs = await thumbsOf(game.id as Parameters<typeof thumbsOf>[0]);
  for (let seed = 0; seed < 400; seed++) {
    const chance = chanceFrom(`screen ${seed}`);
    const started = Match.start(game, options, `screen${seed}`);
    if (!started.ok) throw new Error(started.problem.code);
    const match = started.value;
    for (let [decision] = match.table.decisions(); decision !== undefined; [decision] = match.table.decisions()) {
      if (isPretty(match)) return writeRecord(match, 'keeper');
      const view = game.observe(match.state, decision.seat);
      const option = decision.options.length === 1 ? 0 : byThumb(thumbs, 'pilot', view, decision, chance);
      match.choose(decision.seat, decision.id, decision.options[option]);
    }
    if (isPretty(match)) return writeRecord(match, 'keeper');
  }
  throw new Error('no such moment');
}
