import type { Label } from './labels.ts';
import { NameLines } from './name-lines.tsx';
import type { Spot } from './projection.ts';

interface Props {
  readonly name: string;
  readonly spot: Spot;
  /** Where its name stands; null: there is no room for it. */
  readonly label: Label | null;
}

/** A town that nobody flies to. */
export const TownOnMap = ({ name, spot: { x, y }, label }: Props) => (
  <g className="town">
    <circle cx={x} cy={y} r="2.5" />
    {label !== null && (
      <text x={x + label.dx} y={y + label.dy} textAnchor={label.anchor}>
        <NameLines name={name} x={x + label.dx} />
      </text>
    )}
  </g>
);
