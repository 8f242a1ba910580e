import { type Dogfight, rules } from '@tallyho/down-in-flames';
import type { Flown } from '../play/flown.ts';

/** The aircraft of a fight of Down In Flames, as they stood. */
export const flownIn = (s: Dogfight): readonly Flown[] =>
  s.planes.map(({ fighter, hits, gone }, plane) => ({
    seat: s.fixed.owner[plane],
    side: s.fixed.side[plane],
    aircraft: s.fixed.fighters[fighter]?.name ?? '?',
    hits,
    // Who has gone home in a mission is gone as well.
    isDown: gone && rules.isShotDown(s, plane),
  }));
