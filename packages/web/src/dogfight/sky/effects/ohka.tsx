import type { Point } from '../painting/pen.ts';
import { lasting, Overlay, vars } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

type Facing = 'left' | 'right';

/** An MXY7, about 0 0: a bomb with a canopy, short wings and two fins. A part of a drawing. */
export const OhkaDrawing = ({ facing, scale }: { readonly facing: Facing; readonly scale: number }) => (
  <g transform={`scale(${facing === 'right' ? scale : -scale} ${scale})`}>
    <path d="M-24-1C-16-6 12-6 22-2Q27 0 22 2C12 6-16 5-24 1z" fill="#aab2b0" stroke="#2b343b" strokeWidth="1.2" />
    <path d="M-25-11h3l3 22h-3zM-6 1L-13 12H-5L6 2z" fill="#8c9694" stroke="#2b343b" strokeWidth="1" />
    <path d="M-7-5Q-2-10 4-5z" fill="#3b5565" />
    <path d="M-29-2.5L-24-1.5V1.5L-29 2.5z" fill="#20272c" />
  </g>
);

/** On its way: small, alone, with the burning of its rockets behind it. */
export const OhkaUnderWay = ({
  x,
  y,
  facing,
  scale,
  isHit,
}: {
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly scale: number;
  readonly isHit: boolean;
}) => {
  const behind = facing === 'right' ? -1 : 1;
  return (
    <Overlay className="ohka" x={x} y={y}>
      <path
        d={`M${24 * behind * scale} 0h${56 * behind * scale}`}
        stroke="#f4f1e6"
        strokeWidth={5 * scale}
        opacity=".5"
      />
      <path
        d={`M${24 * behind * scale} 0h${16 * behind * scale}`}
        stroke={isHit ? '#3a3e41' : '#ffb84a'}
        strokeWidth={4 * scale}
      />
      <OhkaDrawing facing={facing} scale={scale} />
    </Overlay>
  );
};

interface Leaves extends Run {
  readonly from: Point;
  readonly to: Point;
  readonly facing: Facing;
  readonly scale: number;
}

/** It falls clear of its bomber, lights its rockets, and is gone to where it is to fly. */
export function OhkaLeaves({ from: [x, y], to, facing, scale, ...run }: Leaves) {
  if (!useRun(timing.released, run)) return null;
  const style = vars({ '--dx': `${to[0] - x}px`, '--dy': `${to[1] - y}px` });
  return (
    <div className="effect ohka-leaves" style={{ left: x, top: y, ...style }} aria-hidden="true">
      <div className="leaving" style={lasting(timing.released)}>
        <Overlay className="ohka-flying">
          <OhkaDrawing facing={facing} scale={scale} />
        </Overlay>
      </div>
    </div>
  );
}
