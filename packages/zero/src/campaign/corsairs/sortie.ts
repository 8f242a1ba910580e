import type { ListedAircraft } from '../../content/aircraft-types.ts';
import type { MissionTarget } from '../../content/campaign-types.ts';
import type { CorsairsPlace } from '../../content/corsairs/campaigns/places.ts';
import type { SpecialMission } from '../../content/corsairs/special-missions.ts';
import type { MissionKind } from '../../content/mission-types.ts';
import type { SideName } from '../../content/types.ts';
import type { LandFixed, LogEntry } from '../state.ts';
import { corsairsLine, forcesOf, lineOfSheet, specialIn } from './sheet.ts';

/** The Mission of a line of the log: what its target, or the Special Mission Table, and the cards drawn for it make of it. */
export interface CorsairsSortie extends Pick<MissionTarget, 'number' | 'sheet' | 'attacker' | 'aircraft' | 'special'> {
  readonly place: CorsairsPlace;
  readonly kind: MissionKind;
  /** Null: as kamikazes fly (CH-28.23). */
  readonly altitude: MissionTarget['altitude'] | null;
  readonly turns: MissionTarget['turns'];
  readonly fortified: boolean;
  readonly usmc: boolean;
  readonly cargo: number;
  /** CH-27.3a */
  readonly night: boolean;
  /** CH-28.42a — the target is looked for. */
  readonly searched: boolean;
  /** CH-18.82a — types that carry an MXY7 each. */
  readonly ohkas: readonly string[];
  readonly named: SpecialMission | null;
}

const theirs = (attacker: SideName | null, aircraft: readonly ListedAircraft[]): MissionTarget['aircraft'] => ({
  japanese: attacker === 'japanese' ? aircraft : [],
  allied: attacker === 'allied' ? aircraft : [],
});

/** CH-27.12a, CH-27.22a, CH-28.21a — what is flown: kamikazes as their table has them, before a Resource has taken any. */
export function sortieIn(fixed: LandFixed, entry: LogEntry): CorsairsSortie {
  const named = specialIn(entry);
  const forces = forcesOf(fixed, entry);
  const drawn = forces.flatMap(({ aircraft }) => aircraft);
  const carriers = forces.filter(({ ohkas }) => ohkas).flatMap(({ aircraft }) => aircraft.map((one) => one.aircraft));
  return named === null
    ? ordinary(fixed, entry, drawn, carriers)
    : special(entry, named, drawn.length > 0 ? drawn : named.aircraft, carriers);
}

function ordinary(
  fixed: LandFixed,
  entry: LogEntry,
  drawn: readonly ListedAircraft[],
  ohkas: readonly string[],
): CorsairsSortie {
  const line = lineOfSheet(fixed, entry.target);
  const { number, place, kind, attacker, turns, altitude, fortified, usmc, cargo } = line;
  if (kind === 'special' || place === null || turns === null)
    throw new RangeError(`nothing is known of target ${number}`);
  return {
    number,
    place,
    kind,
    sheet: corsairsLine(entry).sheet || line.sheet,
    attacker,
    aircraft: drawn.length > 0 ? theirs(attacker, drawn) : line.aircraft,
    altitude,
    turns,
    special: line.special,
    fortified,
    usmc,
    cargo,
    night: false,
    searched: kind === 'kamikaze',
    ohkas,
    named: null,
  };
}

function special(
  { target }: LogEntry,
  named: SpecialMission,
  aircraft: readonly ListedAircraft[],
  drawn: readonly string[],
): CorsairsSortie {
  const { place, kind, attacker, altitude, turns, usmc, cargo, night, flakOf } = named;
  return {
    number: target,
    place,
    kind,
    sheet: flakOf ?? named.sheet,
    attacker,
    aircraft: theirs(attacker, aircraft),
    altitude,
    turns,
    special: null,
    fortified: false,
    usmc,
    cargo,
    night,
    searched: kind === 'kamikaze' && named.sheet === null,
    ohkas: named.ohkas ? aircraft.map((one) => one.aircraft) : drawn,
    named,
  };
}
