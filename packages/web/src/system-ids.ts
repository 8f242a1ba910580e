/** The games of this house, in the order in which the start page shows them. */
export const systemIds = ['down-in-flames', 'zero', 'wings-of-war'] as const;
export type SystemId = (typeof systemIds)[number];

/** The rooms for campaigns: each lies behind the door of the game whose aircraft and cards it is flown with. */
export const campaignsOf = { 'down-in-flames': 'down-in-flames-campaign', zero: 'zero-campaign' } as const satisfies {
  readonly [system in SystemId]?: string;
};
export type CampaignRoomId = (typeof campaignsOf)[keyof typeof campaignsOf];

/** Campaigns with a room of their own, beside those of their game. */
const besides = { 'zero-pearl-harbor': 'zero' } as const satisfies { readonly [room: string]: SystemId };
export type BesideRoomId = keyof typeof besides;
export const besideRooms = Object.keys(besides) as readonly BesideRoomId[];
const isBeside = (room: RoomId): room is BesideRoomId => Object.hasOwn(besides, room);
export const campaignRooms: readonly CampaignRoomId[] = Object.values(campaignsOf);

/** Every room: one for each game, and those for campaigns. */
export const roomIds: readonly RoomId[] = [...systemIds, ...campaignRooms, ...besideRooms];
export type RoomId = SystemId | CampaignRoomId | BesideRoomId;

const behindDoors: { readonly [system in SystemId]?: CampaignRoomId } = campaignsOf;

/** The room for the campaigns of a game; null: it has none. */
export const campaignRoomOf = (system: SystemId): CampaignRoomId | null => behindDoors[system] ?? null;

/** The game whose cards and aircraft a room is played with. */
export const systemOf = (room: RoomId): SystemId =>
  isBeside(room)
    ? besides[room]
    : (systemIds.find((system) => system === room || behindDoors[system] === room) ?? systemIds[0]);

/** The books of rules that belong to a game. */
export const booksOf: { readonly [system in SystemId]: readonly string[] } = {
  'down-in-flames': ['down-in-flames'],
  zero: ['zero-basic', 'zero-campaign', 'corsairs-hellcats'],
  'wings-of-war': ['wings-of-war'],
};
