import { useId } from 'react';
import { numbersFrom } from '../../art/numbers-from.ts';

/*
 * What posters and the sky of the start page are cut out of: flat shapes, each of one paint, whose chance follows from a
 * name, so that a picture is the same whenever it is looked at.
 */

const n = (value: number): string => String(Math.round(value * 10) / 10);
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, i) => i);
const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0z`;

interface At {
  readonly x: number;
  readonly y: number;
}

/** Air from the zenith to the horizon. */
export function Air({
  tones,
  width,
  height,
}: {
  readonly tones: Tones;
  readonly width: number;
  readonly height: number;
}) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        {tones.map((tone, i) => (
          <stop key={tone} offset={i / (tones.length - 1)} stopColor={tone} />
        ))}
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${id})`} />
    </>
  );
}
export type Tones = readonly [string, string, string];

/** Rays of the sun; over Europe alone. */
export function Rays({ x, y, count, opacity = 0.16 }: At & { readonly count: number; readonly opacity?: number }) {
  const FAR = 1800;
  const tip = (part: number): string =>
    `L${n(x + Math.cos(part * Math.PI * 2) * FAR)} ${n(y + Math.sin(part * Math.PI * 2) * FAR)}`;
  const d = range(count).map((i) => `M${n(x)} ${n(y)}${tip(i / count)}${tip((i + 0.5) / count)}Z`);
  return <path d={d.join('')} fill="#fff2c9" opacity={opacity} />;
}

/** The sun in soft rings, as it stands over the Pacific. */
export function Halo({ x, y, r, tone }: At & { readonly r: number; readonly tone: string }) {
  return [3.4, 2.6, 1.95, 1.45, 1].map((wide, i) => (
    <circle key={wide} cx={x} cy={y} r={r * wide} fill={tone} opacity={wide === 1 ? 1 : 0.07 + i * 0.03} />
  ));
}

interface Cloud extends At {
  readonly size: number;
  readonly fill: string;
  readonly rim: string;
}

