import { OLIVE } from '../colours.ts';
import type { GreatWarType, Types } from '../type.ts';

/** Sopwith Pup. */
const sopwithPup: GreatWarType = {
  length: 5.89,
  wings: [
    { span: 8.08, chord: 1.56, at: 1.3, tip: 'sopwith', aileron: [0.62, 1, 0.28] },
    { span: 8.08, chord: 1.56, at: 0.84, tip: 'sopwith', cut: [0.5, 0.5], aileron: [0.62, 1, 0.28] },
  ],
  struts: { form: 'N', at: [0.66] },
  body: { form: 'rotary', width: 0.84 },
  engine: { kind: 'rotary', cowl: 0.94, depth: 0.78 },
  seats: [2.45],
  guns: { body: [0], reach: [0.6, 1.8] },
  tail: [{ form: 'sopwith', span: 3.1, chord: 1.15, at: 4.52 }],
  fin: { from: 1, rudder: 0.58 },
  prop: { diameter: 2.55 },
  wheels: [1.6, 1.1],
  finish: { mark: 'uk', upper: OLIVE, lower: OLIVE, body: OLIVE, nose: '#9a9c90', rudderOf: 'uk' },
};

/** Sopwith Camel. */
const sopwithCamel: GreatWarType = {
  length: 5.72,
  wings: [
    { span: 8.53, chord: 1.37, at: 1.2, tip: 'sopwith', aileron: [0.6, 1, 0.28] },
    { span: 8.53, chord: 1.37, at: 0.74, tip: 'sopwith', cut: [0.45, 0.42], aileron: [0.6, 1, 0.28] },
  ],
  struts: { form: 'N', at: [0.66] },
  body: { form: 'rotary', width: 0.92 },
  engine: { kind: 'rotary', cowl: 1.02, depth: 0.82 },
  seats: [2.15],
  guns: { body: [-0.15, 0.15], reach: [0.6, 1.7] },
  tail: [{ form: 'sopwith', span: 2.5, chord: 1.15, at: 4.35 }],
  fin: { from: 0.95, rudder: 0.56 },
  prop: { diameter: 2.6 },
  wheels: [1.55, 1.05],
  finish: { mark: 'uk', upper: OLIVE, lower: OLIVE, body: OLIVE, nose: '#9a9c90', rudderOf: 'uk' },
};

/** Sopwith Triplane. */
const sopwithTriplane: GreatWarType = {
  length: 5.74,
  wings: [
    { span: 8.08, chord: 0.99, at: 1.66, tip: 'sopwith', aileron: [0.6, 1, 0.3] },
    { span: 8.08, chord: 0.99, at: 1.2, tip: 'sopwith', aileron: [0.6, 1, 0.3] },
    { span: 8.08, chord: 0.99, at: 0.74, tip: 'sopwith', aileron: [0.6, 1, 0.3] },
  ],
  struts: { form: 'I', at: [0.62] },
  body: { form: 'rotary', width: 0.86 },
  engine: { kind: 'rotary', cowl: 0.98, depth: 0.8 },
  seats: [2.5],
  guns: { body: [0], reach: [0.6, 1.8] },
  tail: [{ form: 'sopwith', span: 2.45, chord: 1, at: 4.52 }],
  fin: { from: 0.95, rudder: 0.56 },
  prop: { diameter: 2.7 },
  wheels: [1.6, 1.1],
  finish: { mark: 'uk', upper: OLIVE, lower: OLIVE, body: OLIVE, nose: '#9a9c90', rudderOf: 'uk', markSize: 0.44 },
};

/** Sopwith Dolphin. */
const sopwithDolphin: GreatWarType = {
  length: 6.78,
  wings: [
    { span: 9.9, chord: 1.37, at: 1.15, tip: 'sopwith', aileron: [0.6, 1, 0.28] },
    { span: 9.9, chord: 1.37, at: 1.5, tip: 'sopwith', open: [0.46, 0.1, 0.72], aileron: [0.6, 1, 0.28] },
  ],
  struts: { form: 'N', at: [0.38, 0.74] },
  body: { form: 'slab', width: 0.9 },
  engine: {
    kind: 'vee',
    cylinders: 'vee',
    at: 0.45,
    ears: 2.05,
    exhaust: [
      { side: 'left', from: 0.6, to: 2 },
      { side: 'right', from: 0.6, to: 2 },
    ],
  },
  seats: [2.1],
  guns: { body: [-0.16, 0.16], reach: [0.5, 1.6] },
  tail: [{ form: 'sopwith', span: 3.2, chord: 1.3, at: 5.26 }],
  fin: { from: 1.2, rudder: 0.6 },
  prop: { diameter: 2.6 },
  wheels: [1.6, 1.1],
  finish: {
    mark: 'uk',
    upper: OLIVE,
    lower: OLIVE,
    body: OLIVE,
    nose: '#9a9c90',
    rudderOf: 'uk',
    noseTo: 0.2,
    banks: '#6f704f',
  },
};

