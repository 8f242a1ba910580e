import type { Seat } from '@tallyho/kernel';
import { specialMissions } from '../../content/corsairs/special-missions.ts';
import { type CardRow, cardRows } from '../../content/kamikaze-types.ts';
import { sides } from '../../content/types.ts';
import type { ZeroOptions } from '../../options.ts';
import { countersIn } from '../../selection/crewed.ts';
import { ANYBODY } from '../../selection/types.ts';
import { type LandFixed, type LogEntry, NO_RESOURCE } from '../state.ts';
import { reinforcements, retainable } from './decisions.ts';
import { type CorsairsLine, NO_SPECIAL, newLine } from './line.ts';
import { corsairsOptionsOf } from './mission.ts';
import { candidatesFor } from './people.ts';
import { kamikazeDraws } from './sheet.ts';

/** One Mission of a campaign by itself: what cards and players decide in a campaign is chosen beforehand. */
export interface SingleMission {
  /** The period's place on the sheet, and the number of the line. */
  readonly period: number;
  readonly target: number;
  /** CH-27.21b — 'S1' …; null: an ordinary Mission. */
  readonly special: string | null;
  /** By side, the Resource and which of its entries; NO_RESOURCE: none. */
  readonly resources: readonly { readonly number: number; readonly entry: number }[];
  /** CH-27.12a — the Target Sheet that a card of the Target System would name; '': the line names it. */
  readonly sheet: string;
  /** CH-28.21a — the card on the Kamikaze Aircraft Table. */
  readonly force: CardRow;
}

/** The line of the log that such a Mission would have, before anybody flies. */
export function singleEntry(fixed: LandFixed, single: SingleMission): LogEntry {
  const { period, target, resources } = single;
  const special = specialMissions.findIndex(({ id }) => id === single.special);
  const line: CorsairsLine = {
    ...newLine(),
    special: special < 0 ? NO_SPECIAL : special,
    sheet: single.sheet,
    entries: resources.map(({ entry }) => entry),
  };
  const entry: LogEntry = {
    period,
    row: 0,
    target,
    resources: resources.map(({ number }) => (special < 0 ? number : NO_RESOURCE)),
    pilots: sides.map(() => []),
    report: null,
    corsairs: line,
  };
  const draws = Array.from({ length: kamikazeDraws(fixed, entry) }, () => cardRows.indexOf(single.force));
  return { ...entry, corsairs: { ...line, forces: draws } };
}

/** LR-19, LR-21 — what owners of Resources would be asked is answered with the first type there is. */
function decided(fixed: LandFixed, entry: LogEntry): LogEntry {
  const s = { fixed, log: [entry] };
  const [retained = ''] = retainable(s);
  const reinforced = sides.map((_, seat) => reinforcements(s, seat)[0] ?? '');
  return { ...entry, corsairs: { ...newLine(), ...entry.corsairs, retained, reinforced } };
}

/** CH-19.24e — whom a Resource or the Special Mission brings; where nobody is named, the first who flies the type. */
function granted(fixed: LandFixed, entry: LogEntry, seat: Seat): string[] {
  const skilled = countersIn(fixed).flatMap(({ crew, people }) => (crew ? [] : people.filter((one) => one.skilled)));
  return candidatesFor(fixed, entry, seat).map(({ granted: name, services, family }) => {
    if (name !== ANYBODY) return name ?? '';
    return skilled.find((one) => services.includes(one.service) && one.family === family)?.id ?? '';
  });
}

/** The Mission as Zero! is played. */
export function singleMission(fixed: LandFixed, single: SingleMission): ZeroOptions {
  const entry = decided(fixed, singleEntry(fixed, single));
  return corsairsOptionsOf(fixed, { ...entry, pilots: sides.map((_, seat) => granted(fixed, entry, seat)) });
}
