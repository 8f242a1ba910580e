import type { ReactNode } from 'react';
import { line, type Point } from '../painting/pen.ts';
import { lasting, Overlay, vars } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

interface Props extends Run {
  readonly from: Point;
  readonly to: Point;
  /** The smoke of rockets behind it. */
  readonly hasTrail: boolean;
  /** What flies. */
  readonly children: ReactNode;
}

/** A kamikaze or an MXY7 flies to where it ends: straight, steadily, without a word. */
export function LastFlight({ from: [x, y], to, hasTrail, children, ...run }: Props) {
  if (!useRun(timing.flight, run)) return null;
  const [dx, dy] = [to[0] - x, to[1] - y];
  const style = vars({ '--dx': `${dx}px`, '--dy': `${dy}px` });
  const tilt = Math.atan2(dy, Math.abs(dx)) * (dx >= 0 ? 1 : -1);
  return (
    <>
      {hasTrail && (
        <Overlay className="last-trail" x={x} y={y}>
          <path
            d={line([
              [0, 0],
              [dx, dy],
            ])}
            pathLength="100"
            style={lasting(timing.flight)}
          />
        </Overlay>
      )}
      <div className="effect last-flight" style={{ left: x, top: y, ...style }} aria-hidden="true">
        <div className="flying-on" style={lasting(timing.flight)}>
          <div className="falling-craft" style={{ rotate: `${tilt * 0.6}rad` }}>
            {children}
          </div>
        </div>
      </div>
    </>
  );
}
