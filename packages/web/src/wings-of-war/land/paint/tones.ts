import type { Country } from '../site.ts';

/** The colours of a country. */
export interface Tones {
  readonly ground: string;
  readonly crops: readonly string[];
  /** Two tones that run through all fields, in large patches. */
  readonly drift: readonly [string, string];
  /** Light and dark upon a field: strips and strokes of the brush. */
  readonly light: string;
  readonly dark: string;
  readonly stook: string;
  readonly furrow: string;
  readonly border: string;
  readonly meadow: readonly string[];
  readonly mud: readonly string[];
  readonly clods: readonly string[];
  readonly ruinedBorder: string;
  /** The rim of a crater, in the light and in the shade of it, its wall and its floor. */
  readonly crater: {
    readonly spoil: string;
    readonly lit: string;
    readonly shade: string;
    readonly wall: string;
    readonly floor: string;
  };
  readonly puddle: string;
  readonly spoil: string;
  /** What trenches are dug in. */
  readonly earth: string;
  readonly road: { readonly verge: string; readonly lane: string; readonly rut: string };
  /** From the bank to the middle. */
  readonly water: readonly string[];
  readonly bank: string;
  readonly glint: string;
  readonly woodFloor: string;
  readonly woods: readonly string[];
  readonly hedges: readonly string[];
  /** What the light makes of leaves. */
  readonly leafLight: string;
  readonly roofs: readonly string[];
  /** What lies on the lit side of a roof. */
  readonly roofLight: string;
  /** What lies over all of it, and the light from the upper left. */
  readonly air: string;
  readonly sun: string;
}

const fields: Tones = {
  ground: '#8b8b4f',
  crops: [
    ...['#c8ab5e', '#d3b96d', '#bfa258', '#939a52', '#a3a75e', '#7f8c4a', '#71813f', '#8b9650'],
    ...['#a9814f', '#94704a', '#b99a63', '#cdb77c', '#87985a', '#b5a55a', '#9b9060'],
  ],
  drift: ['#c9a95c', '#75833f'],
  light: '#f3e2a8',
  dark: '#39441f',
  stook: '#e2cb84',
  furrow: '#2f2a18',
  border: '#4d5429',
  meadow: ['#7d9248', '#6e8640', '#8fa055', '#9aa75c'],
  mud: ['#8a7352', '#7b6548', '#97805b', '#6f5a41', '#a08a63', '#836c4d'],
  clods: ['#5f4d37', '#ad966d', '#69563d', '#9b8660', '#7f7a52'],
  ruinedBorder: '#6f5d42',
  crater: { spoil: '#b9a074', lit: '#dcc598', shade: '#2e2419', wall: '#4b3b2a', floor: '#6b563c' },
  puddle: '#5f716c',
  spoil: '#d9c79c',
  earth: '#a48d64',
  road: { verge: '#57512f', lane: '#dccba0', rut: '#bda77c' },
  water: ['#35545a', '#466a70', '#5c8284', '#769a96'],
  bank: '#5d6b34',
  glint: '#d8ebe4',
  woodFloor: '#3f4d27',
  woods: ['#4b5c2c', '#55672f', '#445527', '#5d6c33', '#6a6a30'],
  hedges: ['#5a6d33', '#667838', '#4f612e', '#7a7a3a'],
  leafLight: '#e0d489',
  roofs: ['#a9563c', '#9b4a35', '#b5664a', '#7c5145', '#6f7780'],
  roofLight: '#ffdca8',
  air: '#fcefd6',
  sun: 'rgba(255,226,160,.42)',
};

/** Flanders: wet meadows, polders, sand. */
const coast: Tones = {
  ...fields,
  ground: '#83894f',
  crops: [
    ...['#8f9a55', '#9fa864', '#7c8c4c', '#6f8344', '#87995a', '#a9ad6c', '#93a05f', '#b7ae70'],
    ...['#c4b376', '#a99468', '#b8a670', '#7d8f52', '#8c9b5c'],
  ],
  drift: ['#b9ad6a', '#6c8446'],
  water: ['#2c566e', '#3b6a80', '#4f8794', '#80b2b0'],
};

/** Meadows, much wood, bare heights. */
const hills: Tones = {
  ...fields,
  ground: '#7d8450',
  crops: [
    ...['#7f8f4c', '#8d9a57', '#71823f', '#9aa362', '#687b3d', '#a8a768', '#868b50', '#94945a'],
    ...['#b0a06a', '#9c8a5e', '#7a8a49', '#a39b66'],
  ],
  drift: ['#a89d62', '#5f743a'],
  mud: ['#93877a', '#857a6c', '#a1968a', '#776d60', '#aca191', '#8a7f70'],
  clods: ['#6b6358', '#b8ad9c', '#756c5f', '#a59a88', '#857f66'],
  ruinedBorder: '#7c7264',
  crater: { spoil: '#c6bcab', lit: '#e4dccb', shade: '#36302a', wall: '#544b41', floor: '#776c5e' },
  spoil: '#e0d8c6',
  woodFloor: '#33452a',
  woods: ['#3c5231', '#46602f', '#375029', '#4f6536', '#5a6a34'],
  hedges: ['#566b34', '#627639', '#4a5f2f', '#6f7439'],
  water: ['#34555c', '#45707a', '#5a8a92', '#7ba6a8'],
};

/** The first winters of the war. */
const snow: Tones = {
  ground: '#d3d4cf',
  crops: [
    ...['#e4e4de', '#dcdedb', '#ebe9e1', '#d2d6d6', '#dfdcd2', '#cfd1cc', '#e7e4da', '#d8dadb'],
    ...['#c9c5b6', '#c3c7c6', '#d6d0c0', '#dfe2e3', '#bfbba9'],
  ],
  drift: ['#eeeadf', '#c3cdd6'],
  light: '#ffffff',
  dark: '#8f97a0',
  stook: '#cdbf92',
  furrow: '#77746a',
  border: '#7d7c6c',
  meadow: ['#dadfdf', '#cfd7da', '#e3e5e1', '#c8d1d5'],
  mud: ['#8d8271', '#7c7263', '#a19787', '#b5aea0', '#978c7b', '#c2bdb2'],
  clods: ['#62584a', '#d5d1c6', '#70665a', '#c9c4b8', '#837a6b'],
  ruinedBorder: '#857b6c',
  crater: { spoil: '#b4ab9b', lit: '#f1eee6', shade: '#2f2a25', wall: '#463e35', floor: '#685f53' },
  puddle: '#9fb0b7',
  spoil: '#efece4',
  earth: '#93877a',
  road: { verge: '#8d8a7c', lane: '#c7bfae', rut: '#a1988a' },
  water: ['#6f8490', '#8ea1ab', '#a9b9c0', '#c4d0d4'],
  bank: '#a3a79c',
  glint: '#f5fafb',
  woodFloor: '#6a6a5c',
  woods: ['#565a4b', '#61634f', '#4c5145', '#6b6a58', '#70705f'],
  hedges: ['#6a6856', '#767360', '#5d5d4e', '#817c68'],
  leafLight: '#ffffff',
  roofs: ['#c7b8b0', '#b8a39a', '#d6cfca', '#a59a96', '#c3c6ca'],
  roofLight: '#ffffff',
  air: '#eef1f8',
  sun: 'rgba(255,244,222,.3)',
};

export const tonesOf: { readonly [country in Country]: Tones } = { fields, coast, hills, snow };
