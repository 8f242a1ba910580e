import type { AircraftClass } from './aircraft-types.ts';
import type { Award } from './campaign-types.ts';
import type { Source } from './types.ts';

const award = (
  id: AircraftClass,
  [damaged, destroyed, returned]: readonly [number, number, number],
  known: { readonly [field: string]: Source } = {},
): Award => ({ id, damaged, destroyed, returned, sources: { all: 'Z-CGAP-18', ...known } });

/** Z-24.32a — the VP award table of the Land Log Sheet; an aircraft scores its worst state only (Z-CGAP-75). */
export const awards: readonly Award[] = [
  award('fighter', [2, 5, 0], { damaged: 'Z-4.92c', destroyed: 'Z-CEX-19' }),
  award('light', [3, 7, 2]),
  award('medium', [5, 10, 3], { destroyed: 'Z-CEX-19' }),
  award('heavy', [8, 15, 5]),
  award('patrol', [5, 10, 3]),
];

/** Z-24.61a, Z-CGAP-18 — VPs for each letter of an enemy's Skilled pilot or crew that is shot down. */
export const VPS_PER_LETTER = 1;
