import { ITALIAN_MOTTLE } from '../finishes.ts';
import type { GreatWarType, Types } from '../type.ts';

/** Pomilio PC (estimated). */
const pomilioPc: GreatWarType = {
  length: 8.94,
  wings: [
    { span: 11.78, chord: 1.65, at: 1.95, tip: 'raf' },
    { span: 11.78, chord: 1.7, at: 1.5, tip: 'raf', cut: [0.5, 0.3], aileron: [0.62, 1, 0.26] },
  ],
  struts: { form: 'N', at: [0.38, 0.74] },
  body: { form: 'slab', width: 1 },
  engine: {
    kind: 'inline six',
    cylinders: 'six',
    at: 0.5,
    ears: 1,
    exhaust: [{ up: true, side: 'right', from: 0.8, to: 1.5 }],
  },
  seats: [3.4, 4.4],
  guns: { wing: [0], ring: 1, rear: [0.05] },
  tail: [{ form: 'fan', span: 3.5, chord: 1.45, at: 7.27 }],
  fin: { from: 0.6, rudder: 0.66 },
  prop: { diameter: 2.9 },
  wheels: [1.9, 1.6],
  finish: {
    mark: 'italy',
    upper: '#cdb988',
    lower: '#cdb988',
    pattern: ITALIAN_MOTTLE,
    body: '#cdb988',
    bodyPattern: ITALIAN_MOTTLE,
    nose: '#a8ab9e',
    noseTo: 0.14,
  },
};

export const italyTypes: Types = {
  'pomilio-pc': pomilioPc,
};
