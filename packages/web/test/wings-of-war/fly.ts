import { below, chanceFrom, Match } from '@tallyho/kernel';
import { wingsOfWar, wingsOfWarTrial } from '@tallyho/wings-of-war';

export const GAMES = 30;

/** A game from its options. */
export function begin(options: unknown, seed: number) {
  const started = Match.start(wingsOfWar, options, seed);
  if (!started.ok) throw new Error(started.problem.code);
  return started.value;
}

/** Plays a game of chance to its end, and looks at it before every choice. */
export function fly(seed: number, look: (match: ReturnType<typeof begin>) => void): void {
  const chance = chanceFrom(`model ${seed}`);
  const match = begin(wingsOfWarTrial.deal(chanceFrom(seed)), seed);
  for (;;) {
    look(match);
    const [decision] = match.table.decisions();
    if (decision === undefined) return;
    match.choose(decision.seat, decision.id, decision.options[below(chance, decision.options.length)]);
  }
}
