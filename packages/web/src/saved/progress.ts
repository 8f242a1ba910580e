import { readRecord, standing } from '@tallyho/kernel';
import { CAMPAIGNS } from '../system-ids.ts';
import type { Texts } from '../words/en.ts';
import type { SavedGame } from './saved-game.ts';

/** Which mission of a campaign is being prepared or flown: one begins with every target that is named. */
function missionOf(record: string): number {
  const read = readRecord(record);
  const moves = read.ok ? standing(read.value) : [];
  return moves.filter(({ text }) => /^attack \d+( from \w+)?$/.test(text)).length;
}

/** How far a game has come, in a few words: its turn, or the mission of a campaign. */
export function progressOf({ system, over, turn, record }: SavedGame, t: Texts): string {
  if (over) return t.finished;
  const mission = system === CAMPAIGNS ? missionOf(record) : 0;
  return mission > 0 ? t.inMission(mission) : t.inTurn(turn);
}
