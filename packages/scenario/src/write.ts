import type { Match } from '@tallyho/kernel';
import { stringify } from 'yaml';

/** A game that was played, as a scripted game that plays it again. */
export function writeScenario(match: Match, title: string, notes: readonly string[], conform: boolean): string {
  const { game, options, seed, moves, state } = match;
  const names = game.seats(state);
  const steps = moves.map(({ seat, text }) => ({ [names[seat]]: text }));
  const script = {
    title,
    system: game.id,
    rules: [],
    options,
    seed,
    ...(conform ? { conform } : {}),
    steps,
    open: true,
  };
  return `${notes.map((note) => `# ${note}\n`).join('')}${stringify(script, { lineWidth: 120 })}`;
}
