import { HALF_RULER, RULER } from '@tallyho/wings-of-war';
import { useId } from 'react';
import { FRONT_HALF, placed, type Spot, sliceOf } from '../model/drawing.ts';
import { useWingsWords } from '../words/words.ts';

/** What the guns of an aircraft reach from where it stands or would stand. */
export interface ArcScene {
  readonly key: string;
  readonly spot: Spot;
  /** Half the rear arc, in degrees; null: no rear gun. */
  readonly rear: number | null;
  readonly front: boolean;
  /** WOW-ALT-12 — whoever could be reached is a level away: only within half a ruler, for a single card. */
  readonly isShortOnly: boolean;
  /** The last of a plan stands out and is named; the others are hints of what could be. */
  readonly tone: 'last' | 'own' | 'enemy' | 'faint';
}

const [SHORT, LONG] = [HALF_RULER / 1000, RULER / 1000];

/** Pixels per millimetre from which on names can be read on a bow, and whole names. */
const LEAST = 0.66;
const ROOMY = 1.3;

/** WOW-FIRE-08, WOW-FIRE-09 — within half a ruler two cards, within a whole one a single card. */
export function Arcs({
  arc: { spot, rear, front, isShortOnly, tone },
  scale,
}: {
  readonly arc: ArcScene;
  readonly scale: number;
}) {
  const { map } = useWingsWords();
  // Where the bow is too short for its name, only the cards are told.
  const isNamed = tone === 'last' && scale >= LEAST;
  const apart = isShortOnly ? { short: map.apart } : {};
  const names = { ...(scale < ROOMY ? map.brief : map.front), ...apart };
  const rearNames = { ...map.rear, ...apart };
  return (
    <g className={`arcs ${tone}`} transform={placed(spot)}>
      {front && (
        <Slice
          kind="front"
          middle={0}
          half={FRONT_HALF}
          turn={spot.turn}
          isShortOnly={isShortOnly}
          names={isNamed ? names : null}
        />
      )}
      {rear !== null && (
        <Slice
          kind="rear"
          middle={180}
          half={rear}
          turn={spot.turn}
          isShortOnly={isShortOnly}
          names={isNamed ? rearNames : null}
        />
      )}
    </g>
  );
}

interface SliceProps {
  readonly kind: 'front' | 'rear';
  readonly middle: number;
  readonly half: number;
  readonly turn: number;
  readonly isShortOnly: boolean;
  readonly names: { readonly short: string; readonly long: string } | null;
}

function Slice({ kind, middle, half, turn, isShortOnly, names }: SliceProps) {
  const id = useId();
  // Words that would stand on their heads run the other way round.
  const isUpsideDown = Math.cos(((turn + middle) * Math.PI) / 180) < -0.2;
  return (
    <g className={`arc ${kind}`}>
      {!isShortOnly && <path className="long" d={ringOf(middle, half, SHORT, LONG)} />}
      <path className="short" d={sliceOf(middle, half, SHORT)} />
      <path className="arc-edge" d={`${sidesOf(middle, half, isShortOnly ? SHORT : LONG)}`} />
      {!isShortOnly && <path className="arc-long" d={bowOf(middle, half, LONG, false)} />}
      <path className="arc-short" d={bowOf(middle, half, SHORT, false)} />
      {names !== null && (
        <>
          <path
            id={`${id}l`}
            className="arc-line"
            d={bowOf(middle, half, isUpsideDown ? LONG - 8 : LONG - 16, isUpsideDown)}
          />
          <path
            id={`${id}s`}
            className="arc-line"
            d={bowOf(middle, half, isUpsideDown ? SHORT - 7 : SHORT - 15, isUpsideDown)}
          />
          {!isShortOnly && (
            <text className="arc-name">
              <textPath href={`#${id}l`} startOffset="50%">
                {names.long}
              </textPath>
            </text>
          )}
          <text className="arc-name">
            <textPath href={`#${id}s`} startOffset="50%">
              {names.short}
            </textPath>
          </text>
        </>
      )}
    </g>
  );
}

const point = (degrees: number, radius: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
};

/** The bow at a distance, from left to right or back. */
function bowOf(middle: number, half: number, radius: number, isBack: boolean): string {
  const [from, to] = isBack ? [middle + half, middle - half] : [middle - half, middle + half];
  return `M${point(from, radius)}A${radius} ${radius} 0 0 ${isBack ? 0 : 1} ${point(to, radius)}`;
}

const sidesOf = (middle: number, half: number, radius: number): string =>
  `M${point(middle - half, radius)}L0 0L${point(middle + half, radius)}`;

function ringOf(middle: number, half: number, inner: number, outer: number): string {
  const [left, right] = [middle - half, middle + half];
  return (
    `M${point(left, inner)}L${point(left, outer)}A${outer} ${outer} 0 0 1 ${point(right, outer)}` +
    `L${point(right, inner)}A${inner} ${inner} 0 0 0 ${point(left, inner)}Z`
  );
}
