import type { Facing } from '../attitude.ts';
import type { Part } from '../model/mesh.ts';
import type { AircraftType } from '../types/type.ts';
import type { Dab, Place } from './brush.ts';
import { type Rgb, rgb } from './colour.ts';

/** So many clusters of hits can be told apart. */
export const MOST_HOLES = 4;

const TORN: Rgb = rgb('#120f0e');
const BARE: Rgb = rgb('#a8a191');
/** How far bare metal goes around a hole. */
const RIM = 1.3;

/** One hit: beside the middle of its cluster, and its radius; in units of the cluster. */
const hits: readonly (readonly [x: number, y: number, radius: number])[] = [
  [0, 0, 0.34],
  [0.86, 0.3, 0.17],
  [-0.5, 0.62, 0.22],
  [0.34, -0.74, 0.25],
  [-0.82, -0.3, 0.16],
  [0.5, 0.86, 0.13],
];

interface Cluster {
  readonly on: 'wing' | 'body';
  /** Forward, and to the right (of a wing) or up (of a body). */
  readonly x: number;
  readonly y: number;
}

/** Wings first, the one that is nearer before the other; then the body behind the cockpit, then the outer wing. */
function clustersOf({ wing, length }: AircraftType, facing: Facing): readonly Cluster[] {
  const nearer = facing === 'right' ? wing.half : -wing.half;
  const back = wing.x - wing.root * 0.5;
  return [
    { on: 'wing', x: back, y: nearer * 0.42 },
    { on: 'wing', x: back, y: -nearer * 0.48 },
    { on: 'body', x: -length * 0.58, y: 0.1 },
    { on: 'wing', x: back - wing.root * 0.04, y: nearer * 0.8 },
  ];
}

/** Lays holes over the paint: dark, with bare metal around them. Larger aircraft get larger ones, as they are drawn smaller. */
export function holesIn(
  type: AircraftType,
  facing: Facing,
  count: number,
): ((part: Part, place: Place, dab: Dab) => void) | null {
  const clusters = clustersOf(type, facing).slice(0, Math.min(MOST_HOLES, count));
  if (clusters.length === 0) return null;
  const size = 0.35 + type.wing.half * 0.035;
  return (part, { x, y, z }, dab) => {
    const isWing = part.kind === 'wing' && part.role !== 'other';
    if (!isWing && part.kind !== 'body') return;
    for (const cluster of clusters) {
      if ((cluster.on === 'wing') !== isWing) continue;
      const dx = (x - cluster.x) / size;
      const dy = ((isWing ? y : z) - cluster.y) / size;
      if (Math.abs(dx) > 1.4 || Math.abs(dy) > 1.4) continue;
      for (const [hx, hy, radius] of hits) {
        const far = Math.hypot(dx - hx, dy - hy) / radius;
        if (far > RIM) continue;
        dab.colour = far < 1 ? TORN : BARE;
        dab.line = 0;
        dab.glass = false;
        if (far < 1) return;
      }
    }
  };
}
