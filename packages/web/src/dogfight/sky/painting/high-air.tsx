import { numbersFrom } from '../../../art/numbers-from.ts';
import type { Frame } from './frame.ts';
import type { Palette } from './palette.ts';
import { curve, type Next, type Point, range } from './pen.ts';

const n = (value: number): string => value.toFixed(1);

/** Four long feathers of ice, one behind the other. */
const cirrus = (x: number, y: number, width: number, scale: number): string =>
  range(4)
    .map((i) => {
      const [across, rise, thick] = [width * 0.75, (8 + i * 3) * scale, (2 + i * 2) * scale];
      return `M${n(x + i * width * 0.13)} ${n(y + i * 9 * scale)}q${n(width * 0.3)} ${n(-rise)} ${n(across)} ${n(-thick)}q${n(-width * 0.35)} ${n(3 * scale)} ${n(-across)} ${n(thick)}z`;
    })
    .join('');

/** The line of somebody who has turned up there. */
function contrail(next: Next, { width, height, scale }: Frame): string {
  const from = width * (0.12 + next() * 0.4);
  const length = width * (0.25 + next() * 0.25);
  const top = height * (0.02 + next() * 0.04);
  const bend = (24 + next() * 50) * scale * (next() < 0.5 ? -1 : 1);
  const points: Point[] = range(5).map((i) => [
    from + (length * i) / 4,
    top + (i === 0 || i === 4 ? height * 0.07 : height * 0.05) + Math.sin(i * 1.4) * bend,
  ]);
  return curve(points);
}

/** Cirrus at any time; contrails by day, where the guns of high summer have left them. */
export function HighAir({ frame, palette }: { readonly frame: Frame; readonly palette: Palette }) {
  const { seed, time, width, height, scale } = frame;
  const next = numbersFrom(`${seed} high`);
  const first = cirrus(width * (0.08 + next() * 0.16), height * (0.13 + next() * 0.04), 420 * scale, scale);
  const second = cirrus(width * (0.45 + next() * 0.2), height * (0.07 + next() * 0.04), 540 * scale, scale);
  const trails = range(time === 'day' ? 4 : 1).map(() => contrail(next, frame));
  return (
    <>
      <path d={first} fill={palette.cirrus} opacity={time === 'night' ? 0.16 : 0.26} />
      <path d={second} fill={palette.cirrus} opacity={time === 'night' ? 0.2 : 0.34} />
      <g fill="none" stroke={time === 'night' ? '#9fb3c8' : '#ffffff'} strokeLinecap="round">
        {trails.map((d, i) => (
          <path key={d} d={d} strokeWidth={i === 1 ? 3.6 : 1.8} strokeOpacity={i === 1 ? 0.14 : 0.24} />
        ))}
      </g>
    </>
  );
}
