import { useMemo } from 'react';
import { numbersFrom } from '../../../art/numbers-from.ts';
import { circle, line, range } from '../painting/pen.ts';
import { lasting, Overlay } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

/** A shell that has burst, about 0 0: splinters, the dark of the cloud, what is lit of it. */
function shell(seed: string): { readonly splinters: string; readonly dark: string; readonly light: string } {
  const next = numbersFrom(seed);
  const turn = Math.PI * 2;
  const puff = (far: number, flat: number, small: number, more: number, dx: number, dy: number): string => {
    const [angle, off] = [next() * turn, next() * far];
    return circle(Math.cos(angle) * off + dx, Math.sin(angle) * off * flat + dy, small + next() * more);
  };
  return {
    dark: range(9)
      .map(() => puff(13, 0.8, 6, 8, 0, 0))
      .join(''),
    light: range(5)
      .map(() => puff(9, 0.7, 3, 5, 3, -5))
      .join(''),
    splinters: range(7)
      .map(() => {
        const angle = next() * turn;
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        return line([
          [c * 14, s * 12],
          [c * (24 + next() * 8), s * (20 + next() * 8)],
        ]);
      })
      .join(''),
  };
}

interface Props {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly seed: string;
}

function Shell({ seed, isHot }: { readonly seed: string; readonly isHot: boolean }) {
  const { splinters, dark, light } = useMemo(() => shell(seed), [seed]);
  return (
    <>
      {isHot && <path d={splinters} stroke="#2b3138" strokeWidth="1.6" opacity=".5" />}
      <path d={dark} fill="#2a2f35" opacity=".86" />
      <path d={light} fill="#565a5c" opacity=".8" />
      {isHot && (
        <>
          <circle cx="-1" cy="2" r="5.5" fill="#d9652a" opacity=".95" />
          <circle cx="-1" cy="2" r="3" fill="#ffdc8e" />
        </>
      )}
    </>
  );
}

/** The dark puff that stays where a shell has burst, till the end of the turn. */
export const FlakPuff = ({ x, y, scale, seed }: Props) => (
  <Overlay className="flak-puff" x={x} y={y}>
    <g transform={`scale(${scale})`}>
      <Shell seed={seed} isHot={false} />
    </g>
  </Overlay>
);

/** A shell bursts. Afterwards its puff stays. */
export function FlakBurst({ x, y, scale, seed, ...run }: Props & Run) {
  if (!useRun(timing.flak, run)) return null;
  return (
    <Overlay className="flak-burst" x={x} y={y}>
      <g transform={`scale(${scale})`}>
        <g className="bursting" style={lasting(timing.flak)}>
          <Shell seed={seed} isHot={true} />
        </g>
      </g>
    </Overlay>
  );
}
