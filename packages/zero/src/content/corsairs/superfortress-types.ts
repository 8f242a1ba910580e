import type { ListedAircraft } from '../aircraft-types.ts';
import type { MissionKind } from '../mission-types.ts';
import type { Altitude, Sources } from '../types.ts';

/* CH-30.21a — what stands on the campaign sheet of the B-29s in China. Tables are read by the number of a card, modified or not. */

/** A line of a table: from one number to another. */
export interface Numbered {
  readonly from: number;
  readonly to: number;
  readonly sources: Sources;
}

/** CH-30.43c — where a target lies; which opposition comes depends on it. */
export const targetAreas = ['japan', 'formosa', 'elsewhere'] as const;
export type TargetArea = (typeof targetAreas)[number];

/** CH-30.46a — a line of the Mission Targets Table. */
export interface SuperfortressTarget extends Numbered {
  readonly letter: string;
  /** The Target Sheet, and how it is attacked. */
  readonly sheet: string;
  readonly kind: MissionKind;
  readonly place: string;
  readonly area: TargetArea;
  readonly turns: readonly [number, number];
  readonly altitudes: readonly Altitude[];
}

/** CH-30.43a — what the Environment column can bring. */
export const environments = [
  'clear-skies',
  'flak-guns-us',
  'no-effect',
  'undercast',
  'jet-stream',
  'flak-guns-japan',
  'early-warning',
  'head-winds',
  'scattered-formation',
] as const;
export type Environment = (typeof environments)[number];

/** CH-30.43d — and the Event column. */
export const occurrences = [
  'tail-winds',
  'lead-crew',
  'no-event',
  'ki-45',
  'engine-fire',
  'navigation-error',
  'attack',
  'opposition',
] as const;
export type Occurrence = (typeof occurrences)[number];

/** CH-30.43c — a line of the Opposition column: who comes over Japan and Formosa, and who comes elsewhere. */
export interface OppositionLine extends Numbered {
  readonly home: readonly ListedAircraft[];
  readonly elsewhere: readonly ListedAircraft[];
}

/** CH-30.51b — a line of the Transport column: supply points, and a draw that it calls for. */
export interface TransportLine extends Numbered {
  readonly supply: number;
  /** On the Event column with this modifier; null: none. */
  readonly event: number | null;
  readonly opposition: boolean;
}

/** CH-30.82c — a line of the Random Aircraft Selection Table: of so many B-29s, which one. */
export interface RandomAircraftLine extends Numbered {
  readonly of: number;
  readonly nth: number;
}

/** CH-30.62a — the boxes of a Training Track. */
export const trainingBoxes = ['saturation-2', 'saturation-1', 'defense', 'support', 'damage'] as const;
export type TrainingBox = (typeof trainingBoxes)[number];

/** CH-30.1i — what becomes of the base in a Follow-Up Attack. */
export const raidResults = ['raider-shot-down', 'nothing-more', 'fuel-dump-hit'] as const;
export type RaidResult = (typeof raidResults)[number];

/** CH-30.9a — how a campaign can end. */
export const superfortressResults = [
  'decisive-victory',
  'victory',
  'marginal-victory',
  'draw',
  'marginal-defeat',
  'defeat',
] as const;
export type SuperfortressResult = (typeof superfortressResults)[number];
