import type { Dihedral, Planform } from '../types/type.ts';
import { along, lerp } from './curve.ts';

export interface Chord {
  /** The leading edge, before (positive) or behind that of the root. */
  readonly edge: number;
  readonly chord: number;
}

const NARROWEST = 0.03;

/** What a wing is like at a share of its half span, 0 the root, 1 the tip. */
export function chordAt(wing: Planform, t: number): Chord {
  const { root, tip = root * 0.5, outline } = wing;
  if (wing.shape === 'elliptic') {
    const chord = root * Math.sqrt(Math.max(0, 1 - t ** (wing.fullness ?? 2)));
    return { edge: -(root - chord) * (wing.lean ?? 0.36), chord: Math.max(chord, NARROWEST) };
  }
  if (outline !== undefined) {
    const at = (point: readonly [number, number, number]): number => point[0];
    return {
      edge: along(outline, t, at, (point) => point[1]),
      chord: Math.max(
        NARROWEST,
        along(outline, t, at, (point) => point[2]),
      ),
    };
  }
  const from = wing.taperFrom ?? 0;
  const full = lerp(root, tip, t < from ? 0 : (t - from) / (1 - from));
  const edge = -(root - full) * (wing.lean ?? 0.5) - t * wing.half * (wing.sweep ?? 0);
  return rounded(t, { edge, chord: full }, wing.roundFrom ?? 0.88);
}

/** The tip is a part of an ellipse. */
function rounded(t: number, { edge, chord }: Chord, from: number): Chord {
  if (t <= from) return { edge, chord };
  const left = 0.12 + 0.88 * Math.sqrt(Math.max(0, 1 - ((t - from) / (1 - from)) ** 2));
  return { edge: edge - chord * (1 - left) * 0.42, chord: Math.max(chord * left, NARROWEST) };
}

/** How far a wing lies above its root there. */
export const riseAt = (dihedral: Dihedral | undefined, t: number): number =>
  typeof dihedral === 'object'
    ? along(
        dihedral,
        t,
        (point) => point[0],
        (point) => point[1],
      )
    : (dihedral ?? 0) * t;
