import { useId } from 'react';
import type { Spot } from '../../../campaign/map/projection.ts';
import type { FleetScene } from '../scene.ts';

interface CloudProps {
  readonly fleet: FleetScene;
  readonly spot: Spot;
  readonly reach: { readonly x: number; readonly y: number };
}

/** A Fleet whose orders are secret: somewhere here. When they are revealed it closes to the ring of its range. */
export function CloudMark({ fleet: { camp, isHidden }, spot, reach }: CloudProps) {
  const id = useId();
  return (
    <g transform={`translate(${spot.x} ${spot.y})`}>
      <g className={`cloud ${camp}${isHidden ? '' : ' closed'}`}>
        <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="cloud-stroke" d="M0 0v9" />
        </pattern>
        <ellipse className="cloud-hatch" rx={reach.x} ry={reach.y} fill={`url(#${id})`} />
        <ellipse className="cloud-edge" rx={reach.x} ry={reach.y} />
      </g>
    </g>
  );
}

interface LabelProps {
  readonly fleet: FleetScene;
  readonly spot: Spot;
  readonly width: number;
}

/** All that is known of such a Fleet. */
export const CloudLabel = ({ fleet: { camp, name, note }, spot: { x, y }, width }: LabelProps) => (
  <g className={`cloud-label ${camp}`} transform={`translate(${x} ${y})`}>
    <rect x={-width / 2} y="-27" width={width} height="52" rx="3" />
    <text className="cloud-name" y="-5" textAnchor="middle">
      {name}
    </text>
    <text className="cloud-note" y="15" textAnchor="middle">
      {note}
    </text>
  </g>
);
