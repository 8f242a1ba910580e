import type { Point } from '../painting/pen.ts';
import { lasting, vars } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

interface Props extends Run {
  readonly from: Point;
  readonly to: Point;
}

/** A torpedo runs, straight, and draws its wake behind it. */
export function Torpedo({ from: [x, y], to, ...run }: Props) {
  if (!useRun(timing.torpedo, run)) return null;
  const [dx, dy] = [to[0] - x, to[1] - y];
  const way = Math.hypot(dx, dy);
  const style = { left: x, top: y, width: way, transform: `rotate(${Math.atan2(dy, dx)}rad)` };
  return (
    <div className="effect torpedo" style={{ ...style, ...vars({ '--way': `${way}px` }) }} aria-hidden="true">
      <div className="wake" style={lasting(timing.torpedo)} />
      <div className="fish" style={lasting(timing.torpedo)} />
    </div>
  );
}
