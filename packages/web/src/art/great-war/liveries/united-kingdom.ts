import { BLACK, BLUE, LINEN, OLIVE, RED, WHITE } from '../colours.ts';
import { type Liveries, ring } from '../livery.ts';

/** Cards of British types, and whether the colours are known of the pilot. */
export const unitedKingdomLiveries: Liveries = {
  /** Olive wings, linen body, blue ring: own band. */
  'pup-little': { body: LINEN, bodyBands: [ring(0.56, 0.61, BLUE)] },
  /** Olive, white M: own letter. */
  'pup-mccudden': { number: 'M', bodyBands: [ring(0.6, 0.64, WHITE)] },
  /** Red cowl, red band: known colours. */
  'camel-brown': { nose: RED, bodyBands: [ring(0.46, 0.56, RED)] },
  /** Rear body in black and white rings: known colours. */
  'camel-barker': {
    bodyBands: [
      ring(0.56, 0.59, WHITE),
      ring(0.59, 0.62, BLACK),
      ring(0.62, 0.65, WHITE),
      ring(0.65, 0.68, BLACK),
      ring(0.68, 0.71, WHITE),
      ring(0.71, 0.74, BLACK),
      ring(0.74, 0.77, WHITE),
      ring(0.77, 0.8, BLACK),
    ],
    nose: '#9a9c90',
  },
  /** Red cowl, white ring: known colours. */
  'camel-may': { nose: RED, bodyBands: [ring(0.6, 0.63, WHITE)] },
  /** Two white rings, white C: own letter. */
  'camel-maclaren': { number: 'C', bodyBands: [ring(0.58, 0.605, WHITE, 0.12), ring(0.64, 0.665, WHITE, 0.12)] },
  /** White arrow band, white A: own letter. */
  'camel-springs': { number: 'A', bodyBands: [ring(0.58, 0.64, WHITE, 0.3)], nose: '#b9bab0' },
  /** Black cowl, front body and fin: known colours. */
  'tripehound-collishaw': { nose: BLACK, bodyBands: [ring(0, 0.62, BLACK)], fin: BLACK, wheel: BLACK },
  /** Bare cowl, white ring, white 8: own number. */
  'tripehound-little': { bodyBands: [ring(0.58, 0.62, WHITE)], number: '8' },
  /** Black cowl, white ring, white 9: own number. */
  'tripehound-alexander': {
    nose: BLACK,
    bodyBands: [ring(0, 0.3, BLACK), ring(0.6, 0.63, WHITE)],
    number: '9',
    fin: BLACK,
  },
  /** Red ring, white 1: own number. */
  'tripehound-dallas': { nose: '#9a9c90', number: '1', bodyBands: [ring(0.56, 0.62, RED)] },
  /** Olive, white square ring, white I: own band. */
  'dolphin-gillet': { number: 'I', bodyBands: [ring(0.58, 0.65, WHITE)] },
  /** Olive, white and black rings on the rear body: known colours. */
  'snipe-barker': {
    bodyBands: [ring(0.54, 0.565, WHITE), ring(0.6, 0.625, WHITE), ring(0.66, 0.685, WHITE), ring(0.72, 0.745, WHITE)],
  },
  /** Olive, white bent band, white K: own letter. */
  'snipe-king': { number: 'K', bodyBands: [ring(0.58, 0.62, WHITE, 0.35)] },
  /** Olive, red spinner, white G: known colours, own letter. */
  'se5a-mccudden': { number: 'G', cone: 0.5, spinner: RED, bodyBands: [ring(0.62, 0.66, WHITE)] },
  /** Olive, white A, two rings: own band. */
  'se5a-mannock': { number: 'A', bodyBands: [ring(0.6, 0.63, WHITE), ring(0.66, 0.69, WHITE)] },
  /** Olive, white Z, blue nose: own band. */
  'se5a-bishop': { number: 'Z', nose: BLUE, noseTo: 0.16, bodyBands: [ring(0.6, 0.66, WHITE)] },
  /** Olive, white X, red and white check ring: own band. */
  'se5a-proctor': { number: 'X', bodyBands: [ring(0.58, 0.61, RED), ring(0.61, 0.64, WHITE), ring(0.64, 0.67, RED)] },
  /** Olive, white B, single ring: own letter. */
  'se5a-rhys-davids': { number: 'B', bodyBands: [ring(0.68, 0.71, WHITE)], nose: OLIVE },
  /** Olive, white D, two rings: own band. */
  'bristol-mckeever': { number: 'D', bodyBands: [ring(0.66, 0.69, WHITE), ring(0.72, 0.75, WHITE)] },
  /** Red-brown dope, white 1: own number. */
  'bristol-smith': { upper: '#75503a', lower: '#75503a', body: '#75503a', tail: '#75503a', number: '1' },
  /** Olive, white ring: own band. */
  'dh4-55': { bodyBands: [ring(0.66, 0.7, WHITE)] },
  /** American cockades, white 2: own number. */
  'dh4-goettler': { mark: 'usa', number: '2', upper: '#8a7f4e', lower: '#8a7f4e', body: '#8a7f4e' },
  /** Olive, white ring: own band. */
  're8-sandy': { bodyBands: [ring(0.62, 0.66, WHITE)] },
  /** Olive, white 4: own number. */
  're8-59': { number: '4' },
  /** Dark olive for the night, cockades without white: factory finish. */
  'be2c-robinson': {
    mark: 'night',
    upper: '#565539',
    lower: '#565539',
    body: '#4f4e36',
    tail: '#565539',
    nose: '#55584f',
    rudderOf: 'uk',
  },
  /** Linen, olive nose, black 6: own number. */
  'be2c-corps': { number: '6', numberColour: BLACK },
  /** Olive wings, grey nacelle, red and white outer struts: own band. */
  'dh2-hawker': { body: '#8d9188', strut: RED, wheel: RED },
  /** Linen wings, olive nacelle: own number. */
  'dh2-mccudden': {
    upper: '#cbb987',
    lower: '#cbb987',
    tail: '#cbb987',
    body: OLIVE,
    number: '3',
    numberColour: BLACK,
  },
};
