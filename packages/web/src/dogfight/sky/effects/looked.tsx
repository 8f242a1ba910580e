import { lasting } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useTimed } from './use-run.ts';

interface Props extends Run {
  readonly x: number;
  readonly y: number;
  readonly found: boolean;
  readonly word: string;
}

/** Somebody has looked into the night: a stamp over the aircraft says what came of it. */
export function Looked({ x, y, found, word, ...run }: Props) {
  useTimed(timing.looked, run);
  return (
    <div
      className={found ? 'effect looked found' : 'effect looked'}
      style={{ left: x, top: y, ...lasting(timing.looked) }}
      aria-hidden="true"
    >
      {word}
    </div>
  );
}
