import type { CampaignMap, MapPoint } from '@tallyho/down-in-flames/content';
import type { Projection } from './projection.ts';

interface Props {
  readonly map: CampaignMap;
  /** Closed lines; null: land everywhere. */
  readonly land: readonly (readonly MapPoint[])[] | null;
  readonly projection: Projection;
}

/** Land and sea, rivers, frontiers and fronts, and a grid as of a briefing map. */
export function Ground({ map, land, projection }: Props) {
  const { width, height, path } = projection;
  const step = 200;
  const lines: string[] = [];
  for (let x = Math.ceil(map.west / step) * step; x < map.east; x += step)
    lines.push(
      path(
        [
          [x, map.north],
          [x, map.south],
        ],
        false,
      ),
    );
  for (let y = Math.ceil(map.south / step) * step; y < map.north; y += step)
    lines.push(
      path(
        [
          [map.west, y],
          [map.east, y],
        ],
        false,
      ),
    );
  return (
    <g className="ground">
      <rect className={land === null ? 'land' : 'sea'} width={width} height={height} />
      {(land ?? []).map((points) => {
        const d = path(points, true);
        return <path key={d} className="shallows" d={d} />;
      })}
      {(land ?? []).map((points) => {
        const d = path(points, true);
        return <path key={d} className="land" d={d} />;
      })}
      <path className="graticule" d={lines.join('')} />
      {map.lines
        .filter(({ kind }) => kind === 'coast')
        .map(({ land: isIsland, points }) => {
          const d = path(points, isIsland === true);
          return <path key={d} className="coast" d={d} />;
        })}
      {map.lines
        .filter(({ kind }) => kind !== 'coast')
        .map(({ kind, points }) => {
          const d = path(points, false);
          return <path key={d} className={kind} d={d} />;
        })}
    </g>
  );
}
