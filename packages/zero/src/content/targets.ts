import { corsairsTargets } from './corsairs/targets.ts';
import type { TargetSheet } from './mission-types.ts';
import { type Sheet, sheetOf } from './target.ts';

/**
 * Z-21.92a — the Target Sheets. One ladder explains all the points that the books tell (Z-CGAP-51); the numbers of the
 * sheets are known for 3A, 3B and 4A.
 */
const sheets: readonly Sheet[] = [
  {
    id: '1A',
    kind: 'airfield',
    class: 'land',
    flak: [2, 3],
    points: [1, 3, 5],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['damaged', 3, 3],
      ['heavy-damage', 5, 6],
      ['destroyed', 8, 10],
    ],
    known: { areaFlak: 'CH-EX-10', targetFlak: 'CH-EX-02', 'levels[3].vps': 'CH-EX-10' },
  },
  {
    id: '1B',
    kind: 'docks',
    class: 'land',
    flak: [0, 3],
    points: [1, 3, 5],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['damaged', 4, 3],
      ['heavy-damage', 8, 6],
      ['destroyed', 12, 10],
    ],
    known: {
      areaFlak: 'CH-GAP-72',
      targetFlak: 'CH-GAP-72',
      'levels[2].name': 'Z-CEX-19',
      'levels[2].vps': 'Z-CEX-19',
      'levels[3].vps': 'CH-EX-12',
    },
  },
  {
    id: '2A',
    kind: 'carrier-fleet',
    class: 'naval',
    flak: [1, 2],
    points: [1, 3, 6],
    levels: [],
    known: { strafable: 'Z-21.71d', levels: 'Z-21.92b' },
  },
  {
    id: '2B',
    kind: 'battleship',
    class: 'naval',
    flak: [2, 4],
    points: [1, 2, 4],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['damaged', 6, 6],
      ['heavy-damage', 11, 12],
      ['sunk', 16, 20],
    ],
    known: { strafable: 'Z-CEX-09', targetFlak: 'Z-CEX-09', 'points.strafing': 'Z-CEX-09' },
  },
  {
    id: '3A',
    kind: 'ground-forces',
    class: 'land',
    flak: [0, 2],
    points: [1, 2, 3],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['reduced', 2, 1],
      ['disrupted', 4, 3],
      ['shattered', 6, 5],
    ],
    known: {
      id: 'Z-CEX-10',
      'levels[0].name': 'Z-CEX-10',
      'levels[0].from': 'Z-CEX-10',
      'levels[1].name': 'Z-CEX-10',
      'levels[1].from': 'Z-CEX-10',
      'levels[1].vps': 'Z-CEX-11',
      'levels[2].name': 'Z-CEX-10',
      'levels[2].from': 'Z-CEX-10',
      'levels[3].name': 'Z-CEX-10',
      'levels[3].from': 'Z-CEX-10',
      'levels[3].vps': 'Z-CEX-11',
    },
  },
  {
    id: '3B',
    kind: 'rail-complex',
    class: 'land',
    flak: [1, 3],
    points: [1, 3, 5],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['damaged', 3, 3],
      ['heavy-damage', 6, 6],
      ['destroyed', 9, 10],
    ],
    known: {
      id: 'Z-CEX-12',
      areaFlak: 'Z-CEX-12',
      targetFlak: 'Z-CEX-12',
      'points.hit': 'Z-CEX-12',
      'points.direct': 'Z-CEX-12',
      'levels[1].name': 'Z-CEX-12',
      'levels[1].vps': 'Z-CEX-12',
    },
  },
  {
    id: '4A',
    kind: 'freighter',
    class: 'naval',
    flak: [0, 1],
    points: [2, 4, 7],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['damaged', 2, 2],
      ['heavy-damage', 4, 5],
      ['sunk', 7, 8],
    ],
    known: { id: 'Z-CEX-16', targetFlak: 'CH-EX-01' },
  },
  {
    id: '4B',
    kind: 'destroyer',
    class: 'naval',
    flak: [1, 2],
    points: [1, 4, 6],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['damaged', 3, 3],
      ['heavy-damage', 6, 6],
      ['sunk', 9, 10],
    ],
    known: { 'points.direct': 'Z-CEX-06' },
  },
];

export const targetSheets: readonly TargetSheet[] = [...sheets.map(sheetOf), ...corsairsTargets];
