import type { GreatWarFrame } from './great-war.ts';

type Size = readonly [span: number, length: number, year: number];
type Look = Partial<Omit<GreatWarFrame, 'span' | 'length' | 'year'>>;

const biplane = ([span, length, year]: Size, look: Look = {}): GreatWarFrame => ({
  wings: 2,
  span,
  lower: 0.96,
  lowerChord: 0.92,
  length,
  nose: 'inline',
  tips: 'square',
  tail: 'round',
  crew: 1,
  year,
  ...look,
});
/** A sesquiplane: the lower wing is short and narrow. */
const sesquiplane = (size: Size, look: Look = {}): GreatWarFrame =>
  biplane(size, { lower: 0.86, lowerChord: 0.58, tips: 'raked', ...look });
const triplane = (size: Size, look: Look = {}): GreatWarFrame =>
  biplane(size, { wings: 3, lower: 0.9, lowerChord: 0.96, nose: 'rotary', ...look });
const monoplane = (size: Size, look: Look = {}): GreatWarFrame => biplane(size, { wings: 1, nose: 'rotary', ...look });
const twoSeater = (size: Size, look: Look = {}): GreatWarFrame => biplane(size, { crew: 2, ...look });

/** Top views by the id of the type: wings, span, length, nose and the year at the front are of the public record. */
const frames: { readonly [id: string]: GreatWarFrame } = {
  'halberstadt-d3': biplane([8.8, 7.3, 1916], { tail: 'square' }),
  'roland-c2': twoSeater([10.3, 7.7, 1916], { tips: 'round', lower: 1 }),
  'nieuport-11': sesquiplane([7.5, 5.6, 1916], { nose: 'rotary', tail: 'fan' }),
  re8: twoSeater([13, 8.5, 1917], { lower: 0.78, tail: 'square' }),
  'pfalz-d3': biplane([9.4, 6.9, 1917], { tips: 'raked', lower: 0.86, lowerChord: 0.8, tail: 'fan' }),
  'pomilio-pc': twoSeater([11.8, 8.9, 1917], { tips: 'raked' }),
  'albatros-d3': sesquiplane([9, 7.3, 1917], { lower: 0.97 }),
  dh4: twoSeater([12.9, 9.3, 1917], { lower: 1, tail: 'square' }),
  'pfalz-d3a': biplane([9.4, 6.9, 1918], { tips: 'round', lower: 0.86, lowerChord: 0.85, tail: 'round' }),
  'ufag-c1': twoSeater([10.7, 7.2, 1918], { tips: 'round' }),
  'breguet-14': twoSeater([14.4, 8.9, 1917], { tips: 'raked', lower: 0.87, tail: 'square' }),
  'nieuport-17': sesquiplane([8.2, 5.8, 1916], { nose: 'rotary', tail: 'fan' }),
  'siemens-d1': sesquiplane([7.5, 6, 1917], { nose: 'rotary', tail: 'fan' }),
  'albatros-d5a': sesquiplane([9, 7.3, 1917], { lower: 0.97, tips: 'round' }),
  'sopwith-triplane': triplane([8.1, 5.9, 1917], { lower: 1, tail: 'square' }),
  'fokker-dr1': triplane([7.2, 5.8, 1917], { tail: 'fan' }),
  'sopwith-camel': biplane([8.5, 5.7, 1917], { nose: 'rotary', lower: 1, tail: 'round' }),
  'hanriot-hd1': biplane([8.7, 5.9, 1917], { nose: 'rotary', lower: 0.84, tail: 'fan' }),
  'spad-13': biplane([8.1, 6.2, 1917], { lower: 0.95, tail: 'square' }),
  'fokker-d7': biplane([8.9, 7, 1918], { lower: 0.78, tail: 'fan' }),
  'rumpler-c4': twoSeater([12.7, 8.4, 1917], { tips: 'raked', lower: 0.95 }),
  se5a: biplane([8.1, 6.4, 1917], { lower: 0.98, tail: 'square' }),
  'sopwith-dolphin': biplane([9.9, 6.8, 1918], { lower: 1, tail: 'round' }),
  'albatros-d2': biplane([8.5, 7.4, 1916], { tips: 'round', lower: 0.95 }),
  dh2: biplane([8.6, 7.7, 1916], { nose: 'pusher', lower: 1, tail: 'round' }),
  'morane-n': monoplane([8.1, 5.8, 1915], { tips: 'raked', tail: 'fan' }),
  'fokker-e3': monoplane([9.5, 7.2, 1915], { tips: 'square', tail: 'square' }),
  'sopwith-snipe': biplane([9.5, 6, 1918], { nose: 'rotary', lower: 0.98, tips: 'round', tail: 'round' }),
  'nieuport-28': biplane([8.2, 6.5, 1918], {
    nose: 'rotary',
    tips: 'round',
    lower: 0.94,
    lowerChord: 0.78,
    tail: 'fan',
  }),
  'nieuport-16': sesquiplane([7.5, 5.6, 1916], { nose: 'rotary', tail: 'fan' }),
  'siemens-d3': biplane([8.4, 5.7, 1918], { nose: 'rotary', tips: 'round', lower: 0.95, tail: 'round' }),
  'bristol-f2b': twoSeater([12, 7.9, 1917], { lower: 1, tips: 'round', tail: 'round' }),
  'phoenix-d1': biplane([9.8, 6.6, 1917], { tips: 'round', lower: 0.93, lowerChord: 0.72 }),
  'sopwith-pup': biplane([8.1, 5.9, 1916], { nose: 'rotary', lower: 1, tail: 'square' }),
  'hannover-cl3': twoSeater([11.7, 7.6, 1918], { lower: 0.93, tips: 'round', tail: 'square' }),
  be2c: twoSeater([11.3, 8.3, 1914], { lower: 1, tips: 'raked', tail: 'square' }),
};

const unknown = biplane([8.5, 6, 1917]);

/** The looks of a type; one that came with somebody's own pack looks like a plain biplane, or a two-seater. */
export const greatWarFrame = (type: string, seats: 1 | 2): GreatWarFrame =>
  frames[type] ?? (seats === 2 ? twoSeater([12, 8.5, 1917]) : unknown);

/** When a type came to the front; null: nobody told us. */
export const yearOf = (type: string): number | null => frames[type]?.year ?? null;
