import { missionIn } from '@tallyho/kernel';
import type { Texts } from '../words/en.ts';
import type { SavedGame } from './saved-game.ts';

interface Turns {
  readonly turn: number;
  readonly of: number;
}

/** A campaign that is counted in turns and not in missions: in which it is, and how many it has; null: it is none. */
function turnsIn(state: object): Turns | null {
  const { log, fixed } = state as {
    readonly log?: readonly { readonly report: object | null }[];
    readonly fixed?: { readonly campaign?: { readonly turns?: unknown; readonly missions?: unknown } };
  };
  const { turns, missions } = fixed?.campaign ?? {};
  if (!Array.isArray(log) || typeof turns !== 'number' || missions !== undefined) return null;
  // A line is written when a turn has begun.
  const isBegun = log.at(-1)?.report === null;
  return { turn: Math.min(turns, log.length + (isBegun ? 0 : 1)), of: turns };
}

/** How far a game has come, in a few words: its turn, or the mission of a campaign. */
export function progressOf({ over, turn, kept }: SavedGame, t: Texts): string {
  if (over) return t.finished;
  const turns = kept === null ? null : turnsIn(kept.state);
  if (turns !== null) return t.inTurnOf(turns);
  const mission = kept === null ? 0 : missionIn(kept.state);
  return mission > 0 ? t.inMission(mission) : t.inTurn(turn);
}
