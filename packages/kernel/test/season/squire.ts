import {
  concededBy,
  EVERYONE,
  type Flow,
  freshTable,
  type Holding,
  type HoldingView,
  holding,
  type InnerGame,
  ok,
  type RuleId,
  type TableView,
  tableFrom,
  viewTable,
} from '../../src/index.ts';
import { type Quintain, type QuintainChoice, type QuintainEvent, type QuintainOptions, quintain } from './quintain.ts';

/*
 * The squire's summer, the reference campaign for one: the quintain again and again.
 *
 *   P-1  Each day a die is thrown: the rider has as many runs as it shows.
 *   P-2  After three days a squire who has beaten the post at least twice is made a knight.
 */
export interface Squire extends Holding<Quintain> {
  fixed: Record<string, never>;
  runs: number;
  beaten: number;
}

interface SquireView extends HoldingView<TableView>, Pick<Squire, 'runs' | 'beaten'> {
  fixed: Record<string, never>;
}
type SquireEvent = { event: 'day'; runs: number; because: RuleId };
type SquireFlow = Flow<Squire, QuintainChoice, SquireEvent | QuintainEvent, Record<string, never>>;

const DAYS = 3;

const day: SquireFlow['steps'][number] = (t) => {
  const { state } = t;
  state.turn++;
  state.runs = 1 + t.roll(6);
  t.say?.(EVERYONE, { event: 'day', runs: state.runs, because: 'P-1' });
};

const practice: InnerGame<Squire, QuintainChoice, SquireEvent | QuintainEvent, Record<string, never>> = {
  begin: ({ state }) => ({ runs: state.runs }),
  over({ state }, _, { outcome }) {
    state.beaten += outcome?.winners.length ?? 0;
  },
};

const summer: SquireFlow = {
  name: 'summer',
  steps: [
    day,
    practice,
    day,
    practice,
    day,
    practice,
    (t) => t.finish({ winners: t.state.beaten >= 2 ? [0] : [], because: 'P-2' }),
  ],
};

export const squire = holding<
  Quintain,
  QuintainChoice,
  QuintainEvent,
  TableView,
  QuintainOptions,
  Squire,
  never,
  SquireEvent,
  SquireView,
  Record<string, never>
>([quintain], {
  id: 'squire',
  version: 1,
  flows: [summer],
  options: () => ok({}),
  seats: () => ['squire'],
  setup(options, chance) {
    const table = freshTable(options, 1, chance);
    table.frames.push({ flow: summer.name, step: 0, at: {} });
    return Object.assign(table, { runs: 0, beaten: 0, inner: null });
  },
  observe: (s, seat) => ({ ...viewTable(s, seat), runs: s.runs, beaten: s.beaten }),
  resample: (view, chance) => ({ ...tableFrom(view, chance), runs: view.runs, beaten: view.beaten }),
  write: () => '',
  reads: () => false,
  cards: () => [],
  bound: () => DAYS * 6,
  conceded: (_, seat) => concededBy(seat, [0], 'P-3'),
});
