import type { DamageTrack, TrackId, TrackLine, TrackState } from '../carrier-types.ts';
import type { SideName } from '../types.ts';

/** A line of a Damage Track in the shortest form: what it takes from Strike and CAP, its VPs and its state. */
type Line = readonly [from: number, strike: number | 'all', cap: number | 'all', vps: number, state?: TrackState];

const lineOf = ([from, strike, cap, vps, state]: Line): TrackLine => ({ from, strike, cap, vps, state: state ?? null });

/** Z-25.82b — a place with aircraft of its own: those that are Destroyed tick a box. */
export const baseTrack = (id: TrackId, owner: SideName, sheet: string, lines: readonly Line[]): DamageTrack => ({
  id,
  owner,
  sheet,
  targetFlak: null,
  countsAircraft: true,
  lines: lines.map(lineOf),
});

/** A target without aircraft of its own, perhaps with other Flak than its sheet. */
export const targetTrack = (
  id: TrackId,
  owner: SideName,
  sheet: string,
  lines: readonly (readonly [from: number, vps: number, state?: TrackState])[],
  targetFlak: number | null = null,
): DamageTrack => ({
  id,
  owner,
  sheet,
  targetFlak,
  countsAircraft: false,
  lines: lines.map(([from, vps, state]) => ({ from, strike: 0, cap: 0, vps, state: state ?? null })),
});
