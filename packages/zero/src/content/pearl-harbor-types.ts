import type { ChartPoint, MissionRow } from './campaign-types.ts';
import type { Border, Sources } from './types.ts';

/** A Flight is eight to ten aircraft; the kinds by their letters on the sheet. */
export const flightKinds = ['torpedo', 'armour-piercing', 'high-explosive', 'dive', 'fighter'] as const;
export type FlightKind = (typeof flightKinds)[number];

export interface Flight {
  readonly kind: FlightKind;
  readonly aircraft: string;
  /** How many there are in the first and in the second wave. */
  readonly waves: readonly [number, number];
  /** Cards drawn besides one for each Step, the section that is read, and times the points. */
  readonly cards: number;
  readonly reads: 'bombing' | 'strafing';
  readonly times: number;
  /** Levels that its results change against battleships. */
  readonly onBattleships: number;
}

export const pearlZones = [
  'battleship-row',
  'harbour',
  'wheeler',
  'hickam',
  'ford-island',
  'kaneohe',
  'ewa',
  'bellows',
] as const;
export type PearlZone = (typeof pearlZones)[number];

/** What the targets are called. */
export const pearlPlaces = [
  'california',
  'oklahoma',
  'maryland',
  'west-virginia',
  'tennessee',
  'arizona',
  'nevada',
  'pennsylvania',
  'helena-and-oglala',
  'raleigh',
  'cruisers-in-the-navy-yard',
  'destroyers-in-dock',
  'utah',
  'wheeler',
  'hickam',
  'ford-island',
  'kaneohe',
  'ewa',
  'bellows',
  'fuel-tank-farms',
  'navy-yard',
  'submarine-base',
] as const;
export type PearlPlace = (typeof pearlPlaces)[number];

export const pearlClasses = ['battleship', 'ship', 'airfield', 'shore'] as const;
export type PearlClass = (typeof pearlClasses)[number];

export interface PearlTarget {
  /** Its code on the sheet: 'B6'. */
  readonly id: string;
  readonly place: PearlPlace;
  readonly zone: PearlZone;
  readonly class: PearlClass;
  /** The Flights that may attack it. */
  readonly by: readonly FlightKind[];
  /** Damaged, Heavy Damage, Sunk or Destroyed: points from which, and VPs. */
  readonly levels: readonly { readonly from: number; readonly vps: number }[];
  /** Only in the third wave. */
  readonly thirdWave: boolean;
  /** Airfields on the map of Oahu, everything else in the inset of the harbour. */
  readonly at: ChartPoint;
}

/** Z-26.0c — the Pearl Harbor Campaign Sheet. */
export interface PearlHarbor {
  /** Steps of every Flight. */
  readonly steps: number;
  readonly flights: readonly Flight[];
  /** By the border of the first card: the Alert at the start, and whether dive Flights go first. */
  readonly surprise: { readonly [border in Border]: { readonly alert: number; readonly diveFirst: boolean } };
  /** In the first wave the Alert rises by one after so many Flights, never above `most`; later it is `later`. */
  readonly alert: { readonly rises: readonly number[]; readonly most: number; readonly later: number };
  /** Steps lost to a defence card of this row, by Alert; a fighter section's card last. Other cards cost nothing. */
  readonly defence: { readonly [row in MissionRow]?: readonly [number, number, number, number, number] };
  /** From this Alert on, a Spoiled Attack symbol takes the best result away. */
  readonly spoiledFrom: number;
  /** Points of each result. */
  readonly points: { readonly hit: number; readonly direct: number; readonly vital: number; readonly strafing: number };
  /** One card more while nobody is alert; one less for a Flight that is diverted. */
  readonly surprised: number;
  readonly diverted: number;
  /** An armour-piercing Vital on a battleship: unless the next card misses, the ship has so many points at least. */
  readonly magazine: number;
  /** Fighter sections after the first wave: these, and one for each of the airfields below so many points. */
  readonly sections: { readonly always: number; readonly airfields: readonly string[]; readonly below: number };
  readonly thirdWave: {
    readonly flights: number;
    /** A Flight that has lost more Steps stays home. */
    readonly leastSteps: number;
    readonly defenceCards: number;
    /** Rows that cost a Step on landing at dusk, and rows that cost VPs to the American carriers. */
    readonly dusk: readonly MissionRow[];
    readonly carriers: { readonly rows: readonly MissionRow[]; readonly vps: number };
  };
  /** VPs for each Step lost in the first two waves, and in the third. */
  readonly stepVps: readonly [number, number];
  readonly targets: readonly PearlTarget[];
  /** Net VPs from which on a result is reached, best first; below the last it is a failure. */
  readonly results: readonly { readonly name: PearlResult; readonly from: number }[];
  /** Oahu as the sheet draws it, and Haleiwa. */
  readonly oahu: readonly ChartPoint[];
  readonly haleiwa: ChartPoint;
  readonly sources: Sources;
}

export const pearlResults = [
  'decisive-victory',
  'brilliant-victory',
  'victory',
  'marginal-victory',
  'failure',
] as const;
export type PearlResult = (typeof pearlResults)[number];
