import type { Placed } from '../../../src/dogfight/sky/arrange.ts';
import type { Box } from '../../../src/play/table/frame.ts';

/** A number with one figure behind the point. */
export const figure = (value: number): string => String(Math.round(value * 10) / 10 + 0);

/** Where a box is, and how large. */
export const boxIn = ({ left, top, width, height }: Box): string =>
  `${figure(left)} ${figure(top)} ${figure(width)}×${figure(height)}`;

/** Where an aircraft is drawn, with its plate and its cell. */
export const placeIn = ({ id, x, y, way, scale, body, plate, cell }: Placed): string =>
  `${id} ${way === 'right' ? '>' : '<'} ${figure(x)} ${figure(y)} ×${scale.toFixed(2)} body ${boxIn(body)} plate ${boxIn(plate)} cell ${boxIn(cell)}`;

/** What many lines of figures come to, where reading them all would teach nothing. */
export function sumOf(lines: readonly string[]): string {
  const numbers = lines.flatMap((line) => (line.match(/-?\d+(\.\d+)?/g) ?? []).map(Number));
  const weighed = numbers.reduce((sum, one, at) => sum + one * (1 + (at % 7)), 0);
  return `${lines.length} lines, Σ ${figure(weighed)}`;
}
