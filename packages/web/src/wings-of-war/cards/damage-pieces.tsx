import { useId } from 'react';
import { Burst } from '../../art/great-war/effects.tsx';
import { numbersFrom } from '../../art/numbers-from.ts';

/* What the pictures on damage cards are put together of. */

const INK = '#141c26';

interface At {
  readonly x: number;
  readonly y: number;
}

/** Where holes are, the first first; their sizes differ. */
const holes = [
  [42, 44],
  [96, 70],
  [70, 30],
  [118, 38],
  [50, 84],
  [128, 88],
  [88, 48],
  [28, 66],
  [104, 100],
  [140, 60],
] as const;

export const holesIn = (count: number): readonly (At & { readonly size: number })[] =>
  holes.slice(0, count).map(([x, y], i) => ({ x, y, size: 0.8 + (i % 3) * 0.16 }));

const RIM = 'M-8-3q2-7 8-5q8 0 8 6q-1 8-8 7q-9-1-8-8z';

/** A hole in canvas, with its torn edge. */
export const Hole = ({ x, y, size }: At & { readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d={RIM} fill="#0d0f12" />
    <path d={`M-8-3l-7-5M7-4l6-7M5 5l7 6M-5 5l-6 7${RIM}`} stroke="#f2e6c6" strokeWidth={1.4} fill="none" />
  </g>
);

/** Fields far below. */
export const Fields = () => (
  <g opacity={0.3}>
    <path d="M0 80L60 60L90 118H0zM60 60L155 40V90L90 118zM0 40L40 0H0z" fill="#2f2a18" />
    <path d="M0 80L60 60L155 40M60 60L90 118M60 60L36 0" stroke="#f6e6b8" strokeWidth={1.5} fill="none" />
  </g>
);

type Point = readonly [x: number, y: number];

const PUFFS = 16;

/** Smoke that grows and fades from one point to another. */
export function Plume({ from, to }: { readonly from: Point; readonly to: Point }) {
  const id = useId();
  const chance = numbersFrom('plume');
  const puffs = Array.from({ length: PUFFS }, (_, i) => {
    const old = 1 - i / (PUFFS - 1);
    const at = (axis: 0 | 1): number => from[axis] + (to[axis] - from[axis]) * old + (chance() - 0.5) * 16 * old;
    return { x: at(0), y: at(1), r: 9 + 22 * old * (0.7 + 0.5 * chance()), opacity: 0.95 - old * 0.6 };
  });
  return (
    <>
      <radialGradient id={id}>
        <stop offset="0" stopColor="#1d2024" stopOpacity=".9" />
        <stop offset=".55" stopColor="#2b2f33" stopOpacity=".55" />
        <stop offset="1" stopColor="#4a4e50" stopOpacity="0" />
      </radialGradient>
      {puffs.map(({ x, y, r, opacity }) => (
        <circle key={x} cx={x} cy={y} r={r} fill={`url(#${id})`} opacity={opacity} />
      ))}
    </>
  );
}

const CYLINDERS = [0, 40, 80, 120, 160, 200, 240, 280, 320];
const STRUCK = 40;

/** A rotary from the front, one cylinder shot through. */
export const Engine = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r={50} fill="#b9bab0" stroke={INK} strokeWidth={3} />
    <circle r={41} fill="#22262b" />
    {CYLINDERS.map((turn) => (
      <g key={turn} transform={`rotate(${turn})`} stroke="#0e1216">
        <rect
          x={-7}
          y={-39}
          width={14}
          height={25}
          rx={2}
          fill={turn === STRUCK ? '#d8432e' : '#8a939b'}
          strokeWidth={1.5}
        />
        <path d="M-7-33h14M-7-28h14M-7-23h14" strokeWidth={1.2} />
      </g>
    ))}
    <circle r={14} fill="#c8963e" stroke={INK} strokeWidth={2} />
    <circle r={5} fill={INK} />
  </g>
);

/** Helmet, goggles, scarf, and a bandage over the brow. */
export const Pilot = ({ x, y }: At) => (
  <g transform={`translate(${x} ${y})`} stroke={INK} strokeWidth={2}>
    <path d="M-62 60Q-60 22-24 20H24Q60 22 62 60z" fill="#3b2c22" />
    <path d="M-26 22Q0 44 26 22L18 56H-18z" fill="#efe2bf" />
    <path d="M-24-6Q-24 24 0 30Q24 24 24-6z" fill="#d7a37c" />
    <path d="M-28 8V-14Q-28-46 0-46Q28-46 28-14V8Q24 10 22-2H-22Q-24 10-28 8z" fill="#7a4a29" />
    <g fill="#bcd7e4" strokeWidth={2.5}>
      <rect x={-24} y={-14} width={22} height={16} rx={7} />
      <rect x={2} y={-14} width={22} height={16} rx={7} />
    </g>
    <path d="M-19-10l8 10M-20-4l5 6" strokeWidth={1.2} />
    <path d="M-8 18Q0 14 8 18" fill="none" stroke="#5b2a1c" strokeWidth={2.5} />
    <path d="M-30-24L26-38L28-28L-28-14z" fill="#f3ead2" strokeWidth={1.5} />
    <circle cx={-14} cy={-24} r={6} fill="#b3322a" stroke="none" />
  </g>
);

const WRECKAGE = ['translate(30 30) rotate(-30)', 'translate(128 84) rotate(40)', 'translate(132 24) rotate(12)'];

/** An explosion, with what flies out of it. */
export const Explosion = ({ x, y }: At) => (
  <>
    <g transform={`translate(${x} ${y}) scale(46)`}>
      <Burst name="card" />
    </g>
    {WRECKAGE.map((place) => (
      <path key={place} transform={place} d="M-12 0H6L4 8H-12z" fill="#8a8148" stroke={INK} strokeWidth={1.2} />
    ))}
  </>
);
