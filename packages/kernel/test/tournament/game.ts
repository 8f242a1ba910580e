import {
  concededBy,
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
  type SecretVote,
  type Table,
  tableFrom,
  viewTable,
} from '../../src/index.ts';
import { joust } from '../reference/index.ts';
import {
  type Joust,
  type JoustChoice,
  type JoustEvent,
  type JoustOptions,
  type JoustView,
  titles,
} from '../reference/state.ts';

/*
 * Tournament, the reference game of games: jousts one after another.
 *
 *   T-1  Before each joust the rider who lost the last one (at first red) says how many turns it lasts: two or three.
 *   T-2  Then both say in secret how many hits unhorse a rider, one or two; the lower number holds.
 *   T-3  Whoever wins a joust scores a point. After the last joust the rider with more points wins.
 */
export interface TournamentOptions {
  jousts: number;
  copies: number;
}

/** What is written down of a joust: with its seed, enough to play it again alone. */
export interface Entry {
  options: JoustOptions;
  winner: Seat | null;
}

export interface Tournament extends Holding<Joust> {
  fixed: TournamentOptions;
  points: number[];
  lost: Seat;
  next: { turns: number; hits: number };
  log: Entry[];
  /** The seeds of the jousts: whoever knew one could tell every card, so nobody is shown them. */
  seeds: string[];
}

export interface TournamentView extends HoldingView<JoustView> {
  fixed: TournamentOptions;
  points: number[];
  lost: Seat;
  next: { turns: number; hits: number };
  log: Entry[];
}

export type OwnChoice = { do: 'turns'; turns: number } | { do: 'hits'; hits: number };
type OwnEvent =
  | { event: 'announced'; turns: number; because: RuleId }
  | { event: 'agreed'; hits: number; because: RuleId }
  | { event: 'points'; points: number[]; because: RuleId };

export type TournamentChoice = OwnChoice | JoustChoice;
export type TournamentEvent = OwnEvent | JoustEvent;
type TournamentTable = Table<Tournament, TournamentChoice, TournamentEvent>;
type Nothing = Record<string, never>;

const turns: Question<Tournament, TournamentChoice, TournamentEvent, Nothing> = {
  ask: 'turns',
  because: 'T-1',
  several: false,
  who: (s) => s.lost,
  options: () => [
    { do: 'turns', turns: 2 },
    { do: 'turns', turns: 3 },
  ],
  chosen(t, _, choice) {
    if (choice.do !== 'turns') return;
    t.state.next.turns = choice.turns;
    t.say?.(EVERYONE, { event: 'announced', turns: choice.turns, because: 'T-1' });
  },
};

const hits: SecretVote<Tournament, TournamentChoice, TournamentEvent, Nothing> = {
  ask: 'hits',
  because: 'T-2',
  several: true,
  who: () => [0, 1],
  options: () => [
    { do: 'hits', hits: 1 },
    { do: 'hits', hits: 2 },
  ],
  refusals: () => [{ choice: { do: 'hits', hits: 3 }, reason: 'too-many', because: 'T-2' }],
  revealed(t, _, choices) {
    const said = choices.map(({ choice }) => (choice.do === 'hits' ? choice.hits : 2));
    t.state.next.hits = Math.min(...said);
    t.say?.(EVERYONE, { event: 'agreed', hits: t.state.next.hits, because: 'T-2' });
  },
};

const ride: InnerGame<Tournament, TournamentChoice, TournamentEvent, Nothing> = {
  begin({ state }, _, seed) {
    const options = { turns: state.next.turns, hits: state.next.hits, copies: state.fixed.copies };
    state.log.push({ options, winner: null });
    state.seeds.push(seed);
    return options;
  },
  over(t, _, { outcome }) {
    const { points, log } = t.state;
    const [winner] = outcome?.winners ?? [];
    if (winner === undefined) return;
    points[winner]++;
    t.state.lost = 1 - winner;
    log[log.length - 1].winner = winner;
  },
};

const nextJoust = (t: TournamentTable): void => {
  const { points, log, fixed } = t.state;
  t.say?.(EVERYONE, { event: 'points', points: points.slice(), because: 'T-3' });
  if (log.length < fixed.jousts) t.goto(turns);
  else t.finish({ winners: points[0] === points[1] ? [] : [points[0] > points[1] ? 0 : 1], because: 'T-3' });
};

const tourney: Flow<Tournament, TournamentChoice, TournamentEvent, Nothing> = {
  name: 'tourney',
  steps: [turns, hits, ride, nextJoust],
};

const entry = ({ options, ...rest }: Entry): Entry => ({ ...rest, options: { ...options } });

export const tournament = holding<
  Joust,
  JoustChoice,
  JoustEvent,
  JoustView,
  JoustOptions,
  Tournament,
  OwnChoice,
  OwnEvent,
  TournamentView,
  TournamentOptions
>([joust], {
  id: 'tournament',
  version: 1,
  flows: [tourney],
  options: (given) =>
    reading(() => {
      const fields = new Fields(given, 'options');
      const options = { jousts: fields.int('jousts', 1, 9, 3), copies: fields.int('copies', 2, 60, 4) };
      fields.done();
      return options;
    }),
  seats: () => ['red', 'blue'],
  setup(options, chance) {
    const table = freshTable(options, 2, chance);
    table.frames.push({ flow: tourney.name, step: 0, at: {} });
    return Object.assign(table, {
      points: [0, 0],
      lost: 0,
      next: { turns: 0, hits: 0 },
      log: [],
      seeds: [],
      inner: null,
    });
  },
  observe: (s, seat) => ({
    ...viewTable(s, seat),
    points: s.points.slice(),
    lost: s.lost,
    next: { ...s.next },
    log: s.log.map(entry),
  }),
  resample: (view, chance) => ({
    ...tableFrom(view, chance),
    points: view.points.slice(),
    lost: view.lost,
    next: { ...view.next },
    log: view.log.map(entry),
    seeds: view.log.map(() => ''),
  }),
  write: (_, choice) => (choice.do === 'turns' ? `${choice.turns} turns` : `${choice.hits} hits`),
  reads: (_, text) => /^(?:[23] turns|[12] hits)$/.test(text),
  cards: ({ fixed }) => titles.flatMap((_, card) => new Array<number>(fixed.copies).fill(card)),
  bound: ({ jousts, copies }) => jousts * (3 + joust.bound({ turns: 3, hits: 2, copies })),
  conceded: (_, seat) => concededBy(seat, [0, 1], 'T-4'),
});
