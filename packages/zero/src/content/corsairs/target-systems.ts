import type { Border, Source, Sources } from '../types.ts';

/** CH-27.11a — targets that a line of the Mission Targets does not name: a card does. */
export const targetSystems = ['shipping', 'warships'] as const;
export type TargetSystem = (typeof targetSystems)[number];

/** CH-27.12a — the Target Sheet by the border of the attacker's card, in one campaign. */
export interface SystemChart {
  readonly campaign: string;
  readonly system: TargetSystem;
  readonly sheets: { readonly [border in Border]: string };
  readonly sources: Sources;
}

const chart = (
  campaign: string,
  system: TargetSystem,
  red: string,
  white: string,
  blue: string,
  source: Source | null = null,
): SystemChart => ({
  campaign,
  system,
  sheets: { red, white, blue },
  sources: { all: 'reconstructed', ...(source !== null && { 'sheets.red': source }) },
});

export const systemCharts: readonly SystemChart[] = [
  chart('solomons', 'shipping', '4A', '4B', '7A'),
  chart('philippines-1944', 'shipping', '4A', '5B', '4B'),
  chart('philippines-1944', 'warships', '7B-cruiser', '2B', '4B'),
  chart('okinawa', 'shipping', '4A', '4B', '7A', 'CH-EX-07'),
  chart('okinawa', 'warships', '7B-cruiser', '7B-cv', '2B'),
];
