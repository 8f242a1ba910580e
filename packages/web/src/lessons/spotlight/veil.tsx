import { badgeAt, gestureOf, outlineOf, veilOf } from './geometry.ts';
import type { Sight } from './use-lit.ts';

/** A veil over the table, with what the text names cut out of it, numbered; a dotted line is the way of a card. */
export function Veil({ sight: { screen, lit } }: { readonly sight: Sight }) {
  if (lit.length === 0) return null;
  const card = lit.find(({ spot, isWanted }) => isWanted && spot.startsWith('card '));
  const aim = lit.find(({ isOval }) => isOval);
  const gesture = card !== undefined && aim !== undefined ? gestureOf(card, aim) : null;
  return (
    <svg className="veil" width={screen.width} height={screen.height} aria-hidden="true">
      <path className="veil-shade" fillRule="evenodd" d={veilOf(screen, lit)} />
      {lit.map((hole) => (
        <path key={hole.spot} className="veil-edge" d={outlineOf(hole)} />
      ))}
      {gesture !== null && (
        <>
          <path className="veil-way" d={gesture.path} />
          <path
            className="veil-tip"
            d="M-15 -9L0 0L-15 9"
            transform={`translate(${gesture.tip.x} ${gesture.tip.y}) rotate(${gesture.angle})`}
          />
        </>
      )}
      {lit.map((hole) => {
        if (hole.number === null) return null;
        const { x, y } = badgeAt(hole, screen);
        return (
          <g key={hole.spot} className="veil-number" transform={`translate(${x} ${y})`}>
            <circle r="17" />
            <text dy="0.35em">{hole.number}</text>
          </g>
        );
      })}
    </svg>
  );
}
