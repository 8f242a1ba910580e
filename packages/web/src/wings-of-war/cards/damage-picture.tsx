import type { DamageSymbol } from '@tallyho/wings-of-war';
import { type ReactNode, useId } from 'react';
import { Flames } from '../../art/great-war/effects.tsx';
import type { Machine } from '../../art/great-war/machine.ts';
import { CardBiplane } from './card-biplane.tsx';
import { Engine, Explosion, Fields, Hole, holesIn, Pilot, Plume } from './damage-pieces.tsx';

/** The picture on a damage card is drawn in so many units. */
export const PICTURE = { width: 155, height: 118 };

const CAMEL: Machine = { card: '', type: 'sopwith-camel', seats: 1, nation: 'united-kingdom' };
const DRIDECKER: Machine = { card: 'triplane-richthofen', type: 'fokker-dr1', seats: 1, nation: 'germany' };
const INK = '#141c26';
const RED = '#b3322a';
const GREEN = '#3f7a4f';

interface Props {
  readonly points: number;
  readonly symbol: DamageSymbol;
  /** Pixels for each unit of the picture. */
  readonly zoom: number;
}

/** What happened: holes in canvas, as many as points, or a picture of the effect. */
export function DamagePicture({ points, symbol, zoom }: Props) {
  return (
    <svg
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {pictureOf({ points, symbol, zoom })}
    </svg>
  );
}

function pictureOf({ points, symbol, zoom }: Props): ReactNode {
  switch (symbol) {
    case 'none':
      return points === 0 ? <Missed zoom={zoom} /> : <Canvas holes={points} />;
    case 'jam-red':
      return <Jam colour={RED} />;
    case 'jam-green':
      return <Jam colour={GREEN} />;
    case 'rudder-left':
      return <Rudder side={-1} zoom={zoom} />;
    case 'rudder-right':
      return <Rudder side={1} zoom={zoom} />;
    case 'engine':
      return (
        <Sky from="#4a3f3a" to="#8a7355">
          <Engine x={78} y={62} />
          <Hole x={112} y={26} size={1.1} />
          <g fill="#141414" opacity=".7">
            <circle cx="118" cy="40" r="12" />
            <circle cx="128" cy="56" r="9" />
            <circle cx="122" cy="72" r="7" />
          </g>
        </Sky>
      );
    case 'smoke':
      return (
        <Sky from="#4d7389" to="#a9b79a">
          <Fields />
          <Plume from={[72, 62]} to={[168, 122]} />
          <CardBiplane machine={CAMEL} x={52} y={46} turn={-52} size={9} zoom={zoom} />
        </Sky>
      );
    case 'fire':
      return (
        <Sky from="#7a2c18" to="#d9823e">
          <Plume from={[86, 72]} to={[174, 128]} />
          <CardBiplane machine={DRIDECKER} x={54} y={46} turn={-52} size={10} zoom={zoom} />
          <g transform="translate(56 48) rotate(-54) scale(16.5)">
            <Flames />
          </g>
        </Sky>
      );
    case 'crew':
      return (
        <Sky from="#27384a" to="#5b7183">
          <Pilot x={78} y={70} />
        </Sky>
      );
    case 'explosion':
      return (
        <Sky from="#5a1d12" to="#e08a3c">
          <Explosion x={76} y={58} />
        </Sky>
      );
  }
}

function Sky({ from, to, children }: { readonly from: string; readonly to: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <rect width={PICTURE.width} height={PICTURE.height} fill={`url(#${id})`} />
      {children}
    </>
  );
}

function Missed({ zoom }: { readonly zoom: number }) {
  return (
    <Sky from="#4d7389" to="#a9b79a">
      <Fields />
      <CardBiplane machine={CAMEL} x={60} y={64} turn={28} size={10} zoom={zoom} />
      <path
        d="M104 4l-8 24M126 10l-8 24M116 46l-7 20M138 54l-7 20M108 84l-6 18M134 96l-5 14"
        stroke="#ffe08a"
        strokeWidth={2.4}
        strokeLinecap="round"
      />
    </Sky>
  );
}

/** A wing from close by. */
function Canvas({ holes }: { readonly holes: number }) {
  return (
    <>
      <rect width={PICTURE.width} height={PICTURE.height} fill="#948a4e" />
      <path
        d="M10 0L0 118M36 0L26 118M62 0L52 118M88 0L78 118M114 0L104 118M140 0L130 118"
        stroke="#2b2a1a"
        strokeOpacity={0.35}
        strokeWidth={1.2}
      />
      <circle cx={112} cy={58} r={46} fill="#24406f" />
      <circle cx={112} cy={58} r={31} fill="#f0e6cf" />
      <circle cx={112} cy={58} r={15.5} fill={RED} />
      <path d="M0 0H155V20Q60 34 0 26z" fill="#fff3c8" opacity={0.16} />
      {holesIn(holes).map(({ x, y, size }) => (
        <Hole key={`${x} ${y}`} x={x} y={y} size={size} />
      ))}
    </>
  );
}

/** A cartridge that stands up in the breech. */
function Jam({ colour }: { readonly colour: string }) {
  return (
    <Sky from="#39424d" to="#6d7780">
      <g transform="translate(8 16)" stroke="#0e1216">
        <path d="M0 44H118V66H0z" fill="#2a2f36" strokeWidth={2} />
        <path d="M118 50h30v10h-30z" fill="#1b1f24" stroke="none" />
        <path d="M66 48v14M76 48v14M86 48v14M96 48v14M106 48v14" stroke="#8a939b" strokeWidth={2.5} />
        <path d="M6 38h48v8H6z" fill="#4a525b" strokeWidth={1.5} />
        <path
          transform="translate(40 40) rotate(-38)"
          d="M-7-34h14v26q0 6-7 12q-7-6-7-12z"
          fill="#d9a441"
          stroke="#3b260c"
          strokeWidth={2}
        />
        <path d="M14 60q10 34 36 34h46" fill="none" stroke="#b98a3c" strokeWidth={11} strokeDasharray="7 3" />
      </g>
      <g transform="translate(122 34)" stroke="#f6efdd">
        <circle r={19} fill={colour} strokeWidth={2.5} />
        <path d="M-9-9L9 9M9-9L-9 9" strokeWidth={4.5} strokeLinecap="round" />
      </g>
    </Sky>
  );
}

/** The tail from close by, and the turn that is struck out. */
function Rudder({ side, zoom }: { readonly side: 1 | -1; readonly zoom: number }) {
  const bend = `M${side * 16} 22C${side * 42} 20 ${side * 52} 2 ${side * 50} -18`;
  const bar = `M${side * 22} -24L${side * 62} 26`;
  return (
    <Sky from="#5b6b48" to="#a89a62">
      <Fields />
      <CardBiplane machine={CAMEL} x={78 - side * 8} y={-30} size={34} zoom={zoom} />
      <g transform="translate(78 70)" fill="none" strokeLinecap="butt">
        <path d={bend} stroke={INK} strokeWidth={14} />
        <path d={bend} stroke="#f6efdd" strokeWidth={9} />
        <path
          d={`M${side * 50 - 12} -16L${side * 50} -36L${side * 50 + 12} -16z`}
          fill="#f6efdd"
          stroke={INK}
          strokeWidth={2}
        />
        <path d={bar} stroke={INK} strokeWidth={11} strokeLinecap="round" />
        <path d={bar} stroke="#d8432e" strokeWidth={7} strokeLinecap="round" />
      </g>
    </Sky>
  );
}
