import {
  type Card,
  concededBy,
  type Deck,
  EVERYONE,
  Fields,
  type Flow,
  freshTable,
  type Holding,
  type HoldingView,
  holding,
  type InnerGame,
  type Question,
  type RuleId,
  reading,
  type Seat,
  type Table,
  type TableView,
  tableFrom,
  viewTable,
} from '../../src/index.ts';
import {
  type Tournament,
  type TournamentChoice,
  type TournamentEvent,
  type TournamentOptions,
  tournament,
} from '../tournament/game.ts';
import { type Quintain, type QuintainChoice, type QuintainEvent, type QuintainOptions, quintain } from './quintain.ts';

/*
 * Season, the reference game of games of games: two houses of two riders each, through the weeks of a summer.
 *
 *   S-1  A week begins with a card off the calendar, seen by all. At a fair the four practise, in the rain nobody does.
 *   S-2  The lord of the house that leads (at first red) says whether lords or squires ride the tournament.
 *   S-3  At a fair the squire of the other house first rides at the quintain, alone; if he beats the post, his house
 *        scores a point. Then the day of the tournament comes, with a card of its own off the calendar, and a die is
 *        thrown: on a one, and in the rain on a two as well, the tournament of the week is called off.
 *   S-4  Whoever wins the tournament scores three points for his house. After the last week more points win.
 */
export const houses = ['red', 'blue'] as const;
const SEATS = ['red lord', 'blue lord', 'red squire', 'blue squire'];
const LORDS: readonly Seat[] = [0, 1];
const SQUIRES: readonly Seat[] = [2, 3];
const FAIR: Card = 0;
const RAIN: Card = 1;
const CALENDAR: readonly Card[] = [FAIR, FAIR, FAIR, FAIR, RAIN, RAIN];

export interface SeasonOptions {
  weeks: number;
}

export interface Season extends Holding<Tournament | Quintain> {
  fixed: SeasonOptions;
  calendar: Deck;
  points: number[];
  weeks: number;
  riders: readonly Seat[];
}

type Open = Pick<Season, 'calendar' | 'points' | 'weeks' | 'riders'>;
export interface SeasonView extends HoldingView<TableView>, Open {
  fixed: SeasonOptions;
}

type OwnChoice = { do: 'send'; riders: 'lords' | 'squires' };
type OwnEvent =
  | { event: 'week' | 'tournament-day'; weather: 'fair' | 'rain'; because: RuleId }
  | { event: 'called-off'; because: RuleId }
  | { event: 'scored'; points: number[]; because: RuleId };
export type SeasonChoice = OwnChoice | TournamentChoice | QuintainChoice;
export type SeasonEvent = OwnEvent | TournamentEvent | QuintainEvent;
type Nothing = Record<string, never>;
type SeasonFlow = Flow<Season, SeasonChoice, SeasonEvent, Nothing>;

const leader = ({ points }: Season): Seat => (points[1] > points[0] ? 1 : 0);
const practises = (s: Season): Seat => SQUIRES[1 - leader(s)];

const comes = (
  t: Table<Season, SeasonChoice, SeasonEvent>,
  event: 'week' | 'tournament-day',
  because: RuleId,
): void => {
  const { calendar } = t.state;
  const card = t.draw(calendar, EVERYONE);
  calendar.discard.push(card);
  t.say?.(EVERYONE, { event, weather: card === FAIR ? 'fair' : 'rain', because });
};

const isRain = ({ calendar: { discard } }: Season): boolean => discard[discard.length - 1] === RAIN;

const week: SeasonFlow['steps'][number] = (t) => {
  t.state.weeks++;
  t.state.turn++;
  comes(t, 'week', 'S-1');
};

