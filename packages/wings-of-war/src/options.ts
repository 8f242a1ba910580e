import { basePack, type Content, mergePacks } from './content/pack.ts';
import type { Pack } from './content/types.ts';

/** What becomes of an illegal card: planning refuses it, a straight replaces it, or it costs the aircraft. */
export const illegalRules = ['refused', 'straight', 'lost'] as const;
export type IllegalRule = (typeof illegalRules)[number];

/** WOW-SETUP-17 — the optional rules, each by itself. */
export interface Switches {
  readonly special: boolean;
  readonly aiming: boolean;
  readonly illegal: IllegalRule;
  readonly tailing: boolean;
  /** WOW-TOURN-01 — no explosion cards. */
  readonly noExplosions: boolean;
  /**
   * WOW-OVL-02 — models that cannot stand where they should are set back; otherwise bases simply overlap
   * (WOW-TOURN-02).
   */
  readonly physical: boolean;
  readonly interruption: boolean;
  readonly blindSpots: boolean;
  readonly altitude: boolean;
  readonly overdive: boolean;
  readonly higher: boolean;
  readonly clouds: boolean;
}

/** Lengths in millimetres, headings in degrees: as people give them. */
export interface AircraftOptions {
  readonly label: string;
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly level: number;
  readonly landed: boolean;
}

export interface SeatOptions {
  readonly name: string;
  readonly side: number;
  readonly aircraft: readonly AircraftOptions[];
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly length: number;
}

export const edges = ['bottom', 'top', 'left', 'right'] as const;
export type Edge = (typeof edges)[number];

/** What an aircraft has to do in a scenario, and what it is worth. */
export const tasks = ['photograph', 'cross', 'land'] as const;
export interface Objective {
  readonly aircraft: string;
  readonly task: (typeof tasks)[number];
  /** Where the photograph is taken. */
  readonly zone: Area;
  /** By which edge it must leave afterwards. */
  readonly edge: Edge;
  /** WOW-TWO-12 — whether a wounded observer spoils it. */
  readonly observer: boolean;
  readonly points: number;
}

export interface WingsOptions {
  readonly scenario: string;
  readonly width: number;
  readonly length: number;
  readonly turns: number;
  readonly victory: 'last' | 'points';
  /** How many copies of each damage deck are shuffled together. */
  readonly damageDecks: number;
  readonly floor: number;
  readonly switches: Switches;
  readonly fields: readonly Area[];
  readonly objectives: readonly Objective[];
  readonly seats: readonly SeatOptions[];
  readonly packs: readonly Pack[];
}

/** WOW-SETUP-16 — more aircraft than this are not dealt with. */
export const MOST_AIRCRAFT = 12;

/** All the content that a game with these options uses. */
export const contentOf = ({ packs }: WingsOptions): Content => mergePacks([basePack, ...packs]);
