import type { ManoeuvreCard } from '@tallyho/wings-of-war';
import { BiplaneShadow, MM_PER_METRE } from '../../art/great-war/biplane.tsx';
import { drawnAs, type Machine } from '../../art/great-war/machine.ts';
import { arrowBox, arrowFor, WINDOW } from './arrow.ts';
import { CardBiplane } from './card-biplane.tsx';

const BRASS = '#e0ab48';
const CREAM = '#f3e6c4';
const INK = '#141c26';

/** Arrows of some cards have a colour of their own. */
const colours: { readonly [manoeuvre: string]: string } = {
  stall: '#d97b5a',
  climb: '#a9cde0',
  dive: '#c76a3c',
  'short dive': '#c76a3c',
};

const CLOUDS = 'M-8 22q10-9 22-4q8-8 20 1q9-1 10 6h-56zM70 60q8-7 18-2q7-5 20 2v6h-42z';

interface Props {
  readonly face: ManoeuvreCard;
  readonly machine: Machine;
  /** An Immelmann after a stall: it goes down. */
  readonly isSplitS: boolean;
  /** Pixels for each unit of the window. */
  readonly zoom: number;
}

/** The picture on a manoeuvre card: the arrow to scale, the aircraft at its foot. */
export function ManoeuvrePicture({ face, machine, isSplitS, zoom }: Props) {
  const { manoeuvre } = face;
  const arrow = arrowFor(face);
  const [x, y] = manoeuvre === 'immelmann' ? [38, 96] : [arrow.foot[0], arrow.foot[1] + 4];
  const size = 4 * Math.min(1, 8.6 / drawnAs(machine).type.span);
  return (
    <svg
      viewBox={`0 0 ${WINDOW.width} ${WINDOW.height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d={CLOUDS} fill="#fff" opacity=".2" />
      <Drawn face={face} isSplitS={isSplitS} />
      <g transform={`translate(${x + 3} ${y + 4}) scale(${size / MM_PER_METRE})`} opacity={0.6}>
        <BiplaneShadow machine={machine} />
      </g>
      <CardBiplane machine={machine} x={x} y={y} size={size} zoom={zoom} />
    </svg>
  );
}

/** The arrow alone, where there is no room for a card. */
export const ManoeuvreArrow = ({ face }: Pick<Props, 'face'>) => (
  <svg viewBox={arrowBox(face)} aria-hidden="true" focusable="false">
    <Drawn face={face} isSplitS={false} />
  </svg>
);

/** The arrow, and what it does to the altitude. */
function Drawn({ face, isSplitS }: Pick<Props, 'face' | 'isSplitS'>) {
  const { manoeuvre } = face;
  return (
    <>
      {manoeuvre === 'immelmann' ? (
        <Fold isSplitS={isSplitS} />
      ) : (
        <Shaft {...arrowFor(face)} colour={colours[manoeuvre] ?? BRASS} />
      )}
      {manoeuvre === 'climb' && (
        <>
          <circle cx={80} cy={45} r={8.5} fill="#fff" stroke="#17304a" strokeWidth={2} />
          <Sign x={59} y={52} text="+" edge="#17304a" />
        </>
      )}
      {(manoeuvre === 'dive' || manoeuvre === 'short dive') && <Sign x={66} y={54} text="−1" edge="#4a1f10" />}
    </>
  );
}

interface ShaftProps {
  readonly shaft: string;
  readonly tip: readonly [number, number];
  readonly turn: number;
  readonly colour: string;
}

function Shaft({ shaft, tip: [x, y], turn, colour }: ShaftProps) {
  return (
    <>
      <g fill="none" strokeLinejoin="round">
        <path d={shaft} stroke={INK} strokeWidth={15} />
        <path d={shaft} stroke={colour} strokeWidth={11.4} />
        <path d={shaft} stroke="#fff2cc" strokeOpacity={0.5} strokeWidth={2.4} transform="translate(-2.6 -.6)" />
      </g>
      <Tip x={x} y={y} turn={turn} colour={colour} />
    </>
  );
}

function Tip({
  x,
  y,
  turn,
  colour,
}: {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly colour: string;
}) {
  return (
    <path
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`}
      d="M-13.5 3.5L0-15L13.5 3.5Z"
      fill={colour}
      stroke={INK}
      strokeWidth={1.9}
      strokeLinejoin="round"
    />
  );
}

/** An arrow that is folded over: the under side is pale, and a Split-S shows it first. */
function Fold({ isSplitS }: { readonly isSplitS: boolean }) {
  const [first, second] = isSplitS ? [CREAM, BRASS] : [BRASS, CREAM];
  return (
    <>
      <path
        d="M32.3 80V40C32.3 16 69.7 16 69.7 40V66H58.3V42C58.3 32 43.7 32 43.7 42V80Z"
        fill={INK}
        stroke={INK}
        strokeWidth={3.6}
        strokeLinejoin="round"
      />
      <path d="M32.3 80V40C32.3 30 38 24 44 22.5L47 34.5C45 36 43.7 38.5 43.7 42V80Z" fill={first} />
      <path d="M44 22.5C55 19.5 69.7 24 69.7 40V66H58.3V42C58.3 36 52 32.5 47 34.5Z" fill={second} />
      <path d="M44 22.5L47 34.5" stroke={INK} strokeWidth={1.5} />
      <Tip x={64} y={68} turn={180} colour={second} />
      <path d="M36 78V42C36 34 39 29.5 43 27.5" fill="none" stroke="#fff" strokeOpacity={0.45} strokeWidth={2} />
    </>
  );
}

interface SignProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly edge: string;
}

/** What a climb and a dive do to the altitude: a counter more, a level less. */
const Sign = ({ x, y, text, edge }: SignProps) => (
  <text className="manoeuvre-sign" x={x} y={y} fill="#fff" stroke={edge} strokeWidth={4}>
    {text}
  </text>
);
