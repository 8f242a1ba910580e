/*
 * Five bands of altitude, from Very High down to Very Low. They breathe: a band with aircraft in it is as high as they
 * need, an empty one is a narrow stratum, and what is left over becomes air, then land.
 */

export const BANDS = 5;

export interface Band {
  readonly top: number;
  readonly height: number;
}

/** What each band needs, Very High first; 0: nobody flies there. */
export type Needs = readonly number[];

export interface Air {
  /** The height of the whole sky. */
  readonly height: number;
  /** What turn and buttons take from the top of it. */
  readonly hud: number;
  /** The height of an empty band. */
  readonly empty: number;
  /** The part of the sky that is land at least. */
  readonly land: number;
}

/** However much room there is, nobody needs more than this much more. */
const GENEROUS = 1.3;

/** The least that every band must have. */
const leastOf = (needs: Needs, { height, hud, empty, land }: Air): number[] =>
  needs.map((need, band) => {
    if (band === 0) return hud + (need > 0 ? need : Math.max(19, Math.round(empty * 0.6)));
    if (band === needs.length - 1) return Math.max(need, Math.round(height * land), empty);
    return need > 0 ? need : empty;
  });

/** Whether what is needed can be had. */
export const bandsFit = (needs: Needs, air: Air): boolean =>
  leastOf(needs, air).reduce((sum, each) => sum + each, 0) <= air.height;

/**
 * The bands of a sky from top to bottom, without gaps; whoever needs more than there is gets his share of what there is.
 */
export function bandsOf(needs: Needs, air: Air): Band[] {
  const least = leastOf(needs, air);
  const sum = least.reduce((all, each) => all + each, 0);
  const heights = sum > air.height ? least.map((each) => (each * air.height) / sum) : grown(least, needs, air, sum);
  let top = 0;
  return heights.map((height, band) => {
    const from = top;
    top = band === heights.length - 1 ? air.height : Math.round(top + height);
    return { top: from, height: top - from };
  });
}

/** Occupied bands get what is left, up to a little more than they need; the land gets the rest. */
function grown(least: readonly number[], needs: Needs, air: Air, sum: number): number[] {
  const wishes = needs.map((need) => need * (GENEROUS - 1));
  const wished = wishes.reduce((all, each) => all + each, 0);
  const left = air.height - sum;
  const share = wished === 0 ? 0 : Math.min(1, left / wished);
  const heights = least.map((height, band) => height + wishes[band] * share);
  heights[heights.length - 1] += left - wished * share;
  return heights;
}
