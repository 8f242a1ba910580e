import type { Source, Sources } from '../types.ts';

/** CH-2.0a — how many of a type lie in the box: Elements (or Leaders alone, of night fighters), single aircraft of all others. */
export interface BoxSupply {
  readonly id: string;
  readonly box: number;
  readonly sources: Sources;
}

const of = (id: string, box: number, known: { readonly [field: string]: Source } = {}): BoxSupply => ({
  id,
  box,
  sources: { all: 'reconstructed', ...known },
});

/** The 120 cards, 60 of each side. Types of Zero! count with its core set besides; the A-20G is in no box. */
export const corsairsSupplies: readonly BoxSupply[] = [
  of('fm-2', 1),
  of('f4u-1', 2),
  of('f4u-1d', 2),
  of('f6f-3', 3),
  of('p-38g', 2),
  of('p-38j', 2, { box: 'CH-EX-06' }),
  of('p-400', 1),
  of('p-47d', 2),
  of('p-61a', 1),
  of('f6f-5n', 1),
  of('pv-1n', 1),
  of('sbd-3', 1),
  of('sb2c', 2),
  of('tbf', 2),
  of('a6m2-n', 1),
  of('a6m3', 2),
  of('a6m5', 4),
  of('n1k2-j', 1),
  of('j2m3', 1),
  of('ki-27', 1, { box: 'CH-EX-09' }),
  of('ki-43-ii', 2),
  of('ki-44-ii', 1),
  of('ki-45', 1),
  of('ki-61', 1, { box: 'CH-EX-09' }),
  of('ki-84', 1, { box: 'CH-EX-12' }),
  of('j1n1-s', 1),
  of('ki-45-kai-c', 1),
  of('d4y', 2, { box: 'CH-EX-06' }),
  of('b6n', 2),
  of('f1m2', 1),
  of('ki-51', 1),
  of('b-25c-1', 4),
  of('b-25j', 4),
  of('b-24j', 3),
  of('b-29', 3, { box: 'CH-30.0a' }),
  of('pv-1', 2),
  of('pb4y-1', 1),
  of('g4m2', 4),
  of('ki-49', 4),
  of('ki-67', 2),
  of('p1y1', 2),
  of('h8k2', 1),
  of('e13a1', 1),
];

/** Who flies in the place of Elements for which there are no cards left; the substitute's own substitute when that is used up too. */
export const corsairsSubstitutes: { readonly [aircraft: string]: string } = {
  'ki-84': 'ki-43-ii',
  'ki-61': 'ki-43-ii',
  'n1k2-j': 'a6m5',
  j2m3: 'a6m5',
  'ki-45': 'ki-43-ii',
  'ki-44-ii': 'ki-43-ii',
  a6m5: 'a6m3',
  a6m3: 'a6m2',
  'ki-43-ii': 'a6m5',
  'p-38j': 'p-38g',
  'p-47d': 'p-38j',
  'f4u-1d': 'f4u-1',
  'p-38g': 'p-40e',
  'f4u-1': 'f4f-3',
  'f6f-3': 'fm-2',
  'fm-2': 'f4f-3',
  'p-40e': 'f4f-3',
  'f4f-3': 'p-40e',
};
