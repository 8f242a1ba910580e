import type { FlightKind } from '@tallyho/zero/content';
import type { CSSProperties } from 'react';
import type { AttackScene } from '../tell/attack.ts';

interface Props {
  readonly attack: AttackScene;
  readonly kind: FlightKind;
  readonly x: number;
  readonly y: number;
}

/** Where they come from: torpedo bombers low over the water from the south-east, all others from the north-west. */
const from = (kind: FlightKind): readonly [number, number] =>
  kind === 'torpedo' ? [24, 20] : kind === 'dive' ? [-8, -26] : kind === 'fighter' ? [-26, -6] : [-22, -18];

/** A small aircraft from above, its nose to the right. */
const PLANE =
  'M2 0Q1.7-.3 1.2-.3L.6-.3.1-2.1-.5-2.1-.2-.3-1.3-.25-1.7-.9-2-.9-1.8 0-2 .9-1.7.9-1.3.25-.2.3-.5 2.1.1 2.1.6.3 1.2.3Q1.7.3 2 0Z';

/** Around the target, where the bombs of one Flight fall. */
const spots: readonly (readonly [number, number])[] = [
  [0.4, -0.3],
  [-2.1, 1.5],
  [2.3, -1.9],
  [-0.9, 0.7],
  [3.1, 1.2],
];

/** What the latest attack does: aircraft come in, wakes run, bombs burst or fall into the water. Where they fell is seen until the next. */
export function Strike({ attack, kind, x, y }: Props) {
  const [dx, dy] = from(kind);
  const angle = (Math.atan2(-dy, -dx) * 180) / Math.PI;
  const flown = { '--dx': `${dx}px`, '--dy': `${dy}px` } as CSSProperties;
  return (
    <g key={attack.number} className={`strike ${kind}`} transform={`translate(${x} ${y})`}>
      {kind === 'torpedo' &&
        attack.cards.map((_, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
            key={i}
            className="wake"
            pathLength={1}
            d={`M${dx * 0.6 + (i - 1) * 1.8} ${dy * 0.6 - (i - 1) * 1.8}L${(i - 1) * 0.9} ${-(i - 1) * 0.9}`}
          />
        ))}
      {attack.cards.map(({ result, spoiled }, i) => {
        const [sx, sy] = spots[i % spots.length];
        const isMiss = spoiled || result === 'miss';
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
            key={i}
            transform={`translate(${isMiss ? sx * 1.7 : sx * 0.5} ${isMiss ? sy * 1.7 : sy * 0.5})`}
          >
            <g className={`burst ${isMiss ? 'splash' : result}`} style={{ animationDelay: `${0.55 + i * 0.13}s` }}>
              {isMiss ? <circle r="1" /> : <path d="M0-1.6.4-.5 1.5-.6.7.2 1.1 1.3 0 .7-1.1 1.3-.7.2-1.5-.6-.4-.5Z" />}
            </g>
          </g>
        );
      })}
      <g className="flyers" style={flown}>
        {[-1, 0, 1].map((n) => (
          <path
            key={n}
            className="flyer"
            d={PLANE}
            transform={`translate(${n * 1.6} ${Math.abs(n) * 1.2 - n * 1.6}) rotate(${angle}) scale(.62)`}
          />
        ))}
      </g>
    </g>
  );
}
