import { lasting, Overlay, vars } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

interface Props extends Run {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Somebody has got out: a canopy opens, sways and sinks. */
export function Parachute({ x, y, scale, ...run }: Props) {
  if (!useRun(timing.parachute, run)) return null;
  return (
    <div
      className="effect parachute"
      style={{ left: x, top: y, ...vars({ '--sink': `${90 * scale}px` }), ...lasting(timing.parachute) }}
      aria-hidden="true"
    >
      <Overlay className="swaying" style={lasting(timing.parachute / 2)}>
        <g transform={`scale(${scale})`}>
          <path d="M-22-26L0 6L22-26M-8-28L0 6L8-28" stroke="#3a4048" strokeWidth=".9" fill="none" />
          <path d="M-24-26C-24-50 24-50 24-26Q18-31 12-26Q6-31 0-26Q-6-31-12-26Q-18-31-24-26z" fill="#f6efdd" />
          <path d="M0-44C20-44 24-34 24-26Q18-31 12-26Q10-38 0-44z" fill="#d5cdb6" />
          <path d="M-2.5 6a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0M-3 9h6l1 9-2 6h-1l-1-6-1 6h-1l-2-6z" fill="#2f3a44" />
        </g>
      </Overlay>
    </div>
  );
}