/** Sopwith Snipe. */
const sopwithSnipe: GreatWarType = {
  length: 6.05,
  wings: [
    { span: 9.2, chord: 1.5, at: 1.26, tip: 'round', aileron: [0.58, 0.96, 0.28] },
    { span: 9.47, chord: 1.5, at: 0.82, tip: 'round', cut: [0.5, 0.6], aileron: [0.58, 0.96, 0.28] },
  ],
  struts: { form: 'N', at: [0.38, 0.74] },
  body: { form: 'barrel', width: 1.04 },
  engine: { kind: 'rotary', cowl: 1.1, depth: 0.82 },
  seats: [2.35],
  guns: { body: [-0.16, 0.16], reach: [0.6, 1.7] },
  tail: [{ form: 'sopwith', span: 2.8, chord: 1.2, at: 4.63 }],
  fin: { from: 1, rudder: 0.56 },
  prop: { diameter: 2.75 },
  wheels: [1.6, 1.1],
  finish: { mark: 'uk', upper: OLIVE, lower: OLIVE, body: OLIVE, nose: '#9a9c90', rudderOf: 'uk' },
};

/** RAF S.E.5a. */
const se5a: GreatWarType = {
  length: 6.38,
  wings: [
    { span: 8.1, chord: 1.52, at: 1.62, tip: 'raf', aileron: [0.56, 1, 0.28] },
    { span: 8.11, chord: 1.52, at: 1.16, tip: 'raf', cut: [0.45, 0.34], aileron: [0.56, 1, 0.28] },
  ],
  struts: { form: 'N', at: [0.66] },
  body: { form: 'radiator', width: 0.78 },
  engine: {
    kind: 'vee',
    cylinders: 'vee',
    at: 0.5,
    radiator: 'flat',
    exhaust: [
      { side: 'left', from: 0.6, to: 3.5 },
      { side: 'right', from: 0.6, to: 3.5 },
    ],
  },
  seats: [2.95],
  headrest: true,
  guns: { body: [-0.22], reach: [0.9, 2], wing: [0] },
  tail: [{ form: 'rect', span: 3.4, chord: 1.3, at: 4.86 }],
  fin: { from: 1.25, rudder: 0.6 },
  prop: { diameter: 2.45 },
  wheels: [1.5, 1.25],
  finish: {
    mark: 'uk',
    upper: OLIVE,
    lower: OLIVE,
    body: OLIVE,
    nose: '#9a9c90',
    rudderOf: 'uk',
    noseTo: 0.05,
    banks: '#6f704f',
  },
};

/** Bristol F.2B. */
const bristolF2b: GreatWarType = {
  length: 7.87,
  wings: [
    { span: 11.96, chord: 1.68, at: 1.72, tip: 'round', aileron: [0.6, 0.96, 0.28] },
    { span: 11.96, chord: 1.68, at: 1.28, tip: 'round', cut: [0.55, 0.45], aileron: [0.6, 0.96, 0.28] },
  ],
  struts: { form: 'N', at: [0.38, 0.74] },
  body: { form: 'radiator', width: 0.92 },
  engine: {
    kind: 'vee twelve',
    cylinders: 'vee',
    at: 0.5,
    long: 1.2,
    radiator: 'flat',
    exhaust: [
      { side: 'left', from: 0.6, to: 2.6 },
      { side: 'right', from: 0.6, to: 2.6 },
    ],
  },
  seats: [3, 3.85],
  guns: { body: [0], reach: [0.8, 2], ring: 1, rear: [-0.06, 0.12] },
  tail: [{ form: 'half', span: 3.9, chord: 1.4, at: 6.25 }],
  fin: { from: 1.3, rudder: 0.66 },
  prop: { diameter: 2.9 },
  wheels: [1.75, 1.35],
  finish: {
    mark: 'uk',
    upper: OLIVE,
    lower: OLIVE,
    body: OLIVE,
    nose: '#9a9c90',
    rudderOf: 'uk',
    noseTo: 0.05,
    banks: '#6f704f',
  },
};

/** Airco D.H.4. */
const dh4: GreatWarType = {
  length: 9.35,
  wings: [
    { span: 12.92, chord: 1.68, at: 2.1, tip: 'raf', aileron: [0.6, 1, 0.26] },
    { span: 12.92, chord: 1.68, at: 1.75, tip: 'raf', cut: [0.5, 0.18], aileron: [0.6, 1, 0.26] },
  ],
  struts: { form: 'N', at: [0.36, 0.72] },
  body: { form: 'radiator', width: 1 },
  engine: {
    kind: 'vee twelve',
    cylinders: 'vee',
    at: 0.55,
    long: 1.4,
    radiator: 'flat',
    exhaust: [
      { side: 'left', from: 0.8, to: 2.2 },
      { side: 'right', from: 0.8, to: 2.2 },
    ],
  },
  seats: [3.6, 5.35],
  guns: { body: [-0.24], reach: [1.1, 2.4], ring: 1, rear: [-0.06, 0.12] },
  tail: [{ form: 'rect', span: 4.1, chord: 1.6, at: 7.53 }],
  fin: { from: 1.6, rudder: 0.74 },
  prop: { diameter: 3.05 },
  wheels: [1.9, 1.6],
  finish: {
    mark: 'uk',
    upper: OLIVE,
    lower: OLIVE,
    body: OLIVE,
    nose: '#9a9c90',
    rudderOf: 'uk',
    noseTo: 0.05,
    banks: '#6f704f',
  },
};

