import type { CoursePoint, TurnBand } from '../../story/course.ts';
import { type Point, smoothThrough } from './curve.ts';

/** Around the plot: figures at the left, names of turns below. */
const LEFT = 56;
const NARROW_LEFT = 46;
const RIGHT = 22;
const TOP = 16;
const FOOT = 34;
/** Below this width the line is as long as its turns want, and is pushed sideways. */
export const NARROW = 700;
const TURN = 160;
const NARROW_HEIGHT = 180;

/** Where everything of the chart is, in pixels. */
export interface ChartLayout {
  readonly isNarrow: boolean;
  readonly width: number;
  readonly height: number;
  /** The plot inside it. */
  readonly left: number;
  readonly top: number;
  readonly plotWidth: number;
  readonly plotHeight: number;
  x(step: number): number;
  y(chance: number): number;
  /** The places of the line. */
  readonly line: readonly Point[];
}

/** Lays the chart out in the room there is; a phone's is longer than the screen. */
export function layChart(
  room: { readonly width: number; readonly height: number },
  course: readonly CoursePoint[],
  bands: readonly TurnBand[],
  last: number,
): ChartLayout {
  const isNarrow = room.width < NARROW;
  const left = isNarrow ? NARROW_LEFT : LEFT;
  const turns = bands.filter(({ turn }) => turn > 0).length;
  const width = isNarrow ? Math.max(room.width, left + RIGHT + turns * TURN) : room.width;
  const height = isNarrow ? NARROW_HEIGHT : Math.max(NARROW_HEIGHT, room.height);
  const [plotWidth, plotHeight] = [width - left - RIGHT, height - TOP - FOOT];
  const x = (step: number): number => left + (plotWidth * step) / Math.max(1, last);
  const y = (chance: number): number => TOP + plotHeight * (1 - chance);
  const known = course.map(({ step, chance }) => ({ x: x(step), y: y(chance) }));
  // The first that the bot has looked at stands for what was before it.
  const start = known.length > 0 && course[0].step > 0 ? [{ x: x(0), y: known[0].y }] : [];
  return {
    isNarrow,
    width,
    height,
    left,
    top: TOP,
    plotWidth,
    plotHeight,
    x,
    y,
    line: smoothThrough([...start, ...known]),
  };
}
