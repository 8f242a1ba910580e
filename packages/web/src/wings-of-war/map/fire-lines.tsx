import { placed, type Spot } from '../model/drawing.ts';

/** A shot, or one that could be fired. */
export interface ShotScene {
  readonly key: string;
  readonly from: Spot;
  readonly to: Spot;
  readonly isFired: boolean;
  /** How many damage cards it brings. */
  readonly cards: number;
}

/** Lines of fire; those that were fired flash, and the cards drawn stand at their end. */
export function FireLines({ shots, upright }: { readonly shots: readonly ShotScene[]; readonly upright: number }) {
  return (
    <g className="fire-lines">
      {shots.map(({ key, from, to, isFired, cards }) => (
        <g key={key} className={isFired ? 'shot fired' : 'shot'}>
          <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
          {isFired && (
            <g transform={placed({ ...to, turn: upright })}>
              <g className="burst">
                <path d="M0-20 5-7 18-11 9 0 18 11 5 7 0 20-5 7-18 11-9 0-18-11-5-7Z" />
                <text y={5}>{cards}</text>
              </g>
            </g>
          )}
        </g>
      ))}
    </g>
  );
}
