import type { Seat } from '@tallyho/kernel';
import { lineOf } from '@tallyho/kernel';
import { sides } from '../../content/types.ts';
import type { LandFixed, LogEntry, OpenLand } from '../state.ts';
import { effectOf, effectsOf } from './effects.ts';
import { entryOf } from './picks.ts';
import { specialIn } from './sheet.ts';
import { sortieIn } from './sortie.ts';

/** LR-21 — the types of which the Japanese side keeps one Element, if its Resource has more of them than one; none: nothing is taken. */
export function retainable(s: OpenLand): string[] {
  const entry = lineOf(s);
  const [japanese, allied] = [sides.indexOf('japanese'), sides.indexOf('allied')];
  if (effectOf(effectsOf(s.fixed, entry), allied, 'one-element') === null) return [];
  const elements = (entryOf(s.fixed, entry, japanese)?.aircraft ?? []).filter(({ as }) => as !== 'aircraft');
  if (elements.reduce((sum, { count }) => sum + count, 0) < 2) return [];
  return [...new Set(elements.map(({ aircraft }) => aircraft))];
}

/** LR-19 — the types of which one more may fly: of the Mission for an attacker, of the Resource for everybody else. */
export function reinforcements(s: OpenLand, seat: Seat): string[] {
  const entry = lineOf(s);
  if (effectOf(effectsOf(s.fixed, entry), seat, 'maximum-effort') === null) return [];
  return [...new Set(typesOf(s.fixed, entry, seat))];
}

function typesOf(fixed: LandFixed, entry: LogEntry, seat: Seat): string[] {
  const { attacker, aircraft } = sortieIn(fixed, entry);
  const own = attacker === sides[seat] ? aircraft[sides[seat]] : (entryOf(fixed, entry, seat)?.aircraft ?? []);
  return own.map((one) => one.aircraft);
}

/** CHS-R10 — the aircraft among which a Passenger is hidden; 0: there is none. */
export function seatsOfPassenger(s: OpenLand): number {
  const named = specialIn(lineOf(s));
  if (named === null || named.passenger === null) return 0;
  const { aircraft } = named.passenger;
  return named.aircraft.reduce((sum, one) => (one.aircraft === aircraft ? sum + one.count : sum), 0);
}
