import type { GreatWarType, Types } from '../type.ts';

/** Single-seater (estimated). */
const genericFighter: GreatWarType = {
  length: 6,
  wings: [
    { span: 8, chord: 1.3, at: 1.4, tip: 'square' },
    { span: 8.5, chord: 1.4, at: 0.95, tip: 'square', cut: [0.5, 0.3], aileron: [0.6, 1, 0.28] },
  ],
  struts: { form: 'N', at: [0.66] },
  body: { form: 'slab', width: 0.84 },
  engine: { kind: 'vee', cylinders: 'vee', at: 0.45, radiator: 'flat' },
  seats: [2.5],
  guns: { body: [-0.15, 0.15] },
  tail: [{ form: 'rect', span: 2.9, chord: 1.2, at: 4.58 }],
  fin: { from: 1.1, rudder: 0.58 },
  prop: { diameter: 2.5 },
  finish: {
    mark: 'none',
    upper: '#b3aa84',
    lower: '#b3aa84',
    body: '#a79d75',
    nose: '#8d9188',
    noseTo: 0.1,
    rudder: '#a79d75',
  },
};

/** Two-seater (estimated). */
const genericTwoSeater: GreatWarType = {
  length: 8.5,
  wings: [
    { span: 11.4, chord: 1.6, at: 1.9, tip: 'square' },
    { span: 12, chord: 1.7, at: 1.45, tip: 'square', cut: [0.5, 0.3], aileron: [0.6, 1, 0.28] },
  ],
  struts: { form: 'N', at: [0.38, 0.74] },
  body: { form: 'slab', width: 0.96 },
  engine: { kind: 'vee', cylinders: 'vee', at: 0.45, radiator: 'flat' },
  seats: [3.3, 4.4],
  guns: { body: [0.15], reach: [1, 2.2], ring: 1, rear: [0.05] },
  tail: [{ form: 'rect', span: 3.6, chord: 1.4, at: 6.88 }],
  fin: { from: 1.4, rudder: 0.66 },
  prop: { diameter: 2.8 },
  finish: {
    mark: 'none',
    upper: '#b3aa84',
    lower: '#b3aa84',
    body: '#a79d75',
    nose: '#8d9188',
    noseTo: 0.1,
    rudder: '#a79d75',
  },
};

export const genericTypes: Types = {
  'generic-fighter': genericFighter,
  'generic-two-seater': genericTwoSeater,
};
