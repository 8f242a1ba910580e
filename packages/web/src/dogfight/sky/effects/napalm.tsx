import { Fire } from './fire.tsx';
import { lasting, Overlay } from './overlay.tsx';
import { Smoke } from './smoke.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

interface Place {
  /** The middle of what burns, and how wide that is. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const FIRES = [-0.4, -0.2, 0, 0.2, 0.4] as const;

const sizeOf = (width: number, i: number): number => (width / 360) * (0.62 + (i % 2) * 0.22);

/** Napalm bursts: fire runs along the ground, from where it has fallen on. */
export function Napalm({ x, y, width, ...run }: Place & Run) {
  if (!useRun(timing.napalm, run)) return null;
  return (
    <Overlay className="napalm" x={x} y={y}>
      {FIRES.map((at, i) => (
        <g key={at} transform={`translate(${at * width} 0)`}>
          <g className="flares-up" style={lasting(timing.napalm - i * 90, i * 90)}>
            <Fire x={0} y={0} size={sizeOf(width, i) * 1.5} />
          </g>
        </g>
      ))}
    </Overlay>
  );
}

/** And it goes on burning till the end of the turn. */
export const NapalmFires = ({ x, y, width }: Place) => (
  <Overlay className="napalm-fires" x={x} y={y}>
    <Smoke
      from={[0, -6]}
      by={[-width * 0.12, -width * 0.3]}
      grows={[width * 0.05, width * 0.16]}
      colour="#1c1f22"
      opacity={0.7}
      seed="napalm"
    />
    {FIRES.map((at, i) => (
      <Fire key={at} x={at * width} y={0} size={sizeOf(width, i)} />
    ))}
  </Overlay>
);
