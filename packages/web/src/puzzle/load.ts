import {
  askedIn,
  type Puzzle,
  type PuzzlePlace,
  type PuzzleSet,
  positionOf,
  puzzleCounts,
  puzzleOfDay,
} from '@tallyho/bots/puzzles';
import type { Decision, Game, Match } from '@tallyho/kernel';
import type { Room } from '../play/room.ts';
import { enterRoom } from '../rooms.ts';
import { loadScript } from '../systems.ts';
import { type Day, numberOf } from './day.ts';

/** The puzzles of each game, fetched when one of them is asked. */
const sets = import.meta.glob<string>('../../../bots/puzzles/*.json', { query: '?raw', import: 'default' });

/** The puzzle of a day where it is asked. */
export interface Position {
  readonly day: Day;
  readonly set: PuzzleSet;
  readonly puzzle: Puzzle;
  readonly game: Game;
  readonly match: Match;
  readonly decision: Decision<object>;
}

/** The same with the room in which its table stands. */
export interface Ready extends Position {
  readonly room: Room;
}

async function fetchSet(system: PuzzlePlace['system']): Promise<PuzzleSet> {
  return JSON.parse(await sets[`../../../bots/puzzles/${system}.json`]()) as PuzzleSet;
}

/** Null: it cannot be asked under the rules of today. */
export async function fetchPosition(day: Day): Promise<Position | null> {
  const { system, nth } = puzzleOfDay(puzzleCounts, numberOf(day));
  const [set, { game }] = await Promise.all([fetchSet(system), loadScript(system)]);
  const puzzle = set.puzzles[nth];
  if (puzzle === undefined) return null;
  const match = positionOf(game, set, puzzle);
  if (!match.ok) return null;
  const decision = askedIn(match.value, puzzle);
  return decision.ok ? { day, set, puzzle, game, match: match.value, decision: decision.value } : null;
}

export async function fetchPuzzle(day: Day): Promise<Ready | null> {
  const { system } = puzzleOfDay(puzzleCounts, numberOf(day));
  const [position, room] = await Promise.all([fetchPosition(day), enterRoom(system)]);
  return position === null || room === null ? null : { ...position, room };
}
