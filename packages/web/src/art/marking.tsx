/** Plain markings of our own: two simple shapes each, told apart by form as well as by colour. */
export type Flag =
  | 'germany'
  | 'japan'
  | 'united-kingdom'
  | 'soviet-union'
  | 'poland'
  | 'united-states'
  | 'france'
  | 'italy'
  | 'belgium'
  | 'austria-hungary'
  | 'generic';

/** Rings of the Great War, from the outside in. */
const rings: { readonly [flag in 'france' | 'italy' | 'belgium']: readonly [string, string, string] } = {
  france: ['#b3332b', '#f4efe2', '#27447a'],
  italy: ['#b3332b', '#f4efe2', '#2f6b45'],
  belgium: ['#b3332b', '#e2b33c', '#1d1d1b'],
};

export function Marking({
  flag,
  x,
  y,
  r,
}: {
  readonly flag: Flag;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}) {
  switch (flag) {
    case 'germany':
      return (
        <g className="marking">
          <path d={`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`} stroke="#f4efe2" strokeWidth={r * 0.95} />
          <path d={`M${x - r} ${y}h${2 * r}M${x} ${y - r}v${2 * r}`} stroke="#1d1d1b" strokeWidth={r * 0.5} />
        </g>
      );
    case 'japan':
      return <circle className="marking" cx={x} cy={y} r={r} fill="#b3261e" />;
    case 'united-kingdom':
      return (
        <g className="marking">
          <circle cx={x} cy={y} r={r} fill="#27447a" />
          <circle cx={x} cy={y} r={r * 0.45} fill="#b3332b" />
        </g>
      );
    case 'soviet-union':
      return (
        <path className="marking" d={star(x, y, r * 1.15)} fill="#b3261e" stroke="#f4efe2" strokeWidth={r * 0.18} />
      );
    case 'poland':
      return (
        <g className="marking">
          <rect x={x - r * 0.9} y={y - r * 0.9} width={r * 1.8} height={r * 1.8} fill="#f4efe2" />
          <path
            d={`M${x - r * 0.9} ${y - r * 0.9}h${r * 0.9}v${r * 1.8}h${r * 0.9}v${-r * 0.9}h${-r * 1.8}z`}
            fill="#b3261e"
          />
        </g>
      );
    case 'austria-hungary':
      return (
        <path
          className="marking"
          d={`M${x - r} ${y - r}L${x} ${y}L${x + r} ${y - r}V${y + r}L${x} ${y}L${x - r} ${y + r}ZM${x - r} ${y - r}H${x + r}L${x} ${y}L${x + r} ${y + r}H${x - r}L${x} ${y}Z`}
          fill="#1d1d1b"
          stroke="#f4efe2"
          strokeWidth={r * 0.16}
        />
      );
    case 'france':
    case 'italy':
    case 'belgium':
      return (
        <g className="marking">
          {rings[flag].map((colour, i) => (
            <circle key={colour} cx={x} cy={y} r={r * (1 - i * 0.34)} fill={colour} />
          ))}
        </g>
      );
    case 'united-states':
      return (
        <g className="marking">
          <circle cx={x} cy={y} r={r} fill="#24365e" />
          <path d={star(x, y, r * 0.95)} fill="#f4efe2" />
        </g>
      );
    default:
      return null;
  }
}

/** Five points on a circle of ten places, counted in whole thousandths. */
const POINTS: readonly (readonly [number, number])[] = [
  [0, -1000],
  [225, -309],
  [951, -309],
  [363, 118],
  [588, 809],
  [0, 382],
  [-588, 809],
  [-363, 118],
  [-951, -309],
  [-225, -309],
];

const star = (x: number, y: number, r: number): string =>
  `M${POINTS.map(([dx, dy]) => `${(x + (dx * r) / 1000).toFixed(1)} ${(y + (dy * r) / 1000).toFixed(1)}`).join('L')}Z`;
