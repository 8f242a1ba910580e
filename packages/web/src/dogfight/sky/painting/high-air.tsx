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

/** The line that somebody has left up there: a wide bend; the last one has turned right round. */
function contrail(next: Next, { width, height, room }: Frame, hasTurned: boolean): string {
  const x = width * (0.14 + next() * 0.44);
  const y = height * (0.03 + next() * 0.05);
  const [far, sag] = [width * (0.16 + next() * 0.18), height * (0.03 + next() * 0.05) * Math.min(1, room * 1.4)];
  const flown: Point[] = [
    [x, y + sag * 0.6],
    [x + far * 0.3, y],
    [x + far * 0.64, y + sag * 0.3],
    [x + far, y + sag],
  ];
  const [endX, endY] = flown[3];
  const turned: Point[] = [
    [endX + far * 0.12, endY - sag * 0.5],
    [endX + far * 0.02, endY - sag],
    [endX - far * 0.12, endY - sag * 0.2],
  ];
  return curve(hasTurned ? [...flown, ...turned] : flown);
}

/** Cirrus at any time; contrails by day, where the guns of high summer have left them. */
export function HighAir({ frame, palette }: { readonly frame: Frame; readonly palette: Palette }) {
  const { seed, time, width, height, scale, room } = frame;
  const next = numbersFrom(`${seed} high`);
  const first = cirrus(width * (0.08 + next() * 0.16), height * (0.13 + next() * 0.04), 420 * scale, scale);
  const second = cirrus(width * (0.45 + next() * 0.2), height * (0.07 + next() * 0.04), 540 * scale, scale);
  const trails = range(time === 'day' ? Math.round(5 * room) : 0).map((i) =>
    contrail(next, frame, i === Math.round(5 * room) - 1),
  );
  return (
    <>
      <path d={first} fill={palette.cirrus} opacity={time === 'night' ? 0.16 : 0.26} />
      <path d={second} fill={palette.cirrus} opacity={time === 'night' ? 0.2 : 0.34} />
      <g fill="none" stroke="#ffffff" strokeLinecap="round">
        {trails.map((d, i) => (
          <path key={d} d={d} strokeWidth={i === 1 ? 3.6 : 1.8} strokeOpacity={i === 1 ? 0.14 : 0.24} />
        ))}
      </g>
    </>
  );
}