/** RAF R.E.8. */
const re8: GreatWarType = {
  length: 8.5,
  wings: [
    { span: 9.95, chord: 1.65, at: 2.25, tip: 'raf', aileron: [0.6, 1, 0.26] },
    { span: 12.98, chord: 1.65, at: 1.65, tip: 'raf', cut: [0.5, 0.35], aileron: [0.6, 1, 0.26] },
  ],
  struts: { form: 'N', at: [0.36, 0.64] },
  body: { form: 'radiator', width: 0.94 },
  engine: {
    kind: 'air-cooled vee twelve',
    cylinders: 'air',
    at: 0.6,
    scoop: true,
    exhaust: [
      { side: 'left', up: true, from: 0.9, to: 1.7 },
      { side: 'right', up: true, from: 0.9, to: 1.7 },
    ],
  },
  seats: [3.45, 4.45],
  guns: { body: [-0.4], reach: [1.3, 2.5], ring: 1, rear: [0.05] },
  tail: [{ form: 'rect', span: 3.5, chord: 1.3, at: 6.98 }],
  fin: { from: 1.7, rudder: 0.6 },
  prop: { blades: 4, diameter: 2.8 },
  wheels: [1.75, 1.6],
  finish: { mark: 'uk', upper: OLIVE, lower: OLIVE, body: OLIVE, nose: '#9a9c90', rudderOf: 'uk', noseTo: 0.18 },
};

/** RAF B.E.2c. */
const be2c: GreatWarType = {
  length: 8.31,
  wings: [
    { span: 11.28, chord: 1.68, at: 2.1, tip: 'raf', aileron: [0.56, 1, 0.24] },
    { span: 11.28, chord: 1.68, at: 1.5, tip: 'raf', cut: [0.5, 0.25], aileron: [0.56, 1, 0.24] },
  ],
  struts: { form: 'N', at: [0.38, 0.76] },
  body: { form: 'slab', width: 0.8 },
  engine: {
    kind: 'air-cooled vee eight',
    cylinders: 'air',
    at: 0.4,
    scoop: true,
    exhaust: [
      { side: 'left', up: true, from: 0.6, to: 1.5 },
      { side: 'right', up: true, from: 0.6, to: 1.5 },
    ],
  },
  seats: [3.3, 4.3],
  guns: { bracket: { seat: 0, x: 0.5 } },
  tail: [{ form: 'box', span: 4.4, chord: 1.55, at: 6.54 }],
  fin: { from: 1.2, rudder: 0.78 },
  prop: { blades: 4, diameter: 2.75 },
  wheels: [1.75, 1.6],
  finish: {
    mark: 'uk',
    upper: '#d2c08e',
    lower: '#d2c08e',
    body: '#cbb885',
    nose: '#8d9188',
    rudderOf: 'uk',
    tail: '#d2c08e',
    noseTo: 0.16,
  },
};

/** Airco D.H.2. */
const dh2: GreatWarType = {
  length: 7.69,
  wings: [
    { span: 8.61, chord: 1.44, at: 1.62, tip: 'raf', aileron: [0.6, 1, 0.28] },
    { span: 8.61, chord: 1.44, at: 1.5, tip: 'raf', cut: [0.6, 0.36], aileron: [0.6, 1, 0.28] },
  ],
  struts: { form: 'N', at: [0.36, 0.76] },
  body: { form: 'pusher', width: 0.84, nacelle: 2.62, booms: 1.1 },
  engine: { kind: 'rotary pusher' },
  seats: [1.15],
  guns: { nose: [0] },
  tail: [{ form: 'box', span: 3.1, chord: 1.1, at: 6.37 }],
  fin: { from: 0.6, rudder: 0.7 },
  prop: { blades: 4, diameter: 2.5 },
  wheels: [1.8, 1.5],
  finish: { mark: 'uk', upper: OLIVE, lower: OLIVE, body: '#8d9188', rudderOf: 'uk', boom: '#b89a68' },
};

export const unitedKingdomTypes: Types = {
  'sopwith-pup': sopwithPup,
  'sopwith-camel': sopwithCamel,
  'sopwith-triplane': sopwithTriplane,
  'sopwith-dolphin': sopwithDolphin,
  'sopwith-snipe': sopwithSnipe,
  se5a,
  'bristol-f2b': bristolF2b,
  dh4,
  re8,
  be2c,
  dh2,
};