/** A single cloud: heads of light over heads of body, fading at the foot. */
export function Puff({ x, y, size, fill, rim }: Cloud) {
  const id = useId();
  const next = numbersFrom(`puff ${x} ${y}`);
  const heads = range(9).map((i) => {
    const swell = 1 - Math.abs(i - 4) / 5.5;
    const right = (i - 4) * size * 0.24 + (next() - 0.5) * size * 0.1;
    return { right, r: size * (0.16 + 0.2 * swell * (0.6 + next() * 0.6)) };
  });
  const body = (dx: number, dy: number): string =>
    heads.map(({ right, r }) => ellipse(x + right + dx, y - r * 0.55 + dy, r * 1.15, r)).join('');
  return (
    <>
      <linearGradient id={`${id}g`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={y - size * 0.55} y2={y}>
        <stop offset="0.35" stopColor="#fff" />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <mask id={id}>
        <rect x={x - size * 2} y={y - size * 2} width={size * 4} height={size * 2} fill={`url(#${id}g)`} />
      </mask>
      <g mask={`url(#${id})`}>
        <path d={body(-3, -4)} fill={rim} />
        <path d={body(0, 0)} fill={fill} />
      </g>
    </>
  );
}

interface Bank {
  readonly width: number;
  readonly y: number;
  readonly foot: number;
  readonly least: number;
  readonly most: number;
  readonly count: number;
  readonly fill: string;
  readonly rim: string;
}

/** A bank of clouds from edge to edge, lit from above. */
export function CloudBank({ width, y, foot, least, most, count, fill, rim }: Bank) {
  const next = numbersFrom(`bank ${y} ${count}`);
  const heads = range(count).map((i) => ({
    x: ((i + 0.5) / count) * width + (next() - 0.5) * (width / count) * 0.9,
    r: least + next() * (most - least),
    y: y + (next() - 0.5) * least * 0.6,
  }));
  const body = (dx: number, dy: number): string =>
    heads.map((head) => ellipse(head.x + dx, head.y + dy, head.r * 1.15, head.r * 0.8)).join('');
  return (
    <>
      <path d={body(-3, -5)} fill={rim} />
      <path d={`${body(0, 0)}M-80 ${n(y + least * 0.5)}H${n(width + 80)}V${n(foot)}H-80z`} fill={fill} />
    </>
  );
}

interface Ground {
  readonly width: number;
  readonly y: number;
  readonly foot: number;
  /** How high it rises, and how often. */
  readonly rise: number;
  readonly count: number;
  readonly fill: string;
}

/** Rolling hills. */
export function Hills({ width, y, foot, rise, count, fill }: Ground) {
  const next = numbersFrom(`hills ${y} ${count}`);
  const tops = range(count + 1).map((i) => [(i / count) * (width + 20) - 10, y - rise * next()] as const);
  const line = tops.slice(1).map(([x, top], i) => {
    const [before, high] = tops[i];
    const middle = n((before + x) / 2);
    return `C${middle} ${n(high)} ${middle} ${n(top)} ${n(x)} ${n(top)}`;
  });
  return <path d={`M-10 ${n(foot)}V${n(tops[0][1])}${line.join('')}V${n(foot)}z`} fill={fill} />;
}

/** Mountains, with snow if there is some. */
export function Peaks({ width, y, foot, rise, count, fill, snow }: Ground & { readonly snow?: string }) {
  const next = numbersFrom(`peaks ${y} ${count}`);
  const line = range(count * 2 + 1).map((i) => {
    const x = (i / (count * 2)) * (width + 20) - 10 + (next() - 0.5) * 8;
    return [x, i % 2 === 1 ? y - rise * (0.5 + next() * 0.5) : y - rise * 0.12 * next()] as const;
  });
  const caps = line.flatMap(([x, top], i) => {
    if (i % 2 === 0) return [];
    const high = (y - top) * 0.45;
    const [left, right] = [(line[i - 1][0] - x) * 0.45, (line[i + 1][0] - x) * 0.45];
    return `M${n(x)} ${n(top)}l${n(right)} ${n(high)}l${n(-right * 0.6)} ${n(-high * 0.3)}l${n(-right * 0.4)} ${n(high * 0.4)}l${n(left * 0.5)} ${n(-high * 0.38)}l${n(left * 0.5)} ${n(high * 0.28)}z`;
  });
  return (
    <>
      <path d={`M-10 ${n(foot)}${line.map(([x, top]) => `L${n(x)} ${n(top)}`).join('')}V${n(foot)}z`} fill={fill} />
      {snow !== undefined && <path d={caps.join('')} fill={snow} />}
    </>
  );
}

/** Waves as they are seen from above. */
export function Waves({
  width,
  height,
  tone,
}: {
  readonly width: number;
  readonly height: number;
  readonly tone: string;
}) {
  const next = numbersFrom('waves');
  const d = range(46).map(() => {
    const [x, y, long] = [next() * width, next() * height, 10 + next() * 26];
    return `M${n(x)} ${n(y)}q${n(long / 4)} -3 ${n(long / 2)} 0t${n(long / 2)} 0`;
  });
  return <path d={d.join('')} fill="none" stroke={tone} strokeWidth="2" />;
}

/** A carrier from above, under way. */
export function Carrier({
  x,
  y,
  long,
  turned,
  deck,
}: At & { readonly long: number; readonly turned: number; readonly deck: string }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turned}) scale(${long / 100})`}>
      <path
        d="M-80 0Q-50-20-62-32M-50 4L-110-16M-50 8L-110 20"
        stroke="#dfe8df"
        strokeWidth="3"
        fill="none"
        opacity="0.55"
      />
      <path d="M-50-7.5H36Q47-7 50 0Q47 7 36 7.5H-50Z" fill="#39434a" />
      <path d="M-48-5.8H38L44-3V3L38 5.8H-48Z" fill={deck} />
      <path d="M-46 0H42" stroke="#f1e6c8" strokeWidth="1.8" strokeDasharray="9 6" />
      <path d="M-2 4.5h16v4.5h-16z" fill="#59636a" stroke="#2a333a" />
      <path d="M-40-2.2v4.4M-42 0h4.5M-34-2.2v4.4M-36 0h4.5M-28-2.2v4.4M-30 0h4.5" stroke="#3a5670" strokeWidth="2.5" />
    </g>
  );
}

/** Ships at their moorings, against the light. */
export function Ships({ width, y, tone }: { readonly width: number; readonly y: number; readonly tone: string }) {
  const d = (
    [
      [0.1, 40],
      [0.42, 54],
      [0.78, 38],
    ] as const
  ).map(([at, long]) => {
    const x = width * at;
    return `M${n(x - long / 2)} ${n(y + 3)}h${long}l-6 7h${-long + 10}zM${n(x - long * 0.22)} ${n(y + 3)}v-6h6v-7h3v7h7v-3h4v9zM${n(x + long * 0.14)} ${n(y + 3)}v-4h10v4z`;
  });
  return <path d={d.join('')} fill={tone} />;
}

/** Two palms at the edges. */
export function Palms({
  width,
  height,
  tone,
}: {
  readonly width: number;
  readonly height: number;
  readonly tone: string;
}) {
  const palm = (x: number, y: number, turns: readonly number[], size: number) => (
    <>
      <path
        d={`M${n(x)} ${n(height)}Q${n(x + 6 * size)} ${n((height + y) / 2)} ${n(x)} ${n(y)}`}
        fill="none"
        stroke={tone}
        strokeWidth={4 * size}
      />
      {turns.map((turn) => (
        <path
          key={turn}
          transform={`translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${size})`}
          d="M0 0Q14-8 30 2Q14-2 0 0z"
          fill={tone}
        />
      ))}
    </>
  );
  return (
    <>
      {palm(width * 0.1, height * 0.74, [-80, -35, 10, 55, 140, 190, 230], 1)}
      {palm(width * 0.9, height * 0.8, [-70, -25, 20, 65, 150, 200], 0.86)}
    </>
  );
}
