import { numbersFrom } from '../../../../art/numbers-from.ts';
import type { Colour } from '../colour.ts';
import type { Frame } from '../frame.ts';
import { ellipse } from '../pen.ts';
import type { Time } from '../place.ts';
import { Sea } from './sea.tsx';

interface Colours {
  readonly far: Colour;
  readonly near: Colour;
  readonly glint: Colour;
  /** The sunny and the shaded side of an island. */
  readonly island: readonly [Colour, Colour];
  readonly shallows: Colour;
  readonly sand: Colour;
  readonly wood: Colour;
  readonly palm: Colour;
}

const colours: { readonly [time in Time]: Colours } = {
  day: {
    far: '#7fb6bd',
    near: '#1f6582',
    glint: '#fff4d2',
    island: ['#8fb3ab', '#7aa39f'],
    shallows: '#7fd0c4',
    sand: '#ecdcae',
    wood: '#4f7d56',
    palm: '#3b6246',
  },
  dusk: {
    far: '#c9a894',
    near: '#3c4f6c',
    glint: '#ffe3ad',
    island: ['#9a8791', '#84758a'],
    shallows: '#8f9fa2',
    sand: '#d8b88f',
    wood: '#5a5e56',
    palm: '#3a4048',
  },
  night: {
    far: '#4d6a80',
    near: '#0d2036',
    glint: '#dfe9ec',
    island: ['#2c4860', '#22394f'],
    shallows: '#2f5a6b',
    sand: '#5c7480',
    wood: '#16303a',
    palm: '#0f242d',
  },
};

const SLOPES = 'M-150 2C-120-6-96-12-70-30C-52-44-40-62-24-66C-14-60-6-58 4-64C20-50 34-34 60-24C90-12 120-8 150 2z';
const SHADE = 'M4-64C20-50 34-34 60-24C90-12 120-8 150 2H40C30-16 10-34 4-64z';
const GULLIES = 'M-24-66C-30-46-40-30-56-14M-10-60C-10-40-22-20-24-4';

const palm = (x: number, y: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}q3-10 1-20q-9-2-12 5m12-5q9-3 12 4m-12-4q-5-8-10-7m10 7q6-8 11-6`;

/** Volcanoes at the horizon, and an atoll with palms near by. */
export function Pacific({ frame, id }: { readonly frame: Frame; readonly id: string }) {
  const { seed, time, width, height, horizon } = frame;
  const next = numbersFrom(`${seed} pacific`);
  const { island, shallows, sand, wood, palm: green, ...sea } = colours[time];
  const deep = height - horizon;
  const k = deep / 120;
  const across = width / 1440;
  const islands = [
    { x: 0.16 + next() * 0.1, size: 0.9 + next() * 0.25 },
    { x: 0.3 + next() * 0.08, size: 0.5 + next() * 0.2 },
    { x: 0.86 + next() * 0.1, size: 0.75 + next() * 0.25 },
  ];
  const atoll = width * (0.06 + next() * 0.06);
  const palms = (across < 0.5 ? [-50, 40] : [-70, -20, 30, 70]).map((x) =>
    palm(atoll + (x + (next() - 0.5) * 24) * across, horizon + deep * 0.54),
  );
  return (
    <>
      <Sea frame={frame} next={next} id={id} waves={time === 'night' ? 170 : 140} {...sea} />
      {islands.map(({ x, size }) => (
        <g key={x} transform={`translate(${(x * width).toFixed(1)} ${horizon + 2}) scale(${(size * k).toFixed(2)})`}>
          <path d={SLOPES} fill={island[0]} />
          <path d={SHADE} fill={island[1]} />
          <path d={GULLIES} stroke={island[1]} strokeWidth="3" fill="none" opacity=".6" />
        </g>
      ))}
      <path
        d={ellipse(atoll + 20 * across, horizon + deep * 0.62, 230 * across, deep * 0.13)}
        fill={shallows}
        opacity=".75"
      />
      <path d={ellipse(atoll, horizon + deep * 0.6, 165 * across, deep * 0.075)} fill={sand} />
      <path
        d={`M${(atoll - 130 * across).toFixed(1)} ${(horizon + deep * 0.6).toFixed(1)}c${60 * across}-${deep * 0.16} ${180 * across}-${deep * 0.12} ${255 * across}-${deep * 0.01}z`}
        fill={wood}
      />
      <path d={palms.join('')} stroke={green} strokeWidth="2.4" fill="none" strokeLinecap="round" />
    </>
  );
}
