import type { InsetScene, MapBox } from '../scene.ts';
import { type Area, overlap } from './areas.ts';
import { fitted } from './frame.ts';
import { type Projection, projectionOf, type Spot } from './projection.ts';

/** A part of the map drawn again, in a corner of it. */
export interface InsetPlace {
  /** All of it, with its title. */
  readonly area: Area;
  /** The map in it: its upper left corner, and what of the globe it shows. */
  readonly at: Spot;
  readonly projection: Projection;
  /** The part of the large map that it shows. */
  readonly shows: Area;
}

/** Pixels for the name above the map, and of the frame around it. */
export const INSET_TITLE = 26;
export const INSET_FRAME = 5;
/** Pixels to the edge of the sheet. */
const CORNER = 10;

/** As wide as an inset is drawn, for the width of its map; narrower ones are tried where there is no room. */
const SHARES = [0.42, 0.36, 0.3];
const WIDEST = 340;
const NARROWEST = 220;

const aspectIn = ({ west, east, south, north }: MapBox): number => (east - west) / (north - south);

function areaIn({ box }: Pick<Projection, 'box'>, at: Projection['at']): Area {
  const [upper, lower] = [at([box.west, box.north]), at([box.east, box.south])];
  return { left: upper.x, top: upper.y, width: lower.x - upper.x, height: lower.y - upper.y };
}

/** Where an inset stands: in the corner where it covers no counter and nothing of what it shows; null: there is none. */
export function placeInset(
  inset: InsetScene,
  { width, height, at }: Projection,
  kept: readonly Area[],
): InsetPlace | null {
  for (const share of SHARES) {
    const inner = Math.min(WIDEST, width * share) - 2 * INSET_FRAME;
    if (inner < NARROWEST) continue;
    const projection = projectionOf(fitted(inset.box, aspectIn(inset.box)), inner);
    const size = {
      width: inner + 2 * INSET_FRAME,
      height: projection.height + INSET_TITLE + INSET_FRAME,
    };
    const [right, bottom] = [width - CORNER - size.width, height - CORNER - size.height];
    const shows = areaIn({ box: inset.box }, at);
    for (const [left, top] of [
      [right, bottom],
      [right, CORNER],
      [CORNER, bottom],
      [CORNER, CORNER],
    ]) {
      const area = { left, top, ...size };
      if (left < 0 || top < 0 || [shows, ...kept].some((other) => overlap(area, other) > 0)) continue;
      return { area, at: { x: left + INSET_FRAME, y: top + INSET_TITLE }, projection, shows };
    }
  }
  return null;
}
