import { BLACK, BLUE, LINEN, RED, WHITE } from '../colours.ts';
import { GREEN_AND_BROWN } from '../finishes.ts';
import { type Liveries, ring } from '../livery.ts';

/** Cards of French types, and whether the colours are known of the pilot. */
export const franceLiveries: Liveries = {
  /** Red body, linen wings: known colours. */
  'nieuport-11-navarre': { body: RED, nose: '#b9bab0', tail: LINEN },
  /** Linen, Italian cockades, black ring: known colours. */
  'nieuport-11-baracca': { mark: 'italy', bodyBands: [ring(0.54, 0.6, BLACK)] },
  /** Green and brown patches, white ring: own band. */
  'nieuport-11-chapman': {
    upper: '#9a8c5c',
    lower: '#9a8c5c',
    pattern: GREEN_AND_BROWN,
    body: '#9a8c5c',
    bodyPattern: GREEN_AND_BROWN,
    tail: '#8f8458',
    bodyBands: [ring(0.56, 0.61, WHITE)],
  },
  /** Green and brown, British cockades, red cone: known colours. */
  'nieuport-16-ball': { mark: 'uk', cone: 0.6, spinner: RED, nose: '#b9bab0' },
  /** Silver, three-colour chevrons on wing and body: known colours. */
  'nieuport-17-nungesser': {
    bands: [
      { from: 0.26, to: 0.33, colour: BLUE, slant: 0.3 },
      { from: 0.33, to: 0.4, colour: WHITE, slant: 0.3 },
      { from: 0.4, to: 0.47, colour: RED, slant: 0.3 },
    ],
    bodyBands: [ring(0.54, 0.575, BLUE), ring(0.575, 0.61, WHITE), ring(0.61, 0.645, RED)],
  },
  /** Silver, blue cowl, British cockades: known colours. */
  'nieuport-17-bishop': { mark: 'uk', nose: BLUE, bodyBands: [ring(0.16, 0.26, BLUE)] },
  /** Green and brown, red cone, British cockades: known colours. */
  'nieuport-17-ball': {
    mark: 'uk',
    upper: '#8f8458',
    lower: '#8f8458',
    pattern: GREEN_AND_BROWN,
    body: '#8f8458',
    bodyPattern: GREEN_AND_BROWN,
    tail: '#7d7a50',
    nose: '#b9bab0',
    cone: 0.6,
    spinner: RED,
    bodyBands: [ring(0.6, 0.64, WHITE)],
  },
  /** Silver, red ring, red 3: own number. */
  'nieuport-17-lufbery': { number: '3', numberColour: RED, bodyBands: [ring(0.54, 0.58, RED), ring(0.61, 0.63, RED)] },
  /** American cockades, white 12, red cowl: known colours. */
  'nieuport-28-rickenbacker': { mark: 'usa', number: '12', nose: RED },
  /** American cockades, white 0, blue cowl: known colours. */
  'nieuport-28-campbell': { mark: 'usa', number: '0', nose: BLUE },
  /** American cockades, white 14, plain cowl: known colours. */
  'nieuport-28-roosevelt': { mark: 'usa', number: '14', bodyBands: [ring(0.58, 0.62, WHITE)] },
  /** Factory patches, white VI, red and white band: known colours. */
  'spad-fonck': { number: 'VI', bodyBands: [ring(0.58, 0.62, RED), ring(0.62, 0.66, WHITE)] },
  /** Plain ochre, red 2, three-colour ribbon: known colours. */
  'spad-guynemer': {
    pattern: null,
    bodyPattern: null,
    upper: '#cdb273',
    lower: '#c6aa6a',
    body: '#d3b878',
    nose: '#d9caa0',
    number: '2',
    numberColour: RED,
    bodyBands: [ring(0.58, 0.608, BLUE), ring(0.608, 0.636, WHITE), ring(0.636, 0.664, RED)],
    tail: '#cdb273',
  },
  /** American cockades, white 1, ring of red, white and blue: known colours. */
  'spad-rickenbacker': {
    mark: 'usa',
    number: '1',
    bodyBands: [ring(0.56, 0.588, RED), ring(0.588, 0.616, WHITE), ring(0.616, 0.644, BLUE)],
    wheel: RED,
  },
  /** American cockades, white 26, plain band: own number and band. */
  'spad-luke': { mark: 'usa', number: '26', bodyBands: [ring(0.6, 0.64, WHITE)] },
  /** Italian cockades, ochre, black band: known colours. */
  'spad-baracca': {
    mark: 'italy',
    pattern: null,
    bodyPattern: null,
    upper: '#c7ad70',
    lower: '#bfa465',
    body: '#cdb478',
    tail: '#c7ad70',
    bodyBands: [ring(0.56, 0.62, BLACK)],
  },
  /** American cockades, white 12, two bands: own number and band. */
  'spad-soubiran': { mark: 'usa', number: '12', bodyBands: [ring(0.56, 0.59, WHITE), ring(0.62, 0.65, WHITE)] },
  /** Blue throughout, Belgian cockades: known colours. */
  'hanriot-coppens': {
    upper: '#5f8fb4',
    lower: '#5f8fb4',
    middle: '#5f8fb4',
    pattern: null,
    bodyPattern: null,
    body: '#5f8fb4',
    tail: '#5f8fb4',
    nose: '#5f8fb4',
    fin: '#5f8fb4',
    mark: 'belgium',
  },
  /** Italian cockades, patches, white ring: own number. */
  'hanriot-scaroni': { mark: 'italy', bodyBands: [ring(0.55, 0.6, WHITE)], number: '5' },
  /** Italian cockades, patches, black and white rings: own band. */
  'hanriot-avet': {
    mark: 'italy',
    bodyBands: [ring(0.54, 0.57, BLACK), ring(0.57, 0.6, WHITE), ring(0.6, 0.63, BLACK)],
    nose: BLACK,
  },
  /** Linen, red spinner and cowl: known colours. */
  'morane-gilbert': { nose: RED, spinner: RED, bodyBands: [ring(0.1, 0.2, RED)] },
  /** Linen, red body, black spinner: known colours. */
  'morane-navarre': { body: RED, nose: BLACK, spinner: BLACK },
  /** American cockades, patches, red ring edged white: own number. */
  'breguet-96': {
    mark: 'usa',
    bodyBands: [ring(0.6, 0.615, WHITE), ring(0.615, 0.65, RED), ring(0.65, 0.665, WHITE)],
    number: '4',
  },
  /** French patches, blue ring: own band. */
  'breguet-br-111': { bodyBands: [ring(0.6, 0.65, BLUE)] },
};
