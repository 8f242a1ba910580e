import { numbersFrom } from '../../../../art/numbers-from.ts';
import type { Colour } from '../colour.ts';
import type { Frame } from '../frame.ts';
import { seenAt } from '../palette.ts';
import { along, between, ellipse, line, type Next, Paint, type Point, polygon, range } from '../pen.ts';
import type { Time } from '../place.ts';
import { Sea } from './sea.tsx';

const seas: { readonly [time in Time]: { readonly far: Colour; readonly near: Colour; readonly glint: Colour } } = {
  day: { far: '#a8b5a9', near: '#3f6a78', glint: '#fff0c8' },
  dusk: { far: '#c9a98c', near: '#4a5568', glint: '#ffe0a4' },
  night: { far: '#4d6a80', near: '#0d2036', glint: '#dfe9ec' },
};

/** Where cliffs, their foot and the ridge of the downs run, from the near left to where the coast ends. */
interface Coast {
  readonly ridge: readonly Point[];
  readonly edge: readonly Point[];
  readonly foot: readonly Point[];
}

const heights = {
  ridge: [-96, -88, -76, -64, -52, -34, -18, -9, -1],
  edge: [-60, -52, -37, -31, -20, -15, -9, -6, -1],
  foot: [72, 52, 38, 28, 17, 11, 7, 4, 1],
};

function coastOf(next: Next, { width, height, horizon }: Frame): Coast {
  const k = (height - horizon) / 120;
  const end = width * (0.38 + next() * 0.08);
  const bays = [0, 0.18, 0.34, 0.48, 0.61, 0.73, 0.82, 0.915, 1].map((x, i) =>
    i === 0 || i === 8 ? x * end : (x + (next() - 0.5) * 0.035) * end,
  );
  const at = (which: keyof typeof heights): Point[] =>
    bays.map((x, i) => [x, horizon + heights[which][i] * k * (i > 0 && i < 8 ? 0.92 + next() * 0.16 : 1)]);
  return { ridge: at('ridge'), edge: at('edge'), foot: at('foot') };
}

/** Gullies in the chalk, in three greys. */
function facets(next: Next, { edge, foot }: Coast): Paint<Colour> {
  const paint = new Paint<Colour>();
  const greys: readonly Colour[] = ['#d2ccb8', '#c6c4b4', '#bcbdb0'];
  for (const i of range(edge.length - 1)) {
    for (const j of range(9)) {
      const [from, to] = [(j + next() * 0.6) / 9, (j + 0.6 + next() * 0.5) / 9];
      const [a, b] = [between(edge[i], edge[i + 1], from), between(edge[i], edge[i + 1], to)];
      const [c, d] = [between(foot[i], foot[i + 1], to), between(foot[i], foot[i + 1], from)];
      paint.add(
        greys[Math.floor(next() * 3)],
        polygon([a, b, between(b, c, 0.5 + 0.5 * next()), between(a, d, 0.4 + 0.5 * next())]),
      );
    }
  }
  return paint;
}

const crops: readonly Colour[] = ['#8f9a5c', '#a9a463', '#6d7d4e', '#b8ab6c', '#87935a'];

/** A place on the downs: so far along the coast, so far from the ridge to the edge. */
const onDowns = ({ ridge, edge }: Coast, part: number, down: number): Point =>
  between(along(ridge, part), along(edge, part), down);

function fields(next: Next, coast: Coast): Paint<Colour> {
  const paint = new Paint<Colour>();
  const rows = [0, 0.3, 0.55, 0.8, 1];
  for (const row of range(rows.length - 1)) {
    for (let from = 0; from < 1; ) {
      const to = Math.min(1, from + 0.06 + 0.09 * next());
      const corner = (part: number, r: number): Point => onDowns(coast, part, rows[r]);
      paint.add(
        crops[Math.floor(next() * crops.length)],
        polygon([corner(from, row), corner(to, row), corner(to, row + 1), corner(from, row + 1)]),
      );
      from = to;
    }
  }
  return paint;
}

const steamer = 'M-14-3H16L12 3H-11zM-4-3v-6H2v6zM5-3v-9h2v9zM-8-3v-7h1.5v7z';

/** Chalk cliffs under green downs on the left, a convoy at sea, and the other coast far away. */
export function Channel({ frame, id }: { readonly frame: Frame; readonly id: string }) {
  const { seed, time, width, height, horizon } = frame;
  const next = numbersFrom(`${seed} channel`);
  const seen = (colour: Colour): Colour => seenAt(time, colour);
  const k = (height - horizon) / 120;
  const coast = coastOf(next, frame);
  const far = width * 0.55;
  const ships = [0.57, 0.63, 0.86].map((x, i) => ({
    x: width * (x + (next() - 0.5) * 0.04),
    y: horizon + [12, 16, 9][i] * k,
    size: [0.8, 1, 0.7][i] * Math.max(k, 0.7),
  }));
  const [lampX, lampY] = onDowns(coast, 0.3 + next() * 0.15, 0.5);
  const hedges = range(40).map(() => {
    const [x, y] = onDowns(coast, next() * 0.9, next());
    return ellipse(x, y, (2 + next() * 4) * k * 0.8, 1.6 * k);
  });
  return (
    <>
      <path
        d={`M${far} ${horizon}c${width * 0.1} 0 ${width * 0.14}-9 ${width * 0.22}-6s${width * 0.14}-3 ${width * 0.23}-1V${horizon + 2}H${far}z`}
        fill={seen('#93a4a6')}
        opacity=".8"
      />
      <Sea frame={frame} next={next} id={id} waves={150} {...seas[time]} />
      <path d={polygon([...coast.edge, ...coast.foot.toReversed()])} fill={seen('#efe8d3')} />
      <g opacity=".8">
        {facets(next, coast).all.map(([grey, d]) => (
          <path key={grey} d={d} fill={seen(grey)} />
        ))}
      </g>
      <path d={line(coast.foot)} stroke={seen('#f5f1e2')} strokeWidth={2.2 * k} fill="none" opacity=".9" />
      <path d={polygon([...coast.ridge, ...coast.edge.toReversed()])} fill={seen('#7c8a58')} />
      <g stroke={seen('#56663f')}>
        {fields(next, coast).all.map(([crop, d]) => (
          <path key={crop} d={d} fill={seen(crop)} />
        ))}
      </g>
      <path d={hedges.join('')} fill={seen('#4d5d3b')} opacity=".8" />
      <g transform={`translate(${lampX.toFixed(1)} ${lampY.toFixed(1)}) scale(${k.toFixed(2)})`}>
        <path d="M-3 0L-2-22H2L3 0z" fill={seen('#f6efdd')} />
        <path d="M-3-22h6v-5h-6z" fill={time === 'day' ? '#1f2b38' : '#ffdf96'} />
      </g>
      {ships.map(({ x, y, size }) => (
        <g key={x} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}>
          <path d="M-60 3q30-3 62-2q-30 3-62 2z" fill={seen('#f5f1e2')} opacity=".7" />
          <path d={steamer} fill={seen('#2c3a45')} />
        </g>
      ))}
    </>
  );
}
