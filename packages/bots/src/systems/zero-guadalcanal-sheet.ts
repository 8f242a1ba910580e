import type { Seat } from '@tallyho/kernel';
import { type GuadalcanalFixed, type GuadalcanalLine, guadalcanalRules } from '@tallyho/zero';
import { type Battle, campaignContentOf, carrierBattles, resupplyShips, type Ship, sides } from '@tallyho/zero/content';
import { type Frailty, fightsOf, frailtyOf, hitOf, type Mark } from './zero-guadalcanal-odds.ts';
import { type Way, waysOf } from './zero-guadalcanal-ways.ts';

const JAPANESE: Seat = 0;
const ALLIED: Seat = 1;

/** CH-29.53a — a type of the log sheet, as far as quick campaigns need it. */
export interface QuickType {
  readonly aircraft: string;
  readonly weekly: number;
  readonly fights: number;
  readonly frail: Frailty;
}

/** What can be flown: an Attack Mission of the table, or a Resupply Mission. */
export interface QuickAffair {
  readonly attacker: Seat;
  readonly mark: Mark;
  readonly ship: Ship | null;
  /** CH-29.63a — Damage Points from which each level begins, and the marker's way there. */
  readonly levels: readonly { readonly from: number; readonly move: number }[];
  /** CH-29.65b — whether Pistol Pete has a hand in it. */
  readonly isHelped: boolean;
  /** By type of the attacker: Damage Points of one with the bombs that do most; 0: it has none. */
  readonly hits: readonly number[];
  /** By side and type: how it flies with bombs, and without; null: it does not. */
  readonly bombing: readonly (Way | null)[];
  readonly free: readonly (readonly (Way | null)[])[];
  /** Types of the attacker that have bombs: those that hit most first; and by day, when a ship will sail at night, those that hit more now. */
  readonly byHits: readonly number[];
  readonly byDay: readonly number[];
}

/** CH-29.71a, CH-29.72a, CH-29.76a — a battle as Pilots fight it: how often each side wins, and the marker's way then. */
export interface QuickBattle {
  readonly battle: Battle;
  readonly from: number;
  readonly won: number;
  readonly lost: number;
  readonly moves: readonly [number, number];
}

/** The Campaign Sheet as quick campaigns use it: looked up once, with how many cards of the deck lead to each line. */
export interface QuickSheet {
  readonly fixed: GuadalcanalFixed;
  readonly types: readonly (readonly QuickType[])[];
  /** By side: who fights, the best first. */
  readonly fighters: readonly (readonly number[])[];
  readonly attacks: readonly QuickAffair[];
  readonly drawn: readonly number[];
  /** CH-29.65f — what takes the place of the Airfield. */
  readonly instead: QuickAffair;
  readonly resupply: readonly QuickAffair[];
  readonly weather: readonly (readonly number[])[];
  readonly skies: readonly number[];
  readonly red: number;
  /** CH-29.57a — boxes by group and American type. */
  readonly groups: readonly (readonly number[])[];
  readonly battles: readonly QuickBattle[];
  readonly withoutShips: number;
  /** CH-29.61a — the ends of the track, who has won on each of its spaces, and the events there. */
  readonly first: number;
  readonly last: number;
  readonly wins: readonly Seat[];
  readonly events: readonly {
    readonly pistolPete: boolean;
    readonly fighterOne: boolean;
    readonly hendersonField: boolean;
  }[];
}

/** How often Pilots win a battle: the Japanese, and the Americans. */
export const battleOdds: { readonly [battle in Battle]: readonly [number, number] } = {
  'eastern-solomons': [0.455, 0.495],
  'santa-cruz': [0.385, 0.51],
};

/** A line of the log as it will be before anybody has assigned anything. */
export function lineFor(
  { sheet }: GuadalcanalFixed,
  week: number,
  attacker: Seat,
  target: string,
  ship: Ship | null,
): GuadalcanalLine {
  return {
    week,
    kind: ship === null ? 'attack' : 'resupply',
    attacker,
    card: null,
    target,
    place: sheet.resupply,
    ship,
    battle: null,
    flights: [[], []],
    pilots: [[], []],
    green: [[], []],
    moved: '',
    report: null,
  };
}

/** What a Damage Point on the ships of the night is worth, for whoever bombs by day. */
const AT_NIGHT = 0.3;

