import { below, type Chance, lineOf, type Seat } from '@tallyho/kernel';
import type { GuadalcanalLine, OpenGuadalcanal } from '@tallyho/zero';
import { nights } from './zero-guadalcanal-habits.ts';
import { attackOf, type Crowd, crowdOf, outlookOf } from './zero-guadalcanal-outlook.ts';
import { type Moment, playOut } from './zero-guadalcanal-playout.ts';
import { type QuickSheet, sheetOf } from './zero-guadalcanal-sheet.ts';
import { WeekLuck } from './zero-guadalcanal-week.ts';

const both: readonly Seat[] = [0, 1];

/** CH-29.1c — who flies on a Mission, when it has been revealed; null: it has not. */
const revealed = (sheet: QuickSheet, { flights }: GuadalcanalLine): Crowd[] | null =>
  flights.every((own) => own.length === 0) ? null : both.map((seat) => crowdOf(sheet, seat, flights[seat]));

/** Where a campaign stands in its week. */
function momentOf(sheet: QuickSheet, s: OpenGuadalcanal): Moment {
  const line = lineOf(s);
  const attack = attackOf(sheet, s);
  if (line.kind === 'attack')
    return line.report === null
      ? { attack, isFlown: false, attacking: revealed(sheet, line), resupply: null, night: null }
      : { attack, isFlown: true, attacking: null, resupply: null, night: null };
  const resupply = nights.indexOf(line.ship ?? line.battle ?? '');
  return { attack, isFlown: true, attacking: null, resupply, night: revealed(sheet, line) };
}

/** The sheets before whoever is under way took off. */
const beforeTakeOff = (s: OpenGuadalcanal): OpenGuadalcanal => ({
  ...s,
  log: s.log.map((line) => (line.report === null ? { ...line, flights: [[], []] } : line)),
});

/** The rest of the campaign as a quick one: where the marker is when it ends. */
export function playOn(s: OpenGuadalcanal, chance: Chance): number {
  const sheet = sheetOf(s.fixed);
  const from = outlookOf(sheet, beforeTakeOff(s));
  const won = playOut(sheet, from, momentOf(sheet, s), new WeekLuck(below(chance, LUCKS)));
  return won === 1 ? sheet.last : won === 0 ? sheet.first : 0;
}
const LUCKS = 1 << 24;
