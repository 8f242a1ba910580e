import { useMemo } from 'react';
import { numbersFrom } from '../../../art/numbers-from.ts';
import { Paint, polygon, range } from '../painting/pen.ts';
import { lasting, Overlay } from './overlay.tsx';
import { timing } from './timing.ts';
import { type Run, useRun } from './use-run.ts';

const BURST = 'M0-22L5-9L17-15L11-4L22 0L11 5L16 15L5 10L0 22L-5 10L-17 15L-10 4L-22 0L-11-5L-15-15L-5-9z';
const SHARDS = 26;
const RAYS = 18;
const metals = ['#2a2f35', '#6d5a3a', '#e0a24a'] as const;

/** Rays of light, and pieces that fly off, about 0 0. */
function burst(seed: string): { readonly rays: string; readonly shards: Paint<(typeof metals)[number]> } {
  const next = numbersFrom(seed);
  const turn = Math.PI * 2;
  const at = (angle: number, far: number): [number, number] => [Math.cos(angle) * far, Math.sin(angle) * far * 0.85];
  const rays = range(RAYS).map((i) => {
    const angle = (i / RAYS) * turn + next() * 0.2;
    return polygon([at(angle - 0.13, 24), at(angle, 80 + next() * 90), at(angle + 0.13, 24)]);
  });
  const shards = new Paint<(typeof metals)[number]>();
  for (const i of range(SHARDS)) {
    const [x, y] = at(next() * turn, 50 + next() * 110);
    shards.add(
      metals[i % 3],
      polygon([
        [x, y],
        [x + next() * 10 - 5, y + next() * 10 - 5],
        [x + next() * 8 - 4, y + next() * 8],
      ]),
    );
  }
  return { rays: rays.join(''), shards };
}

interface Props extends Run {
  readonly x: number;
  readonly y: number;
  /** How large, 1 being that of a duel at a desk. */
  readonly scale: number;
  /** How many hits; it rises from the aircraft. */
  readonly hits: number;
  readonly seed: string;
}

/** Somebody is hit: a flash, pieces that fly off, and the number of hits. */
export function Hit({ x, y, scale, hits, seed, ...run }: Props) {
  const { rays, shards } = useMemo(() => burst(seed), [seed]);
  if (!useRun(timing.figure, run)) return null;
  return (
    <>
      <Overlay className="hit" x={x} y={y}>
        <g transform={`scale(${scale})`}>
          <g className="flash" style={lasting(timing.flash * 2)}>
            <path d={rays} fill="#ffe6a4" opacity=".85" />
            <circle r="34" fill="#ff9a3a" opacity=".85" />
            <circle r="22" fill="#ffdf96" />
            <circle r="12" fill="#fffbe8" />
          </g>
          <g className="shards" style={lasting(timing.fragments)}>
            {shards.all.map(([metal, d]) => (
              <path key={metal} d={d} fill={metal} />
            ))}
          </g>
        </g>
      </Overlay>
      <div
        className="effect hit-figure"
        style={{ left: x, top: y - 70 * scale, ...lasting(timing.figure) }}
        aria-hidden="true"
      >
        <svg viewBox="-24 -24 48 48" aria-hidden="true" focusable="false">
          <path d={BURST} fill="#e0482f" />
        </svg>
        {hits}
      </div>
    </>
  );
}
