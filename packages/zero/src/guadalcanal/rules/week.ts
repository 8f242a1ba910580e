import type { Seat } from '@tallyho/kernel';
import type { GuadalcanalSheet, LogType, TrackEvent, WeatherLine } from '../../content/corsairs/guadalcanal-types.ts';
import type { CardRow } from '../../content/kamikaze-types.ts';
import { sides } from '../../content/types.ts';
import { ALLIED, type GuadalcanalLine, type OpenGuadalcanal } from '../state.ts';

/** CH-29.53a — the types of a side, in the order of the log sheet. */
export const typesOf = ({ aircraft }: GuadalcanalSheet, seat: Seat): LogType[] =>
  aircraft.filter(({ side }) => side === sides[seat]);

/** CH-29.52a — the line of the Weather Table for a card. */
export function weatherFor({ weather }: GuadalcanalSheet, card: CardRow): WeatherLine {
  const line = weather.find((one) => one.card === card);
  if (line === undefined) throw new RangeError(`the Weather Table has no ${card}`);
  return line;
}

/** CH-29.65d — how many aircraft Fighter One costs the Americans. */
export const FIGHTER_ONE = 2;

/** CH-29.52a, CH-29.52c, CH-29.65d, CH-GAP-67 — by side, the aircraft of a week; null: week 1, without a draw. */
export function limitsFor(sheet: GuadalcanalSheet, card: CardRow | null, events: readonly TrackEvent[]): number[] {
  const fewer = (seat: Seat): number => (seat === ALLIED && events.includes('fighter-one') ? FIGHTER_ONE : 0);
  return sides.map((side, seat) =>
    Math.max(0, (card === null ? sheet.firstWeek : weatherFor(sheet, card).aircraft[side]) - fewer(seat)),
  );
}

/** The Missions of this week, as far as aircraft have been revealed for them. */
export const linesOfWeek = ({ log, week }: Pick<OpenGuadalcanal, 'log' | 'week'>): GuadalcanalLine[] =>
  log.filter((line) => line.week === week);

/** CH-29.53b — how many of a type have been assigned this week. */
export const usedOf = (s: OpenGuadalcanal, seat: Seat, aircraft: string): number =>
  linesOfWeek(s)
    .flatMap(({ flights }) => flights[seat])
    .reduce((sum, flight) => (flight.aircraft === aircraft ? sum + flight.count : sum), 0);

/** And how many of those are lost: their boxes are ticked already. */
const lostOf = (s: OpenGuadalcanal, seat: Seat, aircraft: string): number =>
  linesOfWeek(s)
    .flatMap(({ report }) => report?.craft[seat] ?? [])
    .filter((one) => one.aircraft === aircraft && one.fate === 'destroyed').length;

/** CH-29.54b — boxes of a type that are left. */
export const boxesOf = ({ fixed, boxes }: OpenGuadalcanal, seat: Seat, aircraft: string): number =>
  boxes[seat][typesOf(fixed.sheet, seat).findIndex((type) => type.aircraft === aircraft)] ?? 0;

/** CH-29.53b, CH-29.54c — how many of a type have not flown this week: what flew and came back has. */
export const freshOf = (s: OpenGuadalcanal, seat: Seat, aircraft: string): number =>
  boxesOf(s, seat, aircraft) + lostOf(s, seat, aircraft) - usedOf(s, seat, aircraft);

/** CH-29.52a — how many aircraft a side may still assign this week, besides what it has just assigned. */
export function leftOf(s: OpenGuadalcanal, seat: Seat): number {
  const assigned = linesOfWeek(s).flatMap(({ flights }) => flights[seat]);
  return s.limits[seat] - assigned.reduce((sum, { count }) => sum + count, 0);
}
