import { useId } from 'react';
import type { InsetScene } from '../scene.ts';
import { coastsOf } from './coasts.ts';
import { Ground } from './ground.tsx';
import { INSET_FRAME, INSET_TITLE, type InsetPlace } from './inset.ts';

interface Props {
  readonly inset: InsetScene;
  readonly place: InsetPlace;
}

/** A part of the map drawn again, larger; two lines lead to it from where it lies. */
export function InsetOnMap({ inset, place: { area, at, projection, shows } }: Props) {
  const clip = useId();
  const isRight = area.left > shows.left;
  const from = isRight ? shows.left + shows.width : shows.left;
  const to = isRight ? area.left : area.left + area.width;
  return (
    <g className="inset">
      <rect
        className="inset-shows"
        x={shows.left}
        y={shows.top}
        width={Math.max(4, shows.width)}
        height={Math.max(4, shows.height)}
      />
      <path
        className="inset-leader"
        d={`M${from} ${shows.top}L${to} ${area.top}M${from} ${shows.top + shows.height}L${to} ${area.top + area.height}`}
      />
      <rect className="inset-paper" x={area.left} y={area.top} width={area.width} height={area.height} />
      <text className="inset-name" x={area.left + INSET_FRAME + 4} y={area.top + INSET_TITLE - 8}>
        {inset.name}
      </text>
      <clipPath id={clip}>
        <rect width={projection.width} height={projection.height} />
      </clipPath>
      <g transform={`translate(${at.x} ${at.y})`} clipPath={`url(#${clip})`}>
        <Ground lines={[]} land={coastsOf(inset.box) ?? null} projection={projection} isSmall />
      </g>
      <rect className="inset-neat" x={at.x} y={at.y} width={projection.width} height={projection.height} />
    </g>
  );
}
