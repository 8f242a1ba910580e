import { CREAM, LINEN } from '../colours.ts';
import { BROWN_BANDS, LOZENGE, MAUVE_BANDS, STREAKS } from '../finishes.ts';
import type { GreatWarType, Types } from '../type.ts';

/** Halberstadt D.III (doubtful: tip form). */
const halberstadtD3: GreatWarType = {
  length: 7.3,
  wings: [
    { span: 7.9, chord: 1.5, at: 1.62, tip: 'monoplane' },
    { span: 8.8, chord: 1.5, at: 1.18, tip: 'monoplane', cut: [0.5, 0.35], aileron: [0.66, 1, 0.3], radiator: 0 },
  ],
  struts: { form: 'N', at: [0.34, 0.74] },
  body: { form: 'slab', width: 0.84 },
  engine: { kind: 'inline six', cylinders: 'six', at: 0.5, exhaust: [{ side: 'right', from: 0.75, to: 1.5 }] },
  seats: [2.85],
  guns: { body: [0.2], reach: [1.2, 2.3] },
  tail: [{ form: 'moving', span: 2.9, chord: 0.92, at: 6.26 }],
  fin: { from: 0.5, rudder: 0.62 },
  prop: { diameter: 2.7 },
  wheels: [1.7, 1.45],
  finish: {
    mark: 'field',
    upper: '#66774a',
    lower: '#66774a',
    pattern: BROWN_BANDS,
    body: LINEN,
    nose: '#8d9188',
    noseTo: 0.22,
    tail: LINEN,
    rudder: CREAM,
  },
};

/** L.F.G. Roland C.II. */
const rolandC2: GreatWarType = {
  length: 7.7,
  wings: [
    { span: 10, chord: 1.42, at: 1.95, tip: 'round', sweep: 0.12 },
    { span: 10.3, chord: 1.5, at: 1.5, tip: 'round', sweep: 0.12, aileron: [0.62, 1, 0.3], cut: [0.5, 0.16] },
  ],
  shoulder: 'upper',
  struts: { form: 'I', at: [0.68] },
  body: { form: 'fish', width: 1.3 },
  engine: {
    kind: 'inline six',
    cylinders: 'six',
    at: 0.4,
    spinner: 0.62,
    ears: 1.35,
    exhaust: [{ side: 'right', from: 0.55, to: 1.2 }],
  },
  seats: [2.95, 3.95],
  guns: { body: [0.24], reach: [1.3, 2.2], ring: 1, rear: [0.05] },
  tail: [{ form: 'half', span: 2.9, chord: 1.15, at: 6.33 }],
  fin: { from: 1.35, rudder: 0.6 },
  prop: { diameter: 2.7 },
  wheels: [1.8, 1.4],
  finish: {
    mark: 'field',
    upper: '#c9cfc8',
    lower: '#c9cfc8',
    body: '#c9cfc8',
    nose: '#a9b0ae',
    noseTo: 0.1,
    rudder: CREAM,
    tail: '#c9cfc8',
  },
};

/** Pfalz D.III. */
const pfalzD3: GreatWarType = {
  length: 6.95,
  wings: [
    { span: 8, chord: 1.14, at: 1.98, tip: 'pfalz' },
    {
      span: 9.4,
      chord: 1.65,
      at: 1.22,
      tip: 'pfalz',
      markAt: 0.68,
      cut: [0.55, 0.32],
      aileron: [0.62, 1, 0.28],
      radiator: 0.42,
    },
  ],
  struts: { form: 'N', at: [0.66] },
  body: { form: 'spindle', width: 0.92 },
  engine: {
    kind: 'inline six',
    cylinders: 'six',
    at: 0.42,
    spinner: 0.6,
    exhaust: [{ side: 'right', from: 0.7, to: 1.5 }],
  },
  seats: [2.95],
  guns: { body: [-0.17, 0.17], reach: [0.9, 2.2] },
  tail: [{ form: 'delta', span: 2.6, chord: 1.2, at: 5.53 }],
  fin: { from: 1.35, rudder: 0.6 },
  prop: { diameter: 2.7 },
  wheels: [1.75, 1.35],
  finish: {
    mark: 'patee',
    upper: '#a9b0ae',
    lower: '#a9b0ae',
    body: '#a9b0ae',
    tail: '#a9b0ae',
    nose: '#8d9493',
    noseTo: 0.12,
    rudder: CREAM,
  },
};

