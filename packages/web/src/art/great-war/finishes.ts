import type { Pattern } from './livery.ts';

/* Finishes as they came from the factory. */

export const FRENCH_PATCHES: Pattern = {
  kind: 'patches',
  colours: ['#4f5f3a', '#7d5f41', '#86905a', '#33332e'],
  size: 1,
};
export const GREEN_AND_BROWN: Pattern = { kind: 'patches', colours: ['#6b4f38', '#4f5f3a'], size: 1.6 };
export const LOZENGE: Pattern = {
  kind: 'lozenge',
  colours: ['#7b6f8c', '#5f7d6c', '#a08a62', '#5a6d8a', '#86705f'],
  size: 0.52,
};
export const MOTTLE: Pattern = { kind: 'mottle', colours: ['#7a6a3c', '#5f6b45', '#8a5f3c'], opacity: 0.8 };
export const STREAKS: Pattern = { kind: 'streaks', colours: ['#525a38', '#5f5f3c'], opacity: 0.8 };
export const BROWN_BANDS: Pattern = { kind: 'bands', colours: ['#7c5238'], n: 6, slant: 0.6 };
export const MAUVE_BANDS: Pattern = { kind: 'bands', colours: ['#86688a'], n: 5, slant: 0.7 };
export const ITALIAN_MOTTLE: Pattern = { kind: 'mottle', colours: ['#5d6b3f', '#7a5a3a'], opacity: 0.8 };
