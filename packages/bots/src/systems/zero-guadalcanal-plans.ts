import { below, type Chance, type Decision, lineOf, type Seat } from '@tallyho/kernel';
import { type AnyGuadalcanalChoice, type AssignedFlight, guadalcanalRules, type OpenGuadalcanal } from '@tallyho/zero';
import { resupplyShips } from '@tallyho/zero/content';
import type { Ranked, Thinker } from '../thinker.ts';
import { Answers } from './zero-carriers-answers.ts';
import { nights } from './zero-guadalcanal-habits.ts';
import type { Sent } from './zero-guadalcanal-odds.ts';
import { attackOf, type Crowd, crowdOf, outlookOf } from './zero-guadalcanal-outlook.ts';
import { type Moment, playWeek } from './zero-guadalcanal-playout.ts';
import { everyType, rostersFor, type Weighed } from './zero-guadalcanal-rosters.ts';
import { sheetOf } from './zero-guadalcanal-sheet.ts';
import { WeekLuck } from './zero-guadalcanal-week.ts';
import { lineWith } from './zero-guadalcanal-worth.ts';

type Choices = readonly AnyGuadalcanalChoice[];
export type Flying = Extract<AnyGuadalcanalChoice, { readonly do: 'fly' }>;
export const isFlying = (choice: AnyGuadalcanalChoice): choice is Flying => choice.do === 'fly';

/** What is settled of the Mission at hand, type by type. */
function settledOf(flights: readonly AssignedFlight[]): Sent[] {
  const types = [...new Set(flights.map(({ aircraft }) => aircraft))];
  return types.map((type) => {
    const own = flights.filter(({ aircraft }) => aircraft === type);
    return { ...own[0], count: sizeOf(own) };
  });
}
const sizeOf = (flights: readonly AssignedFlight[]): number => flights.reduce((sum, { count }) => sum + count, 0);

/** What a side may send from the type on that is asked about, as a Pilot weighs it: the best first. */
export function openRosters(s: OpenGuadalcanal, seat: Seat, [{ aircraft }]: readonly Flying[]): Weighed[] {
  const types = guadalcanalRules.typesOf(s.fixed.sheet, seat).map((type) => type.aircraft);
  return rostersFor(s, seat, settledOf(s.flights[seat]), new Set(types.slice(types.indexOf(aircraft))));
}

/** The option that does with its type what a roster has planned; -1: there is none. */
export function optionFor(options: readonly Flying[], { roster }: Pick<Weighed, 'roster'>): number {
  const planned = roster.find((sent) => sent.aircraft === options[0].aircraft);
  return options.findIndex(
    ({ flights }) =>
      sizeOf(flights) === (planned?.count ?? 0) &&
      flights.every(({ load, altitude }) => load === planned?.load && altitude === planned.altitude),
  );
}

/** What is so many spaces worse than the best is sent a quarter as often. */
const CLOSE = 0.03;

/** How often a Pilot sends each: who can be foreseen is met, so that what is nearly as good is sent as well. */
export const sharesOf = (rosters: readonly Weighed[]): number[] =>
  rosters.map(({ worth }) => 1 / (1 + (rosters[0].worth - worth) / CLOSE) ** 2);

/** So many rosters are looked into, and none that seems to a Pilot so many spaces worse than the best. */
const WIDEST = 12;
const WORSE = 0.6;

/** Ways to go on, each with the option that it begins with, judged by quick weeks. */
interface Question {
  readonly options: readonly number[];
  worth(way: number, week: number): number;
}

/** What a Pilot would send on a Mission, and how often. */
interface Pilots {
  readonly crowds: readonly Crowd[];
  readonly shares: readonly number[];
}

function pilotsOf(s: OpenGuadalcanal, seat: Seat): Pilots {
  const rosters = rostersFor(s, seat, [], everyType(s, seat));
  return {
    crowds: rosters.map(({ roster }) => crowdOf(sheetOf(s.fixed), seat, roster)),
    shares: sharesOf(rosters),
  };
}

/** Where the draw for what a side sends is, among those of a guess. */
const SENT = 1;
const drawnFrom = ({ crowds, shares }: Pilots, luck: WeekLuck, seat: Seat): Crowd =>
  crowds[luck.pick(shares, SENT + seat)];

