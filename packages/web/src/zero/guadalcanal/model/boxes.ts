import { type GuadalcanalLine, guadalcanalRules, type OpenGuadalcanal } from '@tallyho/zero';
import type { LogType } from '@tallyho/zero/content';

/** CH-29.54a, CH-29.54b — how many boxes of a type are in each state. */
export interface Boxes {
  /** They have not flown this week. */
  readonly ready: number;
  /** They fly now, or have been assigned to. */
  readonly assigned: number;
  /** They have flown this week and come back. */
  readonly back: number;
  readonly lost: number;
  /** CH-29.57a — grey: they come with reinforcements. */
  readonly later: number;
}

/** The Mission that is being prepared or flown; undefined: there is none. */
export const lineNow = ({ log }: Pick<OpenGuadalcanal, 'log'>): GuadalcanalLine | undefined => {
  const last = log.at(-1);
  return last?.report === null ? last : undefined;
};

/** CH-29.57c — how many of a type have arrived by now. */
const arrived = ({ fixed: { sheet }, groups }: OpenGuadalcanal, { aircraft, side, white }: LogType): number =>
  side === 'japanese'
    ? white
    : sheet.groups
        .slice(0, groups)
        .flatMap((group) => group.aircraft)
        .reduce((sum, one) => (one.aircraft === aircraft ? sum + one.count : sum), white);

const countOf = (flights: readonly { readonly aircraft: string; readonly count: number }[], aircraft: string): number =>
  flights.reduce((sum, one) => (one.aircraft === aircraft ? sum + one.count : sum), 0);

export function boxesOf(s: OpenGuadalcanal, seat: number, type: LogType): Boxes {
  const { aircraft } = type;
  const line = lineNow(s);
  const revealed = line === undefined ? 0 : countOf(line.flights[seat], aircraft);
  const planned = countOf(s.flights[seat], aircraft);
  const there = guadalcanalRules.boxesOf(s, seat, aircraft);
  const fresh = guadalcanalRules.freshOf(s, seat, aircraft);
  const ready = fresh - planned;
  return {
    ready,
    assigned: revealed + planned,
    back: there - ready - revealed - planned,
    lost: arrived(s, type) - there,
    later: type.white + type.grey - arrived(s, type),
  };
}

/** CH-29.52a, CH-29.53a, CH-29.54c — how many of a type may still be assigned this week. */
export function stillOf(s: OpenGuadalcanal, seat: number, type: LogType): number {
  const planned = countOf(s.flights[seat], type.aircraft);
  const all = s.flights[seat].reduce((sum, { count }) => sum + count, 0);
  return Math.max(
    0,
    Math.min(
      type.weekly - guadalcanalRules.usedOf(s, seat, type.aircraft) - planned,
      guadalcanalRules.freshOf(s, seat, type.aircraft) - planned,
      guadalcanalRules.leftOf(s, seat) - all,
    ),
  );
}

/** And how many aircraft of all types. */
export const leftFor = (s: OpenGuadalcanal, seat: number): number =>
  Math.max(0, guadalcanalRules.leftOf(s, seat) - s.flights[seat].reduce((sum, { count }) => sum + count, 0));
