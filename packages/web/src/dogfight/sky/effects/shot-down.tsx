import type { ReactNode } from 'react';
import { numbersFrom } from '../../../art/numbers-from.ts';
import { range } from '../painting/pen.ts';
import { Flame } from './fire.tsx';
import { lasting, Overlay, vars } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

const PUFFS = 20;

interface Props extends Run {
  readonly x: number;
  readonly y: number;
  /** How far it falls, to the ground or out of the picture. */
  readonly fall: number;
  readonly facing: 'left' | 'right';
  readonly scale: number;
  readonly seed: string;
  /** The aircraft. */
  readonly children: ReactNode;
}

/** An aircraft falls, burning, over its wing, and leaves its smoke behind. */
export function ShotDown({ x, y, fall, facing, scale, seed, children, ...run }: Props) {
  if (!useRun(timing.fall, run)) return null;
  const ahead = facing === 'right' ? 1 : -1;
  const drift = ahead * fall * 0.55;
  const next = numbersFrom(seed);
  const puffs = range(PUFFS).map((i) => {
    const part = i / PUFFS;
    const size = scale * (0.9 + part * 1.5) * (0.8 + next() * 0.5);
    const stray = scale * 0.9;
    return {
      x: drift * part + (next() - 0.5) * stray,
      y: fall * part * part + (next() - 0.5) * stray,
      size,
      at: part * timing.fall,
      shade: i % 3,
    };
  });
  const spin = vars({ '--dx': `${drift}px`, '--dy': `${fall}px`, '--spin': `${ahead * 250}deg` });
  return (
    <>
      <Overlay className="fall-smoke" x={x} y={y}>
        <g opacity=".85">
          {puffs.map((puff) => (
            <circle
              key={puff.at}
              className="puff"
              cx={puff.x}
              cy={puff.y}
              r={puff.size}
              fill={['#1c1f22', '#2b2f33', '#3a3e41'][puff.shade]}
              style={lasting(timing.fall - puff.at + 200, puff.at)}
            />
          ))}
        </g>
      </Overlay>
      <div
        className="effect shot-down"
        style={{ left: x, top: y, ...spin, ...lasting(timing.fall) }}
        aria-hidden="true"
      >
        <div className="falling" style={lasting(timing.fall)}>
          <div className="spinning" style={lasting(timing.fall)}>
            <div className="falling-craft">{children}</div>
            <Overlay className="burning">
              <Flame x={ahead * scale} y={0} size={scale / 9} turn={ahead > 0 ? 186 : -6} />
              <Flame x={-ahead * scale * 0.6} y={-scale * 0.2} size={scale / 13} turn={ahead > 0 ? 200 : -20} />
            </Overlay>
          </div>
        </div>
      </div>
    </>
  );
}
