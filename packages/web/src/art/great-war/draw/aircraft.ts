import type { Paint } from '../livery.ts';
import type { GreatWarType } from '../type.ts';
import { bodyMarks, undercarriageMarks } from './body.ts';
import { crewMarks, gunMarks } from './crew.ts';
import { propellerMarks } from './engine.ts';
import { type Frame, lightAt } from './frame.ts';
import { holeMarks } from './holes.ts';
import { drawn, filled, inked, type Mark, mixed, SHADE, within } from './mark.ts';
import { outlinesOf, silhouetteOf, type WingOutline } from './outlines.ts';
import { box } from './shapes.ts';
import { pylonMarks, strutMarks } from './struts.ts';
import { boomMarks, finMarks, tailMarks } from './tail.ts';
import { wingMarks } from './wing.ts';

/** What is to be seen of a machine. */
export interface View {
  /** Degrees on the screen, clockwise from nose up: the light does not turn with it. */
  readonly heading: number;
  /** Pixels per metre, as the eye sees them. */
  readonly scale: number;
  /** Clusters of hits, 0 to 6. */
  readonly holes: number;
  /** Without a halo and a turning propeller: a ghost, or a figure on a card. */
  readonly isPlain: boolean;
}

/** Outlines in pixels of the eye, and the most they measure in metres. */
const OUTLINE = 1.25;
const BROADEST = 0.14;
const HALO = 3.6;
/** Below so many pixels per metre small lines are left out. */
const DETAILED = 8;

/** The shade of something on what lies below it. */
const shade = (on: string, of: string, { light: [x, y] }: Frame, far: number, opacity: number): readonly Mark[] =>
  within(on, [{ ...filled(of, SHADE, opacity), placed: [1, 0, 0, 1, -x * far, -y * far] }]);

/** Wings from the lowest to the highest but one, each in the shade of the next. */
const lowerWings = (frame: Frame): readonly Mark[] =>
  frame.wings
    .slice(0, -1)
    .flatMap((wing, i) => [
      ...(i > 0 ? shade(frame.wings[i - 1].d, wing.d, frame, 0.24, 0.34) : []),
      ...wingMarks(frame, wing, i),
    ]);

/** Wings, body and what is between them, in the order in which they lie on each other. */
function airframe(frame: Frame): readonly Mark[] {
  const { type, wings, top, body } = frame;
  const highest = wingMarks(frame, top, wings.length - 1);
  const below: WingOutline | undefined = wings.at(-2);
  const onBelow = (opacity: number): readonly Mark[] =>
    below === undefined ? [] : shade(below.d, top.d, frame, 0.34, opacity);
  switch (type.shoulder) {
    case 'all':
      return [...highest, ...bodyMarks(frame)];
    case 'upper':
      return [...lowerWings(frame), ...onBelow(0.4), ...strutMarks(frame), ...highest, ...bodyMarks(frame)];
    default:
      return [
        ...lowerWings(frame),
        ...bodyMarks(frame),
        ...onBelow(0.42),
        ...strutMarks(frame),
        ...shade(body, top.d, frame, 0.2, 0.3),
        ...highest,
      ];
  }
}

/** An open bay in the upper wing. */
function bayMarks({ top: { open, y, chord }, paint, ink }: Frame): readonly Mark[] {
  if (open === undefined) return [];
  const [width, from, to] = open;
  return [
    inked(box(-width, y + from * chord, 2 * width, (to - from) * chord, 0.08), mixed(paint.body, SHADE, 0.35), ink),
  ];
}

/** A machine from above, nose up, the middle of its base at 0 0, in metres. */
export function drawAircraft(type: GreatWarType, paint: Paint, name: string, view: View): readonly Mark[] {
  const { heading, scale, holes, isPlain } = view;
  const frame: Frame = {
    ...outlinesOf(type),
    type,
    paint,
    name,
    ink: Math.min(BROADEST, OUTLINE / scale),
    isDetailed: scale >= DETAILED,
    light: lightAt(heading),
  };
  return [
    ...(isPlain ? [] : [drawn(silhouetteOf(type), HALO / scale, '#fff1c9', 0.6)]),
    ...undercarriageMarks(frame),
    ...tailMarks(frame),
    ...boomMarks(frame),
    ...airframe(frame),
    ...pylonMarks(frame),
    ...bayMarks(frame),
    ...gunMarks(frame),
    ...crewMarks(frame),
    ...finMarks(frame),
    ...(isPlain ? [] : propellerMarks(frame)),
    ...holeMarks(frame, holes, scale),
  ];
}

/** Its shadow: all of it in one tone. */
export const drawShadow = (type: GreatWarType): readonly Mark[] => [filled(silhouetteOf(type), '#0b1018')];
