import type { Spot } from './front.ts';
import type { LandPlan } from './plan.ts';
import type { Path, Point } from './shape.ts';

/**
 * The same land for whoever sits at the other side of the table. All of it is turned but the light, which comes from the
 * upper left of every screen: that is why the plan is turned, and not its picture.
 */
export function turned(plan: LandPlan): LandPlan {
  const { width, height, belt, mud, villages } = plan;
  const point = ([x, y]: Point): Point => [width - x, height - y];
  const path = (each: Path): Path => each.map(point);
  const spot = <S extends { readonly x: number; readonly y: number }>(each: S): S => ({
    ...each,
    x: width - each.x,
    y: height - each.y,
  });
  /** What is above is painted first. */
  const spots = <S extends Spot>(all: readonly S[]): readonly S[] => all.map(spot).reverse();
  const roads = <R extends { readonly path: Path }>(all: readonly R[]): readonly R[] =>
    all.map((road) => ({ ...road, path: path(road.path) }));
  return {
    ...plan,
    parcels: plan.parcels.map((each) => ({
      ...each,
      outline: path(each.outline),
      middle: point(each.middle),
    })),
    roads: roads(plan.roads),
    railway: path(plan.railway),
    river: plan.river.map((reach) => ({ ...reach, at: point(reach.at) })),
    meadow: spots(plan.meadow),
    bridges: plan.bridges.map(spot),
    sea: path(plan.sea),
    relief: { ...plan.relief, heights: plan.relief.heights.toReversed() },
    aerodromes: plan.aerodromes.map((each) => ({
      ...each,
      x: width - each.x - each.width,
      y: height - each.y - each.height,
      tents: path(each.tents),
    })),
    belt: [path(belt[1]).toReversed(), path(belt[0]).toReversed()],
    mud: { large: spots(mud.large), small: spots(mud.small) },
    craters: spots(plan.craters),
    wire: path(plan.wire),
    trenches: plan.trenches.map(path),
    woods: plan.woods.map((wood) => ({ ...spot(wood), outline: path(wood.outline) })),
    villages: villages.map((village) => ({
      ...spot(village),
      roads: roads(village.roads),
      houses: village.houses.map((house) => ({ ...spot(house), turn: house.turn + Math.PI })),
      trees: spots(village.trees),
    })),
    trees: spots(plan.trees),
  };
}
