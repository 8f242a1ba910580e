import { useId, useMemo } from 'react';
import { numbersFrom } from '../../../art/numbers-from.ts';
import { mix } from './colour.ts';
import { type Cumulus, cumulus, DRAWN_HIGH } from './cumulus.ts';
import type { Palette } from './palette.ts';
import { range } from './pen.ts';
import { usePageIsSeen } from './use-page-is-seen.ts';

interface Props {
  readonly palette: Palette;
  readonly seed: string;
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  /** How much they stand out from the air: 1 by bright day. */
  readonly density: number;
}

/** How fast they drift, in pixels a second, and how often they are moved on. */
const DRIFT = 2;
const MOVES = 4;

/** Banks that stand on the horizon, side by side, and a few small heaps that swim above them. */
export function cloudsOf(seed: string, width: number, height: number, horizon: number): Cumulus[] {
  const next = numbersFrom(`${seed} clouds`);
  const scale = height / 604;
  const banks = Math.max(2, Math.round(width / (310 * Math.max(scale, 0.6))));
  const pitch = width / banks;
  // Every second one is a large one, so that the line of their heads goes up and down.
  const first = next() < 0.5 ? 0 : 1;
  const standing = range(banks).map((i) => {
    const isLarge = i % 2 === first;
    const across = pitch * (isLarge ? 1.15 + next() * 0.3 : 0.75 + next() * 0.25);
    const high = Math.min(across * (isLarge ? 0.38 + next() * 0.08 : 0.3 + next() * 0.08), height * 0.3);
    const x = pitch * (i + 0.3 + next() * 0.4);
    return cumulus(next, x, horizon - (6 + next() * 26) * scale, across, high, 1);
  });
  const swimming = range(2).map((i) => {
    const across = Math.min((200 + next() * 80) * scale, width * 0.3);
    const x = width * (0.1 + i * 0.48 + next() * 0.3);
    return cumulus(next, x, horizon * (0.4 + next() * 0.28), across, across * 0.3, 0.4 + next() * 0.15);
  });
  return [...swimming, ...standing.filter((_, i) => i % 2 === first), ...standing.filter((_, i) => i % 2 !== first)];
}

/** Clouds, drawn again and again side by side: when the first have drifted away the next are where they were. */
export function Clouds({ palette, seed, width, height, horizon, density }: Props) {
  const id = useId();
  const isSeen = usePageIsSeen();
  const clouds = useMemo(() => cloudsOf(seed, width, height, horizon), [seed, width, height, horizon]);
  // Those far away take the tone of the air around them: seen through each other they would be glass.
  const tones = palette.cloud.toReversed().map((tone) => mix(palette.strata[3], tone, density));
  const seconds = width / DRIFT;
  return (
    <svg
      className="clouds"
      width={width * 2}
      height={height}
      aria-hidden="true"
      focusable="false"
      style={{
        animationDuration: `${seconds}s`,
        animationTimingFunction: `steps(${Math.round(seconds * MOVES)})`,
        animationPlayState: isSeen ? 'running' : 'paused',
        ['--drift' as string]: `${-width}px`,
      }}
    >
      <defs>
        {tones.map((tone, i) => (
          <linearGradient key={tone} id={`${id}${i}`} gradientUnits="userSpaceOnUse" x2="0" y1={-DRAWN_HIGH} y2="6">
            <stop offset="0" stopColor={tone} />
            <stop offset=".62" stopColor={tone} />
            <stop offset="1" stopColor={tone} stopOpacity="0" />
          </linearGradient>
        ))}
      </defs>
      <g id={`${id}all`}>
        {clouds.map((cloud) => (
          <g
            key={cloud.x}
            opacity={cloud.opacity}
            transform={`translate(${cloud.x.toFixed(1)} ${cloud.base.toFixed(1)}) scale(${cloud.scale.toFixed(3)})`}
          >
            {cloud.tones.map((d, i) => (
              <path key={tones[i]} d={d} fill={`url(#${id}${i})`} />
            ))}
          </g>
        ))}
      </g>
      {[-1, 1, 2].map((place) => (
        <use key={place} href={`#${id}all`} x={place * width} />
      ))}
    </svg>
  );
}
