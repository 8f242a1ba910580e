import type { Room } from './play/room.ts';
import type { RoomId } from './system-ids.ts';

/** The rooms that are open, each fetched when somebody enters it. */
const rooms: { readonly [room in RoomId]?: () => Promise<Room> } = {
  'down-in-flames': async () => (await import('./down-in-flames/room.tsx')).downInFlamesRoom,
  'down-in-flames-campaign': async () => (await import('./down-in-flames/campaign/room.tsx')).downInFlamesCampaignRoom,
  zero: async () => (await import('./zero/rooms/fight.tsx')).zeroRoom,
  'zero-campaign': async () => (await import('./zero/rooms/land.tsx')).zeroCampaignRoom,
  'zero-carriers': async () => (await import('./zero/rooms/carriers.tsx')).zeroCarriersRoom,
  'zero-guadalcanal': async () => (await import('./zero/rooms/guadalcanal.tsx')).zeroGuadalcanalRoom,
  'zero-pearl-harbor': async () => (await import('./zero/rooms/pearl.tsx')).zeroPearlRoom,
  'zero-superfortress': async () => (await import('./zero/rooms/superfortress.tsx')).zeroSuperfortressRoom,
  'wings-of-war': async () => (await import('./wings-of-war/room.tsx')).wingsOfWarRoom,
};

export const isOpen = (system: string): system is RoomId => Object.hasOwn(rooms, system);

export async function enterRoom(system: string): Promise<Room | null> {
  const load = isOpen(system) ? rooms[system] : undefined;
  return load === undefined ? null : await load();
}
