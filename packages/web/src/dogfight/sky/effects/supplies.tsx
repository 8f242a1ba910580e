import type { Point } from '../painting/pen.ts';
import { lasting, Overlay, vars } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

interface Props extends Run {
  readonly from: Point;
  readonly to: Point;
  readonly scale: number;
}

/** A crate under its canopy sways down to those who wait for it. */
export function Supplies({ from: [x, y], to, scale, ...run }: Props) {
  if (!useRun(timing.supplies, run)) return null;
  const style = vars({ '--dx': `${to[0] - x}px`, '--dy': `${to[1] - y}px` });
  return (
    <div
      className="effect supplies"
      style={{ left: x, top: y, ...style, ...lasting(timing.supplies) }}
      aria-hidden="true"
    >
      <Overlay className="swaying" style={lasting(timing.supplies / 2)}>
        <g transform={`scale(${scale})`}>
          <path d="M-18-30L0-4L18-30M-6-32L0-4L6-32" stroke="#3a4048" strokeWidth=".9" fill="none" />
          <path d="M-20-30C-20-50 20-50 20-30Q15-34 10-30Q5-34 0-30Q-5-34-10-30Q-15-34-20-30z" fill="#f6efdd" />
          <path d="M0-45C16-45 20-36 20-30Q15-34 10-30Q8-40 0-45z" fill="#d5cdb6" />
          <path d="M-8-4H8V9H-8z" fill="#8a5f36" />
          <path d="M-8-4L8 9M8-4L-8 9M-8 2.5H8" stroke="#5c3d22" strokeWidth="1.3" />
        </g>
      </Overlay>
    </div>
  );
}
