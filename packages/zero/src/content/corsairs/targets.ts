import type { TargetSheet } from '../mission-types.ts';
import { type Sheet, sheetOf } from '../target.ts';

const ships: readonly Sheet[] = [
  {
    id: '5B',
    kind: 'convoy',
    class: 'naval',
    flak: [1, 2],
    points: [1, 3, 5],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['damaged', 4, 3],
      ['scattered', 8, 7],
      ['shattered', 12, 12],
    ],
    known: {},
  },
  {
    id: '6B',
    kind: 'submarine',
    class: 'naval',
    flak: [0, 1],
    points: [1, 4, 7],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['damaged', 2, 2],
      ['heavy-damage', 4, 5],
      ['sunk', 7, 10],
    ],
    known: {
      targetFlak: 'CH-27.45e',
      'points.hit': 'CH-27.44a',
      'points.direct': 'CH-27.44a',
      'points.vital': 'CH-27.44a',
      wrongDepth: 'CH-27.44b',
    },
  },
  {
    id: '7A',
    kind: 'small-watercraft',
    class: 'naval',
    flak: [0, 1],
    points: [2, 4, 6],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['damaged', 2, 1],
      ['scattered', 5, 3],
      ['wiped-out', 8, 6],
    ],
    known: {},
  },
  {
    id: '7B-cv',
    kind: 'fleet-carrier',
    class: 'naval',
    flak: [1, 4],
    points: [1, 3, 6],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['damaged', 5, 6],
      ['heavy-damage', 10, 13],
      ['sunk', 15, 22],
    ],
    known: {},
  },
  {
    id: '7B-cvl',
    kind: 'light-carrier',
    class: 'naval',
    flak: [1, 3],
    points: [1, 3, 6],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['damaged', 4, 4],
      ['heavy-damage', 7, 8],
      ['sunk', 11, 14],
    ],
    known: { areaFlak: 'CH-EX-09' },
  },
  {
    id: '7B-cve',
    kind: 'escort-carrier',
    class: 'naval',
    flak: [1, 2],
    points: [1, 4, 7],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['damaged', 3, 3],
      ['heavy-damage', 6, 7],
      ['sunk', 9, 11],
    ],
    known: {},
  },
  {
    id: '7B-cruiser',
    kind: 'cruiser',
    class: 'naval',
    flak: [1, 3],
    points: [1, 3, 5],
    strafing: 1,
    levels: [
      ['untouched', 0, 0],
      ['damaged', 3, 3],
      ['heavy-damage', 6, 7],
      ['sunk', 10, 12],
    ],
    known: {},
  },
];

const factory: Sheet = {
  id: '5A',
  kind: 'factory',
  class: 'land',
  flak: [0, 3],
  points: [1, 3, 5],
  strafing: 0,
  levels: [
    ['untouched', 0, 0],
    ['damaged', 8, 5],
    ['heavy-damage', 15, 11],
    ['gutted', 22, 18],
  ],
  known: {},
};

/** CH-18.6d — face 6A: nothing is bombed there. */
const nothing = { class: 'land', points: [0, 0, 0] } as const;

const panels: readonly (Sheet & { readonly panel: NonNullable<TargetSheet['panel']> })[] = [
  {
    ...nothing,
    id: '6A-mines',
    kind: 'mine-laying',
    class: 'naval',
    flak: [0, 0],
    levels: [],
    panel: { does: 'mines', vps: 1 },
    known: {
      id: 'CH-18.6d',
      kind: 'CH-18.6d',
      areaFlak: 'CH-27.61b',
      targetFlak: 'CH-27.61b',
      'panel.vps': 'CH-27.61d',
    },
  },
  {
    ...nothing,
    id: '6A-drop',
    kind: 'air-drop',
    flak: [1, 2],
    levels: [
      ['nothing', 0, 0],
      ['a-few-crates', 1, 2],
      ['useful', 2, 5],
      ['plenty', 4, 8],
    ],
    panel: { does: 'drop' },
    known: { id: 'CH-18.6d' },
  },
  {
    ...nothing,
    id: '6A-patrol',
    kind: 'patrol',
    flak: [0, 0],
    levels: [],
    points: [2, 4, 6],
    panel: { does: 'patrol' },
    known: { id: 'CH-18.6d', points: 'Z-CGAP-42' },
  },
  {
    ...nothing,
    id: '6A-transport',
    kind: 'transport',
    flak: [1, 2],
    levels: [],
    panel: { does: 'transport', vps: 1 },
    known: { id: 'CH-18.6d', 'panel.vps': 'CH-GAP-75' },
  },
];

const ofCorsairs = (sheet: Sheet): TargetSheet => ({ ...sheetOf(sheet), set: 'corsairs' });

/** CH-27.44b — Damage Points of a depth charge set to the wrong depth. */
const wrongDepth = { miss: 0, hit: 0, direct: 1, vital: 3 };

/**
 * CH-2.0a — faces 5A to 7B, those with several panels once for each. Whoever may be strafed is strafed, though the
 * buildings of a Factory do not mind.
 */
export const corsairsTargets: readonly TargetSheet[] = [
  ofCorsairs(factory),
  ...panels.map(({ panel, ...sheet }) => ({ ...ofCorsairs(sheet), panel })),
  ...ships.map(ofCorsairs).map((sheet) => (sheet.kind === 'submarine' ? { ...sheet, wrongDepth } : sheet)),
];
