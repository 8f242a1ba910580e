import { lineOf, type Seat } from '@tallyho/kernel';
import { guadalcanalRules, type OpenGuadalcanal } from '@tallyho/zero';
import { sides } from '@tallyho/zero/content';
import type { Sent } from './zero-guadalcanal-odds.ts';
import type { QuickAffair, QuickSheet } from './zero-guadalcanal-sheet.ts';

/** A campaign as far as it matters for what may still come. */
export interface Outlook {
  week: number;
  marker: number;
  /** CH-29.65a — in force this week. */
  pistolPete: boolean;
  fighterOne: boolean;
  hendersonField: boolean;
  /** By side and type. */
  boxes: number[][];
  groups: number;
  /** Destroyers and freighters. */
  ships: number[];
  /** CH-29.73a — by battle: whether it has been fought. */
  fought: boolean[];
  /** CH-29.52a — by side: aircraft that may still be assigned this week, and of each type those that may. */
  room: number[];
  fresh: number[][];
  /** CH-29.76b — the Americans have won a battle this week. */
  isGroupDue: boolean;
}

export const copyOf = (at: Outlook): Outlook => ({
  ...at,
  boxes: at.boxes.map((own) => own.slice()),
  ships: at.ships.slice(),
  fought: at.fought.slice(),
  room: at.room.slice(),
  fresh: at.fresh.map((own) => own.slice()),
});

/** The sheets as everybody sees them. */
export function outlookOf({ types, battles }: QuickSheet, s: OpenGuadalcanal): Outlook {
  return {
    week: s.week,
    marker: s.marker,
    pistolPete: s.events.includes('pistol-pete'),
    fighterOne: s.events.includes('fighter-one'),
    hendersonField: s.events.includes('henderson-field'),
    boxes: s.boxes.map((own) => own.slice()),
    groups: s.groups,
    ships: s.ships.slice(),
    fought: battles.map(({ battle }) => s.log.some((line) => line.battle === battle)),
    room: sides.map((_, seat) => guadalcanalRules.leftOf(s, seat)),
    fresh: types.map((own, seat) =>
      own.map(({ aircraft, weekly }) =>
        Math.max(
          0,
          Math.min(weekly - guadalcanalRules.usedOf(s, seat, aircraft), guadalcanalRules.freshOf(s, seat, aircraft)),
        ),
      ),
    ),
    isGroupDue: false,
  };
}

/** The Attack Mission of the week, as its line has it. */
export function attackOf({ attacks, instead }: QuickSheet, s: OpenGuadalcanal): QuickAffair {
  const line = s.log.findLast(({ kind, week }) => kind === 'attack' && week === s.week) ?? lineOf(s);
  return attacks.find(({ attacker, mark }) => attacker === line.attacker && mark.sheet === line.target) ?? instead;
}

/** What a side sends: of each type so many without bombs, and so many with those that do most. */
export interface Crowd {
  readonly free: number[];
  readonly loaded: number[];
}

export const nobody = ({ types }: QuickSheet, seat: Seat): Crowd => ({
  free: types[seat].map(() => 0),
  loaded: types[seat].map(() => 0),
});

export function crowdOf(sheet: QuickSheet, seat: Seat, roster: readonly Sent[]): Crowd {
  const crowd = nobody(sheet, seat);
  for (const { aircraft, count, load } of roster) {
    const type = sheet.types[seat].findIndex((one) => one.aircraft === aircraft);
    if (type >= 0) (load === 'none' ? crowd.free : crowd.loaded)[type] += count;
  }
  return crowd;
}

/** The same, as it is told. */
export function rosterOf(
  { types }: QuickSheet,
  { attacker, bombing, free }: QuickAffair,
  seat: Seat,
  crowd: Crowd,
): Sent[] {
  return types[seat].flatMap((_, type): Sent[] => {
    const [without, loaded] = [free[seat][type], seat === attacker ? bombing[type] : null];
    return [
      ...(without !== null && crowd.free[type] > 0 ? [{ ...without, count: crowd.free[type] }] : []),
      ...(loaded !== null && crowd.loaded[type] > 0 ? [{ ...loaded, count: crowd.loaded[type] }] : []),
    ];
  });
}
