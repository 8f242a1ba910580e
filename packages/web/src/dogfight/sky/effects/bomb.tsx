import type { Point } from '../painting/pen.ts';
import { lasting, Overlay, vars } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

const BOMB = 'M-3-9C-5-2-4 6 0 10C4 6 5-2 3-9zM-5-13L0-8L5-13z';

interface Props extends Run {
  readonly from: Point;
  readonly to: Point;
  readonly scale: number;
}

/** A bomb falls: on at the aircraft's speed, down faster and faster, its nose following. */
export function Bomb({ from: [x, y], to, scale, ...run }: Props) {
  if (!useRun(timing.bomb, run)) return null;
  const ahead = to[0] >= x ? 1 : -1;
  const style = {
    ...vars({ '--dx': `${to[0] - x}px`, '--dy': `${to[1] - y}px`, '--tilt': `${-62 * ahead}deg` }),
    ...lasting(timing.bomb),
  };
  return (
    <div className="effect bomb" style={{ left: x, top: y, ...style }} aria-hidden="true">
      <div className="falling" style={lasting(timing.bomb)}>
        <Overlay className="tilting" style={lasting(timing.bomb)}>
          <path d={BOMB} transform={`scale(${scale})`} fill="#20292f" stroke="#0e151a" strokeWidth=".8" />
        </Overlay>
      </div>
    </div>
  );
}
