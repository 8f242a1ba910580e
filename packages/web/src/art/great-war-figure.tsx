import { useMemo } from 'react';
import { greatWarOutline } from './great-war.ts';
import { greatWarFrame } from './great-war-frames.ts';
import { type Flag, Marking } from './marking.tsx';

interface Props {
  /** The id of the type. */
  readonly type: string;
  readonly seats: 1 | 2;
  readonly flag: Flag;
}

/** A machine of the Great War from above, nose up, as part of a larger drawing; 4 units are a metre. */
export function GreatWarFigure({ type, seats, flag }: Props) {
  const { wings, body, tail, struts, engine, cockpits, gun, propeller, marking } = useMemo(
    () => greatWarOutline(greatWarFrame(type, seats)),
    [type, seats],
  );
  const [highest, ...lower] = wings.slice().reverse();
  return (
    <g className={`great-war ${flag}`}>
      <path className="propeller" d={propeller} />
      <path className="plane-part" d={tail} />
      {lower.reverse().map((d) => (
        <path key={d} className="plane-part low" d={d} />
      ))}
      <path className="plane-part" d={body} />
      <path className="engine" d={engine} />
      <path className="plane-part" d={highest} />
      <path className="struts" d={struts} />
      <Marking flag={flag} x={marking.x} y={marking.y} r={marking.r} />
      <Marking flag={flag} x={-marking.x} y={marking.y} r={marking.r} />
      {cockpits.map(({ y, r }) => (
        <circle key={y} className="cockpit" cx={0} cy={y} r={r} />
      ))}
      <path className="gun" d={gun} />
    </g>
  );
}

/** The same by itself; room is left for the largest, so that sizes can be compared, unless it is looked at closely. */
export function GreatWarSilhouette({ close = false, ...figure }: Props & { readonly close?: boolean }) {
  return (
    <svg
      className="silhouette great-war-silhouette"
      viewBox={close ? '-20 -15 40 32' : '-30 -20 60 44'}
      aria-hidden="true"
      focusable="false"
    >
      <GreatWarFigure {...figure} />
    </svg>
  );
}
