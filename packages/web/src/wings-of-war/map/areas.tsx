import type { Fixed } from '@tallyho/wings-of-war';

type Area = Fixed['fields'][number];

const rectangle = ({ x, y, width, length }: Area, tableLength: number) => ({
  x: x / 1000,
  y: (tableLength - y - length) / 1000,
  width: width / 1000,
  height: length / 1000,
});

interface Props {
  readonly fixed: Fixed;
  readonly fields: readonly Area[];
}

/** Landing fields, and what has to be photographed. */
export function Areas({ fixed, fields }: Props) {
  return (
    <g className="areas">
      {fields.map((field) => {
        const { x, y, width, height } = rectangle(field, fixed.length);
        return (
          <g key={`${x} ${y}`} className="landing-field">
            <rect x={x} y={y} width={width} height={height} rx={3} />
            <circle cx={x + width / 2} cy={y + height / 2} r={Math.min(width, height) / 5} />
          </g>
        );
      })}
      {fixed.zones
        .filter(({ width }) => width > 0)
        .map((zone) => {
          const { x, y, width, height } = rectangle(zone, fixed.length);
          const [cx, cy] = [x + width / 2, y + height / 2];
          return (
            <g key={`${x} ${y}`} className="photo-zone">
              <rect x={x} y={y} width={width} height={height} />
              <path d={`M${cx - 14} ${cy}H${cx + 14}M${cx} ${cy - 14}V${cy + 14}`} />
            </g>
          );
        })}
    </g>
  );
}
