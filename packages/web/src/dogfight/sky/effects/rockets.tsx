import { line, type Point } from '../painting/pen.ts';
import { lasting, Overlay } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

interface Props extends Run {
  readonly shots: readonly { readonly from: Point; readonly to: Point }[];
  readonly scale: number;
}

/** They burn for the first part of the time; then the trails are blown away. */
const FLIGHT = timing.rockets * 0.55;

/** Rockets leave in pairs: a flame at the head of each, and a trail that stays for a moment. */
export function Rockets({ shots, scale, ...run }: Props) {
  if (!useRun(timing.rockets, run)) return null;
  return (
    <Overlay className="rockets">
      {shots.map(({ from, to }, i) => (
        <g key={`${from.join()} ${to.join()}`}>
          {(['smoke', 'core', 'flame'] as const).map((part) => (
            <path
              key={part}
              className={`rocket-${part}`}
              d={line([from, to])}
              pathLength="100"
              style={{
                ...lasting(part === 'flame' ? FLIGHT : timing.rockets, i * 40),
                strokeWidth: (part === 'smoke' ? 9 : part === 'core' ? 4 : 5) * scale,
              }}
            />
          ))}
        </g>
      ))}
    </Overlay>
  );
}
