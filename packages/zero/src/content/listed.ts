import type { ListedAircraft } from './aircraft-types.ts';

/** Z-24.46b — "L/W Ki-27": a Leader with its Wingman. */
export const pair = (aircraft: string): ListedAircraft => pairs(1, aircraft);

/** Z-24.46b — "2 L/W Ki-27": so many Leaders, each with a Wingman. */
export const pairs = (count: number, aircraft: string): ListedAircraft => ({ count, as: 'L/W', aircraft });

/** Z-24.46b — "L P-40E": a Leader alone. */
export const leader = (aircraft: string): ListedAircraft => leaders(1, aircraft);

/** Z-24.46b — "2 L TBF": so many Leaders alone. */
export const leaders = (count: number, aircraft: string): ListedAircraft => ({ count, as: 'L', aircraft });

/** Z-24.46b — "4 Ki-21": Bombers and Patrol aircraft by exact number. */
export const bombers = (count: number, aircraft: string): ListedAircraft => ({ count, as: 'aircraft', aircraft });
