/** The games of this house, in the order in which the start page shows them. */
export const systemIds = ['down-in-flames', 'zero', 'wings-of-war'] as const;
export type SystemId = (typeof systemIds)[number];

/** The rooms for campaigns: each lies behind the door of the game whose aircraft and cards it is flown with. */
const campaignsOf = {
  'down-in-flames': ['down-in-flames-campaign'],
  zero: ['zero-campaign', 'zero-carriers', 'zero-guadalcanal'],
  'wings-of-war': [],
} as const satisfies { readonly [system in SystemId]: readonly string[] };
export type CampaignRoomId = (typeof campaignsOf)[SystemId][number];

/** The rooms for the campaigns of a game; the first of them has the list of all. */
export const campaignRoomsOf = (system: SystemId): readonly CampaignRoomId[] => campaignsOf[system];

/** Campaigns with a room of their own, beside those of their game. */
const besides = {
  'zero-pearl-harbor': 'zero',
  'zero-superfortress': 'zero',
} as const satisfies { readonly [room: string]: SystemId };
export type BesideRoomId = keyof typeof besides;
export const besideRooms = Object.keys(besides) as readonly BesideRoomId[];
const isBeside = (room: RoomId): room is BesideRoomId => Object.hasOwn(besides, room);
export const campaignRooms: readonly CampaignRoomId[] = systemIds.flatMap(campaignRoomsOf);

/** Every room: one for each game, and those for campaigns. */
export const roomIds: readonly RoomId[] = [...systemIds, ...campaignRooms, ...besideRooms];
export type RoomId = SystemId | CampaignRoomId | BesideRoomId;

/** The game whose cards and aircraft a room is played with. */
export const systemOf = (room: RoomId): SystemId =>
  isBeside(room)
    ? besides[room]
    : (systemIds.find((system) => system === room || campaignRoomsOf(system).some((each) => each === room)) ??
      systemIds[0]);

/** The books of rules that belong to a game. */
export const booksOf: { readonly [system in SystemId]: readonly string[] } = {
  'down-in-flames': ['down-in-flames'],
  zero: ['zero-basic', 'zero-campaign', 'corsairs-hellcats'],
  'wings-of-war': ['wings-of-war'],
};
