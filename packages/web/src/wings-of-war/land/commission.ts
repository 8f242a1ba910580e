import { BLEED, type Site } from './site.ts';

/** A picture of a land that is wanted. */
export interface Commission {
  readonly site: Site;
  /** Pixels for each millimetre of the table. */
  readonly pixels: number;
  readonly isNight: boolean;
  /** For whoever sits at the other side of the table. */
  readonly isTurned: boolean;
}

export const nameOf = (commission: Commission): string => JSON.stringify(commission);

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

export const sizeOf = ({ site: { width, height }, pixels }: Commission): PictureSize => ({
  width: Math.round((width + 2 * BLEED) * pixels),
  height: Math.round((height + 2 * BLEED) * pixels),
});

/** A picture is as fine as this, unless that makes it longer than so many pixels. */
const fineness = { desk: { pixels: 1.6, longest: 2560 }, phone: { pixels: 1.2, longest: 1600 } };

/** Pixels for each millimetre of a table, at a desk or on a phone. */
export function pixelsFor({ width, height }: Site, isPhone: boolean): number {
  const { pixels, longest } = fineness[isPhone ? 'phone' : 'desk'];
  return Math.min(pixels, longest / (Math.max(width, height) + 2 * BLEED));
}
