import type { FormationAircraft, FormationClass, FormationSide } from './aircraft-types.ts';
import type { Altitude, Service, SideName, Source } from './types.ts';

/** One side of a Formation aircraft's card in the shortest form. */
type Row = readonly [
  speed: number,
  turretDefense: number,
  turretSupport: number,
  damage: number,
  saturation: number,
  level: number,
  strafing?: number,
];

export interface FormationCard {
  readonly id: string;
  readonly name: string;
  readonly short: string;
  readonly family: string;
  readonly services: readonly Service[];
  readonly class: FormationClass;
  readonly year: number;
  readonly engines?: number;
  readonly norden?: true;
  readonly torpedo?: true;
  readonly ceiling?: Altitude;
  /** Z-17.22b — three together. */
  readonly threes?: true;
  readonly set?: 'corsairs';
  readonly rockets?: true;
  readonly sides: readonly [front: Row, damaged: Row];
  /** Fields that are known, with their rule; everything else is reconstructed. */
  readonly known?: { readonly [field: string]: Source };
}

/** Z-17.22a, Z-17.22c, Z-17.31a — so many fly together, and where the book says so. */
const formations: { readonly [kind in FormationClass]: readonly [size: number, source: Source] } = {
  medium: [2, 'Z-17.22a'],
  heavy: [2, 'Z-17.22c'],
  patrol: [1, 'Z-17.31a'],
};

export const formationOf =
  (side: SideName) =>
  (c: FormationCard): FormationAircraft => {
    const [formation, source]: readonly [number, Source] = c.threes ? [3, 'Z-17.22b'] : formations[c.class];
    return {
      id: c.id,
      name: c.name,
      short: c.short,
      family: c.family,
      side,
      services: c.services,
      class: c.class,
      year: c.year,
      engines: c.engines ?? 2,
      formation,
      norden: c.norden ?? false,
      torpedo: c.torpedo ?? false,
      ceiling: c.ceiling ?? 'very high',
      front: sideOf(c.sides[0]),
      damaged: sideOf(c.sides[1]),
      ...(c.set && { set: c.set }),
      ...(c.rockets && { rockets: c.rockets }),
      sources: { all: 'reconstructed', formation: source, ...c.known },
    };
  };

const sideOf = ([speed, turretDefense, turretSupport, damage, saturation, level, strafing]: Row): FormationSide => ({
  speed,
  turretDefense,
  turretSupport,
  damage,
  saturation,
  level,
  ...(strafing !== undefined && { strafing }),
});
