import type { MapPoint, MapScene } from '../scene.ts';
import type { Projection } from './projection.ts';

interface Props {
  readonly map: Pick<MapScene, 'box' | 'lines'>;
  /** Closed lines; null: land everywhere. */
  readonly land: readonly (readonly MapPoint[])[] | null;
  readonly projection: Projection;
}

/** Land and sea, rivers, frontiers and fronts, and a grid as of a briefing map. */
export function Ground({ map: { box, lines: drawn }, land, projection }: Props) {
  const { width, height, path } = projection;
  const step = 200;
  const lines: string[] = [];
  for (let x = Math.ceil(box.west / step) * step; x < box.east; x += step)
    lines.push(
      path(
        [
          [x, box.north],
          [x, box.south],
        ],
        false,
      ),
    );
  for (let y = Math.ceil(box.south / step) * step; y < box.north; y += step)
    lines.push(
      path(
        [
          [box.west, y],
          [box.east, y],
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
      {drawn
        .filter(({ kind }) => kind === 'coast')
        .map(({ land: isIsland, points }) => {
          const d = path(points, isIsland === true);
          return <path key={d} className="coast" d={d} />;
        })}
      {drawn
        .filter(({ kind }) => kind !== 'coast')
        .map(({ kind, points }) => {
          const d = path(points, false);
          return <path key={d} className={kind} d={d} />;
        })}
    </g>
  );
}
