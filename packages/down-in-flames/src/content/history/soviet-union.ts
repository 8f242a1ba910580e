import type { History } from '../history.ts';

/** Figures of the public record; their units are in history.ts. */
export const sovietUnion: { readonly [id: string]: History } = {
  'i-153': {
    year: 1939,
    flight: { speed: 444, at: 4600, climb: [5000, 342] },
    build: { loaded: 1960, empty: 1452, wing: 22.1, power: 800, engines: 1, protection: 'ordinary', turner: true },
    guns: { rifle: 4 },
    bombs: 200,
  },
  'i-16': {
    year: 1939,
    flight: { speed: 489, at: 4800, climb: [5000, 348] },
    build: { loaded: 1941, empty: 1475, wing: 14.5, power: 900, engines: 1, protection: 'ordinary' },
    guns: { rifle: 4 },
    bombs: 200,
  },
  'lagg-3': {
    year: 1941,
    flight: { speed: 575, at: 5000, climb: [5000, 408] },
    build: { loaded: 3190, empty: 2620, wing: 17.5, power: 1100, engines: 1, protection: 'ordinary' },
    guns: { heavy: 1, cannon: 1 },
    bombs: 200,
  },
  'mig-3': {
    year: 1941,
    flight: { speed: 640, at: 7800, climb: [5000, 390] },
    build: { loaded: 3350, empty: 2699, wing: 17.44, power: 1350, engines: 1, protection: 'ordinary' },
    guns: { rifle: 2, heavy: 1 },
    bombs: 200,
  },
  'p-39d': {
    year: 1941,
    flight: { speed: 592, at: 4200, climb: [6096, 546] },
    build: { loaded: 3470, empty: 2478, wing: 19.8, power: 1150, engines: 1, protection: 'ordinary' },
    guns: { rifle: 4, heavy: 2, bigCannon: 1 },
    bombs: 227,
  },
  'yak-1': {
    year: 1941,
    flight: { speed: 577, at: 4800, climb: [5000, 342] },
    build: { loaded: 2850, empty: 2330, wing: 17.15, power: 1100, engines: 1, protection: 'ordinary' },
    guns: { rifle: 2, cannon: 1 },
    bombs: 0,
  },
  'la-5': {
    year: 1942,
    flight: { speed: 580, at: 6250, climb: [5000, 360] },
    build: { loaded: 3360, empty: 2681, wing: 17.5, power: 1700, engines: 1, protection: 'ordinary' },
    guns: { cannon: 2 },
    bombs: 200,
  },
  'yak-9': {
    year: 1942,
    flight: { speed: 599, at: 4300, climb: [5000, 306] },
    build: { loaded: 2870, empty: 2277, wing: 17.15, power: 1210, engines: 1, protection: 'ordinary' },
    guns: { heavy: 1, cannon: 1 },
    bombs: 0,
  },
  'la-5fn': {
    year: 1943,
    flight: { speed: 648, at: 6300, climb: [5000, 300] },
    build: { loaded: 3290, empty: 2678, wing: 17.6, power: 1850, engines: 1, protection: 'ordinary' },
    guns: { cannon: 2 },
    bombs: 200,
  },
  'la-7': {
    year: 1944,
    flight: { speed: 661, at: 6000, climb: [5000, 318] },
    build: { loaded: 3315, empty: 2638, wing: 17.6, power: 1850, engines: 1, protection: 'ordinary' },
    guns: { cannon: 2 },
    bombs: 200,
  },
  'yak-3': {
    year: 1944,
    flight: { speed: 646, at: 4100, climb: [5000, 270] },
    build: { loaded: 2692, empty: 2123, wing: 14.85, power: 1290, engines: 1, protection: 'ordinary' },
    guns: { heavy: 2, cannon: 1 },
    bombs: 0,
  },
  'yak-9u': {
    year: 1944,
    flight: { speed: 672, at: 5000, climb: [5000, 300] },
    build: { loaded: 3204, empty: 2512, wing: 17.15, power: 1500, engines: 1, protection: 'ordinary' },
    guns: { heavy: 2, cannon: 1 },
    bombs: 0,
  },
};
