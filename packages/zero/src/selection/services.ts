import type { Service } from '../content/types.ts';

/** What decides whose pilots fly, in a campaign in which Navy and Marines both have the type. */
export interface Flown {
  /** CH-19.24k — whether the aircraft are of Henderson Field, and not of the carriers. */
  readonly fromHenderson: boolean;
  /** CH-19.24m — the number of the Mission on its sheet. */
  readonly mission: number;
  /** CH-19.24n — whether the sheet says that its aircraft are the Marines'. */
  readonly marines: boolean;
}

/**
 * CH-19.24i — the service of a type that two have, by campaign: one of them, or it is chosen, or a card says it. CH-19.24j, CH-GAP-19:
 * Guadalcanal; CH-19.24k, CH-GAP-85: Eastern Solomons, where the CAP of the carriers is theirs; CH-19.24l: Santa Cruz; CH-19.24m:
 * Philippines 1944; CH-19.24n: Okinawa; CH-19.24o: the Solomons.
 */
export function servedBy(campaign: string, { fromHenderson, mission, marines }: Flown): Service | 'choose' | 'draw' {
  switch (campaign) {
    case 'guadalcanal':
      return 'choose';
    case 'solomons':
      return 'draw';
    case 'eastern-solomons':
      return fromHenderson ? 'usmc' : 'usn';
    case 'philippines-1944':
      return mission === MARINES_OVER_THE_PHILIPPINES ? 'usmc' : 'usn';
    case 'okinawa':
      return marines ? 'usmc' : 'usn';
    default:
      return 'usn';
  }
}
const MARINES_OVER_THE_PHILIPPINES = 16;
