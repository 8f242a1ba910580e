import { below, chanceFrom, Match, type Trial } from '@tallyho/kernel';

export interface Exhausted {
  readonly games: number;
  readonly choices: number;
  readonly used: number;
  readonly missing: readonly string[];
}

/**
 * Plays until everything has been used: every card face in every way it allows, every aircraft, every table row.
 * A choice that uses something new is preferred to one that does not.
 */
export function exhaust(
  trial: Trial,
  seed: string,
  mostGames: number,
  progress?: (used: number, all: number, games: number) => void,
): Exhausted {
  const { game } = trial.script;
  const missing = new Set(trial.features);
  const chance = chanceFrom(`${seed}/exhaust`);
  let games = 0;
  let choices = 0;
  while (missing.size > 0 && games < mostGames) {
    const options = game.options(trial.deal(chance));
    if (!options.ok)
      throw new Error(`${game.id} was dealt options that it refuses: ${JSON.stringify(options.problem)}`);
    const match = new Match(
      game,
      options.value,
      String(games),
      game.setup(options.value, chanceFrom(`${seed}/${games}`)),
    );
    for (const feature of trial.began(match.state)) missing.delete(feature);
    for (let ask = nextAsk(match); ask !== undefined; ask = nextAsk(match)) {
      const { seat, id } = ask;
      const listed = match.table.options(ask);
      const isNew = (choice: object): boolean => trial.uses(match.state, choice, seat).some((f) => missing.has(f));
      const choice = listed.find(isNew) ?? listed[below(chance, listed.length)];
      for (const feature of trial.uses(match.state, choice, seat)) missing.delete(feature);
      match.choose(seat, id, choice);
      choices++;
    }
    games++;
    progress?.(trial.features.length - missing.size, trial.features.length, games);
  }
  return { games, choices, used: trial.features.length - missing.size, missing: [...missing] };
}

const nextAsk = (match: Match) => match.state.asks.find((ask) => ask.choice === null);
