import type { History } from '../history.ts';

/** Figures of the public record; their units are in history.ts. */
export const poland: { readonly [id: string]: History } = {
  'p-7a': {
    year: 1933,
    flight: { speed: 327, at: 4000, climb: [5000, 480] },
    build: { loaded: 1476, empty: 1090, wing: 17.9, power: 485, engines: 1, protection: 'none', turner: true },
    guns: { rifle: 2 },
    bombs: 0,
  },
  'p-11c': {
    year: 1935,
    flight: { speed: 375, at: 5500, climb: [5000, 414] },
    build: { loaded: 1800, empty: 1147, wing: 17.9, power: 600, engines: 1, protection: 'none', turner: true },
    guns: { rifle: 2 },
    bombs: 50,
  },
};
