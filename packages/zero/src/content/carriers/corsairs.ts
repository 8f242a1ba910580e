import type { CarrierResourceName, DamageTrack, ScoutMission, Sortie } from '../carrier-types.ts';
import { bombers, leader, pair, pairs } from '../listed.ts';
import type { SideName } from '../types.ts';
import { baseTrack } from './track.ts';

/* What both Carrier campaigns of CORSAIRS AND HELLCATS have. */

/** The two Fleets are alike. */
export const fleetTrack = (id: 'japanese-fleet' | 'allied-fleet', owner: SideName): DamageTrack =>
  baseTrack(id, owner, '2A', [
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
