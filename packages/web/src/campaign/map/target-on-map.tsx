import { TargetMark } from '../../art/target.tsx';
import type { TargetScene } from '../scene.ts';
import type { Label } from './labels.ts';
import type { Spot } from './projection.ts';

interface Props {
  readonly target: TargetScene;
  readonly spot: Spot;
  /** '': there is no room for it. */
  readonly name: string;
  readonly isAimedAt: boolean;
  /** Where its name stands. */
  readonly label: Label | null;
}

/**
 * A numbered target with its picture, and the marker of whoever Controls it: half crossed when Damaged, crossed when
 * Destroyed.
 */
export function TargetOnMap({ target, spot: { x, y }, name, isAimedAt, label }: Props) {
  const { status, by } = target;
  const size = name === '' ? 0.72 : 0.95;
  return (
    <g className={`target ${by ?? ''}${isAimedAt ? ' aimed' : ''}`} transform={`translate(${x} ${y})`}>
      <circle r={17 * size} />
      <g transform={`scale(${size * 0.82})`}>
        <TargetMark kind={target.kind} />
      </g>
      {status !== 'intact' && (
        <path className="target-cross" d={status === 'destroyed' ? 'M-11-11L11 11M11-11L-11 11' : 'M-11 11L11-11'} />
      )}
      <text className="target-number" x={13 * size} y={-9 * size}>
        {target.number}
      </text>
      {name !== '' && label !== null && (
        <text className="target-name" x={label.dx} y={label.dy} textAnchor={label.anchor}>
          {name}
        </text>
      )}
    </g>
  );
}
