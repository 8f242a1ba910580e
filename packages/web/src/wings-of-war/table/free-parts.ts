import type { Box } from '../../widgets/pan-zoom.ts';
import type { Limits } from '../map/camera.ts';
import { type Frame, isPhone } from './frame.ts';

/*
 * What lies over the map: turn and buttons along its top; in a duel a plate for each of the two, otherwise the altitudes at the
 * left and the whole table in small at the right. What matters is looked at where nothing lies.
 */

/** How large the things over the map are, in pixels. */
const PLATE = { width: 306, height: 104 };
const SMALL_PLATE = { width: 184, height: 54 };
const ALTITUDES = { width: 212, height: 188 };
const MINI_MAP = { width: 244, height: 200 };
const TOOLS = 60;
const EDGE = 8;

/** Whether the whole table is shown in small: from five aircraft on, where there is room for it. */
export const hasMiniMap = (frame: Frame, aircraft: number): boolean => aircraft > 4 && !isPhone(frame);

/** Whether each of two has a plate in a corner of the map; otherwise plates stand beside the aircraft. */
export const hasCornerPlates = (aircraft: number): boolean => aircraft <= 2;

const boxOf = ({ board: { width, height } }: Frame, top: number, right: number, bottom: number, left: number): Box => ({
  x: left,
  y: top,
  width: Math.max(80, width - left - right),
  height: Math.max(80, height - top - bottom),
});

/** The parts of the map that nothing lies over; together with each other all of what can be seen. */
export function freeParts(frame: Frame, aircraft: number, hasAltitude: boolean): Box[] {
  const top = frame.hud + EDGE;
  if (isPhone(frame)) {
    if (!hasCornerPlates(aircraft)) return [boxOf(frame, top, EDGE, EDGE, EDGE)];
    const { width, height } = SMALL_PLATE;
    return frame.viewport === 'portrait'
      ? [boxOf(frame, top + height, EDGE, EDGE, EDGE)]
      : [boxOf(frame, top, EDGE, EDGE, width + EDGE), boxOf(frame, top + height, EDGE, height + EDGE, EDGE)];
  }
  const [left, right] = hasCornerPlates(aircraft)
    ? [PLATE, PLATE]
    : [
        hasAltitude ? ALTITUDES : { width: 0, height: 0 },
        hasMiniMap(frame, aircraft) ? MINI_MAP : { width: 0, height: 0 },
      ];
  const below = boxOf(frame, top + Math.max(left.height, right.height), TOOLS, EDGE, EDGE);
  const between = boxOf(frame, top, Math.max(TOOLS, right.width + 2 * EDGE), EDGE, left.width + 2 * EDGE);
  // On a narrow screen little is left between what lies in the corners.
  return frame.viewport === 'tablet' ? [below, between] : [between, below];
}

/** How close and how far away the camera may be. */
export const limitsOf = (frame: Frame, isFilm: boolean): Limits =>
  isPhone(frame)
    ? { least: 0.5, most: isFilm ? 1.4 : 1.2, margin: 14 }
    : { least: 0.62, most: isFilm ? 2 : 1.8, margin: 28 };
