import { memo, useId, useMemo } from 'react';
import type { MapLine, MapPoint } from '../scene.ts';
import { ranges } from './atlas/ranges.ts';
import { rivers } from './atlas/rivers.ts';
import type { Projection } from './projection.ts';
import { reliefOn } from './relief.ts';
import { windingPath } from './winding.ts';

interface Props {
  readonly lines: readonly MapLine[];
  /** Closed lines; null: land everywhere. */
  readonly land: readonly (readonly MapPoint[])[] | null;
  readonly projection: Projection;
  /** Fewer lines along the coast, where there is little room. */
  readonly isSmall: boolean;
}

/** Pixels: strokes of the coast, each covered by one a little narrower, so that fine lines crowd towards the shore. */
const LINING = [34, 25, 17, 10, 4];
const SMALL_LINING = [17, 10, 4];

/** Hundredths of a degree between two lines of the grid. */
const STEP = 100;

/** Land and sea, rivers, frontiers and fronts, and a grid, as on an engraved map. */
export const Ground = memo(({ lines, land, projection, isSmall }: Props) => {
  const { width, height, box, path } = projection;
  const coast = (land ?? []).map((points) => path(points, true)).join('');
  const lining = isSmall ? SMALL_LINING : LINING;
  return (
    <g className="ground">
      <rect className={land === null ? 'land' : 'sea'} width={width} height={height} />
      {coast !== '' &&
        lining.flatMap((wide, i) => [
          <path
            key={`line ${wide}`}
            className={`lining at-${5 - lining.length + i}`}
            d={coast}
            strokeWidth={wide + 1.3}
          />,
          <path
            key={`tint ${wide}`}
            className={`tint at-${5 - lining.length + i}`}
            d={coast}
            strokeWidth={wide - 0.6}
          />,
        ])}
      {coast !== '' && <path className="land coast" d={coast} />}
      <Land coast={coast} projection={projection} isSmall={isSmall} />
      <path className="graticule" d={gridOf(box, path)} />
      {lines
        .filter(({ kind }) => kind !== 'coast')
        .map(({ kind, points }) => {
          const d = path(points, false);
          return <path key={d} className={kind} d={d} />;
        })}
    </g>
  );
});

/** A shade along a ridge: strokes over each other, the inner ones darker. */
const SHADES = [2.7, 2.3, 1.9, 1.5, 1.1, 0.7];

const allRanges = Object.values(ranges);
const allRivers = Object.values(rivers);

interface LandProps {
  readonly coast: string;
  readonly projection: Projection;
  readonly isSmall: boolean;
}

/** Mountains and rivers, which end where the land does. */
function Land({ coast, projection, isSmall }: LandProps) {
  const clip = useId();
  const relief = useMemo(() => reliefOn(projection, allRanges), [projection]);
  const streams = useMemo(
    () => allRivers.map((points) => windingPath(points.map(projection.at))).join(''),
    [projection],
  );
  return (
    <>
      {coast !== '' && (
        <clipPath id={clip}>
          <path d={coast} clipRule="evenodd" />
        </clipPath>
      )}
      <g className={isSmall ? 'relief small' : 'relief'} {...(coast === '' ? {} : { clipPath: `url(#${clip})` })}>
        {SHADES.map((share) => (
          <g key={share} className="ridge">
            {relief.map(({ ridge, width }) => (
              <path key={ridge} d={ridge} strokeWidth={width * share} />
            ))}
          </g>
        ))}
        <path className="hachures" d={relief.map(({ strokes }) => strokes).join('')} />
        <path className="river" d={streams} />
      </g>
    </>
  );
}

/** Meridians and parallels, of whole degrees; fewer where they would crowd. */
function gridOf({ west, east, south, north }: Projection['box'], path: Projection['path']): string {
  const step = STEP * (east - west > 2500 ? 5 : east - west > 900 ? 2 : 1);
  const steps = (from: number, to: number): number[] =>
    Array.from(
      { length: Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1) },
      (_, i) => (Math.ceil(from / step) + i) * step,
    );
  const line = (a: MapPoint, b: MapPoint): string => path([a, b], false);
  return [
    ...steps(west, east).map((x) => line([x, north], [x, south])),
    ...steps(south, north).map((y) => line([west, y], [east, y])),
  ].join('');
}
