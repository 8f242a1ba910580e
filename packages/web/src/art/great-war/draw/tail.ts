import type { Frame } from './frame.ts';
import { sheen } from './frame.ts';
import { CREAM, cased, drawn, filled, INK, inked, type Mark, SHADE, within } from './mark.ts';
import { rudders } from './markings.ts';
import type { TailOutline } from './outlines.ts';
import { patterned } from './pattern.ts';
import { box, cm, polygon } from './shapes.ts';

function painted({ paint, name }: Frame, { span, chord, y }: TailOutline): readonly Mark[] {
  const pattern = paint.tailPattern ?? (paint.tail === undefined ? paint.pattern : null);
  const area = { left: -span / 2, top: y - 0.1, right: span / 2, bottom: y + chord + 0.1 };
  return [
    ...(pattern ? patterned(pattern, area, `${name} tail`) : []),
    ...(paint.tailBands ?? []).map(({ from, to, colour }) =>
      filled(box((from * span) / 2, y - 0.2, ((to - from) * span) / 2, chord + 0.4), colour),
    ),
  ];
}

/** Tailplanes; an upper one throws its shade on the lower. */
export const tailMarks = (frame: Frame): readonly Mark[] =>
  frame.tails.flatMap((tail, i) => {
    const { d, span, chord, y, form, hinge = 0.64 } = tail;
    const [x, down] = frame.light;
    const shade: Mark = { ...filled(d, SHADE, 0.4), placed: [1, 0, 0, 1, -x * 0.16, -down * 0.16] };
    return [
      ...(i > 0 ? [shade] : []),
      inked(d, frame.paint.tail ?? frame.paint.upper, frame.ink),
      ...within(d, painted(frame, tail)),
      filled(d, sheen(frame, 0.7)),
      ...(form === 'moving'
        ? []
        : [drawn(`M${cm(-span * 0.47)} ${cm(y + chord * hinge)}H${cm(span * 0.47)}`, 0.05, INK, 0.6)]),
    ];
  });

/** Fin and rudder from above: thin, and in the nation's colours. */
export function finMarks({ type: { fin }, paint, back, ink }: Frame): readonly Mark[] {
  const [post, end] = [back - fin.rudder, back + 0.02];
  const own = paint.rudder === undefined ? undefined : [paint.rudder];
  const colours = own ?? rudders[paint.rudderOf ?? paint.mark] ?? [CREAM];
  const deep = (end - post) / colours.length;
  const upright = polygon([
    [-0.035, back - fin.from],
    [-0.075, post],
    [0.075, post],
    [0.035, back - fin.from],
  ]);
  return [
    ...(fin.from > fin.rudder ? [inked(upright, paint.fin ?? paint.tail ?? paint.body, ink * 0.8)] : []),
    ...colours.map((colour, i) => filled(box(-0.09, post + i * deep, 0.18, deep), colour)),
    drawn(box(-0.09, post, 0.18, end - post, 0.04), ink * 0.8, INK),
  ];
}

/** The booms of a pusher, with what holds them apart. */
export function boomMarks({ booms, paint, isDetailed }: Frame): readonly Mark[] {
  if (booms.length === 0) return [];
  const [left, right] = booms;
  const at = (boom: typeof left, part: number): readonly [number, number] => [
    boom.from[0] + (boom.to[0] - boom.from[0]) * part,
    boom.from[1] + (boom.to[1] - boom.from[1]) * part,
  ];
  const between = (a: readonly [number, number], b: readonly [number, number]): string =>
    `M${cm(a[0])} ${cm(a[1])}L${cm(b[0])} ${cm(b[1])}`;
  return [
    ...booms.flatMap(({ from, to }) => cased(between(from, to), 0.14, 0.07, paint.boom ?? '#b89a68')),
    ...[0.3, 0.62].map((part) => drawn(between(at(left, part), at(right, part)), 0.06, INK, 0.85)),
    ...(isDetailed
      ? [drawn(between(left.from, at(right, 0.3)) + between(right.from, at(left, 0.3)), 0.025, INK, 0.7)]
      : []),
  ];
}