function affairFor(
  fixed: GuadalcanalFixed,
  attacker: Seat,
  target: string,
  ship: Ship | null,
  night: QuickAffair | null,
): QuickAffair {
  const { sheet, options } = fixed;
  const face = campaignContentOf(options.packs).targets.find(({ id }) => id === target);
  if (face === undefined) throw new RangeError(`there is no sheet ${target}`);
  const line = lineFor(fixed, 1, attacker, target, ship);
  const mark: Mark = { sheet: face.id, naval: face.class === 'naval', flak: face.areaFlak + face.targetFlak };
  const ways = sides.map((_, seat) => waysOf(fixed, line, seat, mark));
  const wayOf = (seat: Seat, isLoaded: boolean) =>
    guadalcanalRules
      .typesOf(sheet, seat)
      .map(
        ({ aircraft }) =>
          ways[seat].find((way) => way.aircraft === aircraft && (way.load !== 'none') === isLoaded) ?? null,
      );
  const bombing = wayOf(attacker, true);
  const hits = bombing.map((way) => (way === null ? 0 : hitOf(way, mark)));
  const later = (type: number): number => (attacker === ALLIED ? AT_NIGHT * (night?.hits[type] ?? 0) : 0);
  const ordered = (worth: (type: number) => number): number[] =>
    [...hits.keys()].filter((type) => worth(type) > 0).sort((a, b) => worth(b) - worth(a));
  return {
    attacker,
    mark,
    ship,
    levels: face.levels.map(({ from, vps }, level) => {
      const report = { flown: true, damage: from, level, vps, craft: [[], []], winner: -1 };
      return { from, move: guadalcanalRules.adjustmentFor(sheet, { ...line, report }).move };
    }),
    isHelped: ship === null && attacker === JAPANESE && target === sheet.airfield,
    hits,
    byHits: ordered((type) => hits[type]),
    byDay: ordered((type) => hits[type] - later(type)),
    bombing,
    free: sides.map((_, seat) => wayOf(seat, false)),
  };
}

function laidOut(fixed: GuadalcanalFixed): QuickSheet {
  const { sheet, rows, borders, cards } = fixed;
  const spaces = sheet.track.toSorted((a, b) => a.at - b.at);
  const resupply = resupplyShips.map((ship) => affairFor(fixed, ALLIED, sheet.shipSheets[ship], ship, null));
  const attacks: QuickAffair[] = [];
  const drawn: number[] = [];
  const cardsOf = (card: string): number => rows.filter((row) => row === card).length;
  for (const { card, attacker, sheet: target } of sheet.targets) {
    const seat = sides.indexOf(attacker);
    let at = attacks.findIndex((one) => one.attacker === seat && one.mark.sheet === target);
    if (at < 0) at = attacks.push(affairFor(fixed, seat, target, null, resupply[0])) - 1;
    drawn[at] = (drawn[at] ?? 0) + cardsOf(card);
  }
  const moveOf = (battle: Battle, side: (typeof sides)[number]): number =>
    sheet.adjustments.find(({ when }) => when.of === 'battle' && when.battle === battle && when.winner === side)
      ?.move ?? 0;
  const types = sides.map((_, seat) =>
    guadalcanalRules.typesOf(sheet, seat).map(({ aircraft, weekly }) => ({
      aircraft,
      weekly,
      fights: fightsOf(aircraft),
      frail: frailtyOf(aircraft),
    })),
  );
  return {
    fixed,
    types,
    fighters: types.map((own) =>
      [...own.keys()].filter((type) => own[type].fights > 0).sort((a, b) => own[b].fights - own[a].fights),
    ),
    attacks,
    drawn,
    instead: affairFor(fixed, JAPANESE, sheet.instead.sheet, null, resupply[0]),
    resupply,
    weather: sheet.weather.map(({ aircraft }) => sides.map((side) => aircraft[side])),
    skies: sheet.weather.map(({ card }) => cardsOf(card)),
    red: borders.filter((border) => border === 'red').length / cards.length,
    groups: sheet.groups.map((group) =>
      guadalcanalRules
        .typesOf(sheet, ALLIED)
        .map(({ aircraft }) => group.aircraft.find((one) => one.aircraft === aircraft)?.count ?? 0),
    ),
    battles: fixed.options.carriers
      ? carrierBattles.map((battle) => ({
          battle,
          from: sheet.battles[battle],
          won: battleOdds[battle][0],
          lost: battleOdds[battle][1],
          moves: [moveOf(battle, 'japanese'), moveOf(battle, 'allied')],
        }))
      : [],
    withoutShips: guadalcanalRules.adjustmentWithoutShips(sheet).move,
    first: spaces[0].at,
    last: spaces[spaces.length - 1].at,
    wins: spaces.map(({ at }) => guadalcanalRules.winnerAt(sheet, at)),
    events: spaces.map(({ events }) => ({
      pistolPete: events.includes('pistol-pete'),
      fighterOne: events.includes('fighter-one'),
      hendersonField: events.includes('henderson-field'),
    })),
  };
}

const known = new WeakMap<GuadalcanalFixed, QuickSheet>();

/** Laid out once for the same options. */
export function sheetOf(fixed: GuadalcanalFixed): QuickSheet {
  let sheet = known.get(fixed);
  if (sheet === undefined) {
    sheet = laidOut(fixed);
    known.set(fixed, sheet);
  }
  return sheet;
}
