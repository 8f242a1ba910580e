import type { ListedAircraft } from '../../aircraft-types.ts';
import type { ResourceName } from '../../campaign-types.ts';
import { evac } from '../../specials.ts';
import type { Altitude, SideName } from '../../types.ts';
import type {
  CorsairsEntry,
  CorsairsMissionKind,
  CorsairsResource,
  CorsairsResourceName,
  CorsairsTarget,
} from '../campaign-types.ts';
import type { TargetSystem } from '../target-systems.ts';
import type { CorsairsPlace } from './places.ts';

type At = readonly [x: number, y: number];

const point = ([x, y]: At): CorsairsTarget['at'] => ({ x, y });

const theirs = (side: SideName, aircraft: readonly ListedAircraft[]): CorsairsTarget['aircraft'] => ({
  japanese: side === 'japanese' ? aircraft : [],
  allied: side === 'allied' ? aircraft : [],
});

const plain = { system: null, special: null, fortified: false, usmc: false, cargo: 0, draws: 0 } as const;

interface Rest {
  readonly fortified?: true;
  readonly usmc?: true;
  readonly cargo?: number;
}

/** Z-24.46c — a Mission against something on the surface, or one of the kinds that face 6A and the Submarine have. */
export const sortie = (
  kind: CorsairsMissionKind,
  number: number,
  place: CorsairsPlace,
  sheet: string,
  attacker: SideName,
  aircraft: readonly ListedAircraft[],
  altitude: Altitude,
  turns: readonly [number, number],
  at: At,
  rest: Rest = {},
): CorsairsTarget => ({
  ...plain,
  number,
  place,
  kind,
  sheet,
  attacker,
  aircraft: theirs(attacker, aircraft),
  altitude,
  turns,
  ...rest,
  at: point(at),
});

/** CH-27.11a — a Mission against a Target System, written in capitals on the sheet. */
export const against = (
  system: TargetSystem,
  number: number,
  place: CorsairsPlace,
  attacker: SideName,
  aircraft: readonly ListedAircraft[],
  altitude: Altitude,
  turns: readonly [number, number],
  at: At,
): CorsairsTarget => ({
  ...plain,
  number,
  place,
  kind: 'bombing',
  sheet: null,
  system,
  attacker,
  aircraft: theirs(attacker, aircraft),
  altitude,
  turns,
  at: point(at),
});

/** Z-24.47a — a Dogfight with the aircraft of both sides. */
export const dogfight = (
  number: number,
  place: CorsairsPlace,
  japanese: readonly ListedAircraft[],
  allied: readonly ListedAircraft[],
  altitude: Altitude,
  turns: number,
  at: At,
  rest: Rest = {},
): CorsairsTarget => ({
  ...plain,
  number,
  place,
  kind: 'dogfight',
  sheet: null,
  attacker: null,
  aircraft: { japanese, allied },
  altitude,
  turns: [turns],
  ...rest,
  at: point(at),
});

/** Z-23.1a, Z-CGAP-43 — aircraft that try to get away, and what each is worth to its side. */
export const evacuation = (
  number: number,
  place: CorsairsPlace,
  side: SideName,
  aircraft: readonly ListedAircraft[],
  altitude: Altitude,
  turns: number,
  at: At,
  vps: number,
): CorsairsTarget => ({
  ...plain,
  number,
  place,
  kind: 'evacuation',
  sheet: null,
  attacker: side,
  aircraft: theirs(side, aircraft),
  altitude,
  turns: [turns],
  special: evac(vps),
  at: point(at),
});

/** CH-28.21a, CH-28.42a — a kamikaze Mission: tables say who flies and what is found. */
export const kamikaze = (
  number: number,
  place: CorsairsPlace,
  turns: readonly [number, number],
  at: At,
  draws = 1,
): CorsairsTarget => ({
  ...plain,
  number,
  place,
  kind: 'kamikaze',
  sheet: null,
  attacker: 'japanese',
  aircraft: { japanese: [], allied: [] },
  altitude: null,
  turns,
  draws,
  at: point(at),
});

/** CH-27.21a — a line that leads to the Special Mission Table. */
export const special = (number: number): CorsairsTarget => ({
  ...plain,
  number,
  place: null,
  kind: 'special',
  sheet: null,
  attacker: null,
  aircraft: { japanese: [], allied: [] },
  altitude: null,
  turns: null,
  at: null,
});

/** A Resource's aircraft and option. */
export const gives = (
  aircraft: readonly ListedAircraft[],
  option: ResourceName | CorsairsResourceName | null = null,
): readonly CorsairsEntry[] => [{ aircraft, option }];

/** The owner chooses one of them. */
export const oneOf = (...entries: readonly (readonly CorsairsEntry[])[]): readonly CorsairsEntry[] => entries.flat();

/** Z-24.52a — a side's Resources, numbered from 1: what each gives by period, or in all of so many. */
export const resources = (
  periods: number,
  ...lines: readonly (readonly (readonly CorsairsEntry[])[])[]
): readonly CorsairsResource[] =>
  lines.map((line, i) => ({
    number: i + 1,
    periods: line.length === 1 ? Array.from({ length: periods }, () => line[0]) : line,
  }));