/** Pfalz D.IIIa. */
const pfalzD3a: GreatWarType = {
  ...pfalzD3,
  wings: [
    { span: 8, chord: 1.2, at: 1.94, tip: 'round' },
    {
      span: 9.4,
      chord: 1.65,
      at: 1.22,
      tip: 'pfalz',
      markAt: 0.68,
      cut: [0.55, 0.32],
      aileron: [0.62, 1, 0.28],
      radiator: 0.42,
    },
  ],
  guns: { body: [-0.17, 0.17], reach: [0.9, 2.3] },
  tail: [{ form: 'half', span: 3, chord: 1.3, at: 5.43 }],
  fin: { from: 1.4, rudder: 0.6 },
};

/** Albatros D.II. */
const albatrosD2: GreatWarType = {
  length: 7.4,
  wings: [
    { span: 8, chord: 1.6, at: 1.66, tip: 'albatros2' },
    { span: 8.5, chord: 1.6, at: 1.28, tip: 'albatros2', cut: [0.5, 0.28], aileron: [0.62, 1, 0.28], radiator: 0 },
  ],
  struts: { form: 'N', at: [0.7] },
  body: { form: 'spindle', width: 0.94 },
  engine: {
    kind: 'inline six',
    cylinders: 'six',
    at: 0.44,
    spinner: 0.62,
    exhaust: [{ side: 'right', from: 0.7, to: 1.4 }],
  },
  seats: [3.1],
  guns: { body: [-0.17, 0.17], reach: [0.9, 2.3] },
  tail: [{ form: 'half', span: 3, chord: 1.35, at: 5.83 }],
  fin: { from: 1.5, rudder: 0.62 },
  prop: { diameter: 2.75 },
  wheels: [1.75, 1.4],
  finish: {
    mark: 'field',
    upper: '#66774a',
    lower: '#66774a',
    pattern: BROWN_BANDS,
    body: '#c08a45',
    tail: '#66774a',
    nose: '#a8ab9e',
    noseTo: 0.07,
    rudder: CREAM,
  },
};

/** Albatros D.III. */
const albatrosD3: GreatWarType = {
  length: 7.33,
  wings: [
    { span: 8.8, chord: 1.06, at: 1.98, tip: 'vee' },
    { span: 9.05, chord: 1.5, at: 1.2, tip: 'albatros', cut: [0.5, 0.2], aileron: [0.58, 0.97, 0.3], radiator: 0.4 },
  ],
  struts: { form: 'V', at: [0.68] },
  body: { form: 'spindle', width: 0.9 },
  engine: {
    kind: 'inline six',
    cylinders: 'six',
    at: 0.44,
    spinner: 0.62,
    exhaust: [{ side: 'right', from: 0.7, to: 1.4 }],
  },
  seats: [3],
  guns: { body: [-0.17, 0.17], reach: [0.9, 2.3] },
  tail: [{ form: 'half', span: 3, chord: 1.35, at: 5.76 }],
  fin: { from: 1.5, rudder: 0.62 },
  prop: { diameter: 2.75 },
  wheels: [1.75, 1.4],
  finish: {
    mark: 'field',
    upper: '#66774a',
    lower: '#66774a',
    pattern: MAUVE_BANDS,
    body: '#c08a45',
    tail: '#66774a',
    nose: '#a8ab9e',
    noseTo: 0.07,
    rudder: CREAM,
  },
};

/** Albatros D.Va. */
const albatrosD5a: GreatWarType = {
  ...albatrosD3,
  wings: [
    { span: 8.8, chord: 1.08, at: 1.96, tip: 'vee' },
    { span: 9.05, chord: 1.5, at: 1.16, tip: 'albatros', cut: [0.5, 0.2], aileron: [0.58, 0.97, 0.3], radiator: 0.4 },
  ],
  body: { form: 'fish', width: 0.98 },
  engine: {
    kind: 'inline six',
    cylinders: 'six',
    at: 0.44,
    spinner: 0.68,
    exhaust: [{ side: 'right', from: 0.7, to: 1.4 }],
  },
  headrest: true,
  tail: [{ form: 'heart', span: 3.1, chord: 1.42, at: 5.69 }],
  finish: {
    mark: 'patee',
    upper: '#66774a',
    lower: '#66774a',
    pattern: MAUVE_BANDS,
    body: '#c08a45',
    tail: '#5f7a68',
    nose: '#a8ab9e',
    noseTo: 0.07,
    rudder: CREAM,
  },
};

