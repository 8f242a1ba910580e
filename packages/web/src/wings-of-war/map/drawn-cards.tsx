import { damageLetters, type Fixed, symbols } from '@tallyho/wings-of-war';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { Box } from '../../widgets/pan-zoom.ts';
import { DamageBack, DamageCard } from '../cards/damage-card.tsx';
import type { Draw } from '../film/beats.ts';
import { cardsPlace } from './cards-place.ts';
import { flyHome } from './fly-home.ts';
import type { Chart } from './use-camera.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Props {
  readonly draws: readonly Draw[];
  /** Who has drawn them, and where he is; where others are who have drawn some. */
  readonly badge: string;
  readonly at: Point;
  readonly others: readonly Point[];
  readonly chart: Chart;
  readonly free: readonly Box[];
  readonly fixed: Fixed;
}

/** How many cards are told apart. */
const MOST = 3;
const APART = 46;
/** Half of an aircraft, in millimetres. */
const REACH = 46;
const large = { width: 148, height: 206 };
const small = { width: 96, height: 134 };

/** The cards somebody has just drawn, beside him and tied to him; when they have been seen they go to his plate. */
export function DrawnCards({ draws, badge, at, others, chart, free, fixed }: Props) {
  const cards = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const seen = cards.current;
    return () => {
      if (seen !== null) flyHome(seen, badge);
    };
  }, [badge]);
  const card = chart.size.width < 600 ? small : large;
  const shown = draws.slice(-MOST);
  const all = { width: card.width + (shown.length - 1) * APART, height: card.height };
  const place = cardsPlace(at, others, REACH * chart.look.scale, all, free[0] ?? { x: 0, y: 0, ...chart.size });
  return (
    <>
      <svg className="card-tie" aria-hidden="true" focusable="false">
        <path d={`M${at.x} ${at.y}L${place.x + place.width / 2} ${place.y + place.height / 2}`} />
      </svg>
      <span ref={cards} className="drawn-cards" style={{ left: place.x, top: place.y }} aria-hidden="true">
        {shown.map((draw, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: cards of one deck are alike
            key={i}
            className="drawn-card-place"
            style={{ left: i * APART, '--turn': `${(i - 0.5) * 4}deg` } as CSSProperties}
          >
            <Face draw={draw} fixed={fixed} width={card.width} />
          </span>
        ))}
      </span>
    </>
  );
}

interface FaceProps {
  readonly draw: Draw;
  readonly fixed: Fixed;
  readonly width: number;
}

/** WOW-DMG-01, WOW-SPDMG-17 — a card as this seat may see it: its face, what all were told of it, or its back. */
function Face({ draw: { plane, deck, face, sign }, fixed, width }: FaceProps) {
  if (face === null && sign === null) return <DamageBack letter={deck} width={width} />;
  return (
    <DamageCard
      points={face === null ? null : fixed.points[face]}
      symbol={face === null ? (sign ?? 'none') : symbols[fixed.symbol[face]]}
      letter={face === null ? deck : damageLetters[Math.floor(face / 100)]}
      seats={fixed.planes[plane].twoSeater ? 2 : 1}
      width={width}
    />
  );
}
