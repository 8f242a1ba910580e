import { missionIn } from '@tallyho/kernel';
import type { Texts } from '../words/en.ts';
import type { SavedGame } from './saved-game.ts';

/** How far a game has come, in a few words: its turn, or the mission of a campaign. */
export function progressOf({ over, turn, kept }: SavedGame, t: Texts): string {
  if (over) return t.finished;
  const mission = kept === null ? 0 : missionIn(kept.state);
  return mission > 0 ? t.inMission(mission) : t.inTurn(turn);
}
