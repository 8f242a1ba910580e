import { numbersFrom } from '../../../art/numbers-from.ts';
import type { Frame } from './frame.ts';
import { circle, Paint, range } from './pen.ts';

const STARS = 170;
const faint = ['0.25', '0.45', '0.7'] as const;

/** Stars, fewer and fainter towards the horizon, in three kinds of brightness. */
function Stars({ frame: { seed, width, horizon } }: { readonly frame: Frame }) {
  const next = numbersFrom(`${seed} stars`);
  const paint = new Paint<(typeof faint)[number]>();
  for (const _ of range(STARS)) {
    const y = next() ** 1.5 * horizon * 0.62;
    const brightness = (0.25 + 0.6 * next()) * (1 - y / horizon);
    paint.add(faint[Math.min(2, Math.floor(brightness * 4))], circle(next() * width, y, 0.5 + next() * 1.1));
  }
  return paint.all.map(([opacity, d]) => <path key={opacity} d={d} fill="#dfe9f5" opacity={opacity} />);
}

const glows = {
  day: { reach: 520, opacity: 0.75, stops: ['#fff6dc', 0.95, '#ffeeba', 0.6, 0.16, '#ffe9b0'] },
  dusk: { reach: 520, opacity: 0.6, stops: ['#fff6dc', 0.95, '#ffe2a6', 0.6, 0.16, '#ffd08c'] },
  night: { reach: 420, opacity: 1, stops: ['#dfe8f2', 0.55, '#a9c0da', 0.22, 0.3, '#a9c0da'] },
} as const;

/** The sun, or the moon among its stars, with the glow around it. */
export function Light({ frame, id }: { readonly frame: Frame; readonly id: string }) {
  const { time, scale, light } = frame;
  const { reach, opacity, stops } = glows[time];
  const [middle, bright, ring, dim, at, edge] = stops;
  const size = Math.max(scale, 0.62);
  return (
    <>
      <radialGradient id={`${id}glow`}>
        <stop offset="0" stopColor={middle} stopOpacity={bright} />
        <stop offset={at} stopColor={ring} stopOpacity={dim} />
        <stop offset=".5" stopColor={edge} stopOpacity={dim * 0.3} />
        <stop offset="1" stopColor={edge} stopOpacity="0" />
      </radialGradient>
      {time === 'night' && <Stars frame={frame} />}
      <circle cx={light.x} cy={light.y} r={reach * size} fill={`url(#${id}glow)`} opacity={opacity} />
      {time === 'night' ? (
        <g transform={`translate(${light.x.toFixed(1)} ${light.y.toFixed(1)}) scale(${size.toFixed(2)})`}>
          <circle r="38" fill="#eef2ee" />
          <path d={circle(-12, -10, 8) + circle(12, 10, 11) + circle(-4, 20, 5)} fill="#d5dcdc" />
        </g>
      ) : (
        <circle cx={light.x} cy={light.y} r={30 * size} fill={time === 'day' ? '#fff8e2' : '#fff3d0'} />
      )}
    </>
  );
}
