import type { Exhaust } from '../type.ts';
import type { Frame } from './frame.ts';
import { roundness } from './frame.ts';
import { cased, drawn, filled, INK, inked, type Mark, METAL, mixed } from './mark.ts';
import { box, cm, disc, oval, SIDES } from './shapes.ts';

/** A rotary under its cowl. */
function cowled(frame: Frame, d: string, width: number): readonly Mark[] {
  const { front, ink, paint, type } = frame;
  const r = width / 2;
  const cylinders = [-0.4, -0.13, 0.13, 0.4].map((part) => `M${cm(r * part * 1.2)} ${cm(front + 0.1)}v.26`).join('');
  return [
    inked(d, paint.nose ?? '#b9bab0', ink),
    filled(d, roundness(frame, width)),
    ...(type.engine.open
      ? [filled(box(-r * 0.6, front + 0.06, r * 1.2, 0.34), '#2c2d2d', 0.85), drawn(cylinders, 0.06, '#a9aaa0')]
      : []),
    drawn(
      `M${cm(-r * 0.66)} ${cm(front + 0.18)}Q0 ${cm(front + 0.06)} ${cm(r * 0.66)} ${cm(front + 0.18)}`,
      0.06,
      '#ffffff',
      0.55,
    ),
    ...(type.engine.cooling ? SIDES.map((side) => filled(disc(side * r * 0.5, front + 0.5, 0.1), METAL, 0.8)) : []),
  ];
}

/** An engine with its cylinders in line: radiator, cylinders, scoop. */
function inLine({ front, ink, paint, type: { engine, body } }: Frame): readonly Mark[] {
  const half = body.width / 2;
  const { radiator, cylinders, at = 0.5, long = 0.95, scoop } = engine;
  const marks: Mark[] = [];
  if (radiator === 'flat')
    marks.push(inked(box(-half * 0.86, front + 0.02, half * 1.72, 0.2, 0.05), '#5a5c55', ink * 0.8));
  if (radiator === 'round')
    marks.push(
      inked(
        box(-half * 0.9, front + 0.02, half * 1.8, 0.26, 0.13),
        mixed(paint.nose ?? paint.body, '#ffffff', 0.12),
        ink * 0.8,
      ),
    );
  if (cylinders === 'six') {
    marks.push(filled(box(-0.13, front + at, 0.26, 1.24, 0.1), '#33342f'));
    for (let i = 0; i < 6; i++) marks.push(filled(disc(0, front + at + 0.12 + i * 0.2, 0.085), '#a5a698'));
  }
  for (const side of SIDES) {
    if (cylinders === 'vee')
      marks.push(
        inked(box(side * half * 0.52 - 0.1, front + at, 0.2, long, 0.09), paint.banks ?? '#6a6b62', ink * 0.6),
      );
    if (cylinders === 'air')
      for (let i = 0; i < 4; i++) {
        const d = disc(side * half * 0.62, front + at + i * 0.26, 0.13);
        marks.push({ ...filled(d, '#3d3e3a'), line: '#8d8e82', width: 0.04 });
      }
  }
  if (scoop) marks.push(inked(box(-0.2, front + 0.16, 0.4, 0.42, 0.06), '#4b4d46', ink * 0.7));
  return marks;
}

/** The engine of a pusher, at the end of the nacelle. */
function behind({ front, ink }: Frame, nacelle: number): readonly Mark[] {
  const y = front + nacelle;
  const cylinders = [-0.3, -0.1, 0.1, 0.3].map((x) => `M${x} ${cm(y + 0.04)}v.22`).join('');
  return [inked(box(-0.46, y - 0.02, 0.92, 0.34, 0.1), '#4a4b45', ink), drawn(cylinders, 0.06, '#a9aaa0')];
}

function pipe({ front, type: { body } }: Frame, { side, up, from, to }: Exhaust): readonly Mark[] {
  const sign = side === 'left' ? -1 : 1;
  const x = sign * (body.width / 2 + 0.07);
  const d = up
    ? `M${cm(sign * 0.12)} ${cm(front + from)}L${cm(sign * 0.32)} ${cm(front + to)}`
    : `M${cm(x * 0.9)} ${cm(front + from)}L${cm(x)} ${cm(front + from + 0.2)}V${cm(front + to)}`;
  return cased(d, 0.2, 0.12, '#6b4a36');
}

function spinner({ front, ink, paint, type: { engine } }: Frame): readonly Mark[] {
  const cone = engine.spinner ?? paint.cone;
  if (cone === undefined) return [];
  const r = cone / 2;
  const y = front + (engine.cowl === undefined ? 0.34 : 0.1);
  const d = `M${cm(-r)} ${cm(y)}Q${cm(-r * 0.72)} ${cm(front - r * 0.7)} 0 ${cm(front - r * 0.82)}Q${cm(r * 0.72)} ${cm(front - r * 0.7)} ${cm(r)} ${cm(y)}Z`;
  const gleam = `M${cm(-r * 0.4)} ${cm(front - r * 0.2)}Q${cm(-r * 0.2)} ${cm(front - r * 0.6)} 0 ${cm(front - r * 0.62)}`;
  return [inked(d, paint.spinner ?? paint.nose ?? '#c9c3ad', ink * 0.8), drawn(gleam, 0.06, '#ffffff', 0.5)];
}

export function engineMarks(frame: Frame): readonly Mark[] {
  const { front, ink, cowl, type } = frame;
  const { engine, body } = type;
  const ears = SIDES.map((side) =>
    box(side * (body.width / 2 + 0.1) - 0.13, front + (engine.ears ?? 0), 0.26, 0.7, 0.04),
  );
  return [
    ...(engine.ears === undefined ? [] : ears.map((d) => inked(d, '#55584f', ink * 0.7))),
    ...(cowl !== null && engine.cowl !== undefined
      ? cowled(frame, cowl, engine.cowl)
      : body.form === 'pusher'
        ? behind(frame, body.nacelle)
        : inLine(frame)),
    ...(engine.exhaust ?? []).flatMap((exhaust) => pipe(frame, exhaust)),
    ...spinner(frame),
  ];
}

/** The propeller, turning. */
export function propellerMarks({ front, paint, type: { prop, body, engine } }: Frame): readonly Mark[] {
  const r = prop.diameter / 2;
  const y = body.form === 'pusher' ? front + body.nacelle + 0.42 : front - 0.05;
  const wood = '#5b3a22';
  const hasHub = engine.spinner === undefined && paint.cone === undefined;
  return [
    filled(oval(0, y, r, 0.17), '#fff6dc', 0.34),
    drawn(`M${cm(-r)} ${cm(y)}Q0 ${cm(y - 0.26)} ${cm(r)} ${cm(y)}`, 0.06, '#fff6dc', 0.8),
    drawn(`M${cm(-r * 0.9)} ${cm(y + 0.04)}L${cm(r * 0.9)} ${cm(y - 0.04)}`, 0.1, wood, 0.55),
    ...(prop.blades === 4
      ? [drawn(`M${cm(-r * 0.34)} ${cm(y - 0.06)}L${cm(r * 0.34)} ${cm(y + 0.06)}`, 0.16, wood, 0.7)]
      : []),
    ...(hasHub ? [filled(disc(0, y, 0.13), INK)] : []),
  ];
}
