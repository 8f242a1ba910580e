import { PlanePicture } from '../../../art/plane-picture.tsx';
import { along, type Curve, curveBetween, headingOf, leftOf, outlineOf } from '../../../campaign/map/arrows.ts';
import type { Projection, Spot } from '../../../campaign/map/projection.ts';
import type { WayScene } from '../scene.ts';

/** Where a way ends: at its target or at another spot, and so many pixels before it. */
export interface Aim {
  readonly spot: Spot | null;
  readonly gap: number;
}

/** Every way bows to its own left, so that two that cross each other do not lie on one another. */
const SWERVE = -0.2;

/** The bow of a way: it begins beside the ships, and ends before its target. */
export function curveOf(way: WayScene, projection: Projection, { spot, gap }: Aim): Curve {
  const [from, to] = [projection.at(way.from), spot ?? projection.at(way.to)];
  const length = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const off = Math.min(26, length * 0.2);
  const start: Spot = { x: from.x + ((to.x - from.x) / length) * off, y: from.y + ((to.y - from.y) / length) * off };
  return curveBetween(start, to, SWERVE, Math.min(gap, length * 0.3));
}

interface Props {
  readonly way: WayScene;
  readonly projection: Projection;
  readonly aim: Aim;
  readonly isNarrow: boolean;
  /** Whether it is only being thought of. */
  readonly isDraft: boolean;
}

/** Aircraft beside an arrow: as many as have room. */
const BESIDE = 4;

/** A Strike on the chart: an arrow that grows towards its target, and beside it what flies, nose along the course. */
export function WayMark({ way, projection, aim, isNarrow, isDraft }: Props) {
  const curve = curveOf(way, projection, aim);
  const size = isNarrow ? 22 : 32;
  const girth = isNarrow ? { from: 3, to: 10, head: 22 } : { from: 4, to: 15, head: 32 };
  const length = Math.hypot(curve.tip.x - curve.from.x, curve.tip.y - curve.from.y);
  const crafts = way.aircraft.slice(0, Math.min(BESIDE, Math.floor((0.55 * length) / (size * 0.75))));
  return (
    <g className={`arrow ${way.camp} ${isDraft ? 'draft' : ''}`}>
      <path className="arrow-shape" d={outlineOf(curve, girth)} />
      {crafts.map((craft, i) => {
        const t = 0.28 + (0.44 * i) / Math.max(1, crafts.length - 1);
        const [point, left] = [along(curve, t), leftOf(curve, t)];
        const [x, y] = [point.x + left.x * size * 0.95, point.y + left.y * size * 0.95];
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: several aircraft of a type fly along an arrow
            key={i}
            className="arrow-craft"
            transform={`translate(${x} ${y}) rotate(${headingOf(curve, t)})`}
          >
            <foreignObject x={-size / 2} y={-size / 2} width={size} height={size}>
              <PlanePicture aircraft={craft.id} like={craft.looks} attitude="top" compared />
            </foreignObject>
          </g>
        );
      })}
    </g>
  );
}
