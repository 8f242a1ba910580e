import { line, type Point } from '../painting/pen.ts';
import { lasting, Overlay } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

/** Five rounds that glow, then nothing for as long as the way is; a way is 100 long. */
const ROUNDS = '4 8 4 8 4 8 4 8 4 148';
const STAR = 'M0-10L3-3L12-5L5 1L10 8L1 4L-4 11L-4 3L-14 2L-5-2L-8-9L-1-4z';

interface Props extends Run {
  /** The muzzles, in pixels of the sky, and where the rounds of each of them arrive. */
  readonly shots: readonly { readonly from: Point; readonly to: Point }[];
}

/** Somebody fires: tracers from each gun, and three flashes at its muzzle. */
export function Tracers({ shots, ...run }: Props) {
  if (!useRun(timing.tracers, run)) return null;
  return (
    <Overlay className="tracers">
      {shots.map(({ from, to }) => (
        <g key={from.join()}>
          <path
            className="round glow"
            d={line([from, to])}
            pathLength="100"
            strokeDasharray={ROUNDS}
            style={lasting(timing.tracers)}
          />
          <path
            className="round"
            d={line([from, to])}
            pathLength="100"
            strokeDasharray={ROUNDS}
            style={lasting(timing.tracers)}
          />
          <g transform={`translate(${from.join(' ')})`}>
            {/* It flashes for 60 ms, three times, with as much darkness between. */}
            <g className="muzzle" style={{ ...lasting(timing.muzzle * 2), animationIterationCount: 3 }}>
              <path d={STAR} fill="#ffb84a" />
              <circle r="4" fill="#fff6d8" />
            </g>
          </g>
        </g>
      ))}
    </Overlay>
  );
}
