import type { Point } from '../painting/pen.ts';
import { lasting, Overlay, vars } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

const shapes = {
  charge: 'M-8-6H8Q10-6 10-4V4Q10 6 8 6H-8Q-10 6-10 4V-4Q-10-6-8-6zM-4-6V6M4-6V6',
  mine: 'M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0M-1.5-13h3v5h-3zM-13-2h5v3h-5zM13-2h-5v3h5z',
} as const;

interface Props extends Run {
  readonly what: keyof typeof shapes;
  readonly from: Point;
  /** Where it goes under, and how far down it is still seen. */
  readonly to: Point;
  readonly sinks: number;
  readonly scale: number;
}

/** It falls for the first part of the time, and sinks for the rest. */
export const UNDER = timing.sinking * 0.45;

/** A depth charge or a mine: it falls, goes under with a splash, and sinks, fainter and fainter. */
export function Sinking({ what, from: [x, y], to, sinks, scale, ...run }: Props) {
  if (!useRun(timing.sinking, run)) return null;
  const [dx, dy] = [to[0] - x, to[1] - y];
  const style = vars({ '--dx': `${dx}px`, '--dy': `${dy}px`, '--sinks': `${sinks}px` });
  return (
    <>
      <div className={`effect sinking ${what}`} style={{ left: x, top: y, ...style }} aria-hidden="true">
        <div className="goes-under" style={lasting(timing.sinking)}>
          <Overlay className="tumbling" style={lasting(timing.sinking)}>
            <path d={shapes[what]} transform={`scale(${scale})`} fill="#20292f" stroke="#0e151a" strokeWidth=".8" />
          </Overlay>
        </div>
      </div>
      <Overlay className="splash" x={to[0]} y={to[1]}>
        <g transform={`scale(${scale})`}>
          <g className="ring" style={lasting(timing.sinking - UNDER, UNDER)}>
            <ellipse rx="26" ry="5" fill="none" stroke="#f4fbf8" strokeWidth="2.4" />
            <path d="M-8 0C-10-14-4-22 0-30C4-22 10-14 8 0z" fill="#f4fbf8" opacity=".9" />
          </g>
        </g>
      </Overlay>
    </>
  );
}
