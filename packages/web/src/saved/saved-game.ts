import type { Player } from '../play/players.ts';
import type { MatchPlace } from '../play/two-games.ts';

/** A game as it is kept in the browser: its record, and what the list of games shows of it. */
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
  readonly record: string;
  /** Its place in a match of two games, if it is one of them. */
  readonly match?: MatchPlace;
}

const isPlayer = (value: unknown): value is Player =>
  typeof value === 'object' && value !== null && 'kind' in value && (value.kind === 'human' || value.kind === 'bot');

/** A game from what was kept, or null when something else stands there. */
export function readSavedGame(text: string): SavedGame | null {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return null;
    const game = read as Partial<SavedGame>;
    const isWhole =
      typeof game.id === 'string' &&
      typeof game.system === 'string' &&
      typeof game.title === 'string' &&
      typeof game.record === 'string' &&
      typeof game.begun === 'number' &&
      typeof game.saved === 'number' &&
      typeof game.turn === 'number' &&
      typeof game.over === 'boolean' &&
      Array.isArray(game.players) &&
      game.players.every(isPlayer);
    return isWhole ? (game as SavedGame) : null;
  } catch {
    return null;
  }
}
