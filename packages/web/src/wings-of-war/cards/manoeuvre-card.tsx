import type { ManoeuvreCard as Face } from '@tallyho/wings-of-war';
import type { CSSProperties } from 'react';
import type { Machine } from '../../art/great-war/machine.ts';
import { useWingsWords } from '../words/words.ts';
import { WINDOW } from './arrow.ts';
import { ManoeuvrePicture } from './manoeuvre-picture.tsx';

/** Laid in a slot; not to be laid now; the one that is advised; one that takes the aircraft off the map or is illegal. */
export type CardState = 'laid' | 'dimmed' | 'lifted' | 'barred';

/** Pixels. */
export interface CardSize {
  readonly width: number;
  readonly height: number;
}

/** Where a card lies says how large it is. */
export const cardSizes = {
  desk: { width: 112, height: 157 },
  tablet: { width: 92, height: 129 },
  phone: { width: 86, height: 122 },
  film: { width: 84, height: 112 },
  sideways: { width: 73, height: 99 },
} as const satisfies { readonly [place: string]: CardSize };

interface Props {
  readonly face: Face;
  /** Who flies it. */
  readonly machine: Machine;
  /** Left out: it fills the place it is given. */
  readonly size?: CardSize;
  /** How many of it lie on each other, if that matters. */
  readonly copies?: number;
  readonly state?: CardState | null;
  readonly isSplitS?: boolean;
  /** A word at its foot: what happens with it. */
  readonly note?: string;
}

/** The edge on the left, in pixels. */
const EDGE = 7;

/** A manoeuvre card, face up: its edge says which cards may lie beside it, its arrow where it leads. */
export function ManoeuvreCard({ face, machine, size, copies, state = null, isSplitS = false, note = '' }: Props) {
  const w = useWingsWords();
  const [title, brief] = isSplitS ? [w.cards.splitS, w.cards.splitS] : w.cards.titles[face.manoeuvre];
  const names = ['manoeuvre-card', `is-${signOf(face, isSplitS)}`, size === undefined ? 'fills' : '', state ?? ''];
  if (copies === 0) names.push('none-left');
  const zoom = ((size ?? cardSizes.desk).width - EDGE) / WINDOW.width;
  return (
    <span
      className={names.filter((name) => name !== '').join(' ')}
      style={size === undefined ? undefined : sized(size)}
      aria-hidden="true"
    >
      {(copies ?? 0) > 2 && <span className="manoeuvre-under third" />}
      {(copies ?? 0) > 1 && <span className="manoeuvre-under" />}
      <span className="manoeuvre-face">
        <span className="manoeuvre-title">
          <span className="whole">{title}</span>
          <span className="brief">{brief}</span>
        </span>
        <span className={`manoeuvre-window ${skyOf(face)}`}>
          <ManoeuvrePicture {...{ face, machine, isSplitS, zoom }} />
          {face.steep && <Steep />}
          {copies !== undefined && <span className="manoeuvre-copies">×{copies}</span>}
          {note !== '' && <span className="manoeuvre-note">{note}</span>}
        </span>
      </span>
    </span>
  );
}

const sized = ({ width, height }: CardSize) =>
  ({ '--width': `${width}px`, '--height': `${height}px` }) as CSSProperties;

/** The back of every manoeuvre card, with the letter of its deck. */
export function ManoeuvreBack({ letter, size }: { readonly letter: string; readonly size?: CardSize }) {
  return (
    <span
      className={`manoeuvre-back${size === undefined ? ' fills' : ''}`}
      style={size === undefined ? undefined : sized(size)}
      aria-hidden="true"
    >
      <svg viewBox="0 0 100 140" preserveAspectRatio="none" focusable="false" aria-hidden="true">
        <rect x="7" y="7" width="86" height="126" rx="4" fill="none" stroke="#e7b45d" strokeWidth="2" />
        <rect x="12" y="12" width="76" height="116" rx="3" fill="none" stroke="#e7b45d" strokeOpacity=".45" />
        <path d="M50 34L72 62H60V106H40V62H28Z" fill="#e7b45d" />
      </svg>
      <b>{letter}</b>
    </span>
  );
}

/** WOW-PLAN-05 — the steep symbol. */
const Steep = () => (
  <svg className="manoeuvre-lozenge" viewBox="0 0 12 12" focusable="false" aria-hidden="true">
    <path d="M6 .5L11.5 6L6 11.5L.5 6Z" fill="#d8432e" stroke="#fff" />
  </svg>
);

/** What the edge of a card says: WOW-PLAN-05 steep, WOW-PLAN-10 a straight before and after, WOW-SPLIT-01 after a stall. */
function signOf({ manoeuvre, steep }: Face, isSplitS: boolean): string {
  if (manoeuvre === 'immelmann') return isSplitS ? 'split-s' : 'immelmann';
  if (steep) return 'steep';
  return manoeuvre === 'straight' || manoeuvre === 'short straight' ? 'straight' : 'plain';
}

function skyOf({ manoeuvre }: Face): string {
  if (manoeuvre === 'climb') return 'up';
  return manoeuvre === 'dive' || manoeuvre === 'short dive' ? 'down' : '';
}
