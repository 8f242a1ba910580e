import { box } from '../campaigns/sheet.ts';
import type { CarrierCampaign } from '../carrier-types.ts';
import { leader, pair, pairs } from '../listed.ts';
import { americanOps, carrierList, fleetTrack, scouts } from './corsairs.ts';
import { targetTrack } from './track.ts';

/** 26 October 1942. Shokaku, Zuikaku, Zuiho and Junyo against Enterprise and Hornet. */
export const santaCruz: CarrierCampaign = {
  id: 'santa-cruz',
  name: 'Santa Cruz',
  from: [1942, 10, 26],
  to: [1942, 10, 26],
  turns: 5,
  strikeTurns: [2, 1],
  ops: {
    japanese: {
      'large-strike': { strike: [pair('a6m2'), pair('d3a1'), pair('b5n2')], cap: [leader('a6m2')] },
      'small-strike': { strike: [pair('a6m2'), pair('d3a1')], cap: [pair('a6m2')] },
      'no-strike': { strike: [], cap: [pairs(2, 'a6m2')] },
    },
    allied: americanOps,
  },
  targets: { japanese: ['allied-fleet'], allied: ['japanese-fleet'] },
  opening: null,
  island: null,
  decoy: { track: 'vanguard-force', side: 'japanese', border: 'white', seenAfter: 2 },
  drawnCaps: {},
  scouts,
  tracks: [
    fleetTrack('japanese-fleet', 'japanese'),
    fleetTrack('allied-fleet', 'allied'),
    targetTrack('vanguard-force', 'japanese', '7B-cruiser', [
      [0, 0],
      [4, 3],
      [8, 6],
      [12, 10],
    ]),
  ],
  bonuses: [],
  resources: carrierList,
  pilots: { japanese: ['ijn'], allied: ['usn'] },
  selection: 'santa-cruz',
  swaps: [],
  map: box(-4, -16.7, 158, 170),
  points: [
    { place: 'allied-fleet', x: 72, y: 38 },
    { place: 'japanese-fleet', x: 52, y: 26 },
    { place: 'vanguard-force', x: 50, y: 32 },
    { place: 'junyo-group', x: 47, y: 15 },
    { place: 'henderson-field', x: 17, y: 43 },
    { place: 'santa-cruz-islands', x: 67, y: 54 },
    { place: 'espiritu-santo', x: 74, y: 90 },
  ],
  sources: {
    all: 'reconstructed',
    strikeTurns: 'Z-25.62a',
    'pilots.allied': 'CH-19.24l',
    'tracks[0].lines[5].state': 'Z-25.9a',
    'tracks[1].lines[5].state': 'Z-25.9a',
  },
};
