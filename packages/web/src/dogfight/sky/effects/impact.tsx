import { circle } from '../painting/pen.ts';
import { lasting, Overlay } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

const COLUMN = 'M-16 4C-20-20-12-34-16-60C-6-52-6-78 2-90C6-72 12-70 12-52C20-36 14-16 18 4z';
const EARTH =
  'M-30 4C-34-14-44-20-40-34C-28-30-26-44-16-56C-10-46-2-62 4-70C8-56 16-58 20-46C28-44 26-30 40-30C40-16 32-10 32 4z';

interface Props extends Run {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly on: 'land' | 'sea';
}

/** What a bomb or a torpedo throws up where it arrives: a column of water, or earth about a flash. */
export function Impact({ x, y, scale, on, ...run }: Props) {
  if (!useRun(timing.impact, run)) return null;
  return (
    <Overlay className={`impact ${on}`} x={x} y={y}>
      <g transform={`scale(${scale})`}>
        <g className="thrown-up" style={lasting(timing.impact)}>
          {on === 'sea' ? (
            <>
              <path d={COLUMN} fill="#cfe3e4" />
              <path d={COLUMN} fill="#f7fcfa" transform="translate(3 2) scale(.62 .86)" />
              <ellipse cy="4" rx="34" ry="5" fill="#f4fbf8" opacity=".85" />
            </>
          ) : (
            <>
              <path d={EARTH} fill="#4a3f30" />
              <path d={circle(-6, -10, 14) + circle(8, -14, 12) + circle(0, -26, 9)} fill="#e0752a" />
              <path d={circle(-2, -10, 8) + circle(6, -14, 6)} fill="#ffe19a" />
            </>
          )}
        </g>
      </g>
    </Overlay>
  );
}
