import type { Band, Paint } from '../livery.ts';
import type { Frame } from './frame.ts';
import { sheen } from './frame.ts';
import { written } from './glyphs.ts';
import { CREAM, drawn, filled, INK, inked, type Mark, within } from './mark.ts';
import { nationalMark } from './markings.ts';
import type { WingOutline } from './outlines.ts';
import { patterned } from './pattern.ts';
import { box, cm, polygon, SIDES } from './shapes.ts';

const colourOf = ({ upper, middle, lower = upper }: Paint, { isTop }: WingOutline, isMiddle: boolean): string =>
  isTop ? upper : isMiddle ? (middle ?? lower) : lower;

/** A line along the whole wing, so far behind its leading edge. */
const along = ({ span, y, sweep = 0 }: WingOutline, back: number): string =>
  `M${cm(-span / 2)} ${cm(y + sweep + back)}L0 ${cm(y + back)}L${cm(span / 2)} ${cm(y + sweep + back)}`;

function painted({ paint, name }: Frame, wing: WingOutline, number: number): readonly Mark[] {
  const { span, chord, y, sweep = 0, isTop } = wing;
  const half = span / 2;
  const [top, bottom] = [y + Math.min(0, sweep) - 0.2, y + chord + Math.abs(sweep) + 0.2];
  const { pattern, upperPattern = pattern, bands = [] } = paint;
  const laid = isTop ? upperPattern : pattern;
  const onThis = bands.filter((band) => isTop || band.wing === 'all');
  return [
    ...(laid ? patterned(laid, { left: -half, top, right: half, bottom }, `${name} wing ${number}`) : []),
    ...onThis.flatMap((band) => SIDES.map((side) => across(band, side, half, chord, top, bottom))),
  ];
}

const across = (
  { from, to, colour, slant = 0 }: Band,
  side: 1 | -1,
  half: number,
  chord: number,
  top: number,
  bottom: number,
): Mark =>
  filled(
    polygon([
      [side * from * half, top],
      [side * to * half, top],
      [side * (to * half + slant * chord), bottom],
      [side * (from * half + slant * chord), bottom],
    ]),
    colour,
  );

function ribs(wing: WingOutline): readonly Mark[] {
  const { span, chord, y, sweep = 0 } = wing;
  const half = span / 2;
  const count = Math.max(7, Math.round(span));
  let d = '';
  for (let i = 1; i < count; i++) {
    const x = ((half * i) / count) * 0.97;
    const from = y + (sweep * x) / half + 0.08;
    for (const side of SIDES) d += `M${cm(side * x)} ${cm(from)}v${cm(chord - 0.16)}`;
  }
  return [drawn(d, 0.035, INK, 0.28), drawn(along(wing, chord * 0.14), 0.03, INK, 0.26)];
}

function ailerons({ span, chord, y, sweep = 0, aileron }: WingOutline): readonly Mark[] {
  if (aileron === undefined) return [];
  const [from, to, depth] = aileron;
  const half = span / 2;
  const lines = SIDES.map((side) => {
    const end = to < 0.98 ? `V${cm(y + sweep * to + chord * 1.2)}` : '';
    return `M${cm(side * from * half)} ${cm(y + sweep * from + chord * 1.2)}V${cm(y + sweep * from + chord * (1 - depth))}L${cm(side * to * half)} ${cm(y + sweep * to + chord * (1 - depth))}${end}`;
  });
  return [drawn(lines.join(''), 0.055, INK, 0.65)];
}

function radiator({ ink }: Frame, { chord, y, radiator: x }: WingOutline): readonly Mark[] {
  if (x === undefined) return [];
  const slats = [0.2, 0.4, 0.6, 0.8].map(
    (part) => `M${cm(x - 0.34 + 0.68 * part)} ${cm(y + chord * 0.2)}v${cm(chord * 0.34)}`,
  );
  return [
    inked(box(x - 0.34, y + chord * 0.16, 0.68, chord * 0.42, 0.05), '#4d5048', ink * 0.6),
    drawn(slats.join(''), 0.04, '#9a9c90', 0.8),
  ];
}

/** How large a mark is, in chords. */
const sizes: { readonly [kind: string]: number } = { field: 0.36, patee: 0.37 };

function marked({ paint }: Frame, { span, chord, y, sweep = 0, markAt = 0.72 }: WingOutline): readonly Mark[] {
  const x = (span / 2) * (paint.markAt ?? markAt);
  const size = chord * (paint.markSize ?? sizes[paint.mark] ?? 0.4);
  const middle = y + (sweep * x * 2) / span + chord * 0.5;
  return SIDES.flatMap((side) => nationalMark(paint.mark, side * x, middle, size));
}

function numbered({ paint }: Frame, { span, chord, y, sweep = 0 }: WingOutline): readonly Mark[] {
  if (paint.number === undefined) return [];
  const part = paint.numberAt ?? 0.36;
  return written(
    paint.number,
    (span / 2) * part,
    y + sweep * part + chord * 0.5,
    chord * 0.54,
    paint.numberColour ?? CREAM,
  );
}

/** A wing with all that is on it; the upper one has the marks. */
export function wingMarks(frame: Frame, wing: WingOutline, number: number): readonly Mark[] {
  const isMiddle = frame.wings.length === 3 && number === 1;
  return [
    inked(wing.d, colourOf(frame.paint, wing, isMiddle), frame.ink),
    ...within(wing.d, [...painted(frame, wing, number), ...(frame.isDetailed ? ribs(wing) : [])]),
    filled(wing.d, sheen(frame)),
    ...within(wing.d, ailerons(wing)),
    ...radiator(frame, wing),
    ...(wing.isTop
      ? [
          ...within(wing.d, marked(frame, wing)),
          ...numbered(frame, wing),
          ...within(wing.d, [drawn(along(wing, 0.09), 0.07, '#fff6d6', 0.45)]),
        ]
      : []),
  ];
}
