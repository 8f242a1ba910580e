import type { Mark } from './mark.ts';

/** Figures and letters of our own, each in a unit square, drawn along. */
const glyphs: { readonly [letter: string]: string } = {
  0: 'M.5 0Q.82 0 .82 .5Q.82 1 .5 1Q.18 1 .18 .5Q.18 0 .5 0',
  1: 'M.3 .2L.55 0V1',
  2: 'M.2 .1H.8V.5L.2 1H.85',
  3: 'M.2 0H.8L.45 .42Q.85 .45 .8 .75Q.7 1 .2 .97',
  4: 'M.65 1V0L.15 .7H.9',
  5: 'M.8 0H.25V.45H.65Q.85 .55 .8 .8Q.7 1 .2 .97',
  6: 'M.75 0Q.2 .3 .2 .7Q.25 1 .55 1Q.85 .95 .8 .7Q.7 .45 .22 .6',
  8: 'M.5 .46Q.2 .4 .25 .2Q.35 0 .5 0Q.7 0 .75 .2Q.75 .4 .5 .46Q.15 .55 .2 .8Q.3 1 .5 1Q.75 1 .8 .8Q.8 .55 .5 .46',
  9: 'M.25 1Q.8 .7 .8 .3Q.75 0 .45 0Q.15 .05 .2 .3Q.3 .55 .78 .4',
  A: 'M.12 1L.5 0L.88 1M.28 .66H.72',
  B: 'M.22 0V1H.6Q.85 .95 .8 .7Q.75 .5 .22 .5H.55Q.8 .4 .72 .16Q.65 0 .22 0',
  C: 'M.85 .14Q.2 -.2 .2 .5Q.2 1.2 .85 .86',
  D: 'M.22 0V1H.45Q.85 .9 .82 .5Q.82 .1 .45 0Z',
  G: 'M.85 .14Q.2 -.2 .2 .5Q.2 1.2 .84 .84V.54H.55',
  I: 'M.5 0V1',
  K: 'M.24 0V1M.82 0L.24 .55L.85 1',
  M: 'M.1 1V0L.5 .55L.9 0V1',
  V: 'M.12 0L.5 1L.88 0',
  X: 'M.15 0L.85 1M.85 0L.15 1',
  Z: 'M.15 0H.85L.15 1H.85',
};

export const isWritable = (text: string): boolean => [...text].every((letter) => letter in glyphs);

/** A text about a point; `size` is its height. */
export function written(text: string, x: number, y: number, size: number, colour: string): readonly Mark[] {
  const step = size * 0.76;
  const left = x - (step * text.length) / 2;
  return [...text].map((letter, i) => ({
    d: glyphs[letter] ?? '',
    line: colour,
    width: 0.17,
    placed: [size * 0.78, 0, 0, size, left + i * step, y - size / 2],
  }));
}
