import { readRecord } from '@tallyho/kernel';
import { isFields } from '../saved/fields.ts';
import type { SavedGame } from '../saved/saved-game.ts';

/** What the seats of a game are called: all games write it into the options of their records, campaigns by side. */
export function seatNames({ record, players }: SavedGame): string[] {
  const read = readRecord(record);
  const options: unknown = read.ok ? read.value.header.options : null;
  const given = isFields(options) ? options.seats : null;
  const seats: readonly unknown[] = Array.isArray(given) ? given : isFields(given) ? Object.values(given) : [];
  return players.map((_, at) => {
    const seat: unknown = seats[at];
    if (typeof seat === 'string') return seat;
    return isFields(seat) && typeof seat.name === 'string' ? seat.name : String(at + 1);
  });
}
