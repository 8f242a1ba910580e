import { damageLetters, type Fixed, type Plane, symbols } from '@tallyho/wings-of-war';
import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react';
import type { Box } from '../../widgets/pan-zoom.ts';
import { DamageBack, DamageCard } from '../cards/damage-card.tsx';
import type { Draw } from '../film/beats.ts';
import type { Screening } from '../film/screening.ts';
import { spreadCards } from './cards-place.ts';
import { flyHome } from './fly-home.ts';
import type { MapScene } from './scene.ts';
import type { Surroundings } from './surroundings.ts';
import type { Chart } from './use-camera.ts';
import { type Deal, useDeals } from './use-deals.ts';

/** How many cards of one aircraft are told apart. */
const MOST = 3;
/** A map that is less wide, in pixels, is that of a phone. */
const PHONE = 600;

interface Props {
  readonly screening: Screening;
  readonly scene: MapScene;
  readonly chart: Chart;
  readonly among: Surroundings;
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

interface Hands {
  readonly hands: readonly Hand[];
  /** How wide a card is, and how much of it is seen below the next one. */
  readonly width: number;
  readonly apart: number;
}

const none: Hands = { hands: [], width: 0, apart: 0 };

function Dealt({ deal: { draws, isLeaving }, scene, chart, among, fixed, badgeOf, onHome }: DealtProps) {
  const dealt = useRef<HTMLDivElement>(null);
  // Whoever leaves does so from where he was seen last.
  const last = useRef(none);
  const seen = useMemo(
    () => (isLeaving ? null : handsOf(draws, scene, chart, among)),
    [isLeaving, draws, scene, chart, among],
  );
  if (seen !== null) last.current = seen;
  const { hands, width, apart } = last.current;
  const home = useRef(onHome);
  home.current = onHome;
  useLayoutEffect(() => {
    if (!isLeaving || dealt.current === null) return;
    return flyHome(dealt.current, () => home.current());
  }, [isLeaving]);
  return (
    <div ref={dealt} className={isLeaving ? 'dealt leaving' : 'dealt'} aria-hidden="true">
      {hands.map(({ plane, draws: cards, at, place }) => (
        <span key={plane} data-of={badgeOf(plane)}>
          {!isLeaving && <i className="card-tie" style={tieOf(at, place)} />}
          <span className="drawn-cards" style={{ left: place.x, top: place.y }}>
            {cards.map((draw, i) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: cards of one deck are alike
                key={i}
                className="drawn-card-place"
                style={{ left: i * apart, '--turn': `${(i - 0.5) * 4}deg` } as CSSProperties}
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

/** Beside each victim, over nobody who is there. */
function handsOf(draws: readonly Draw[], { figures }: MapScene, chart: Chart, among: Surroundings): Hands {
  const victims = [...new Set(draws.map(({ plane }) => plane))].flatMap((plane) => {
    const figure = figures.find(({ id }) => id === plane);
    const shown = draws.filter((draw) => draw.plane === plane).slice(-MOST);
    return figure === undefined ? [] : [{ plane, draws: shown, at: chart.at(figure.spot), cards: shown.length }];
  });
  if (victims.length === 0) return none;
  const { places, ...size } = spreadCards(victims, among, chart.size.width < PHONE);
  return { ...size, hands: victims.map((victim, i) => ({ ...victim, place: places[i] })) };
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
