import type { SavedGame } from '../saved/saved-game.ts';
import type { Texts } from '../words/en.ts';

/** Whom one flies against, in a few words. */
export function company({ players }: SavedGame, t: Texts): string {
  const bots = players.flatMap((player) => (player.kind === 'bot' ? [t.levels[player.level]] : []));
  const people = players.length - bots.length;
  if (people === 0) return t.watched;
  if (people > 1) return t.sameScreen;
  // Some are flown by one alone.
  if (bots.length === 0) return t.alone;
  return t.against([...new Set(bots)].join(', '));
}
