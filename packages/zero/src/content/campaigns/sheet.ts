import type { ListedAircraft } from '../aircraft-types.ts';
import type {
  ChartBox,
  ChartPoint,
  MissionTarget,
  Period,
  Resource,
  ResourceEntry,
  ResourceName,
} from '../campaign-types.ts';
import type { Special } from '../mission-types.ts';
import { RECON } from '../specials.ts';
import type { Altitude, SideName } from '../types.ts';
import type { PlaceId } from './places.ts';

/** Where a target lies on the map, and in its inset. */
type At = readonly [x: number, y: number, insetX?: number, insetY?: number];

interface Rest {
  readonly special?: Special;
  readonly again?: number;
  readonly instead?: MissionTarget['instead'];
}

const place = ([x, y, insetX, insetY]: At): { readonly at: ChartPoint; readonly inset: ChartPoint | null } => ({
  at: { x, y },
  inset: insetX === undefined || insetY === undefined ? null : { x: insetX, y: insetY },
});

const theirs = (side: SideName, aircraft: readonly ListedAircraft[]): MissionTarget['aircraft'] => ({
  japanese: side === 'japanese' ? aircraft : [],
  allied: side === 'allied' ? aircraft : [],
});

/** Z-24.46c — a Mission against something on the surface: whose, with what, from which Altitude and how far. */
export const raid = (
  number: number,
  name: PlaceId,
  sheet: string,
  attacker: SideName,
  aircraft: readonly ListedAircraft[],
  altitude: Altitude,
  turns: readonly [number, number],
  at: At,
  { special, again }: Rest = {},
): MissionTarget => ({
  number,
  place: name,
  kind: special === RECON ? 'reconnaissance' : 'bombing',
  sheet,
  attacker,
  aircraft: theirs(attacker, aircraft),
  altitude,
  turns,
  special: special ?? null,
  again: again ?? null,
  instead: null,
  ...place(at),
});

/** Z-24.47a — a Mission with the aircraft of both sides and a number of turns: a Dogfight, or an Evacuation. */
export const meeting = (
  number: number,
  name: PlaceId,
  japanese: readonly ListedAircraft[],
  allied: readonly ListedAircraft[],
  altitude: Altitude,
  turns: number,
  at: At,
  { special, again, instead }: Rest = {},
): MissionTarget => ({
  number,
  place: name,
  kind: special === undefined ? 'dogfight' : 'evacuation',
  sheet: null,
  attacker: null,
  aircraft: { japanese, allied },
  altitude,
  turns: [turns],
  special: special ?? null,
  again: again ?? null,
  instead: instead ?? null,
  ...place(at),
});

/** Aircraft of a Resource, its options, and the pilot of its first Leader. */
export const gives = (
  aircraft: readonly ListedAircraft[],
  options: readonly ResourceName[] = [],
  pilot: string | null = null,
): ResourceEntry => ({ aircraft, options, pilot });

/** Z-24.52a — a side's Resources, numbered from 1; each with what it gives in the three periods, or in all of them. */
export const resources = (
  ...lines: readonly (readonly [ResourceEntry] | readonly [ResourceEntry, ResourceEntry, ResourceEntry])[]
): readonly Resource[] =>
  lines.map(([first, second = first, third = first], i) => ({ number: i + 1, periods: [first, second, third] }));

/** How far a performance reaches from par: Adequate to 14 points either side of it, the next to 39. */
const ADEQUATE = 14;
const NEXT = 39;

/** Z-CGAP-50 — a period whose performance table is symmetric around its par. */
export const period = (id: string, from: Period['from'], to: Period['to'], par: number): Period => ({
  id,
  from,
  to,
  par,
  performance: [par + NEXT + 1, par + ADEQUATE + 1, par - ADEQUATE, par - NEXT],
});

/** In a long war Adequate reaches to 24 points either side of all pars together, the next to 69. */
const LONG_ADEQUATE = 24;
const LONG_NEXT = 69;

export function longWar(periods: readonly Period[]): Period['performance'] {
  const par = periods.reduce((sum, each) => sum + each.par, 0);
  return [par + LONG_NEXT + 1, par + LONG_ADEQUATE + 1, par - LONG_ADEQUATE, par - LONG_NEXT];
}

/** Degrees, as an atlas has them. */
export const box = (north: number, south: number, west: number, east: number): ChartBox => ({
  north: Math.round(north * 100),
  south: Math.round(south * 100),
  west: Math.round(west * 100),
  east: Math.round(east * 100),
});
