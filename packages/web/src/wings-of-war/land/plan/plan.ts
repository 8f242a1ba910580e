import type { Country, Site } from '../site.ts';
import { type Aerodrome, aerodromeOf } from './aerodromes.ts';
import { chanceOf } from './chance.ts';
import { cratersOf, mudOf, type Spot, trenchesOf, wireOf } from './front.ts';
import { hedgesOf, standing, type Tree, type Wood, woodsOf } from './growth.ts';
import { type Lie, lieOf } from './lie.ts';
import { latticeOf, type Parcel, parcelsOf } from './parcels.ts';
import { FLAT, type Relief, reliefOf } from './relief.ts';
import { type Path, type Point, steps } from './shape.ts';
import { type Village, villagesOf } from './villages.ts';
import { type Bridge, bridgesOf, poplarsOf, type Road, railwayOf, riverOf, roadsOf, roadsOver } from './ways.ts';

/** Everything that lies on a land and where, in millimetres from its upper left corner. It follows from the site alone. */
export interface LandPlan {
  readonly seed: number;
  readonly country: Country;
  readonly width: number;
  readonly height: number;
  readonly parcels: readonly Parcel[];
  readonly roads: readonly Road[];
  readonly railway: Path;
  readonly river: readonly Reach[];
  /** Tufts of the meadows by the river. */
  readonly meadow: readonly Spot[];
  readonly bridges: readonly Bridge[];
  /** The outline of the sea, which goes on beyond the picture; nothing where there is none. */
  readonly sea: Path;
  readonly relief: Relief;
  readonly aerodromes: readonly Aerodrome[];
  /** The two edges of no man's land, from left to right. */
  readonly belt: readonly [above: Path, below: Path];
  readonly mud: { readonly large: readonly Spot[]; readonly small: readonly Spot[] };
  readonly craters: readonly Spot[];
  readonly wire: Path;
  readonly trenches: readonly Path[];
  readonly woods: readonly Wood[];
  readonly villages: readonly Village[];
  readonly trees: readonly Tree[];
}

/** A place on the river, and how wide it is there. */
export interface Reach {
  readonly at: Point;
  readonly width: number;
}

/** How much wood there is. */
const woodland: { readonly [country in Country]: number } = { fields: 1, coast: 0.6, hills: 2.4, snow: 1.3 };

export function planLand(site: Site): LandPlan {
  const { seed, country, river } = site;
  const chance = (part: string) => chanceOf(`${seed} ${part}`);
  const lie = lieOf(site);
  const { width, height, frontAt, beltAt } = lie;
  const lattice = latticeOf(lie, chance('parishes'));
  const parcels = parcelsOf(lie, lattice, chance('parcels'));
  const roads = roadsOf(lie, lattice, chance('roads'));
  const growing = woodsOf(lie, woodland[country], chance('woods'));
  const villages = villagesOf(lie, growing.woods, chance('villages'));
  const bridges = river === null ? [] : bridgesOf(lie, chance('bridges'));
  const hasFront = site.front !== null;
  const edge = (side: number): Path =>
    hasFront ? steps(-10, width + 18, 8).map((x): Point => [x, frontAt(x) + side * beltAt(x)]) : [];
  const avenues = roads.filter(({ isAvenue }) => isAvenue);
  const poplars = chance('poplars');
  const trees: readonly Tree[] = [
    ...hedgesOf(parcels, chance('hedges')),
    ...avenues
      .flatMap((road) => poplarsOf(road, lie, poplars))
      .map(([x, y]): Tree => ({ x, y, r: 2.5, kind: 'poplar', green: poplars.next() })),
    ...growing.trees,
    ...villages.flatMap((village) => village.trees),
  ];
  const course = river === null ? [] : riverOf(lie);
  return {
    seed,
    country,
    width,
    height,
    parcels,
    roads: [
      ...roads,
      ...bridges.flatMap((bridge) => roadsOver(bridge, chance(`bridge ${bridge.y}`))),
      ...villages.flatMap((village) => village.roads),
    ],
    railway: railwayOf(lie, river),
    river: course.map((at) => ({ at, width: lie.riverWidth(at[1]) })),
    meadow: course.length === 0 ? [] : meadowOf(course, lie.fromFront, chance('meadow')),
    bridges,
    sea: country === 'coast' ? seaOf(lie) : [],
    relief: country === 'hills' ? reliefOf(lie) : FLAT,
    aerodromes: lie.aerodromes.map((field) => aerodromeOf(field, frontAt)),
    belt: [edge(-1), edge(1)],
    mud: hasFront ? mudOf(lie, chance('mud')) : { large: [], small: [] },
    craters: hasFront ? cratersOf(lie, chance('craters')) : [],
    wire: hasFront ? wireOf(lie) : [],
    trenches: hasFront ? trenchesOf(lie, chance('trenches')) : [],
    woods: growing.woods,
    villages,
    trees: standing(trees, lie, chance('stumps')),
  };
}

/** So far beyond the picture the sea ends, in millimetres. */
const OUT = 200;

function seaOf({ height, coastAt }: Lie): Path {
  const coast = steps(-OUT, height + OUT, 6).map((y): Point => [coastAt(y), y]);
  return [...coast, [-OUT, height + OUT], [-OUT, -OUT]];
}

function meadowOf(
  course: Path,
  fromFront: (x: number, y: number) => number,
  chance: ReturnType<typeof chanceOf>,
): readonly Spot[] {
  return Array.from({ length: 420 }, (): Spot => {
    const [x, y] = chance.pick(course);
    const aside = chance.between(-1, 1);
    return {
      x: x + Math.sign(aside) * Math.abs(aside) ** 1.6 * 64,
      y: y + chance.between(-8, 8),
      r: chance.between(7, 20),
    };
  }).filter(({ x, y }) => fromFront(x, y) >= 10);
}
