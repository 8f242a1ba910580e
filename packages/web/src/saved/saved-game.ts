import { type Kept, readRecord, standing } from '@tallyho/kernel';
import type { MatchPlace } from './match-place.ts';
import type { Player } from './players.ts';

/** How games are written down on the shelf and in files; a page that finds a higher number is too old for the game. */
const SAVE_FORMAT = 2;

/** A game as it is kept in the browser: its record, its table as it stands, and what the list of games shows of it. */
export interface SavedGame {
  readonly id: string;
  readonly system: string;
  /** Names of aircraft, the same in every language: 'Spitfire I – Bf-109E Emil'. */
  readonly title: string;
  readonly players: readonly Player[];
  readonly begun: number;
  readonly saved: number;
  readonly turn: number;
  readonly over: boolean;
  /** How many choices have been made: of two copies of a game the one with more is further on. */
  readonly choices: number;
  readonly record: string;
  /** Where it stands and what has been told, for versions whose rules differ; null: kept before there was that. */
  readonly kept: Kept | null;
  /** Its place in a match of two games, if it is one of them. */
  readonly match?: MatchPlace;
  /** The game that it was branched off, if it goes on from a moment of another one. */
  readonly branchOf?: string;
}

/** What stands somewhere in place of a game: a game, one that a newer page has written, or something else. */
export type ReadSave =
  | { readonly is: 'game'; readonly game: SavedGame }
  | { readonly is: 'newer' }
  | { readonly is: 'broken' };

const isPlayer = (value: unknown): value is Player =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'human' || value.kind === 'bot');

const broken: ReadSave = { is: 'broken' };

/** A game from what was kept. Whether it can be played is its room's to say. */
export function readSave(read: unknown): ReadSave {
  if (typeof read !== 'object' || read === null) return broken;
  const game = read as Partial<SavedGame> & { readonly format?: unknown };
  if (typeof game.format === 'number' && game.format > SAVE_FORMAT) return { is: 'newer' };
  const { id, system, title, record, begun, saved, turn, over, players, kept = null } = game;
  const isWhole =
    typeof id === 'string' &&
    typeof system === 'string' &&
    typeof title === 'string' &&
    typeof record === 'string' &&
    typeof begun === 'number' &&
    typeof saved === 'number' &&
    typeof turn === 'number' &&
    typeof over === 'boolean' &&
    typeof kept === 'object' &&
    Array.isArray(players) &&
    players.every(isPlayer);
  if (!isWhole) return broken;
  const choices = typeof game.choices === 'number' ? game.choices : choicesIn(record);
  const match = game.match === undefined ? {} : { match: game.match };
  const branchOf = typeof game.branchOf === 'string' ? { branchOf: game.branchOf } : {};
  return {
    is: 'game',
    game: { id, system, title, players, begun, saved, turn, over, choices, record, kept, ...match, ...branchOf },
  };
}

function choicesIn(record: string): number {
  const read = readRecord(record);
  return read.ok ? standing(read.value).length : 0;
}

/** A game from a text, as files and the first version's shelf have it. */
export function readSaveText(text: string): ReadSave {
  try {
    return readSave(JSON.parse(text));
  } catch {
    return broken;
  }
}

/** A game as plain data to be put away. */
export const writeSave = (game: SavedGame): object => ({ format: SAVE_FORMAT, ...game });
