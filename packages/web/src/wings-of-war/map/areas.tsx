import type { AreaScene } from './scene.ts';

/** Landing fields, what has to be photographed, and the edges to leave by. */
export const Areas = ({ areas }: { readonly areas: readonly AreaScene[] }) =>
  areas.map((area) => {
    const key = `${area.kind} ${area.x} ${area.y}`;
    if (area.kind === 'field') return <Field key={key} area={area} />;
    return area.kind === 'zone' ? <Zone key={key} area={area} /> : <Exit key={key} area={area} />;
  });

function Field({ area: { x, y, width, height } }: { readonly area: AreaScene }) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    <g className="landing-field">
      <rect x={x} y={y} width={width} height={height} rx={4} />
      <circle cx={cx} cy={cy} r={Math.min(width, height) / 5} />
      <path
        d={`M${cx} ${y + height * 0.16}V${y + height * 0.84}M${cx - 9} ${y + height * 0.22}L${cx} ${y + height * 0.14}L${cx + 9} ${y + height * 0.22}`}
      />
    </g>
  );
}

function Zone({ area: { x, y, width, height } }: { readonly area: AreaScene }) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const c = 26;
  return (
    <g className="photo-zone">
      <rect x={x} y={y} width={width} height={height} />
      <path
        className="corners"
        d={
          `M${x} ${y + c}V${y}H${x + c}M${x + width - c} ${y}H${x + width}V${y + c}` +
          `M${x + width} ${y + height - c}V${y + height}H${x + width - c}M${x + c} ${y + height}H${x}V${y + height - c}`
        }
      />
      <g transform={`translate(${cx} ${cy})`}>
        <path className="camera-sign" d="M-22-12H-10L-6-19H6L10-12H22V16H-22Z" />
        <circle className="camera-sign" cy={2} r={9} />
      </g>
    </g>
  );
}

/** How often an edge to leave by is marked. */
const MARKS = 5;

function Exit({ area: { x, y, width, height } }: { readonly area: AreaScene }) {
  const turn = width > 0 ? (y > 0 ? 180 : 0) : x > 0 ? 90 : 270;
  return (
    <g className="exit-edge">
      <path d={`M${x} ${y}h${width}v${height}`} />
      {Array.from({ length: MARKS }, (_, i) => {
        const part = (i + 0.5) / MARKS;
        return (
          <path
            key={part}
            className="exit-mark"
            transform={`translate(${x + width * part} ${y + height * part}) rotate(${turn})`}
            d="M-12 26L0 10L12 26M-12 42L0 26L12 42"
          />
        );
      })}
    </g>
  );
}
