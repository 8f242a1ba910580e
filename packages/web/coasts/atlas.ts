import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A closed line, in degrees. */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** What is used of TopoJSON: lines as steps on a grid, and polygons made of them; a number below zero is a line run backwards. */
interface Topology {
  readonly transform: { readonly scale: readonly [number, number]; readonly translate: readonly [number, number] };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: {
    readonly land: {
      readonly geometries: readonly {
        readonly type: 'Polygon' | 'MultiPolygon';
        readonly arcs: readonly (readonly number[])[] | readonly (readonly (readonly number[])[])[];
      }[];
    };
  };
}

/** A line that crosses the 180th degree goes on counting there, and does not run back around the world. */
function unbroken(ring: Ring): Ring {
  let [before, turns] = [ring[0]?.[0] ?? 0, 0];
  return ring.map(([x, y]) => {
    if (x - before > 180) turns -= 360;
    else if (before - x > 180) turns += 360;
    before = x;
    return [x + turns, y];
  });
}

/** The land of the whole world, from Natural Earth at 1 : 10 million: coasts, and the shores of inland seas. */
export function landOfTheWorld(): Ring[] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const { transform, arcs, objects }: Topology = JSON.parse(readFileSync(file, 'utf8'));
  const { scale, translate } = transform;
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0];
    return steps.map(([dx, dy]): readonly [number, number] => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const lineAt = (arc: number) => (arc < 0 ? lines[~arc].toReversed() : lines[arc]);
  // Where two lines meet, the point belongs to both.
  const ringOf = (parts: readonly number[]): Ring => unbroken(parts.flatMap((arc) => lineAt(arc).slice(1)));
  return objects.land.geometries
    .flatMap(({ type, arcs: parts }) => (type === 'Polygon' ? parts : parts.flat()) as readonly (readonly number[])[])
    .map(ringOf);
}
