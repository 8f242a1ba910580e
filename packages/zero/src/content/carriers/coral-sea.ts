import { box } from '../campaigns/sheet.ts';
import type { CarrierCampaign } from '../carrier-types.ts';
import { bombers, leader, pair } from '../listed.ts';
import { baseTrack, targetTrack } from './track.ts';

/**
 * 4 to 8 May 1942. Shokaku and Zuikaku, with Shoho covering the force that is to land at Port Moresby, against
 * Lexington and Yorktown.
 */
export const coralSea: CarrierCampaign = {
  id: 'coral-sea',
  name: 'Coral Sea',
  from: [1942, 5, 4],
  to: [1942, 5, 8],
  turns: 6,
  strikeTurns: [2, 1],
  ops: {
    japanese: {
      'large-strike': { strike: [pair('a6m2'), pair('b5n2'), leader('d3a1')], cap: [leader('a6m2')] },
      'small-strike': { strike: [leader('a6m2'), leader('b5n2'), leader('d3a1')], cap: [pair('a6m2')] },
      'no-strike': { strike: [], cap: [pair('a6m2'), leader('a6m2')] },
    },
    allied: {
      'large-strike': { strike: [pair('f4f-3'), pair('sbd-3'), leader('tbd-1')], cap: [leader('f4f-3')] },
      'small-strike': { strike: [leader('f4f-3'), leader('sbd-3'), leader('tbd-1')], cap: [pair('f4f-3')] },
      'no-strike': { strike: [], cap: [pair('f4f-3'), leader('f4f-3')] },
    },
  },
  targets: { japanese: ['allied-fleet', 'port-moresby'], allied: ['japanese-fleet', 'invasion-force'] },
  opening: null,
  drawnCaps: {
    'port-moresby': { red: [pair('p-39d')], white: [leader('p-39d')], blue: [] },
    'invasion-force': { red: [pair('a6m2')], white: [leader('a6m2')], blue: [] },
  },
  island: null,
  scouts: {
    japanese: {
      scout: [bombers(1, 'h6k4')],
      interceptors: [pair('f4f-3')],
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
        { after: 4, aircraft: 'tbd-1' },
      ],
    },
  },
  tracks: [
    baseTrack('japanese-fleet', 'japanese', '2A', [
      [0, 0, 0, 0],
      [5, 1, 0, 5],
      [10, 1, 1, 10],
      [15, 2, 1, 16],
      [20, 3, 2, 24],
      [25, 'all', 'all', 40, 'out-of-action'],
    ]),
    baseTrack('allied-fleet', 'allied', '2A', [
      [0, 0, 0, 0],
      [5, 1, 0, 5],
      [10, 1, 1, 10],
      [15, 2, 1, 16],
      [20, 3, 2, 24],
      [25, 'all', 'all', 40, 'out-of-action'],
    ]),
    targetTrack('port-moresby', 'allied', '3A', [
      [0, 0],
      [3, 3, 'damaged'],
      [6, 6, 'softened'],
      [9, 10, 'heavily-damaged'],
      [12, 15, 'defences-broken'],
    ]),
    targetTrack(
      'invasion-force',
      'japanese',
      '4A',
      [
        [0, 0],
        [8, 3, 'damaged'],
        [15, 7, 'delayed'],
        [22, 12, 'crippled'],
        [30, 18, 'turned-back'],
      ],
      2,
    ),
  ],
  bonuses: [
    {
      name: 'landing',
      side: 'japanese',
      below: { 'japanese-fleet': 25 },
      reached: { 'allied-fleet': 12, 'port-moresby': 6 },
      by: 'invasion-force',
      ladder: [
        { from: 0, vps: 12 },
        { from: 15, vps: 6 },
        { from: 30, vps: 0 },
      ],
    },
  ],
  resources: [
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
    'land-based-bombers',
    'second-deckload',
    'no-resource',
  ],
  pilots: { japanese: ['ijn'], allied: ['usn', 'usaaf'] },
  swaps: [{ aircraft: 'a6m2', by: 'a5m4', at: 'invasion-force' }],
  map: box(-3, -18, 143, 163),
  points: [
    { place: 'rabaul', x: 46, y: 8 },
    { place: 'tulagi', x: 86, y: 41 },
    { place: 'port-moresby', x: 21, y: 43 },
    { place: 'jomard-passage', x: 45, y: 55 },
    { place: 'invasion-force', x: 48, y: 51 },
    { place: 'japanese-fleet', x: 72, y: 57 },
    { place: 'allied-fleet', x: 62, y: 77 },
    { place: 'townsville', x: 17, y: 99 },
    { place: 'noumea-route', x: 98, y: 90 },
  ],
  sources: {
    all: 'reconstructed',
    turns: 'Z-CGAP-54',
    strikeTurns: 'Z-25.62a',
    'ops.japanese.large-strike.strike': 'Z-CEX-22',
    'ops.japanese.large-strike.cap': 'Z-CEX-23',
    targets: 'Z-25.34a',
    drawnCaps: 'Z-CGAP-60',
    'scouts.japanese.gains[0]': 'Z-CEX-22',
    'scouts.japanese.turns': 'Z-CGAP-44',
    'scouts.allied.turns': 'Z-CGAP-44',
    'tracks[0].lines[1].from': 'Z-CEX-22',
    'tracks[0].lines[1].strike': 'Z-CEX-22',
    'tracks[0].lines[2].cap': 'Z-CGAP-54',
    'tracks[0].lines[5].from': 'Z-CGAP-54',
    'tracks[0].lines[5].state': 'Z-25.9a',
    'tracks[1].lines[5].state': 'Z-25.9a',
    'tracks[2].sheet': 'Z-25.66a',
  },
};
