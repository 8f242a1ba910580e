import type { Problem } from '@tallyho/kernel';
import type { ComponentType } from 'react';
import type { SavedGame } from './saved/saved-game.ts';

/** The games of this house, in the order in which the start page shows them. */
export const systemIds = ['down-in-flames', 'zero', 'wings-of-war'] as const;
export type SystemId = (typeof systemIds)[number];

/** What a room takes part in: a game that has been begun and kept, or the reason why not. */
export type Begun = { readonly ok: true; readonly game: SavedGame } | { readonly ok: false; readonly problem: Problem };

/** The table of a game; everything that knows its rules is behind this. */
export interface Room {
  /** One click: a fair fight against a bot. */
  quick(): Begun;
  /** A game from a record somebody brought along. */
  read(record: string): Begun;
  readonly Play: ComponentType<{ readonly saved: SavedGame }>;
  readonly SetUp: ComponentType<{ onBegin(game: SavedGame): void }>;
  readonly Retrace: ComponentType<{ readonly saved: SavedGame; readonly step: number; onStep(step: number): void }>;
}

/** The rooms that are open, each fetched when somebody enters it. */
const rooms: { readonly [system in SystemId]?: () => Promise<Room> } = {
  'down-in-flames': async () => (await import('./down-in-flames/room.tsx')).downInFlamesRoom,
};

export const isOpen = (system: string): system is SystemId => Object.hasOwn(rooms, system);

/** The books of rules that belong to a game. */
export const booksOf: { readonly [system in SystemId]: readonly string[] } = {
  'down-in-flames': ['down-in-flames'],
  zero: ['zero-basic', 'zero-campaign', 'corsairs-hellcats'],
  'wings-of-war': ['wings-of-war'],
};

export async function enterRoom(system: string): Promise<Room | null> {
  const load = isOpen(system) ? rooms[system] : undefined;
  return load === undefined ? null : await load();
}
