/** The games of this house, in the order in which the start page shows them. */
export const systemIds = ['down-in-flames', 'zero', 'wings-of-war'] as const;
export type SystemId = (typeof systemIds)[number];
