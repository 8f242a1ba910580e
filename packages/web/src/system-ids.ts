/** The games of this house, in the order in which the start page shows them. */
export const systemIds = ['down-in-flames', 'zero', 'wings-of-war'] as const;
export type SystemId = (typeof systemIds)[number];

/** Every room: one for each game, and one for the campaigns of Down In Flames, which lies behind its door. */
export const CAMPAIGNS = 'down-in-flames-campaign';
export const roomIds = [...systemIds, CAMPAIGNS] as const;
export type RoomId = (typeof roomIds)[number];

/** The books of rules that belong to a game. */
export const booksOf: { readonly [system in SystemId]: readonly string[] } = {
  'down-in-flames': ['down-in-flames'],
  zero: ['zero-basic', 'zero-campaign', 'corsairs-hellcats'],
  'wings-of-war': ['wings-of-war'],
};
