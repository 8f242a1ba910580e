import { damageLetters, type Fixed, type Plane, symbols } from '@tallyho/wings-of-war';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import type { Box } from '../../widgets/pan-zoom.ts';
import { DamageBack, DamageCard } from '../cards/damage-card.tsx';
import type { Draw } from '../film/beats.ts';
import type { Screening } from '../film/screening.ts';
import { cardsPlace } from './cards-place.ts';
import { flyHome } from './fly-home.ts';
import type { MapScene } from './scene.ts';
import type { Chart } from './use-camera.ts';
import { type Deal, useDeals } from './use-deals.ts';

/** How many cards of one aircraft are told apart. */
const MOST = 3;
const APART = 46;
/** Half of an aircraft, in millimetres. */
const REACH = 46;
const large = { width: 148, height: 206 };
const small = { width: 96, height: 134 };
/** With more victims than these all cards are small: what flies is still seen between them. */
const FEW = 2;

interface Props {
  readonly screening: Screening;
  readonly scene: MapScene;
  readonly chart: Chart;
  readonly free: readonly Box[];
}

/** The cards that have just been drawn, beside whoever drew them; when they have been seen they go to his plate. */
export function DrawnCards({ screening: { beat, part, shown, isStill }, ...props }: Props) {
  const { deals, put } = useDeals(part === 'damage' ? (beat?.draws ?? null) : null, isStill);
  const { view, names } = shown;
  return deals.map((deal) => (
    <Dealt key={deal.n} deal={deal} fixed={view.fixed} badgeOf={names.badge} onHome={() => put(deal)} {...props} />
  ));
}

interface DealtProps extends Omit<Props, 'screening'> {
  readonly deal: Deal;
  readonly fixed: Fixed;
  badgeOf(plane: Plane): string;
  onHome(): void;
}

/** What one aircraft has drawn, and where that lies, in pixels of the window. */
interface Hand {
  readonly plane: Plane;
  readonly draws: readonly Draw[];
  readonly at: { readonly x: number; readonly y: number };
  readonly place: Box;
}

function Dealt({ deal: { draws, isLeaving }, scene, chart, free, fixed, badgeOf, onHome }: DealtProps) {
  const dealt = useRef<HTMLDivElement>(null);
  // Whoever leaves does so from where he was seen last.
  const hands = useRef<readonly Hand[]>([]);
  if (!isLeaving) hands.current = handsOf(draws, scene, chart, free);
  const home = useRef(onHome);
  home.current = onHome;
  useLayoutEffect(() => {
    if (!isLeaving || dealt.current === null) return;
    return flyHome(dealt.current, () => home.current());
  }, [isLeaving]);
  const { width } = cardOf(chart, hands.current.length);
  return (
    <div ref={dealt} className={isLeaving ? 'dealt leaving' : 'dealt'} aria-hidden="true">
      {hands.current.map(({ plane, draws: cards, at, place }) => (
        <span key={plane} data-of={badgeOf(plane)}>
          {!isLeaving && <i className="card-tie" style={tieOf(at, place)} />}
          <span className="drawn-cards" style={{ left: place.x, top: place.y }}>
            {cards.map((draw, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: cards of one deck are alike
                key={i}
                className="drawn-card-place"
                style={{ left: i * APART, '--turn': `${(i - 0.5) * 4}deg` } as CSSProperties}
              >
                <Face draw={draw} fixed={fixed} width={width} />
              </span>
            ))}
          </span>
        </span>
      ))}
    </div>
  );
}

const cardOf = ({ size }: Chart, victims: number): typeof large => (size.width < 600 || victims > FEW ? small : large);

/** Beside each victim, over as few of the others as can be. */
function handsOf(draws: readonly Draw[], { figures }: MapScene, chart: Chart, free: readonly Box[]): Hand[] {
  const victims = [...new Set(draws.map(({ plane }) => plane))].flatMap((plane) => {
    const figure = figures.find(({ id }) => id === plane);
    return figure === undefined ? [] : [{ plane, at: chart.at(figure.spot) }];
  });
  const card = cardOf(chart, victims.length);
  return victims.map(({ plane, at }) => {
    const shown = draws.filter((draw) => draw.plane === plane).slice(-MOST);
    const all = { width: card.width + (shown.length - 1) * APART, height: card.height };
    const others = victims.flatMap((victim) => (victim.plane === plane ? [] : [victim.at]));
    const room = free[0] ?? { x: 0, y: 0, ...chart.size };
    return { plane, draws: shown, at, place: cardsPlace(at, others, REACH * chart.look.scale, all, room) };
  });
}

/** From a victim to its cards. */
function tieOf(at: Hand['at'], place: Box): CSSProperties {
  const [dx, dy] = [place.x + place.width / 2 - at.x, place.y + place.height / 2 - at.y];
  return {
    left: at.x,
    top: at.y,
    width: Math.hypot(dx, dy),
    rotate: `${Math.atan2(dy, dx)}rad`,
  };
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