/** Fokker Dr.I. */
const fokkerDr1: GreatWarType = {
  length: 5.77,
  wings: [
    { span: 5.72, chord: 1, at: 1.55, tip: 'fokker' },
    { span: 6.23, chord: 1, at: 1.16, tip: 'fokker' },
    { span: 7.19, chord: 1, at: 0.82, tip: 'fokker', aileron: [0.66, 1, 0.34], markAt: 0.7 },
  ],
  struts: { form: 'I', at: [0.76] },
  body: { form: 'rotary', width: 0.92 },
  engine: { kind: 'rotary', cowl: 1, depth: 0.72, cooling: true },
  seats: [2.35],
  guns: { body: [-0.17, 0.17], reach: [0.55, 1.9] },
  tail: [{ form: 'delta', span: 2.5, chord: 1.25, at: 4.3 }],
  fin: { from: 0.55, rudder: 0.56 },
  prop: { diameter: 2.6 },
  wheels: [1.7, 1.15],
  finish: {
    mark: 'field',
    upper: '#958d60',
    lower: '#958d60',
    pattern: STREAKS,
    body: '#958d60',
    bodyPattern: STREAKS,
    nose: '#6a6c4c',
    rudder: CREAM,
  },
};

/** Fokker D.VII. */
const fokkerD7: GreatWarType = {
  length: 6.95,
  wings: [
    { span: 6.96, chord: 1.2, at: 1.95, tip: 'fokker' },
    { span: 8.9, chord: 1.6, at: 1.1, tip: 'fokker', cut: [0.5, 0.12], aileron: [0.62, 1, 0.26] },
  ],
  struts: { form: 'N', at: [0.64] },
  body: { form: 'radiator', width: 0.86 },
  engine: {
    kind: 'inline six',
    cylinders: 'six',
    at: 0.5,
    radiator: 'flat',
    exhaust: [{ side: 'right', from: 0.6, to: 1.5 }],
  },
  seats: [3],
  guns: { body: [-0.17, 0.17], reach: [0.9, 2.3] },
  tail: [{ form: 'delta', span: 3, chord: 1.4, at: 5.33 }],
  fin: { from: 1, rudder: 0.62 },
  prop: { diameter: 2.75 },
  wheels: [1.75, 1.35],
  finish: {
    mark: 'balken',
    upper: '#6c7d86',
    lower: '#5d6d77',
    pattern: LOZENGE,
    body: '#5f6b4a',
    tail: '#5f6b4a',
    nose: '#7d8378',
    noseTo: 0.2,
    rudder: CREAM,
  },
};

/** Fokker E.III. */
const fokkerE3: GreatWarType = {
  length: 7.2,
  wings: [{ span: 9.52, chord: 1.8, at: 1.1, tip: 'monoplane', markAt: 0.78 }],
  shoulder: 'all',
  body: { form: 'rotary', width: 0.78 },
  pylon: 1.95,
  engine: { kind: 'rotary', cowl: 1.02, depth: 0.6, open: true },
  seats: [2.6],
  guns: { body: [0], reach: [0.2, 1.7] },
  tail: [{ form: 'moving', span: 3.1, chord: 1, at: 6.16 }],
  fin: { from: 0.5, rudder: 0.72 },
  prop: { diameter: 2.5 },
  wheels: [2, 1.2],
  finish: { mark: 'field', upper: '#d6c394', body: '#cdb988', nose: '#b9bab0', rudder: CREAM, tail: '#d6c394' },
};

/** Siemens-Schuckert D.I. */
const siemensD1: GreatWarType = {
  length: 6,
  wings: [
    { span: 6.9, chord: 0.78, at: 1.66, tip: 'nieuport', sweep: 0.12 },
    { span: 7.5, chord: 1.22, at: 0.92, tip: 'nieuport', sweep: 0.16, cut: [0.45, 0.22], aileron: [0.5, 1, 0.28] },
  ],
  struts: { form: 'V', at: [0.6] },
  body: { form: 'rotary', width: 0.84 },
  engine: { kind: 'rotary', cowl: 0.98, depth: 0.7, spinner: 0.5, open: true },
  seats: [2.45],
  guns: { body: [0], reach: [0.6, 1.9] },
  tail: [{ form: 'fan', span: 2.7, chord: 1.1, at: 4.68 }],
  fin: { from: 0.55, rudder: 0.6 },
  prop: { blades: 4, diameter: 2.4 },
  wheels: [1.6, 1.15],
  finish: {
    mark: 'field',
    upper: '#6f7550',
    lower: '#6f7550',
    pattern: BROWN_BANDS,
    body: '#8b8a68',
    nose: '#9a9c90',
    rudder: CREAM,
  },
};

