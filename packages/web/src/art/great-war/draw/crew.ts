import type { Frame } from './frame.ts';
import { drawn, filled, INK, type Mark, METAL, mixed, SHADE } from './mark.ts';
import { box, cm, disc, oval } from './shapes.ts';

const COCKPIT = '#1a1511';
const RIM = '#c9a26a';

/** A head with its goggles, in a cockpit. */
const head = (y: number, r: number): readonly Mark[] => [
  { ...filled(oval(0, y, r * 1.2, r * 1.4), COCKPIT), line: RIM, width: 0.07 },
  filled(disc(0, y + 0.02, r * 0.72), '#6b4326'),
  drawn(`M${cm(-r * 0.5)} ${cm(y - 0.12)}h${cm(r)}`, 0.09, '#d8e4ea'),
];

/** Whoever sits behind the gun ring, with the guns on it. */
const gunner = (y: number, rear: readonly number[]): readonly Mark[] => [
  { ...filled(disc(0, y, 0.44), COCKPIT), line: RIM, width: 0.1 },
  ...head(y, 0.25),
  ...rear.map((x) => drawn(`M${cm(x)} ${cm(y + 0.22)}V${cm(y + 1.3)}`, 0.1, METAL)),
];

/** All who sit in it, from the front to the rear. */
export function crewMarks({ type, front, paint }: Frame): readonly Mark[] {
  const { seats, guns, headrest } = type;
  const [first] = seats;
  const marks = seats.flatMap((seat, i) =>
    i === guns.ring ? gunner(front + seat, guns.rear ?? []) : head(front + seat, 0.26),
  );
  if (guns.bracket !== undefined) {
    const { seat, x } = guns.bracket;
    const y = front + seats[seat];
    marks.push(
      drawn(`M${cm(x - 0.25)} ${cm(y + 0.1)}H${cm(x)}`, 0.07, INK),
      drawn(`M${cm(x)} ${cm(y - 0.1)}L${cm(x + 0.12)} ${cm(y + 1.1)}`, 0.11, METAL),
    );
  }
  if (headrest)
    marks.push(
      drawn(`M0 ${cm(front + first + 0.42)}V${cm(front + first + 0.72)}`, 0.22, mixed(paint.body, SHADE, 0.25)),
    );
  return marks;
}

/** Guns that do not lie on the body: on the upper wing, and in the nose of a pusher. */
export function gunMarks({ type: { guns }, top, front }: Frame): readonly Mark[] {
  const [from, to] = [top.y - 0.55, top.y + top.chord * 0.62];
  return [
    ...(guns.wing ?? []).flatMap((x): readonly Mark[] => [
      drawn(`M${cm(x)} ${cm(from)}V${cm(to)}`, 0.1, METAL),
      filled(box(x - 0.08, to - 0.55, 0.16, 0.55, 0.04), METAL),
      { ...filled(disc(x, to - 0.38, 0.17), '#2c2d2d'), line: '#6d6e66', width: 0.04 },
    ]),
    ...(guns.nose ?? []).map((x) => drawn(`M${cm(x)} ${cm(front - 0.35)}V${cm(front + 0.7)}`, 0.11, METAL)),
  ];
}