/** CH-29.1c — rosters, against what a Pilot would send in the enemy's place, or whatever is usual. */
function rosterQuestion(s: OpenGuadalcanal, seat: Seat, options: readonly Flying[]): Question {
  const sheet = sheetOf(s.fixed);
  const from = outlookOf(sheet, s);
  const own = openRosters(s, seat, options);
  const tried = own.filter(({ worth }, i) => i < WIDEST && worth >= own[0].worth - WORSE);
  const ways = tried.map(({ roster }) => crowdOf(sheet, seat, roster));
  const theirs = pilotsOf(s, 1 - seat);
  const { kind, ship } = lineOf(s);
  const attack = attackOf(sheet, s);
  const resupply = ship === null ? null : resupplyShips.indexOf(ship);
  return {
    options: tried.map((one) => optionFor(options, one)),
    worth(way, week) {
      const luck = new WeekLuck(week);
      const met = luck.turnTo(s.week, 'guess').happens(0, AS_PILOTS) ? drawnFrom(theirs, luck, 1 - seat) : null;
      const crowds = seat === 0 ? [ways[way], met] : [met, ways[way]];
      const moment: Moment =
        kind === 'attack'
          ? { attack, isFlown: false, attacking: crowds, resupply: null, night: null }
          : { attack, isFlown: true, attacking: null, resupply, night: crowds };
      const chance = playWeek(sheet, from, moment, luck);
      return seat === 0 ? chance : 1 - chance;
    },
  };
}
const AS_PILOTS = 0.75;

/** CH-29.43a, CH-29.7a — what the Japanese do tonight; for a ship both sides send what Pilots would. */
function resupplyQuestion(s: OpenGuadalcanal, options: Choices): Question {
  const sheet = sheetOf(s.fixed);
  const from = outlookOf(sheet, s);
  const attack = attackOf(sheet, s);
  const ways = options.map((choice) => {
    const by = choice.do === 'resupply' ? choice.by : '';
    const ship = resupplyShips.find((one) => one === by);
    const then = ship === undefined ? null : { ...s, log: [...s.log, lineWith(s, ship)] };
    return {
      resupply: nights.indexOf(by),
      sides: then === null ? [] : [pilotsOf(then, 0), pilotsOf(then, 1)],
    };
  });
  return {
    options: [...options.keys()],
    worth(way, week) {
      const luck = new WeekLuck(week).turnTo(s.week, 'guess');
      const { resupply, sides } = ways[way];
      const night = sides.length === 0 ? null : sides.map((own, seat) => drawnFrom(own, luck, seat));
      return playWeek(sheet, from, { attack, isFlown: true, attacking: null, resupply, night }, luck);
    },
  };
}

/** So many quick weeks for each way with every playout, and with what luck they begin: any of so many. */
const LOOKS = 4;
const LUCKS = 1 << 24;

/** Plans with the whole campaign in mind, as a Veteran or an Ace: what a hint is taken from as well. */
class Planner implements Thinker {
  playouts = 0;
  private readonly answers: Answers;
  private readonly beginning: readonly number[];
  private readonly count: number;

  constructor(question: Question, count: number, first: number) {
    this.answers = new Answers({ ways: question.options.length, worth: question.worth, enemy: [] }, first);
    this.beginning = question.options;
    this.count = count;
  }

  playout(): void {
    this.playouts++;
    for (let n = 0; n < LOOKS; n++) this.answers.look();
  }

  ranked(): Ranked[] {
    const { shares, worths } = this.answers.weighed();
    return Array.from({ length: this.count }, (_, option): Ranked => {
      const ways = this.beginning.flatMap((one, way) => (one === option ? [way] : []));
      const best = ways.reduce((most, way) => Math.max(most, worths[way]), 0);
      const share = ways.reduce((sum, way) => sum + shares[way], 0);
      return { option, chance: best, playouts: Math.round(share * this.playouts), answers: [] };
    }).sort((a, b) => b.playouts - a.playouts || b.chance - a.chance || a.option - b.option);
  }

  lead(): number {
    return this.answers.isSettled() ? Number.POSITIVE_INFINITY : 0;
  }
}

/** The sheets are public matters: any world shows the same. */
export function plannerFor(
  s: OpenGuadalcanal,
  { seat, options }: Decision<AnyGuadalcanalChoice>,
  chance: Chance,
): Thinker | null {
  const first = below(chance, LUCKS);
  if (options.every(isFlying)) return new Planner(rosterQuestion(s, seat, options), options.length, first);
  if (options.every((choice) => choice.do === 'resupply'))
    return new Planner(resupplyQuestion(s, options), options.length, first);
  return null;
}
