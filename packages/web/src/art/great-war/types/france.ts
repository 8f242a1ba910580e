import { LINEN } from '../colours.ts';
import { FRENCH_PATCHES, GREEN_AND_BROWN } from '../finishes.ts';
import type { GreatWarType, Types } from '../type.ts';

/** Nieuport 11. */
const nieuport11: GreatWarType = {
  length: 5.6,
  wings: [
    { span: 6.95, chord: 0.67, at: 1.62, tip: 'nieuport', sweep: 0.14 },
    { span: 7.55, chord: 1.2, at: 0.86, tip: 'nieuport', sweep: 0.2, cut: [0.42, 0.22], aileron: [0.5, 1, 0.26] },
  ],
  struts: { form: 'V', at: [0.62] },
  body: { form: 'rotary', width: 0.82 },
  engine: { kind: 'rotary', cowl: 0.96, depth: 0.72, open: true },
  seats: [2.35],
  guns: { wing: [0] },
  tail: [{ form: 'fan', span: 2.6, chord: 1.1, at: 4.28 }],
  fin: { from: 0.5, rudder: 0.6 },
  prop: { diameter: 2.45 },
  wheels: [1.6, 1.1],
  finish: { mark: 'france', upper: LINEN, lower: LINEN, body: LINEN, nose: '#b9bab0', tail: LINEN },
};

/** Nieuport 16. */
const nieuport16: GreatWarType = {
  ...nieuport11,
  engine: { kind: 'rotary', cowl: 0.96, depth: 0.72, cooling: true },
  headrest: true,
  finish: {
    mark: 'france',
    upper: '#8f8458',
    lower: '#8f8458',
    pattern: GREEN_AND_BROWN,
    body: '#8f8458',
    bodyPattern: GREEN_AND_BROWN,
    nose: '#b9bab0',
  },
};

/** Nieuport 17. */
const nieuport17: GreatWarType = {
  ...nieuport11,
  length: 5.8,
  wings: [
    { span: 7.51, chord: 0.69, at: 1.62, tip: 'nieuport', sweep: 0.14 },
    { span: 8.16, chord: 1.23, at: 0.86, tip: 'nieuport', sweep: 0.2, cut: [0.42, 0.22], aileron: [0.5, 1, 0.26] },
  ],
  engine: { kind: 'rotary', cowl: 0.96, depth: 0.72 },
  guns: { body: [0], reach: [0.6, 1.8] },
  tail: [{ form: 'fan', span: 2.6, chord: 1.1, at: 4.48 }],
  finish: { mark: 'france', upper: '#b9bab2', lower: '#b9bab2', body: '#b9bab2', nose: '#c9c9bf', tail: '#b9bab2' },
};

/** Nieuport 28. */
const nieuport28: GreatWarType = {
  length: 6.5,
  wings: [
    { span: 7.8, chord: 1, at: 1.62, tip: 'ellipse' },
    { span: 8.16, chord: 1.3, at: 0.98, tip: 'ellipse', cut: [0.4, 0.2] },
  ],
  struts: { form: 'N', at: [0.62] },
  body: { form: 'barrel', width: 0.92 },
  engine: { kind: 'rotary', cowl: 1, depth: 0.8 },
  seats: [2.65],
  guns: { body: [-0.34, -0.1], reach: [0.8, 2] },
  tail: [{ form: 'fan', span: 2.8, chord: 1.25, at: 5.03 }],
  fin: { from: 1.2, rudder: 0.6 },
  prop: { diameter: 2.5 },
  wheels: [1.6, 1.2],
  finish: {
    mark: 'france',
    upper: '#b9a067',
    lower: '#b9a067',
    pattern: FRENCH_PATCHES,
    body: '#b9a067',
    bodyPattern: FRENCH_PATCHES,
    nose: '#cfc39a',
  },
};

/** SPAD XIII. */
const spad13: GreatWarType = {
  length: 6.25,
  wings: [
    { span: 7.9, chord: 1.3, at: 1.26, tip: 'soft' },
    { span: 8.08, chord: 1.4, at: 1.1, tip: 'soft', cut: [0.5, 0.26], aileron: [0.56, 1, 0.28] },
  ],
  struts: { form: 'N', at: [0.38, 0.74] },
  body: { form: 'slab', width: 0.92 },
  engine: {
    kind: 'vee',
    cylinders: 'vee',
    at: 0.5,
    radiator: 'round',
    exhaust: [
      { side: 'left', from: 0.9, to: 2.7 },
      { side: 'right', from: 0.9, to: 2.7 },
    ],
  },
  seats: [2.6],
  headrest: true,
  guns: { body: [-0.17, 0.17], reach: [0.6, 1.9] },
  tail: [{ form: 'spad', span: 3.1, chord: 1.2, at: 4.83 }],
  fin: { from: 1.3, rudder: 0.6 },
  prop: { diameter: 2.5 },
  wheels: [1.6, 1.15],
  finish: {
    mark: 'france',
    upper: '#b9a067',
    lower: '#b9a067',
    pattern: FRENCH_PATCHES,
    body: '#b9a067',
    bodyPattern: FRENCH_PATCHES,
    nose: '#d9caa0',
    noseTo: 0.06,
    banks: '#c9b98a',
  },
};

