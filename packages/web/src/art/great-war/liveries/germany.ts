import { BLACK, BLUE, NAVY, RED, WHITE, YELLOW } from '../colours.ts';
import { BROWN_BANDS, LOZENGE, MOTTLE } from '../finishes.ts';
import { type Liveries, ring } from '../livery.ts';

/** Cards of German types, and whether the colours are known of the pilot. */
export const germanyLiveries: Liveries = {
  /** Green and brown wings, linen body, blue ring: own band. */
  'halberstadt-jasta-4': { bodyBands: [ring(0.58, 0.63, BLUE)] },
  /** Pale blue-white throughout, blue ring: factory finish, own band. */
  'roland-schleich': { bodyBands: [ring(0.6, 0.65, BLUE)] },
  /** Green and brown: factory finish. */
  'roland-kagohl': {
    upper: '#66774a',
    lower: '#66774a',
    pattern: BROWN_BANDS,
    body: '#6c744e',
    bodyPattern: { kind: 'bands', colours: ['#7c5238'], n: 2, slant: 0.4 },
    tail: '#66774a',
  },
  /** Red nose, dark blue body: known colours. */
  'pfalz-berthold': { body: NAVY, nose: RED, noseTo: 0.42, tail: NAVY, upper: NAVY, lower: NAVY, spinner: RED },
  /** Silver, yellow nose and ring: known colours. */
  'pfalz-klein': { nose: YELLOW, noseTo: 0.2, spinner: YELLOW, bodyBands: [ring(0.56, 0.62, YELLOW)], tail: YELLOW },
  /** Black body, white ring, white nose: known colours. */
  'pfalz-degelow': {
    body: BLACK,
    nose: WHITE,
    noseTo: 0.12,
    spinner: WHITE,
    bodyBands: [ring(0.54, 0.59, WHITE)],
    tail: WHITE,
  },
  /** Plywood, green and brown wings, black ring: own band. */
  'albatros-d2-boelcke': { bodyBands: [ring(0.55, 0.6, BLACK)] },
  /** Stained body, red ring and spinner: own band. */
  'albatros-d2-richthofen': { body: '#a9743c', bodyBands: [ring(0.54, 0.6, RED)], spinner: RED },
  /** Red throughout: known colours. */
  'albatros-d3-richthofen': {
    upper: '#b52b1b',
    lower: '#b52b1b',
    middle: '#b52b1b',
    pattern: null,
    bodyPattern: null,
    body: '#b52b1b',
    tail: '#b52b1b',
    nose: '#b52b1b',
    fin: '#b52b1b',
    mark: 'field',
  },
  /** Plywood, red ring edged white: known colours. */
  'albatros-d3-voss': {
    bodyBands: [ring(0.52, 0.54, WHITE), ring(0.54, 0.6, RED), ring(0.6, 0.62, WHITE)],
    spinner: RED,
    tail: WHITE,
  },
  /** Red body, mottled wings, Austro-Hungarian crosses: known colours. */
  'albatros-d3-brumowski': {
    mark: 'patee',
    body: RED,
    tail: RED,
    fin: RED,
    nose: RED,
    spinner: RED,
    upper: '#c3b077',
    lower: '#c3b077',
    pattern: MOTTLE,
    markAt: 0.7,
  },
  /** Red body, green rear and tail: known colours. */
  'albatros-d3-wolff': {
    body: RED,
    nose: RED,
    spinner: RED,
    bodyBands: [ring(0.6, 1, '#3f6b3c')],
    tail: '#3f6b3c',
    fin: '#3f6b3c',
  },
  /** Black body, white chevron on the top wing, striped tail: known colours. */
  'albatros-d5a-udet': {
    body: BLACK,
    tail: BLACK,
    tailPattern: { kind: 'stripes', colours: [WHITE], size: 0.3, slant: 0.8 },
    bands: [{ from: 0.2, to: 0.3, colour: WHITE, slant: 0.5 }],
    fin: BLACK,
  },
  /** Black body, yellow and white ring, white tail: known colours. */
  'albatros-d5a-kissenberth': {
    body: BLACK,
    tail: WHITE,
    fin: WHITE,
    bodyBands: [ring(0.55, 0.58, WHITE), ring(0.58, 0.61, YELLOW), ring(0.61, 0.64, WHITE)],
  },
  /** Black rear body, white ring, tail half black half white: known colours. */
  'albatros-d5a-baeumer': {
    body: '#c08a45',
    bodyBands: [ring(0.5, 0.8, BLACK), ring(0.54, 0.58, WHITE)],
    tail: WHITE,
    tailBands: [{ from: -1, to: 0, colour: BLACK }],
    spinner: RED,
  },
  /** Black body, white nose and tail: known colours. */
  'albatros-d5a-goering': {
    body: BLACK,
    nose: WHITE,
    noseTo: 0.16,
    spinner: WHITE,
    tail: WHITE,
    fin: WHITE,
    bodyBands: [ring(0.82, 1, WHITE)],
  },
  /** Red throughout, white rudder: known colours. */
  'triplane-richthofen': {
    upper: '#bd2c1c',
    lower: '#bd2c1c',
    middle: '#bd2c1c',
    pattern: null,
    bodyPattern: null,
    body: '#bd2c1c',
    tail: '#bd2c1c',
    nose: '#bd2c1c',
    fin: '#bd2c1c',
  },
  /** Red cowl and front, yellow rear body and tail: known colours. */
  'triplane-lothar': {
    nose: RED,
    tail: YELLOW,
    bodyBands: [ring(0, 0.2, RED), ring(0.52, 1, YELLOW)],
    strut: RED,
    fin: YELLOW,
  },
  /** Streaked olive, yellow cowl: known colours. */
  'triplane-voss': { nose: '#d9b03a', upper: '#9fae9c', lower: '#9fae9c', body: '#9fae9c' },
  /** Black throughout: known colours. */
  'triplane-jacobs': {
    upper: '#2b2d31',
    lower: '#2b2d31',
    middle: '#2b2d31',
    pattern: null,
    bodyPattern: null,
    body: '#2b2d31',
    tail: '#2b2d31',
    nose: '#2b2d31',
    fin: '#2b2d31',
    spinner: BLACK,
  },
  /** Streaked olive, black and white tail, white K on the top wing: known colours. */
  'triplane-kempf': {
    tail: WHITE,
    tailBands: [{ from: -1, to: 0, colour: BLACK }],
    bodyBands: [ring(0.5, 0.54, WHITE), ring(0.54, 0.58, BLACK)],
    nose: BLACK,
    number: 'K',
    numberAt: 0,
  },
  /** Red body, red and white striped top wing: known colours. */
  'd7-udet': {
    body: RED,
    tail: RED,
    fin: RED,
    nose: RED,
    upper: RED,
    upperPattern: { kind: 'stripes', colours: [WHITE], size: 0.5, slant: 0.45 },
    bodyPattern: null,
  },
  /** Red nose, dark blue body and wings: known colours. */
  'd7-berthold': {
    body: NAVY,
    tail: NAVY,
    nose: RED,
    noseTo: 0.4,
    upper: NAVY,
    upperPattern: null,
    pattern: null,
    lower: NAVY,
    fin: NAVY,
  },
  /** White throughout, red nose ring: known colours. */
  'd7-goering': {
    upper: '#e6e2d4',
    lower: '#dcd8ca',
    body: '#e6e2d4',
    tail: '#e6e2d4',
    pattern: null,
    nose: '#e6e2d4',
    bodyBands: [ring(0.02, 0.08, RED)],
    fin: WHITE,
  },
  /** Red nose, blue body, white arrow bands, lozenge wings: known colours. */
  'd7-veltjens': {
    body: NAVY,
    tail: NAVY,
    nose: RED,
    noseTo: 0.4,
    bodyBands: [ring(0.5, 0.54, WHITE, -0.3), ring(0.6, 0.64, WHITE, -0.3)],
    fin: NAVY,
  },
  /** Beige linen, bare cowl: known colours. */
  'eindecker-immelmann': {},
  /** Beige linen, white ring: own band. */
  'eindecker-boelcke': { bodyBands: [ring(0.54, 0.6, WHITE), ring(0.6, 0.62, BLACK)] },
  /** Brown-stained linen, black ring: own band. */
  'eindecker-wintgens': { upper: '#b99f6b', body: '#b0945f', tail: '#b99f6b', bodyBands: [ring(0.54, 0.58, BLACK)] },
  /** Green and brown: factory finish. */
  'siemens-d1-front': {},
  /** Red front, dark blue body, lozenge wings: known colours. */
  'siemens-d3-jasta-15': {
    body: NAVY,
    bodyBands: [ring(0, 0.36, RED)],
    nose: RED,
    spinner: RED,
    tail: NAVY,
    fin: NAVY,
  },
  /** Red body, white ring, lozenge wings: known colours. */
  'siemens-d3-udet': { body: RED, nose: RED, spinner: WHITE, tail: RED, fin: RED, bodyBands: [ring(0.55, 0.6, WHITE)] },
  /** Green and mauve: factory finish. */
  'rumpler-front': {},
  /** Lozenge wings, pale body: factory finish. */
  'rumpler-photo': {
    upper: '#6c7d86',
    lower: '#5d6d77',
    pattern: LOZENGE,
    body: '#c9cfc8',
    tail: '#c9cfc8',
    mark: 'balken',
  },
  /** Lozenge, white 2: factory finish, own number. */
  'hannover-schlasta': { number: '2' },
};