const send: Question<Season, SeasonChoice, SeasonEvent, Nothing> = {
  ask: 'send',
  because: 'S-2',
  several: false,
  who: leader,
  options: () => [
    { do: 'send', riders: 'lords' },
    { do: 'send', riders: 'squires' },
  ],
  chosen({ state }, _, choice) {
    if (choice.do === 'send') state.riders = choice.riders === 'lords' ? LORDS : SQUIRES;
  },
};

const weather: SeasonFlow['steps'][number] = (t) => {
  if (isRain(t.state)) t.goto(tournamentDay);
};

const practice: InnerGame<Season, SeasonChoice, SeasonEvent, Nothing> = {
  plays: quintain.id,
  seated: (s) => [practises(s)],
  begin: () => ({ runs: 3 }),
  over(t, _, { outcome }) {
    if (outcome?.winners.length === 1) t.state.points[1 - leader(t.state)]++;
  },
};

const tournamentDay: SeasonFlow['steps'][number] = (t) => {
  comes(t, 'tournament-day', 'S-3');
  if (t.roll(6) > (isRain(t.state) ? 1 : 0)) return;
  t.say?.(EVERYONE, { event: 'called-off', because: 'S-3' });
  t.goto(score);
};

const tourney: InnerGame<Season, SeasonChoice, SeasonEvent, Nothing> = {
  plays: tournament.id,
  seated: (s) => s.riders,
  begin: () => ({ jousts: 2, copies: 3 }),
  over({ state }, _, { outcome }) {
    for (const winner of outcome?.winners ?? []) state.points[winner] += 3;
  },
};

const score: SeasonFlow['steps'][number] = (t) => {
  const { points, weeks, fixed } = t.state;
  t.say?.(EVERYONE, { event: 'scored', points: points.slice(), because: 'S-4' });
  if (weeks < fixed.weeks) return t.goto(week);
  const winners =
    points[0] === points[1] ? [] : SEATS.map((_, seat) => seat).filter((seat) => seat % 2 === leader(t.state));
  t.finish({ winners, because: 'S-4' });
};

const summer: SeasonFlow = { name: 'summer', steps: [week, send, weather, practice, tournamentDay, tourney, score] };

const open = ({ calendar, points, weeks, riders }: Open): Open => ({
  calendar: { pile: calendar.pile.slice(), discard: calendar.discard.slice(), next: [] },
  points: points.slice(),
  weeks,
  riders: riders.slice(),
});

export const season = holding<
  Tournament | Quintain,
  TournamentChoice | QuintainChoice,
  TournamentEvent | QuintainEvent,
  TableView,
  TournamentOptions | QuintainOptions,
  Season,
  OwnChoice,
  OwnEvent,
  SeasonView,
  SeasonOptions
>([tournament, quintain], {
  id: 'season',
  version: 1,
  flows: [summer],
  options: (given) =>
    reading(() => {
      const fields = new Fields(given, 'options');
      const options = { weeks: fields.int('weeks', 1, 8, 3) };
      fields.done();
      return options;
    }),
  seats: () => SEATS,
  setup(options, chance) {
    const table = freshTable(options, SEATS.length, chance);
    table.frames.push({ flow: summer.name, step: 0, at: {} });
    const calendar = { pile: CALENDAR.slice(), discard: [], next: [] };
    return Object.assign(table, { calendar, points: [0, 0], weeks: 0, riders: LORDS.slice(), inner: null });
  },
  observe: (s, seat) => ({ ...viewTable(s, seat), ...open(s) }),
  resample: (view, chance) => ({ ...tableFrom(view, chance), ...open(view) }),
  write: (_, choice) => `send ${choice.riders}`,
  reads: (_, text) => /^send (?:lords|squires)$/.test(text),
  cards: ({ calendar }) => [...calendar.pile, ...calendar.discard],
  bound: ({ weeks }) => weeks * (1 + quintain.bound({ runs: 3 }) + tournament.bound({ jousts: 2, copies: 3 })),
  conceded: (_, seat) => concededBy(seat, [0, 1, 0, 1], 'S-5'),
});
