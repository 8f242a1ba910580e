import type { CarrierResourceName, ScoutMission, Sortie } from '../../carrier-types.ts';
import { bombers, leader, pair, pairs } from '../../listed.ts';
import type { SideName } from '../../types.ts';
import type { CorsairsTrack, CorsairsTrackId, CorsairsTrackLine, CorsairsTrackState } from './types.ts';

/** A line of a Damage Track in the shortest form. */
type Line = readonly [
  from: number,
  strike: number | 'all',
  cap: number | 'all',
  vps: number,
  state?: CorsairsTrackState,
];

const lineOf = ([from, strike, cap, vps, state]: Line): CorsairsTrackLine => ({
  from,
  strike,
  cap,
  vps,
  state: state ?? null,
});

/** Z-25.82b — a place whose aircraft tick a box when they are Destroyed; without aircraft none do. */
export const track = (
  id: CorsairsTrackId,
  owner: SideName,
  sheet: string,
  countsAircraft: boolean,
  lines: readonly Line[],
): CorsairsTrack => ({ id, owner, sheet, targetFlak: null, countsAircraft, lines: lines.map(lineOf) });

/** The two Fleets are alike in both campaigns. */
export const fleetTrack = (id: 'japanese-fleet' | 'allied-fleet', owner: SideName): CorsairsTrack =>
  track(id, owner, '2A', true, [
    [0, 0, 0, 0],
    [5, 1, 0, 5],
    [10, 1, 1, 10],
    [15, 2, 1, 16],
    [20, 3, 2, 24],
    [25, 'all', 'all', 40, 'out-of-action'],
  ]);

/** And so are the orders of the American carriers. */
export const americanOps: { readonly [op in 'large-strike' | 'small-strike' | 'no-strike']: Sortie } = {
  'large-strike': { strike: [leader('f4f-3'), pair('sbd-3'), leader('tbf')], cap: [leader('f4f-3')] },
  'small-strike': { strike: [leader('f4f-3'), pair('sbd-3')], cap: [pair('f4f-3')] },
  'no-strike': { strike: [], cap: [pairs(2, 'f4f-3')] },
};

export const scouts: { readonly [side in SideName]: ScoutMission } = {
  japanese: {
    scout: [bombers(1, 'e13a1')],
    interceptors: [leader('f4f-3')],
    altitude: 'medium',
    turns: 4,
    gains: [
      { after: 2, aircraft: 'd3a1' },
      { after: 4, aircraft: 'b5n2' },
    ],
  },
  allied: {
    scout: [bombers(1, 'pby-5')],
    interceptors: [pair('a6m2')],
    altitude: 'medium',
    turns: 4,
    gains: [
      { after: 2, aircraft: 'sbd-3' },
      { after: 4, aircraft: 'tbf' },
    ],
  },
};

/** Z-25.52a — the shared list, with a Submarine at number 11. */
export const carrierList: readonly CarrierResourceName[] = [
  'dawn-launch',
  'scout-mission',
  'radar',
  'extra-cap',
  'out-of-sight',
  'extra-escort',
  'loaded-flight-deck',
  'coordinated-attack',
  'veteran-leader',
  'damage-control',
  'submarine',
  'second-deckload',
  'no-resource',
];
