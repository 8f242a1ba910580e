import { COMPASS, TITLE } from './layout.ts';
import type { Projection, Spot } from './projection.ts';

/** Pixels of the border around a map. */
export const BORDER = 14;

/** Hundredths of a degree for each bar of the border; the smallest that can be told apart is taken. */
const BARS = [50, 100, 250, 500];
/** Pixels of the shortest bar. */
const SHORTEST = 20;

/** The border of alternate bars, as long as half a degree each, or more on a map of half a continent. */
export function Border({ projection }: { readonly projection: Projection }) {
  const { width, height, box, at } = projection;
  const pixels = width / (box.east - box.west);
  const bar = BARS.find((each) => each * pixels >= SHORTEST) ?? BARS[BARS.length - 1];
  const ticks = (from: number, to: number): number[] =>
    Array.from({ length: Math.ceil((to - from) / bar) + 1 }, (_, i) => Math.floor(from / bar) * bar + i * bar);
  const across = ticks(box.west, box.east)
    .filter((x) => (x / bar) % 2 === 0)
    .map((x) => {
      const [from, to] = [Math.max(0, at([x, box.north]).x), Math.min(width, at([x + bar, box.north]).x)];
      return from < to ? `M${from} -7H${to}M${from} ${height + 7}H${to}` : '';
    });
  const down = ticks(box.south, box.north)
    .filter((y) => (y / bar) % 2 === 0)
    .map((y) => {
      const [from, to] = [Math.max(0, at([box.west, y + bar]).y), Math.min(height, at([box.west, y]).y)];
      return from < to ? `M-7 ${from}V${to}M${width + 7} ${from}V${to}` : '';
    });
  return (
    <g className="map-border">
      <rect className="map-edge" x="-10" y="-10" width={width + 20} height={height + 20} />
      <path className="map-bars" d={[...across, ...down].join('')} />
      <Folds width={width} height={height} />
      <rect className="map-neat" x="-1" y="-1" width={width + 2} height={height + 2} />
    </g>
  );
}

/** Where the sheet was folded: pairs of hairlines, one in the shade and one in the light. */
function Folds({ width, height }: Pick<Projection, 'width' | 'height'>) {
  const lines = (by: number): string =>
    [
      ...[1 / 3, 2 / 3].map((share) => `M${(width * share + by).toFixed(1)} ${-BORDER}V${height + BORDER}`),
      `M${-BORDER} ${(height / 2 + by).toFixed(1)}H${width + BORDER}`,
    ].join('');
  return (
    <g className="folds">
      <path d={lines(0)} />
      <path d={lines(1.5)} />
    </g>
  );
}

interface TitleProps {
  readonly at: Spot;
  readonly title: string;
  readonly hundredKm: number;
  /** When it was. */
  readonly note?: string;
}

/** What the map is called, and its scale. */
export const MapTitle = ({ at: { x, y }, title, hundredKm, note }: TitleProps) => {
  const middle = TITLE.width / 2;
  const bar = Math.min(120, hundredKm);
  const km = Math.round((100 * bar) / hundredKm);
  return (
    <g className="map-title" transform={`translate(${x} ${y})`}>
      <rect className="title-card" width={TITLE.width} height={TITLE.height} />
      <rect className="title-line" x="4" y="4" width={TITLE.width - 8} height={TITLE.height - 8} />
      <text
        className="title-name"
        x={middle}
        y="31"
        textAnchor="middle"
        {...(title.length > 17 ? { textLength: TITLE.width - 28, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {title}
      </text>
      <path className="title-rule" d={`M${middle - 56} 40H${middle + 56}`} />
      <text className="title-note" x={middle} y="57" textAnchor="middle">
        {note === undefined ? `${km} km` : `${note} · ${km} km`}
      </text>
      <path className="title-scale" d={`M${middle - bar / 2} 63v6h${bar}v-6`} />
      <path className="title-scale-bars" d={`M${middle - bar / 2} 67h${bar / 3}m${bar / 3} 0h${bar / 3}`} />
    </g>
  );
};

/** Sixteen points, lit from the upper left. */
const points = Array.from({ length: 16 }, (_, i) => ({
  turn: i * 22.5,
  long: i % 4 === 0 ? 1 : i % 2 === 0 ? 0.72 : 0.5,
  wide: i % 4 === 0 ? 0.165 : 0.11,
}));

/** Where north is. */
export function Compass({ at: { x, y } }: { readonly at: Spot }) {
  const r = COMPASS.width / 2 - 2;
  return (
    <g className="compass" transform={`translate(${x + COMPASS.width / 2} ${y + COMPASS.height - COMPASS.width / 2})`}>
      <text y={-r - 4} textAnchor="middle">
        N
      </text>
      <circle r={r * 0.62} />
      {points.toReversed().map(({ turn, long, wide }) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className="dark" d={`M0 ${-r * long}L${r * wide} 0L0 0Z`} />
          <path className="light" d={`M0 ${-r * long}L${-r * wide} 0L0 0Z`} />
        </g>
      ))}
    </g>
  );
}
