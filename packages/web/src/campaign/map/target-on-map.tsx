import { TargetMark } from '../../art/target.tsx';
import type { TargetScene } from '../scene.ts';
import type { Label } from './labels.ts';
import { type Joined, lineOf } from './layout.ts';
import { NameLines } from './name-lines.tsx';
import { badgeAt, counterReach } from './pieces.ts';
import type { Spot } from './projection.ts';

interface Props {
  readonly target: Pick<TargetScene, 'status' | 'by' | 'name' | 'kind'> & {
    /** Its number, or a letter. */
    readonly number: number | string;
  };
  readonly spot: Spot;
  /** Where it lies, if its counter had to give way; null: there. */
  readonly home?: Spot | null;
  readonly isAimedAt: boolean;
  readonly isSmall: boolean;
  /** Where its name stands; null: there is no room for it. */
  readonly label: Label | null;
  /** What stands below it; '': nothing. */
  readonly note: string;
}

/**
 * A numbered target with its picture, and the marker of whoever Controls it: half crossed when Damaged, crossed when
 * Destroyed.
 */
export function TargetOnMap({ target, spot, home = null, isAimedAt, isSmall, label, note }: Props) {
  const { status, by, number, name, kind } = target;
  const reach = counterReach(isSmall) + (isAimedAt ? 2 : 0);
  const cross = reach * 0.72;
  const line = lineOf(isAimedAt);
  const badge = badgeAt({ x: 0, y: 0 }, reach, number);
  const { x, y } = spot;
  return (
    <g className={`target ${by ?? ''}${isAimedAt ? ' aimed' : ''}`} transform={`translate(${x} ${y})`}>
      {home !== null && <Tether to={{ x: home.x - x, y: home.y - y }} />}
      {label?.isFar && <path className="name-leader" d={`M0 0L${label.dx} ${label.dy - 4}`} />}
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
      <rect className="target-badge" x={badge.left} y={badge.top} width={badge.width} height={badge.height} rx="2" />
      <text className="target-number" x={badge.left + badge.width / 2} y={badge.top + 12.5} textAnchor="middle">
        {number}
      </text>
      {label !== null && (
        <text className="target-name" x={label.dx} y={label.dy} textAnchor={label.anchor}>
          <NameLines name={name} x={label.dx} line={line} />
          {note !== '' && (
            <tspan className="target-note" x={label.dx} dy={line}>
              {note}
            </tspan>
          )}
        </text>
      )}
    </g>
  );
}

/** A line from a counter to the place that it stands for. */
const Tether = ({ to: { x, y } }: { readonly to: Spot }) => (
  <g className="tether">
    <path d={`M0 0L${x} ${y}`} />
    <circle cx={x} cy={y} r="3" />
  </g>
);

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