/** Hanriot HD.1 (doubtful: tip form). */
const hanriotHd1: GreatWarType = {
  length: 5.85,
  wings: [
    { span: 7.3, chord: 1.15, at: 1.42, tip: 'raf' },
    { span: 8.7, chord: 1.35, at: 0.9, tip: 'raf', cut: [0.5, 0.32], aileron: [0.58, 1, 0.26] },
  ],
  struts: { form: 'N', at: [0.6] },
  body: { form: 'rotary', width: 0.92 },
  engine: { kind: 'rotary', cowl: 1, depth: 0.8 },
  seats: [2.4],
  guns: { body: [-0.2], reach: [0.6, 1.8] },
  tail: [{ form: 'sopwith', span: 2.8, chord: 1.1, at: 4.53 }],
  fin: { from: 1, rudder: 0.56 },
  prop: { diameter: 2.5 },
  wheels: [1.6, 1.1],
  finish: {
    mark: 'france',
    upper: '#b9a067',
    lower: '#b9a067',
    pattern: FRENCH_PATCHES,
    body: '#b9a067',
    bodyPattern: FRENCH_PATCHES,
    nose: '#b9bab0',
  },
};

/** Morane-Saulnier N (doubtful: wing root and tip). */
const moraneN: GreatWarType = {
  length: 5.83,
  wings: [{ span: 8.15, chord: 1.42, at: 1.1, tip: 'morane', markAt: 0.7 }],
  shoulder: 'all',
  body: { form: 'barrel', width: 0.94 },
  engine: { kind: 'rotary', cowl: 0.98, depth: 0.7, spinner: 0.94 },
  pylon: 1.85,
  seats: [2.45],
  guns: { body: [0], reach: [0.5, 1.7] },
  tail: [{ form: 'moving', span: 2.5, chord: 0.95, at: 4.82 }],
  fin: { from: 0.5, rudder: 0.6 },
  prop: { diameter: 2.5 },
  wheels: [1.6, 1.15],
  finish: { mark: 'france', upper: LINEN, body: LINEN, nose: '#b9bab0', tail: LINEN, markSize: 0.34 },
};

/** Breguet BR.14. */
const breguet14: GreatWarType = {
  length: 8.87,
  wings: [
    { span: 12.4, chord: 1.8, at: 1.3, tip: 'square' },
    { span: 14.36, chord: 1.9, at: 1.55, tip: 'breguet', cut: [0.5, 0.3], aileron: [0.66, 1, 0.26] },
  ],
  struts: { form: 'N', at: [0.36, 0.72] },
  body: { form: 'radiator', width: 1.04 },
  engine: {
    kind: 'vee twelve',
    cylinders: 'vee',
    at: 0.5,
    long: 1.3,
    radiator: 'flat',
    exhaust: [{ side: 'right', from: 0.7, to: 1.9 }],
  },
  seats: [3.55, 4.65],
  guns: { body: [-0.36], reach: [1, 2.4], ring: 1, rear: [-0.06, 0.12] },
  tail: [{ form: 'box', span: 3.8, chord: 1.35, at: 7.3 }],
  fin: { from: 1.6, rudder: 0.7 },
  prop: { diameter: 3 },
  wheels: [2.1, 1.6],
  finish: {
    mark: 'france',
    upper: '#b9a067',
    lower: '#b9a067',
    pattern: { kind: 'patches', colours: ['#4f5f3a', '#7d5f41', '#86905a', '#33332e'], size: 2.2 },
    body: '#b9a067',
    bodyPattern: FRENCH_PATCHES,
    nose: '#8d9188',
    noseTo: 0.05,
    banks: '#8d8a6a',
  },
};

export const franceTypes: Types = {
  'nieuport-11': nieuport11,
  'nieuport-16': nieuport16,
  'nieuport-17': nieuport17,
  'nieuport-28': nieuport28,
  'spad-13': spad13,
  'hanriot-hd1': hanriotHd1,
  'morane-n': moraneN,
  'breguet-14': breguet14,
};
