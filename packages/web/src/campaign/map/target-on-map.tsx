import { TargetMark } from '../../art/target.tsx';
import type { TargetScene } from '../scene.ts';
import { type Label, LINE } from './labels.ts';
import type { Joined } from './layout.ts';
import type { Spot } from './projection.ts';

interface Props {
  readonly target: Pick<TargetScene, 'status' | 'by' | 'name' | 'kind'> & {
    /** Its number, or a letter. */
    readonly number: number | string;
  };
  readonly spot: Spot;
  readonly isAimedAt: boolean;
  readonly isSmall: boolean;
  /** Where its name stands; null: there is no room for it. */
  readonly label: Label | null;
  /** What stands below it; '': nothing. */
  readonly note: string;
}

/** How far a counter reaches from its middle, in pixels. */
export const counterReach = (isSmall: boolean): number => (isSmall ? 12 : 15);

/**
 * A numbered target with its picture, and the marker of whoever Controls it: half crossed when Damaged, crossed when
 * Destroyed.
 */
export function TargetOnMap({ target, spot: { x, y }, isAimedAt, isSmall, label, note }: Props) {
  const { status, by, number, name, kind } = target;
  const reach = counterReach(isSmall) + (isAimedAt ? 2 : 0);
  const cross = reach * 0.72;
  const badge = String(number).length > 1 ? 21 : 16;
  return (
    <g className={`target ${by ?? ''}${isAimedAt ? ' aimed' : ''}`} transform={`translate(${x} ${y})`}>
      {isAimedAt && <circle className="aim-ring" r={reach + 6} />}
      <circle className="counter-shade" cx="1" cy="2.5" r={reach} />
      <circle className="counter" r={reach} />
      <g transform={`scale(${reach / 19})`}>
        <TargetMark kind={kind} />
      </g>
      {status !== 'intact' && (
        <path
          className="target-cross"
          d={
            status === 'destroyed'
              ? `M${-cross} ${-cross}L${cross} ${cross}M${cross} ${-cross}L${-cross} ${cross}`
              : `M${-cross} ${cross}L${cross} ${-cross}`
          }
        />
      )}
      <rect className="badge" x={reach * 0.45} y={-reach - 7} width={badge} height="16" rx="2" />
      <text className="target-number" x={reach * 0.45 + badge / 2} y={-reach + 5.5} textAnchor="middle">
        {number}
      </text>
      {label !== null && (
        <text className="target-name" x={label.dx} y={label.dy} textAnchor={label.anchor}>
          {name}
          {note !== '' && (
            <tspan className="target-note" x={label.dx} dy={LINE}>
              {note}
            </tspan>
          )}
        </text>
      )}
    </g>
  );
}

/** One counter for some targets that lie too close together. */
export function JoinedOnMap({ joined: { spot, count, name, label } }: { readonly joined: Joined }) {
  const reach = counterReach(true);
  return (
    <g className="target joined" transform={`translate(${spot.x} ${spot.y})`}>
      <circle className="counter-shade" cx="1" cy="2.5" r={reach} />
      <circle className="counter" r={reach} />
      <text className="joined-count" y="5.5" textAnchor="middle">
        {count}
      </text>
      {label !== null && (
        <text className="target-name" x={label.dx} y={label.dy} textAnchor={label.anchor}>
          {name}
        </text>
      )}
    </g>
  );
}
