import type { Room } from './play/room.ts';
import type { RoomId } from './system-ids.ts';

/** The rooms that are open, each fetched when somebody enters it. */
const rooms: { readonly [room in RoomId]?: () => Promise<Room> } = {
  'down-in-flames': async () => (await import('./down-in-flames/room.tsx')).downInFlamesRoom,
  'down-in-flames-campaign': async () => (await import('./down-in-flames/campaign/room.tsx')).downInFlamesCampaignRoom,
  zero: async () => (await import('./zero/room.tsx')).zeroRoom,
  'zero-campaign': async () => (await import('./zero/campaign/room.tsx')).zeroCampaignRoom,
  'zero-carriers': async () => (await import('./zero/carriers/room.tsx')).zeroCarriersRoom,
  'zero-guadalcanal': async () => (await import('./zero/guadalcanal/room.tsx')).zeroGuadalcanalRoom,
  'zero-pearl-harbor': async () => (await import('./zero/pearl/room.tsx')).zeroPearlRoom,
  'zero-superfortress': async () => (await import('./zero/superfortress/room.tsx')).zeroSuperfortressRoom,
  'wings-of-war': async () => (await import('./wings-of-war/room.tsx')).wingsOfWarRoom,
};

export const isOpen = (system: string): system is RoomId => Object.hasOwn(rooms, system);

export async function enterRoom(system: string): Promise<Room | null> {
  const load = isOpen(system) ? rooms[system] : undefined;
  return load === undefined ? null : await load();
}
