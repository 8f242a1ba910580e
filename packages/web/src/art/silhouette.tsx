import { useMemo } from 'react';
import { outlineOf } from './airframe.ts';
import { airframeOf } from './airframes.ts';
import { type Flag, Marking } from './marking.tsx';

interface Props {
  /** The id of the fighter or bomber. */
  readonly fighter: string;
  readonly flag: Flag;
  readonly damaged?: boolean;
  /** Leaves room for the largest, so that sizes can be compared. */
  readonly whole?: boolean;
}

/** An aircraft from above, nose up; the colours of a nation come from the style sheet. */
export function Silhouette({ fighter, flag, damaged = false, whole = false }: Props) {
  const { wings, body, nacelles, tail, fins, canopy, marking } = useMemo(
    () => outlineOf(airframeOf(fighter)),
    [fighter],
  );
  return (
    <svg
      className={`silhouette ${flag}`}
      viewBox={whole ? '-36 -32 72 64' : '-29 -27 58 54'}
      aria-hidden="true"
      focusable="false"
    >
      <g className="airframe">
        {nacelles.length > 0 && nacelles.map((d) => <path key={d} d={d} />)}
        <path d={tail} />
        {fins.map((d) => (
          <path key={d} d={d} />
        ))}
        {wings.map((d) => (
          <path key={d} d={d} />
        ))}
        <path d={body} />
      </g>
      <Marking flag={flag} x={marking.x} y={marking.y} r={marking.r} />
      <Marking flag={flag} x={-marking.x} y={marking.y} r={marking.r} />
      <path className="canopy" d={canopy} />
      {damaged && <path className="holes" d="M-14 2l3 2-1 3M9-4l4 2-2 3M3 14l-3 2 2 3M-3-12l2 3" />}
    </svg>
  );
}
