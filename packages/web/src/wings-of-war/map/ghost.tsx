import { HALF_LENGTH } from '@tallyho/wings-of-war';
import { BASE_LENGTH, BASE_WIDTH, placed, type Spot } from '../model/drawing.ts';
import { Arcs } from './arcs.tsx';

/** One card of a plan on the map: the arrow from the old base to the new one. */
export interface GhostStep {
  readonly from: Spot;
  readonly to: Spot;
  /** The printed arrow, from the front edge of the old base. */
  readonly arrow: string;
  readonly slot: number;
  readonly isWarned: boolean;
  /** Only looked at, not laid yet. */
  readonly isTried: boolean;
}

export interface GhostScene {
  readonly key: string;
  readonly steps: readonly GhostStep[];
  readonly rear: number | null;
  readonly front: boolean;
}

/** Where a plan leads: path and base for each card, and what the guns reach at its end. */
export function Ghost({
  ghost: { steps, rear, front },
  upright,
}: {
  readonly ghost: GhostScene;
  readonly upright: number;
}) {
  const last = steps.at(-1);
  return (
    <g className="ghost">
      {last !== undefined && <Arcs spot={last.to} rear={rear} front={front} />}
      {steps.map(({ from, to, arrow, slot, isWarned, isTried }) => (
        <g key={slot} className={`ghost-step${isWarned ? ' warned' : ''}${isTried ? ' tried' : ''}`}>
          <g transform={placed(from)}>
            <path className="ghost-path" transform={`translate(0 ${-HALF_LENGTH / 1000})`} d={arrow} />
          </g>
          <g transform={placed(to)}>
            <rect
              className="ghost-base"
              x={-BASE_WIDTH / 2}
              y={-BASE_LENGTH / 2}
              width={BASE_WIDTH}
              height={BASE_LENGTH}
              rx={2.5}
            />
            <path
              className="ghost-nose"
              d={`M-7 ${10 - BASE_LENGTH / 2}L0 ${3 - BASE_LENGTH / 2}L7 ${10 - BASE_LENGTH / 2}`}
            />
          </g>
          <g transform={placed({ ...to, turn: upright })}>
            <g className="ghost-number">
              <circle r={11} />
              <text y={5}>{isWarned ? '!' : slot + 1}</text>
            </g>
          </g>
        </g>
      ))}
    </g>
  );
}
