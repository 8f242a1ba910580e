import type { DamageSymbol } from '@tallyho/wings-of-war';
import type { CSSProperties } from 'react';
import { useWingsWords, type WingsWords } from '../words/words.ts';
import { DamagePicture, PICTURE } from './damage-picture.tsx';

interface Props {
  /** Null: only the one who drew it knows. */
  readonly points: number | null;
  readonly symbol: DamageSymbol;
  readonly letter: string;
  /** In a two-seater a wound may be the observer's. */
  readonly seats: 1 | 2;
  /** Pixels. */
  readonly width: number;
}

/** WOW-TWO-08, WOW-TWO-09 — in a two-seater a wound of three points is the pilot's, any other the observer's. */
const woundsObserver = ({ symbol, points, seats }: Pick<Props, 'symbol' | 'points' | 'seats'>): boolean =>
  symbol === 'crew' && seats === 2 && points !== 3;

/** What stands on a damage card: its title, and the rule in a line. */
export function damageText(
  { cards }: WingsWords,
  card: Pick<Props, 'symbol' | 'points' | 'seats'>,
): readonly [string, string] {
  const { symbol, points } = card;
  if (woundsObserver(card)) return cards.effects.observer;
  if (symbol !== 'none') return cards.effects[symbol];
  if (points === null) return [cards.hit, ''];
  if (points === 0) return [cards.missed.title, cards.missed.rule];
  return [cards.hit, cards.torn[Math.min(points, cards.torn.length) - 1]];
}

/** A card that is less wide, in pixels, has no room for words: its picture and its points say what it is. */
const WORDS = 108;
export const hasWords = (width: number): boolean => width >= WORDS;

/** A damage card, face up: holes for points, a picture for every effect. */
export function DamageCard({ points, symbol, letter, seats, width }: Props) {
  const w = useWingsWords();
  if (!hasWords(width)) return <BriefCard {...{ points, symbol, width }} />;
  const [title, rule] = damageText(w, { points, symbol, seats });
  return (
    <span className="damage-card" style={{ '--width': `${width}px` } as CSSProperties} aria-hidden="true">
      <span className="damage-title">
        {title}
        <b className={`damage-letter deck-${letter.toLowerCase()}`}>{letter}</b>
      </span>
      <span className="damage-window">
        <DamagePicture points={points ?? 1} symbol={symbol} zoom={width / PICTURE.width} />
      </span>
      <span className="damage-points">
        <Star />
        {symbol === 'explosion' ? w.cards.kill : (points ?? '?')}
        {points === null && symbol !== 'explosion' && <small>{w.cards.pointsSecret}</small>}
      </span>
      <span className="damage-rule">{rule}</span>
    </span>
  );
}

function BriefCard({ points, symbol, width }: Pick<Props, 'points' | 'symbol' | 'width'>) {
  return (
    <span className="damage-card brief" style={{ '--width': `${width}px` } as CSSProperties} aria-hidden="true">
      <span className="damage-window">
        <DamagePicture points={points ?? 1} symbol={symbol} zoom={width / PICTURE.width} />
      </span>
      <span className="damage-points">
        <Star />
        {symbol === 'explosion' ? '' : (points ?? '?')}
      </span>
    </span>
  );
}

const STAR = 'M10 0l2 6l6-3l-3 6l5 1l-5 2l3 6l-6-3l-2 5l-2-5l-6 3l3-6l-5-2l5-1l-3-6l6 3z';

const Star = () => (
  <svg viewBox="0 0 20 20" focusable="false" aria-hidden="true">
    <path d={STAR} fill="currentColor" />
  </svg>
);

/** The back of a damage card: a star with the letter of its deck. */
export function DamageBack({ letter, width }: { readonly letter: string; readonly width: number }) {
  return (
    <span
      className={`damage-back deck-${letter.toLowerCase()}`}
      style={{ '--width': `${width}px` } as CSSProperties}
      aria-hidden="true"
    >
      <svg viewBox="0 0 100 140" focusable="false" aria-hidden="true">
        <rect x="6" y="6" width="88" height="128" rx="5" fill="none" stroke="#e0ab48" strokeWidth="2" />
        <rect x="11" y="11" width="78" height="118" rx="3" fill="none" stroke="#e0ab48" strokeOpacity=".5" />
        <path
          transform="translate(50 70) scale(1.9)"
          d="M0-20l4 12l12-6l-6 12l10 2l-10 4l6 12l-12-6l-4 10l-4-10l-12 6l6-12l-10-4l10-2l-6-12l12 6z"
          fill="#e0ab48"
        />
        <text x="50" y="80" textAnchor="middle" fill="currentColor">
          {letter}
        </text>
      </svg>
    </span>
  );
}
