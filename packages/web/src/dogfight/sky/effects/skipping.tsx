import type { Point } from '../painting/pen.ts';
import { lasting, Overlay, vars } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

const BOMB = 'M-9-3C-2-5 6-4 10 0C6 4-2 5-9 3zM-13-5L-8 0L-13 5z';

interface Props extends Run {
  readonly from: Point;
  readonly to: Point;
  readonly scale: number;
}

/** A bomb skips over the water: down, twice up again, each time less, and into the side of the ship. */
export function Skipping({ from: [x, y], to, scale, ...run }: Props) {
  if (!useRun(timing.skip, run)) return null;
  const [dx, dy] = [to[0] - x, to[1] - y];
  const style = vars({ '--dx': `${dx}px`, '--dy': `${dy}px`, '--hop': `${-34 * scale}px` });
  return (
    <>
      <div
        className="effect skipping"
        style={{ left: x, top: y, ...style, ...lasting(timing.skip) }}
        aria-hidden="true"
      >
        <div className="hopping" style={lasting(timing.skip)}>
          <Overlay className="skip-bomb">
            <path
              d={BOMB}
              transform={`scale(${dx >= 0 ? scale : -scale} ${scale})`}
              fill="#20292f"
              stroke="#0e151a"
              strokeWidth=".8"
            />
          </Overlay>
        </div>
      </div>
      {[0.4, 0.7].map((part) => (
        <Overlay key={part} className="splash" x={x + dx * part} y={to[1]}>
          <g transform={`scale(${scale})`}>
            <g className="ring" style={lasting(420, timing.skip * part)}>
              <ellipse rx="18" ry="4" fill="none" stroke="#f4fbf8" strokeWidth="2.4" />
            </g>
          </g>
        </Overlay>
      ))}
    </>
  );
}
