import type { Box, Size } from '../../widgets/pan-zoom.ts';
import type { Limits } from '../map/camera.ts';
import { emptyParts } from '../map/empty-parts.ts';
import { type Frame, isPhone, isPicture } from './frame.ts';

/*
 * What lies over the map: turn and buttons along its top; in a duel a plate for each of the two, otherwise who is ready, the
 * altitudes at the left and the whole table in small at the right; the buttons of the map. What matters is looked at, and
 * written, where nothing lies.
 */

/** What a fight needs over its map. */
export interface Fight {
  readonly aircraft: number;
  readonly hasAltitude: boolean;
  /** In millimetres. */
  readonly table: Size;
  /** Whether somebody may stay on the ground: a button says so, which lies over the map where the bar has no room. */
  readonly mayStay: boolean;
  /** Only looked at: nobody is waited for, and the film shows all who fly. A phone then has its map for that alone. */
  readonly isWatched?: boolean;
}

/** How large the things over the map are, with the room about them, in pixels. */
const PLATE = { width: 328, height: 108 };
const SMALL_PLATE = { width: 190, height: 54 };
const ALTITUDES = { width: 222, height: 188 };
/** A second row of those who fly equally high. */
const ROW_OF_ALTITUDES = { aircraft: 4, height: 26 };
const TOOLS = { width: 64, height: 216 };
/** On a phone: two buttons, beside each other on one that is upright. */
const UPRIGHT_TOOLS = { width: 108, height: 56 };
const LYING_TOOLS = { width: 58, height: 108 };
/** The row of chips below turn and buttons, where they have no room beside them. */
const CHIPS = 34;
/** To stay on the ground. */
const STAY = { width: 216, height: 64 };
const EDGE = 8;

/** The room of the whole table in small, and how far from the edges of the map it stays. */
const MINI_MAP = { width: 222, height: 170, right: 14 };
const SMALL_MINI_MAP = { width: 104, height: 92, right: 8 };
const FRAME_OF_MINI_MAP = 10;

/** Whether the whole table is shown in small: from five aircraft on. */
export const hasMiniMap = (
  frame: Frame,
  { aircraft, isWatched = false }: Pick<Fight, 'aircraft' | 'isWatched'>,
): boolean => aircraft > 4 && !isPicture(frame) && !(isWatched && isPhone(frame));

/** Whether each of two has a plate in a corner of the map; otherwise plates stand beside the aircraft. */
export const hasCornerPlates = (aircraft: number): boolean => aircraft <= 2;

/** Where the whole table lies in small, as large as its place lets it be. */
export function miniMapBox(frame: Frame, { width, height }: Size): Box {
  const most = isPhone(frame) ? SMALL_MINI_MAP : MINI_MAP;
  const scale = Math.min(most.width / width, most.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const right = frame.board.width - most.right - size.width - FRAME_OF_MINI_MAP;
  const bottom = frame.board.height - EDGE - size.height - FRAME_OF_MINI_MAP;
  if (frame.viewport === 'portrait') return { ...size, x: right, y: bottom };
  if (frame.viewport === 'landscape') return { ...size, x: right - LYING_TOOLS.width + EDGE, y: bottom };
  return { ...size, x: right, y: frame.hud + EDGE };
}

/** All that lies over the map below its first strip. */
function coversOf(frame: Frame, fight: Fight): Box[] {
  const { aircraft, hasAltitude, table, mayStay, isWatched = false } = fight;
  const { width, height } = frame.board;
  const { viewport } = frame;
  const top = frame.hud;
  const covers: Box[] = [];
  const cover = (x: number, y: number, size: Size): void => void covers.push({ x, y, ...size });
  if (!isPicture(frame)) {
    const tools = viewport === 'portrait' ? UPRIGHT_TOOLS : viewport === 'landscape' ? LYING_TOOLS : TOOLS;
    cover(viewport === 'portrait' ? 0 : width - tools.width, height - tools.height, tools);
  }
  if (mayStay && !frame.isOneRow) {
    const beside = viewport === 'landscape' ? LYING_TOOLS.width : 0;
    cover(width - beside - STAY.width, height - STAY.height, STAY);
  }
  if (hasCornerPlates(aircraft)) {
    const plate = isPhone(frame) ? SMALL_PLATE : PLATE;
    cover(0, top, { width: plate.width, height: plate.height + EDGE });
    if (viewport === 'landscape') cover(0, height - plate.height - EDGE, { ...plate, height: plate.height + EDGE });
    else cover(width - plate.width, top, { width: plate.width, height: plate.height + EDGE });
    return covers;
  }
  if (isPhone(frame)) cover(0, top, { width, height: isPicture(frame) || isWatched ? 0 : CHIPS });
  else if (hasAltitude) {
    const rows = Math.ceil(aircraft / ROW_OF_ALTITUDES.aircraft) - 1;
    cover(0, top, { ...ALTITUDES, height: ALTITUDES.height + rows * ROW_OF_ALTITUDES.height });
  }
  if (hasMiniMap(frame, fight)) {
    const { x, y, ...size } = miniMapBox(frame, table);
    const around = FRAME_OF_MINI_MAP + EDGE;
    cover(x - EDGE, y - EDGE, { width: size.width + around + EDGE, height: size.height + around + EDGE });
  }
  return covers;
}

/** The parts of the map that nothing lies over, the largest first. */
export function freeParts(frame: Frame, fight: Fight): Box[] {
  const { width, height } = frame.board;
  const top = frame.hud + EDGE;
  const within = { x: EDGE, y: top, width: width - 2 * EDGE, height: height - top - EDGE };
  return emptyParts(within, coversOf(frame, fight));
}

/** Pixels per millimetre: two who fight alone are seen together from further away, on a phone on its side from furthest. */
function leastOf(frame: Frame, aircraft: number): number {
  if (hasCornerPlates(aircraft)) return frame.viewport === 'landscape' ? 0.4 : 0.48;
  return isPhone(frame) ? 0.5 : 0.62;
}

/** How close and how far away the camera may be; a picture shows everybody, because nobody can go and look. */
export function limitsOf(frame: Frame, isFilm: boolean, aircraft: number): Limits {
  if (isPicture(frame)) return { least: 0.24, most: 1.4, margin: 10 };
  const least = leastOf(frame, aircraft);
  return isPhone(frame)
    ? { least, most: isFilm ? 1.4 : 1.2, margin: 14 }
    : { least, most: isFilm ? 2 : 1.8, margin: 28 };
}
