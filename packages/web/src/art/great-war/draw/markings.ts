import type { NationalMark } from '../livery.ts';
import { CREAM, drawn, filled, type Mark, METAL } from './mark.ts';
import { box, cm, disc } from './shapes.ts';

const RED = '#b3322a';
const BLUE = '#24406f';
const LIGHT_BLUE = '#23508a';
const GREEN = '#2f6b45';
const YELLOW = '#dfb23c';

/** Cockades, from the outside in. */
const rings: { readonly [kind in NationalMark]?: readonly string[] } = {
  france: [RED, CREAM, LIGHT_BLUE],
  uk: [BLUE, CREAM, RED],
  night: [BLUE, RED],
  italy: [RED, CREAM, GREEN],
  belgium: [RED, YELLOW, METAL],
  usa: [RED, LIGHT_BLUE, CREAM],
};

/** Rudder colours, from the post backwards. */
export const rudders: { readonly [kind in NationalMark]?: readonly string[] } = {
  france: [LIGHT_BLUE, CREAM, RED],
  uk: [BLUE, CREAM, RED],
  night: [BLUE, CREAM, RED],
  italy: [GREEN, CREAM, RED],
  belgium: [METAL, YELLOW, RED],
  usa: [RED, CREAM, LIGHT_BLUE],
};

function barCross(x: number, y: number, r: number, rim: number): string {
  const [long, thin] = [r + rim, r * 0.27 + rim];
  return box(x - thin, y - long, 2 * thin, 2 * long) + box(x - long, y - thin, 2 * long, 2 * thin);
}

/** The four arms of an iron cross. */
const ironCross = (x: number, y: number, r: number): string =>
  [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ]
    .map(([out, back]) => {
      const at = (side: number, far: number): string =>
        `${cm(x + r * (out * far - back * side))} ${cm(y + r * (back * far + out * side))}`;
      return `M${cm(x)} ${cm(y)}L${at(-0.18, 0.18)}Q${at(-0.2, 0.55)} ${at(-0.5, 1)}L${at(0.5, 1)}Q${at(0.2, 0.55)} ${at(0.18, 0.18)}Z`;
    })
    .join('');

/** A national mark of the time. */
export function nationalMark(kind: NationalMark, x: number, y: number, r: number): readonly Mark[] {
  const colours = rings[kind];
  if (colours !== undefined) {
    const rim = kind === 'uk' ? [filled(disc(x, y, r * 1.07), CREAM)] : [];
    return [...rim, ...colours.map((colour, i) => filled(disc(x, y, r * (1 - i / colours.length)), colour))];
  }
  switch (kind) {
    case 'balken':
      return [filled(barCross(x, y, r, r * 0.15), CREAM), filled(barCross(x, y, r, 0), METAL)];
    case 'field':
      return [filled(box(x - r * 1.16, y - r * 1.16, r * 2.32, r * 2.32), CREAM), filled(ironCross(x, y, r), METAL)];
    case 'patee':
      return [{ ...drawn(ironCross(x, y, r), r * 0.26, CREAM), fill: CREAM }, filled(ironCross(x, y, r), METAL)];
    default:
      return [];
  }
}
