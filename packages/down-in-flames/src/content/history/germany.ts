import type { History } from '../history.ts';

/** Figures of the public record; their units are in history.ts. */
export const germany: { readonly [id: string]: History } = {
  'bf-109e': {
    year: 1939,
    flight: { speed: 570, at: 5000, climb: [6000, 465] },
    build: { loaded: 2610, empty: 2010, wing: 16.4, power: 1100, engines: 1, protection: 'ordinary' },
    guns: { rifle: 2, drumCannon: 2 },
    bombs: 250,
  },
  'bf-110c': {
    year: 1939,
    flight: { speed: 560, at: 7000, climb: [5500, 480] },
    build: { loaded: 6028, empty: 4885, wing: 38.4, power: 1100, engines: 2, protection: 'ordinary' },
    guns: { rifle: 4, drumCannon: 2, flexible: 1 },
    bombs: 0,
  },
  'bf-109f': {
    year: 1941,
    flight: { speed: 635, at: 6200, climb: [6000, 384] },
    build: { loaded: 2890, empty: 2255, wing: 16.05, power: 1350, engines: 1, protection: 'ordinary' },
    guns: { rifle: 2, cannon: 1 },
    bombs: 250,
  },
  'fw-190a-3': {
    year: 1941,
    flight: { speed: 660, at: 6400, climb: [6000, 415] },
    build: { loaded: 3850, empty: 2900, wing: 18.3, power: 1700, engines: 1, protection: 'ordinary' },
    guns: { rifle: 2, cannon: 2, drumCannon: 2 },
    bombs: 250,
  },
  'bf-109g': {
    year: 1942,
    flight: { speed: 640, at: 6600, climb: [5700, 360] },
    build: { loaded: 3150, empty: 2247, wing: 16.05, power: 1475, engines: 1, protection: 'ordinary' },
    guns: { heavy: 2, cannon: 1 },
    bombs: 250,
  },
  'me-410': {
    year: 1943,
    flight: { speed: 624, at: 6700, climb: [6700, 642] },
    build: { loaded: 9651, empty: 7518, wing: 36.2, power: 1750, engines: 2, protection: 'ordinary' },
    guns: { rifle: 2, cannon: 2, flexible: 2 },
    bombs: 1000,
  },
  'fw-190a-8': {
    year: 1944,
    flight: { speed: 656, at: 5500, climb: [6000, 546] },
    build: { loaded: 4400, empty: 3200, wing: 18.3, power: 1700, engines: 1, protection: 'rugged' },
    guns: { heavy: 2, cannon: 4 },
    bombs: 500,
  },
  'fw-190d-9': {
    year: 1944,
    flight: { speed: 685, at: 6600, climb: [6000, 426] },
    build: { loaded: 4270, empty: 3490, wing: 18.3, power: 1750, engines: 1, protection: 'ordinary' },
    guns: { heavy: 2, cannon: 2 },
    bombs: 500,
  },
  'bf-109k': {
    year: 1944,
    flight: { speed: 715, at: 7500, climb: [5000, 276] },
    build: { loaded: 3362, empty: 2400, wing: 16.05, power: 1850, engines: 1, protection: 'ordinary' },
    guns: { heavy: 2, bigCannon: 1 },
    bombs: 250,
  },
  'me-262': {
    year: 1944,
    flight: { speed: 870, at: 6000, climb: [6000, 408] },
    build: { loaded: 6400, empty: 3795, wing: 21.7, power: 900, engines: 2, protection: 'ordinary', jet: true },
    guns: { bigCannon: 4 },
    bombs: 500,
  },
  'ta-152h': {
    year: 1945,
    flight: { speed: 755, at: 12500, climb: [10100, 756] },
    build: { loaded: 5217, empty: 4031, wing: 23.3, power: 1750, engines: 1, protection: 'ordinary' },
    guns: { cannon: 2, bigCannon: 1 },
    bombs: 0,
  },
};
