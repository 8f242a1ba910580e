import { box } from '../campaigns/sheet.ts';
import type { CarrierCampaign } from '../carrier-types.ts';
import { leader, pair, pairs } from '../listed.ts';
import { americanOps, carrierList, fleetTrack, scouts } from './corsairs.ts';
import { baseTrack, targetTrack } from './track.ts';

/** 24 and 25 August 1942. Shokaku, Zuikaku and Ryujo against Enterprise, Saratoga and the aircraft of Henderson Field. */
export const easternSolomons: CarrierCampaign = {
  id: 'eastern-solomons',
  name: 'Eastern Solomons',
  from: [1942, 8, 24],
  to: [1942, 8, 25],
  turns: 4,
  strikeTurns: [2, 1],
  ops: {
    japanese: {
      'large-strike': { strike: [pair('a6m2'), pair('d3a1'), pair('b5n2')], cap: [leader('a6m2')] },
      'small-strike': { strike: [leader('a6m2'), pair('d3a1')], cap: [pair('a6m2')] },
      'no-strike': { strike: [], cap: [pairs(2, 'a6m2')] },
    },
    allied: americanOps,
  },
  targets: { japanese: ['allied-fleet', 'henderson-field'], allied: ['japanese-fleet', 'ryujo-force'] },
  opening: null,
  island: null,
  forces: [
    {
      track: 'henderson-field',
      side: 'allied',
      strike: [pair('sbd-3'), leader('f4f-3')],
      cap: [pair('f4f-3')],
      targets: ['ryujo-force', 'convoy'],
      altitudes: {},
      launches: 'red',
      obliged: false,
    },
    {
      track: 'ryujo-force',
      side: 'japanese',
      strike: [pair('b5n2'), leader('a6m2')],
      cap: [leader('a6m2')],
      targets: ['henderson-field'],
      altitudes: {},
      launches: null,
      obliged: false,
    },
  ],
  drawnCaps: { convoy: { red: [leader('a6m2-n')], white: [], blue: [] } },
  scouts,
  tracks: [
    fleetTrack('japanese-fleet', 'japanese'),
    fleetTrack('allied-fleet', 'allied'),
    baseTrack('ryujo-force', 'japanese', '7B-cvl', [
      [0, 0, 0, 0],
      [4, 1, 0, 5],
      [8, 'all', 'all', 9],
      [12, 'all', 'all', 14, 'sunk'],
    ]),
    // CHS-R14 — its sheet has the heavy Area Flak of the place.
    baseTrack('henderson-field', 'allied', '1A', [
      [0, 0, 0, 0],
      [5, 1, 0, 4],
      [10, 2, 1, 8],
      [15, 'all', 'all', 14],
    ]),
    targetTrack('convoy', 'japanese', '5B', [
      [0, 0],
      [4, 0, 'landing-fails'],
      [8, 3, 'landing-fails'],
      [12, 6, 'landing-fails'],
    ]),
  ],
  bonuses: [
    {
      name: 'landing',
      side: 'japanese',
      below: {},
      reached: {},
      by: 'convoy',
      ladder: [
        { from: 0, vps: 8 },
        { from: 4, vps: 0 },
      ],
    },
  ],
  resources: carrierList,
  pilots: { japanese: ['ijn'], allied: ['usn', 'usmc'] },
  selection: 'eastern-solomons',
  swaps: [],
  map: box(-3.5, -12, 151.5, 167),
  points: [
    { place: 'allied-fleet', x: 75, y: 67 },
    { place: 'japanese-fleet', x: 71, y: 27 },
    { place: 'ryujo-force', x: 61, y: 32 },
    { place: 'convoy', x: 60, y: 35 },
    { place: 'henderson-field', x: 55, y: 70 },
    { place: 'rabaul', x: 5, y: 8 },
    { place: 'ndeni', x: 92, y: 85 },
  ],
  sources: {
    all: 'reconstructed',
    strikeTurns: 'Z-25.62a',
    pilots: 'CH-19.24k',
    'tracks[0].lines[5].state': 'Z-25.9a',
    'tracks[1].lines[5].state': 'Z-25.9a',
  },
};
