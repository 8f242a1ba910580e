import { engineMarks } from './engine.ts';
import { type Frame, roundness } from './frame.ts';
import { drawn, filled, INK, inked, type Mark, METAL, within } from './mark.ts';
import { patterned } from './pattern.ts';
import { box, cm, polygon, SIDES } from './shapes.ts';

function painted({ paint, type, cowl, front, back, name }: Frame): readonly Mark[] {
  const { bodyPattern, nose, noseTo = 0.2, bodyBands = [] } = paint;
  const half = type.body.width / 2 + 0.2;
  const area = { left: -half, top: front, right: half, bottom: back };
  return [
    ...(bodyPattern ? patterned(bodyPattern, area, `${name} body`) : []),
    ...(nose !== undefined && cowl === null
      ? [filled(box(-half, front - 0.2, 2 * half, noseTo * type.length + 0.2), nose)]
      : []),
    ...bodyBands.map(({ from, to, colour, slant = 0 }) => {
      const [y, end] = [front + from * type.length, front + to * type.length];
      const arrow = polygon([
        [-half, y + slant],
        [0, y],
        [half, y + slant],
        [half, end + slant],
        [0, end],
        [-half, end + slant],
      ]);
      return filled(arrow, colour);
    }),
  ];
}

/** Guns on the body, in front of the pilot. */
function guns({
  front,
  type: {
    guns: { body = [], reach: [from, to] = [0.7, 1.9] },
  },
}: Frame): readonly Mark[] {
  return body.flatMap((x) => [
    drawn(`M${cm(x)} ${cm(front + from)}V${cm(front + to)}`, 0.1, METAL),
    filled(box(x - 0.075, front + to - 0.5, 0.15, 0.5, 0.04), METAL),
  ]);
}

export function bodyMarks(frame: Frame): readonly Mark[] {
  const { type, paint, front, back, ink, body, isDetailed } = frame;
  const ridge = `M0 ${cm(front + Math.max(...type.seats) + 0.5)}V${cm(back - 0.9)}`;
  return [
    inked(body, paint.body, ink),
    ...within(body, painted(frame)),
    filled(body, roundness(frame, type.body.width)),
    ...(isDetailed && type.body.form !== 'pusher' ? [drawn(ridge, 0.035, INK, 0.32)] : []),
    ...engineMarks(frame),
    ...guns(frame),
  ];
}

/** Below everything else. */
export function undercarriageMarks({ type: { wheels }, paint, front, ink }: Frame): readonly Mark[] {
  if (wheels === undefined) return [];
  const [x, y] = [wheels[0] / 2, front + wheels[1]];
  return [
    ...SIDES.map((side) =>
      inked(box(side * x - 0.07, y - 0.34, 0.14, 0.68, 0.06), paint.wheel ?? '#3a3a38', ink * 0.7),
    ),
    drawn(`M${cm(-x)} ${cm(y)}H${cm(x)}`, 0.09, INK, 0.8),
  ];
}
