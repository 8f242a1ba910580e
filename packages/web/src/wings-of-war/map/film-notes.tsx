import { damageLetters, type Fixed, symbols } from '@tallyho/wings-of-war';
import type { CSSProperties } from 'react';
import type { Box } from '../../widgets/pan-zoom.ts';
import { DamageBack, DamageCard } from '../cards/damage-card.tsx';
import type { Draw } from '../film/beats.ts';
import type { Screening } from '../film/screening.ts';
import { effectsOf } from '../words/film-sentence.ts';
import { useWingsWords } from '../words/words.ts';
import type { MapScene } from './scene.ts';
import type { Chart } from './use-camera.ts';

interface Props {
  readonly screening: Screening;
  readonly scene: MapScene;
  readonly chart: Chart;
  readonly free: readonly Box[];
}

/** What is written on the map while it is watched: ranges, the cards that are drawn, what becomes of whom. */
export function FilmNotes({ screening, scene, chart, free }: Props) {
  const w = useWingsWords();
  const { beat, part, shown } = screening;
  if (beat === null) return null;
  const spotOf = (plane: number) => scene.figures.find(({ id }) => id === plane)?.spot;
  if (part === 'fire')
    return beat.shots.map(({ plane, gun, target, short }) => {
      const [from, to] = [spotOf(plane), spotOf(target)];
      if (from === undefined || to === undefined) return null;
      const { x, y } = chart.at({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 });
      return (
        <span key={`${plane} ${gun}`} className="film-note" style={{ left: x, top: y + 22 }} aria-hidden="true">
          {short ? w.film.short : w.film.long}
        </span>
      );
    });
  if (part === 'damage') {
    const victims = [...new Set(beat.draws.map(({ plane }) => plane))];
    return victims.map((plane) => {
      const spot = spotOf(plane);
      if (spot === undefined) return null;
      const draws = beat.draws.filter((draw) => draw.plane === plane);
      return <Drawn key={plane} draws={draws} at={chart.at(spot)} chart={chart} free={free} shown={shown} />;
    });
  }
  if (part !== 'effects') return null;
  return effectsOf(w, beat).map(({ plane, what, isLost }) => {
    const spot = spotOf(plane);
    if (spot === undefined) return null;
    const { x, y } = chart.at(spot);
    return (
      <span
        key={plane}
        className={isLost ? 'film-note lost' : 'film-note'}
        style={{ left: x, top: y + 46 * chart.look.scale + 12 }}
        aria-hidden="true"
      >
        {shown.names.badge(plane)} {what}
      </span>
    );
  });
}

interface DrawnProps extends Pick<Props, 'chart' | 'free'> {
  readonly draws: readonly Draw[];
  readonly at: { readonly x: number; readonly y: number };
  readonly shown: Screening['shown'];
}

/** How many cards are told apart. */
const MOST = 3;
const APART = 46;

/** The cards somebody has just drawn, beside him and tied to him; what the rules keep secret stays face down. */
function Drawn({ draws, at, chart, free, shown: { view } }: DrawnProps) {
  const isSmall = chart.size.width < 600;
  const [width, height] = isSmall ? [96, 134] : [148, 206];
  const shown = draws.slice(-MOST);
  const all = width + (shown.length - 1) * APART;
  const [{ x, y, width: w, height: h } = { x: 0, y: 0, ...chart.size }] = free;
  const gap = 64 * chart.look.scale;
  const isRight = at.x + gap + all < x + w || at.x - gap - all < x;
  const left = Math.max(x, Math.min(x + w - all, isRight ? at.x + gap : at.x - gap - all));
  const top = Math.max(y, Math.min(y + h - height, at.y - height / 2));
  return (
    <>
      <svg className="card-tie" aria-hidden="true" focusable="false">
        <path d={`M${at.x} ${at.y}L${isRight ? left : left + all} ${top + height / 2}`} />
      </svg>
      {shown.map((draw, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of one deck are alike
          key={i}
          className="drawn-card-place"
          style={{ left: left + i * APART, top, '--turn': `${(i - 0.5) * 4}deg` } as CSSProperties}
          aria-hidden="true"
        >
          <Face draw={draw} fixed={view.fixed} width={width} />
        </span>
      ))}
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
