import type { Liveries } from '../livery.ts';

/** Cards of Italian types, and whether the colours are known of the pilot. */
export const italyLiveries: Liveries = {
  /** Green and brown mottle on ochre: factory finish. */
  'pomilio-front': {},
};