/** Siemens-Schuckert D.III. */
const siemensD3: GreatWarType = {
  length: 5.7,
  wings: [
    { span: 8, chord: 1.2, at: 1.5, tip: 'round' },
    { span: 8.43, chord: 1.4, at: 1, tip: 'hannover', cut: [0.45, 0.3], aileron: [0.55, 1, 0.28] },
  ],
  struts: { form: 'V', at: [0.7] },
  body: { form: 'barrel', width: 1.06 },
  engine: { kind: 'rotary', cowl: 1.1, depth: 0.75, spinner: 0.78 },
  seats: [2.65],
  guns: { body: [-0.17, 0.17], reach: [0.7, 1.9] },
  tail: [{ form: 'half', span: 2.6, chord: 1.1, at: 4.38 }],
  fin: { from: 1.2, rudder: 0.52 },
  prop: { blades: 4, diameter: 2.7 },
  wheels: [1.7, 1.15],
  finish: {
    mark: 'balken',
    upper: '#6c7d86',
    lower: '#5d6d77',
    pattern: LOZENGE,
    body: '#8f8f6b',
    tail: '#8f8f6b',
    nose: '#9a9c90',
    rudder: CREAM,
  },
};

/** Rumpler C.IV. */
const rumplerC4: GreatWarType = {
  length: 8.4,
  wings: [
    { span: 12.1, chord: 1.3, at: 2.1, tip: 'paddle', sweep: 0.42 },
    { span: 12.66, chord: 1.7, at: 1.32, tip: 'rumpler', sweep: 0.46, cut: [0.55, 0.3], aileron: [0.66, 0.98, 0.28] },
  ],
  struts: { form: 'N', at: [0.4, 0.76] },
  body: { form: 'spindle', width: 1 },
  engine: {
    kind: 'inline six',
    cylinders: 'six',
    at: 0.5,
    spinner: 0.56,
    exhaust: [{ up: true, side: 'right', from: 1, to: 1.7 }],
  },
  seats: [3.15, 4.25],
  guns: { body: [-0.2], reach: [1.2, 2.4], ring: 1, rear: [0.05] },
  tail: [{ form: 'heart', span: 3.3, chord: 1.5, at: 6.68 }],
  fin: { from: 1.5, rudder: 0.66 },
  prop: { diameter: 3 },
  wheels: [2, 1.6],
  finish: {
    mark: 'patee',
    upper: '#74855d',
    lower: '#74855d',
    pattern: MAUVE_BANDS,
    body: '#b9b79c',
    tail: '#74855d',
    nose: '#a8ab9e',
    noseTo: 0.1,
    rudder: CREAM,
  },
};

/** Hannover CL.III. */
const hannoverCl3: GreatWarType = {
  length: 7.58,
  wings: [
    { span: 11.15, chord: 1.5, at: 1.86, tip: 'round' },
    { span: 11.7, chord: 1.8, at: 1.28, tip: 'hannover', cut: [0.5, 0.35], aileron: [0.62, 1, 0.28], radiator: 0 },
  ],
  struts: { form: 'N', at: [0.66] },
  body: { form: 'fish', width: 1.04 },
  engine: { kind: 'inline six', cylinders: 'six', at: 0.5, exhaust: [{ up: true, side: 'right', from: 0.7, to: 1.4 }] },
  seats: [3, 4.05],
  guns: { body: [0.2], reach: [1.1, 2.3], ring: 1, rear: [0.05] },
  tail: [
    { form: 'half', span: 2.7, chord: 1, at: 6.3 },
    { form: 'box', span: 3.2, chord: 0.82, at: 5.95, hinge: 0.66 },
  ],
  fin: { from: 1.35, rudder: 0.6 },
  prop: { diameter: 2.8 },
  wheels: [1.9, 1.45],
  finish: {
    mark: 'balken',
    upper: '#6c7d86',
    lower: '#5d6d77',
    pattern: LOZENGE,
    body: '#55614e',
    bodyPattern: { kind: 'lozenge', colours: ['#4e6355', '#6a6a52', '#55586a', '#6f5f4d'], size: 0.42 },
    tail: '#66705c',
    nose: '#8d9188',
    noseTo: 0.1,
    rudder: CREAM,
  },
};

export const germanyTypes: Types = {
  'halberstadt-d3': halberstadtD3,
  'roland-c2': rolandC2,
  'pfalz-d3': pfalzD3,
  'pfalz-d3a': pfalzD3a,
  'albatros-d2': albatrosD2,
  'albatros-d3': albatrosD3,
  'albatros-d5a': albatrosD5a,
  'fokker-dr1': fokkerDr1,
  'fokker-d7': fokkerD7,
  'fokker-e3': fokkerE3,
  'siemens-d1': siemensD1,
  'siemens-d3': siemensD3,
  'rumpler-c4': rumplerC4,
  'hannover-cl3': hannoverCl3,
};
