import { spanOf } from '../type.ts';
import type { Frame } from './frame.ts';
import type { Mark } from './mark.ts';

/** Where clusters of hits are, the first first: in half spans, and in chords of the upper wing behind its leading edge. */
const places = [
  [0.45, 0.36],
  [-0.55, 0.58],
  [0.62, 0.66],
  [-0.28, 0.25],
  [0.22, 0.5],
  [-0.72, 0.3],
] as const;
export const MOST_HOLES = places.length;

/** Three holes close together, with torn canvas around them. */
const CLUSTER =
  'M-.1-.03q.03-.1 .12-.06q.1 .06 .04 .13q-.12 .06-.16-.07zM.14 .13q.06-.05 .11 .01q0 .09-.07 .07q-.06-.03-.04-.08zM-.02 .24q.06-.04 .09 .01q0 .07-.06 .06q-.05-.02-.03-.07z';

/** Clusters of holes; in a small picture they are larger, so that they are seen. `scale` is in pixels per metre. */
export const holeMarks = ({ type, top }: Frame, holes: number, scale: number): readonly Mark[] => {
  const size = Math.max(1, Math.min(2, 22 / scale));
  return places.slice(0, holes).map(([x, y]) => ({
    d: CLUSTER,
    fill: '#0c0e10',
    line: '#e9dfc2',
    width: 0.025,
    placed: [size, 0, 0, size, (x * spanOf(type)) / 2, top.y + y * top.chord],
  }));
};
