import type { Flight, FlightKind, PearlHarbor } from './pearl-harbor-types.ts';
import { pearlTargets } from './pearl-targets.ts';

const flight = (kind: FlightKind, aircraft: string, waves: Flight['waves'], more: Partial<Flight> = {}): Flight => ({
  kind,
  aircraft,
  waves,
  cards: 1,
  reads: 'bombing',
  times: 1,
  onBattleships: 0,
  ...more,
});

/**
 * Z-26.0a, Z-26.0b — the solitaire campaign: targets are allotted to aircraft, a card is drawn for the American defence,
 * then they attack. All else is reconstructed (Z-CGAP-62).
 */
export const pearlHarbor: PearlHarbor = {
  steps: 3,
  flights: [
    flight('torpedo', 'b5n2', [4, 0], { times: 2 }),
    flight('armour-piercing', 'b5n2', [5, 0]),
    flight('high-explosive', 'b5n2', [0, 6]),
    flight('dive', 'd3a1', [6, 9], { onBattleships: -1 }),
    flight('fighter', 'a6m2', [5, 4], { cards: 0, reads: 'strafing' }),
  ],
  surprise: {
    red: { alert: 0, diveFirst: false },
    blue: { alert: 0, diveFirst: true },
    white: { alert: 1, diveFirst: false },
  },
  alert: { rises: [7, 14], most: 2, later: 3 },
  defence: {
    ots: [1, 1, 1, 1, 1],
    'ims-3b': [0, 1, 1, 1, 1],
    'ims-2b': [0, 0, 1, 1, 1],
    'ims-1b': [0, 0, 0, 1, 1],
  },
  spoiledFrom: 1,
  points: { hit: 1, direct: 3, vital: 5, strafing: 1 },
  surprised: 1,
  diverted: -1,
  magazine: 12,
  sections: { always: 1, airfields: ['A1', 'A5', 'A6'], below: 5 },
  thirdWave: {
    flights: 10,
    leastSteps: 2,
    defenceCards: 2,
    dusk: ['ots', 'ims-3b'],
    carriers: { rows: ['ots', 'half-loop', 'ace-pilot'], vps: -15 },
  },
  stepVps: [-1, -2],
  targets: pearlTargets,
  results: [
    { name: 'decisive-victory', from: 61 },
    { name: 'brilliant-victory', from: 53 },
    { name: 'victory', from: 45 },
    { name: 'marginal-victory', from: 37 },
  ],
  oahu: [
    { x: 3, y: 29 },
    { x: 48, y: 2 },
    { x: 65, y: 25 },
    { x: 88, y: 54 },
    { x: 98, y: 85 },
    { x: 74, y: 98 },
    { x: 65, y: 88 },
    { x: 50, y: 83 },
    { x: 29, y: 88 },
    { x: 15, y: 56 },
    { x: 3, y: 29 },
  ],
  haleiwa: { x: 28, y: 29 },
  sources: { all: 'Z-CGAP-62', 'flights[0].times': 'Z-21.55b' },
};
