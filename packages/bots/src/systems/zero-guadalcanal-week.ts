import type { Seat } from '@tallyho/kernel';
import { guadalcanalRules } from '@tallyho/zero';
import { chanceOf, hopeIn, type Meeting, pressureIn, shareLost, shareLostMeeting } from './zero-guadalcanal-odds.ts';
import type { Crowd, Outlook } from './zero-guadalcanal-outlook.ts';
import type { QuickAffair, QuickSheet } from './zero-guadalcanal-sheet.ts';
import { FINE, QuickLuck } from './zero-luck.ts';

const ALLIED: Seat = 1;

/** What luck is needed for in a week, each with places of its own. */
const SLOTS = 32;
export const lots = ['weather', 'target', 'guess', 'attack', 'choice', 'resupply', 'battle', 'end'] as const;
export type Lot = (typeof lots)[number];

/** Where the draws of a Mission begin: what is done to the target, what each side loses by type, and how it goes about it. */
const DONE = 0;
const LOST = 2;
const HABITS = 24;

/** The luck of one quick campaign: every week and everything in it has its own. */
export class WeekLuck extends QuickLuck {
  turnTo(week: number, lot: Lot): this {
    this.from = (week * lots.length + lots.indexOf(lot)) * SLOTS;
    return this;
  }

  /** A number from 0 up to 1 for how a side goes about it. */
  habit = (seat: Seat): number => this.draw(HABITS + seat) / FINE;
}

/** Who meets whom, added up. */
export function meetingOf({ types }: QuickSheet, { attacker, hits }: QuickAffair, crowds: readonly Crowd[]): Meeting {
  const all: Meeting = { hits: 0, loaded: 0, escorts: 0, meeting: 0, met: 0 };
  const { free, loaded } = crowds[attacker];
  for (let type = 0; type < free.length; type++) {
    all.escorts += free[type];
    all.loaded += loaded[type];
    all.hits += loaded[type] * hits[type];
  }
  const defenders = crowds[1 - attacker].free;
  const own = types[1 - attacker];
  for (let type = 0; type < defenders.length; type++) {
    all.met += defenders[type];
    all.meeting += defenders[type] * own[type].fights;
  }
  return all;
}

/** CH-29.54b — so many of a type are gone, about as many as can be expected. */
function lose(at: Outlook, seat: Seat, type: number, count: number, share: number, draw: number): void {
  at.boxes[seat][type] -= Math.min(count, Math.floor(count * share + draw / FINE));
}

/** CH-29.1c, CH-29.1d — a Mission is flown and the marker moves; the level of damage. CH-GAP-67: nobody attacks without aircraft. */
export function flyMission(
  sheet: QuickSheet,
  at: Outlook,
  affair: QuickAffair,
  crowds: readonly Crowd[],
  luck: WeekLuck,
): number {
  const { attacker, mark, levels } = affair;
  const all = meetingOf(sheet, affair, crowds);
  let level = 0;
  if (all.loaded + all.escorts > 0) {
    const given = affair.isHelped && at.pistolPete ? 1 : 0;
    const hope = hopeIn(all);
    const done = luck.draw(DONE);
    while (level + 1 < levels.length && done < FINE * chanceOf(levels[level + 1].from - given, hope)) level++;
    const pressed = pressureIn(all);
    const { free, loaded } = crowds[attacker];
    const own = sheet.types[attacker];
    for (let type = 0; type < own.length; type++) {
      const draw = luck.draw(LOST + type);
      const { frail } = own[type];
      if (free[type] > 0) lose(at, attacker, type, free[type], shareLost(frail, false, mark.flak, pressed), draw);
      if (loaded[type] > 0) lose(at, attacker, type, loaded[type], shareLost(frail, true, mark.flak, pressed), draw);
    }
    if (all.met > 0) {
      const share = shareLostMeeting(all);
      const { free: met } = crowds[1 - attacker];
      for (let type = 0; type < met.length; type++)
        if (met[type] > 0) lose(at, 1 - attacker, type, met[type], share, luck.draw(LOST + own.length + type));
    }
  }
  for (let seat = 0; seat < crowds.length; seat++) spend(at, seat, crowds[seat]);
  move(sheet, at, levels[level].move);
  return level;
}

/** CH-29.52a, CH-29.53b — who has flown does not fly again this week. */
function spend(at: Outlook, seat: Seat, { free, loaded }: Crowd): void {
  const fresh = at.fresh[seat];
  for (let type = 0; type < fresh.length; type++) {
    const flown = free[type] + loaded[type];
    fresh[type] -= flown;
    at.room[seat] -= flown;
  }
}

/** CH-29.63a. */
export function move({ first, last }: QuickSheet, at: Outlook, by: number): void {
  at.marker = Math.max(first, Math.min(last, at.marker + by));
}

/** CH-29.1a, CH-29.52a, CH-29.65d — a new week: its weather, and what each side may send. */
export function beginWeek({ fixed, weather, skies, types }: QuickSheet, at: Outlook, luck: WeekLuck): void {
  at.week++;
  at.isGroupDue = false;
  const { firstWeek } = fixed.sheet;
  const sky = at.week === 1 ? null : weather[luck.turnTo(at.week, 'weather').pick(skies)];
  for (let seat = 0; seat < types.length; seat++) {
    const fewer = seat === ALLIED && at.fighterOne ? guadalcanalRules.FIGHTER_ONE : 0;
    at.room[seat] = Math.max(0, (sky === null ? firstWeek : sky[seat]) - fewer);
    const own = types[seat];
    for (let type = 0; type < own.length; type++)
      at.fresh[seat][type] = Math.min(own[type].weekly, at.boxes[seat][type]);
  }
}

/** CH-29.1b, CH-29.65f — the Attack Mission. */
export function drawAttack({ attacks, drawn, instead, fixed }: QuickSheet, at: Outlook, luck: WeekLuck): QuickAffair {
  const affair = attacks[luck.turnTo(at.week, 'target').pick(drawn)];
  return affair.isHelped && at.hendersonField && affair.mark.sheet === fixed.sheet.airfield ? instead : affair;
}

/** CH-29.71a … CH-29.76a — a battle as it may go. */
export function fight(sheet: QuickSheet, at: Outlook, battle: number, luck: WeekLuck): void {
  const { won, lost, moves } = sheet.battles[battle];
  at.fought[battle] = true;
  const draw = luck.turnTo(at.week, 'battle').draw(0) / FINE;
  if (draw < won) move(sheet, at, moves[0]);
  else if (draw < won + lost) {
    move(sheet, at, moves[1]);
    at.isGroupDue = true;
  }
}

/** CH-29.1h, CH-29.57b, CH-29.76b — nobody has won: reinforcements, and events for the next week. */
export function endWeek(sheet: QuickSheet, at: Outlook, luck: WeekLuck): void {
  if (at.isGroupDue) reinforce(sheet, at);
  if (luck.turnTo(at.week, 'end').happens(0, sheet.red)) reinforce(sheet, at);
  const { pistolPete, fighterOne, hendersonField } = sheet.events[at.marker - sheet.first];
  at.pistolPete = pistolPete;
  at.fighterOne = fighterOne;
  at.hendersonField = hendersonField;
}

/** CH-29.57c. */
export function reinforce({ groups }: QuickSheet, at: Outlook): void {
  const group = groups[at.groups];
  if (group === undefined) return;
  at.groups++;
  for (let type = 0; type < group.length; type++) at.boxes[ALLIED][type] += group[type];
}
