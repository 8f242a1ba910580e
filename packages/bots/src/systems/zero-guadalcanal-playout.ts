import { habitualCrowd, habitualResupply, SHIPS } from './zero-guadalcanal-habits.ts';
import { type Crowd, copyOf, type Outlook } from './zero-guadalcanal-outlook.ts';
import type { QuickAffair, QuickSheet } from './zero-guadalcanal-sheet.ts';
import { chanceAt, scoreOf } from './zero-guadalcanal-standing.ts';
import {
  beginWeek,
  drawAttack,
  endWeek,
  fight,
  flyMission,
  move,
  reinforce,
  type WeekLuck,
} from './zero-guadalcanal-week.ts';

/** Where in its week a campaign stands, and what is settled of what comes next. */
export interface Moment {
  /** The Attack Mission of the week. */
  readonly attack: QuickAffair;
  /** Whether it has been flown, and if not, who flies; null: as people may. */
  readonly isFlown: boolean;
  readonly attacking: readonly (Crowd | null)[] | null;
  /** The number of the ship or battle of the night, and who flies there. */
  readonly resupply: number | null;
  readonly night: readonly (Crowd | null)[] | null;
}

/** Whoever is not settled flies as people may. */
function crowdsFor(
  sheet: QuickSheet,
  at: Outlook,
  affair: QuickAffair,
  settled: readonly (Crowd | null)[] | null,
  luck: WeekLuck,
): Crowd[] {
  return [
    settled?.[0] ?? habitualCrowd(sheet, at, affair, 0, luck.habit(0)),
    settled?.[1] ?? habitualCrowd(sheet, at, affair, 1, luck.habit(1)),
  ];
}

const NONE = -1;
const SUNK = 3;

/** What is left of a week from this moment on. */
function finishWeek(sheet: QuickSheet, at: Outlook, moment: Moment, luck: WeekLuck): void {
  const { attack } = moment;
  if (!moment.isFlown) {
    luck.turnTo(at.week, 'attack');
    flyMission(sheet, at, attack, crowdsFor(sheet, at, attack, moment.attacking, luck), luck);
  }
  if (at.ships[0] + at.ships[1] === 0) return move(sheet, at, sheet.withoutShips);
  const by = moment.resupply ?? habitualResupply(sheet, at, attack.attacker, luck);
  if (by >= SHIPS) return fight(sheet, at, by - SHIPS, luck);
  const affair = sheet.resupply[by];
  luck.turnTo(at.week, 'resupply');
  if (flyMission(sheet, at, affair, crowdsFor(sheet, at, affair, moment.night, luck), luck) === SUNK) at.ships[by]--;
}

/** The rest of a campaign as it may go, from this moment on: 1 when the Japanese win, 0 when the Americans do. */
export function playOut(sheet: QuickSheet, from: Outlook, moment: Moment, luck: WeekLuck): number {
  const at = copyOf(from);
  let now = moment;
  for (;;) {
    finishWeek(sheet, at, now, luck);
    const winner = sheet.wins[at.marker - sheet.first];
    if (winner !== NONE) return winner === 0 ? 1 : 0;
    if (at.week >= sheet.fixed.sheet.lastWeek) return 0.5;
    endWeek(sheet, at, luck);
    beginWeek(sheet, at, luck);
    now = { attack: drawAttack(sheet, at, luck), isFlown: false, attacking: null, resupply: null, night: null };
  }
}

/** What is left of the week as it may go, and how the sheets stand then: the chance that the Japanese win. */
export function playWeek(sheet: QuickSheet, from: Outlook, moment: Moment, luck: WeekLuck): number {
  const at = copyOf(from);
  finishWeek(sheet, at, moment, luck);
  if (at.isGroupDue) reinforce(sheet, at);
  return chanceAt(sheet, scoreOf(sheet, at), at.marker);
}
