import { RED, WHITE } from '../colours.ts';
import { type Liveries, ring } from '../livery.ts';

/** Cards of Austro-Hungarian types, and whether the colours are known of the pilot. */
export const austriaHungaryLiveries: Liveries = {
  /** Mottle, white and orange ring: own band. */
  'phoenix-linke-crawford': { bodyBands: [ring(0.54, 0.58, WHITE), ring(0.58, 0.63, '#d2772c')], tail: '#c3b077' },
  /** Linen, red-white-red tips: factory finish. */
  'ufag-flik': {
    bands: [
      { wing: 'all', from: 0.9, to: 0.94, colour: RED },
      { wing: 'all', from: 0.94, to: 0.97, colour: WHITE },
      { wing: 'all', from: 0.97, to: 1, colour: RED },
    ],
    markAt: 0.7,
  },
};
