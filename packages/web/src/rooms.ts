import type { Problem } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import type { ComponentType } from 'react';
import type { Look } from './play/look.ts';
import type { Played } from './play/played.ts';
import type { SavedGame } from './saved/saved-game.ts';
import { CAMPAIGNS, type RoomId, type SystemId } from './system-ids.ts';

export { booksOf, CAMPAIGNS, type RoomId, type SystemId, systemIds } from './system-ids.ts';

/** What a room takes part in: a game that has been begun and kept, or the reason why not. */
export type Begun = { readonly ok: true; readonly game: SavedGame } | { readonly ok: false; readonly problem: Problem };

/** The table of a game; everything that knows its rules is behind this. */
export interface Room {
  /** One click: a fair fight against a bot. */
  quick(): Begun;
  /** A game that somebody brought along, and that has been played to where it ends. */
  arrived(played: Played): SavedGame;
  /** A choice in the words of the table, as the seat that makes it would read it. */
  sayChoice(look: Look, choice: object, language: Language): string;
  readonly Play: ComponentType<{ readonly saved: SavedGame }>;
  /** `chosen`: what the address names of that which can be set up there; empty: nothing yet. */
  readonly SetUp: ComponentType<{ readonly chosen: string; onBegin(game: SavedGame): void }>;
  readonly Retrace: ComponentType<{ readonly saved: SavedGame; readonly step: number; onStep(step: number): void }>;
}

/** The rooms that are open, each fetched when somebody enters it. */
const rooms: { readonly [room in RoomId]?: () => Promise<Room> } = {
  'down-in-flames': async () => (await import('./down-in-flames/room.tsx')).downInFlamesRoom,
  'down-in-flames-campaign': async () => (await import('./campaign/room.tsx')).campaignRoom,
  zero: async () => (await import('./zero/room.tsx')).zeroRoom,
  'wings-of-war': async () => (await import('./wings-of-war/room.tsx')).wingsOfWarRoom,
};

export const isOpen = (system: string): system is RoomId => Object.hasOwn(rooms, system);

/** The game whose cards and aircraft a room is played with. */
export const systemOf = (room: RoomId): SystemId => (room === CAMPAIGNS ? 'down-in-flames' : room);

export async function enterRoom(system: string): Promise<Room | null> {
  const load = isOpen(system) ? rooms[system] : undefined;
  return load === undefined ? null : await load();
}
