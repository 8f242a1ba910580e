import { spanOf } from '../type.ts';
import type { Frame } from './frame.ts';
import { cased, drawn, INK, type Mark } from './mark.ts';
import { cm, SIDES } from './shapes.ts';

/** Struts and wires between the lowest wing and the highest: seen where the lower wing shows. */
export function strutMarks({ type, wings, top, paint, isDetailed }: Frame): readonly Mark[] {
  const { struts } = type;
  if (struts === undefined) return [];
  const [low] = wings;
  const half = spanOf(type) / 2;
  const [up, down] = [(part: number) => top.y + part * top.chord, (part: number) => low.y + part * low.chord];
  const ends = struts.at.flatMap((part) => SIDES.map((side) => ({ x: side * part * half, part, side })));
  const posts = ends.map(({ x, part }) => {
    const [high, deep] = [(top.sweep ?? 0) * part, (low.sweep ?? 0) * part];
    const at = (y: number): string => `${cm(x)} ${cm(y)}`;
    const line = (from: number, to: number): string => `M${at(up(from) + high)}L${at(down(to) + deep)}`;
    if (struts.form === 'I') return line(0.3, 0.5);
    if (struts.form === 'N') return line(0.14, 0.14) + line(0.68, 0.72);
    return `${line(0.16, 0.4)}L${at(up(0.72) + high)}`;
  });
  const wires = ends.map(
    ({ x, side }) =>
      `M${cm(side * 0.4)} ${cm(down(0.8))}L${cm(x)} ${cm(up(0.7))}M${cm(x)} ${cm(down(0.75))}L${cm(side * 0.5)} ${cm(up(0.7))}`,
  );
  const isBroad = struts.form === 'I';
  return [
    ...cased(posts.join(''), isBroad ? 0.2 : 0.13, isBroad ? 0.12 : 0.06, paint.strut ?? '#b89a68'),
    ...(isDetailed ? [drawn(wires.join(''), 0.025, INK, 0.5)] : []),
  ];
}

/** The bracing of a monoplane, from its pylon. */
export function pylonMarks({ type, front, wings: [wing], isDetailed }: Frame): readonly Mark[] {
  if (type.pylon === undefined || !isDetailed) return [];
  const y = front + type.pylon;
  const wires = [0.36, 0.66].flatMap((x) =>
    [0.14, 0.7].flatMap((part) =>
      SIDES.map((side) => `M0 ${cm(y)}L${cm((side * x * wing.span) / 2)} ${cm(wing.y + part * wing.chord)}`),
    ),
  );
  return [
    drawn(wires.join(''), 0.03, INK, 0.7),
    drawn(`M-.2 ${cm(y - 0.16)}L0 ${cm(y)}L.2 ${cm(y - 0.16)}M0 ${cm(y)}V${cm(y + 0.26)}`, 0.09, INK),
  ];
}
