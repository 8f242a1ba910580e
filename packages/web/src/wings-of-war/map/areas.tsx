import type { AreaScene } from './scene.ts';

interface Props {
  readonly areas: readonly AreaScene[];
  badgeOf(plane: number): string;
}

/** Landing fields, what has to be photographed, and the edges to leave by, each with who is to go there. */
export const Areas = ({ areas, badgeOf }: Props) =>
  areas.map((area) => {
    const key = `${area.kind} ${area.x} ${area.y}`;
    const wantedBy = area.wantedBy.map(badgeOf);
    if (area.kind === 'field') return <Field key={key} area={area} wantedBy={wantedBy} />;
    const Drawing = area.kind === 'zone' ? Zone : Exit;
    return <Drawing key={key} area={area} wantedBy={wantedBy} />;
  });

interface AreaProps {
  readonly area: AreaScene;
  readonly wantedBy: readonly string[];
}

function Field({ area: { x, y, width, height }, wantedBy }: AreaProps) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    <g className="landing-field">
      <rect
        className={wantedBy.length > 0 ? 'wanted-edge' : undefined}
        x={x}
        y={y}
        width={width}
        height={height}
        rx={4}
      />
      <circle cx={cx} cy={cy} r={Math.min(width, height) / 5} />
      <path
        d={`M${cx} ${y + height * 0.16}V${y + height * 0.84}M${cx - 9} ${y + height * 0.22}L${cx} ${y + height * 0.14}L${cx + 9} ${y + height * 0.22}`}
      />
      <Codes x={cx} y={y + 22} codes={wantedBy} />
    </g>
  );
}

function Zone({ area: { x, y, width, height, isDone }, wantedBy }: AreaProps) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  const c = 26;
  return (
    <g className={isDone ? 'photo-zone done' : 'photo-zone'}>
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
        {isDone && <path className="taken-sign" d="M-16 4L-4 18L24-20" />}
      </g>
      <Codes x={cx} y={y + 22} codes={wantedBy} />
    </g>
  );
}

/** How often an edge to leave by is marked. */
const MARKS = 5;
/** How far from the edge it is written who is to leave there. */
const INSIDE = 62;

function Exit({ area: { x, y, width, height, isDone }, wantedBy }: AreaProps) {
  const turn = width > 0 ? (y > 0 ? 180 : 0) : x > 0 ? 90 : 270;
  const inward = width > 0 ? { x: 0, y: y > 0 ? -INSIDE : INSIDE } : { x: x > 0 ? -INSIDE : INSIDE, y: 0 };
  const marks = Array.from({ length: MARKS }, (_, i) => (i + 0.5) / MARKS);
  return (
    <g className={isDone ? 'exit-edge' : 'exit-edge later'}>
      <path d={`M${x} ${y}h${width}v${height}`} />
      {marks.map((part) => (
        <path
          key={part}
          className="exit-mark"
          transform={`translate(${x + width * part} ${y + height * part}) rotate(${turn})`}
          d="M-12 26L0 10L12 26M-12 42L0 26L12 42"
        />
      ))}
      {marks.map((part) => (
        <Codes key={part} x={x + width * part + inward.x} y={y + height * part + inward.y} codes={wantedBy} />
      ))}
    </g>
  );
}

/** Room of a code, in pixels. */
const CODE = { width: 30, height: 22 };

/** Who is meant, in pixels whatever the zoom. */
function Codes({ x, y, codes }: { readonly x: number; readonly y: number; readonly codes: readonly string[] }) {
  if (codes.length === 0) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className="area-codes upright">
        {codes.map((code, i) => (
          <g key={code} transform={`translate(${(i - (codes.length - 1) / 2) * (CODE.width + 4)} 0)`}>
            <rect x={-CODE.width / 2} y={-CODE.height / 2} {...CODE} rx={4} />
            <text y={6}>{code}</text>
          </g>
        ))}
      </g>
    </g>
  );
}
