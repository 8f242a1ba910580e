import type { Seat } from '@tallyho/kernel';
import type { Adjustment, GuadalcanalSheet, TrackEvent, TrackSpace } from '../../content/corsairs/guadalcanal-types.ts';
import { sides } from '../../content/types.ts';
import { type GuadalcanalLine, NO_WINNER, type Report } from '../state.ts';

/** CH-29.61a — the space on which the marker is. */
export function spaceAt({ track }: GuadalcanalSheet, marker: number): TrackSpace {
  const space = track.find(({ at }) => at === marker);
  if (space === undefined) throw new RangeError(`the track has no space ${marker}`);
  return space;
}

/** CH-GAP-69 — the marker stops on the last space of either end. */
export function moved({ track }: GuadalcanalSheet, marker: number, by: number): number {
  const spaces = track.map(({ at }) => at);
  return Math.max(Math.min(...spaces), Math.min(Math.max(...spaces), marker + by));
}

/** CH-29.8a, CH-29.64a — who has won when a week ends here; NO_WINNER: nobody. */
export function winnerAt(sheet: GuadalcanalSheet, marker: number): Seat {
  const { wins } = spaceAt(sheet, marker);
  return wins === null ? NO_WINNER : sides.indexOf(wins);
}

/** CH-29.65c, CH-29.65e, CH-29.65g — what is in force in the week after one that ends here. */
export const eventsAt = (sheet: GuadalcanalSheet, marker: number): TrackEvent[] => [...spaceAt(sheet, marker).events];

/** CH-29.63a, CH-29.63b, CH-29.76a — whether a line of the adjustments is about a Mission or battle that came to this. */
function isAbout({ when }: Adjustment, { kind, attacker, ship, battle }: GuadalcanalLine, report: Report): boolean {
  switch (when.of) {
    case 'attack':
      return (
        kind === 'attack' &&
        when.attacker === sides[attacker] &&
        report.vps >= when.from &&
        (when.to === null || report.vps <= when.to)
      );
    case 'resupply':
      return kind === 'resupply' && when.ship === ship && when.level === report.level;
    case 'battle':
      return kind === 'battle' && when.battle === battle && when.winner === sides[report.winner];
    case 'draw':
      return kind === 'battle' && report.winner === NO_WINNER;
    case 'no-ships':
      return false;
  }
}

/** The line of the adjustments for a Mission or battle that is over. */
export function adjustmentFor({ adjustments }: GuadalcanalSheet, line: GuadalcanalLine): Adjustment {
  const { kind, report } = line;
  if (report === null) throw new Error('it is not over');
  const found = adjustments.find((one) => isAbout(one, line, report));
  if (found === undefined) throw new RangeError(`nothing is said of a ${kind} with ${report.vps} VPs`);
  return found;
}

/** CH-29.43e — the line for a week without a Resupply Mission. */
export function adjustmentWithoutShips({ adjustments }: GuadalcanalSheet): Adjustment {
  const found = adjustments.find(({ when }) => when.of === 'no-ships');
  if (found === undefined) throw new RangeError('nothing is said of a week without ships');
  return found;
}
