import { CREAM } from '../colours.ts';
import { MOTTLE } from '../finishes.ts';
import type { GreatWarType, Types } from '../type.ts';

/** Phönix D.I (doubtful: plan form of the tips). */
const phoenixD1: GreatWarType = {
  length: 6.75,
  wings: [
    { span: 9, chord: 1.22, at: 1.75, tip: 'round', sweep: 0.1 },
    {
      span: 9.8,
      chord: 1.65,
      at: 1.12,
      tip: 'phoenix',
      markAt: 0.69,
      sweep: 0.24,
      cut: [0.5, 0.2],
      aileron: [0.58, 0.98, 0.3],
    },
  ],
  struts: { form: 'V', at: [0.62] },
  body: { form: 'radiator', width: 0.88 },
  engine: {
    kind: 'inline six',
    cylinders: 'six',
    at: 0.5,
    radiator: 'flat',
    exhaust: [{ side: 'left', from: 0.7, to: 1.4 }],
  },
  seats: [2.95],
  guns: { body: [-0.26, 0.26], reach: [1, 2.1] },
  tail: [{ form: 'fan', span: 3, chord: 1.3, at: 5.23 }],
  fin: { from: 1.2, rudder: 0.6 },
  prop: { diameter: 2.7 },
  wheels: [1.7, 1.35],
  finish: {
    mark: 'patee',
    upper: '#c3b077',
    lower: '#c3b077',
    pattern: MOTTLE,
    body: '#c3b077',
    bodyPattern: MOTTLE,
    nose: '#a8a898',
    noseTo: 0.18,
    rudder: CREAM,
  },
};

/** Ufag C.I (doubtful: chords and tail). */
const ufagC1: GreatWarType = {
  length: 7.2,
  wings: [
    { span: 10.72, chord: 1.55, at: 1.66, tip: 'round' },
    { span: 10.72, chord: 1.6, at: 1.2, tip: 'round', cut: [0.5, 0.3], aileron: [0.6, 1, 0.28] },
  ],
  struts: { form: 'N', at: [0.38, 0.74] },
  body: { form: 'radiator', width: 0.92 },
  engine: {
    kind: 'inline six',
    cylinders: 'six',
    at: 0.5,
    radiator: 'flat',
    exhaust: [{ side: 'left', from: 0.7, to: 1.5 }],
  },
  seats: [2.9, 3.85],
  guns: { body: [0.2], reach: [1, 2.1], ring: 1, rear: [0.05] },
  tail: [{ form: 'fan', span: 3, chord: 1.25, at: 5.73 }],
  fin: { from: 1.2, rudder: 0.6 },
  prop: { diameter: 2.8 },
  wheels: [1.75, 1.4],
  finish: {
    mark: 'patee',
    upper: '#d6c394',
    lower: '#cdbb8c',
    body: '#cbb27a',
    nose: '#a8a898',
    noseTo: 0.18,
    rudder: CREAM,
  },
};

export const austriaHungaryTypes: Types = {
  'phoenix-d1': phoenixD1,
  'ufag-c1': ufagC1,
};
