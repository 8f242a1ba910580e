import {
  type Card,
  concededBy,
  type Deck,
  EVERYONE,
  Fields,
  type Flow,
  freshTable,
  type Game,
  NO_CARD,
  only,
  type Question,
  type RuleId,
  reading,
  shuffle,
  type TableState,
  type TableView,
  tableFrom,
  viewTable,
} from '../../src/index.ts';

/*
 * Quintain, the reference game for one: a rider alone against a post.
 *
 *   Q-1  Before each run the rider draws a card and looks at it: its number is what a hit scores.
 *   Q-2  He rides, which scores it and leaves the card on the table, or he puts it back into the pile.
 *   Q-3  After the last run he has beaten the post if he scored seven or more.
 */
export interface QuintainOptions {
  runs: number;
}

export interface Quintain extends TableState {
  fixed: QuintainOptions;
  deck: Deck;
  held: Card;
  scored: Card[];
}

interface QuintainView extends TableView {
  fixed: QuintainOptions;
  held: Card;
  scored: Card[];
}

export type QuintainChoice = { do: 'ride' } | { do: 'wait' };
export type QuintainEvent =
  | { event: 'looked'; card: Card; because: RuleId }
  | { event: 'rode'; card: Card; because: RuleId }
  | { event: 'waited'; because: RuleId };

const CARDS: readonly Card[] = [1, 1, 2, 2, 3, 3, 4, 4];
type Nothing = Record<string, never>;

const run: Question<Quintain, QuintainChoice, QuintainEvent, Nothing> = {
  ask: 'run',
  because: 'Q-2',
  several: false,
  who: () => 0,
  options: () => [{ do: 'ride' }, { do: 'wait' }],
  chosen(t, _, choice) {
    const { state } = t;
    if (choice.do === 'ride') {
      state.scored.push(state.held);
      t.show(EVERYONE);
      t.say?.(EVERYONE, { event: 'rode', card: state.held, because: 'Q-2' });
    } else {
      state.deck.pile.push(state.held);
      t.say?.(EVERYONE, { event: 'waited', because: 'Q-2' });
    }
    state.held = NO_CARD;
  },
};

const course: Flow<Quintain, QuintainChoice, QuintainEvent, Nothing> = {
  name: 'course',
  steps: [
    (t) => {
      t.state.turn++;
      t.state.held = t.draw(t.state.deck, only(0));
      t.say?.(only(0), { event: 'looked', card: t.state.held, because: 'Q-1' });
    },
    run,
    (t) => {
      const { turn, fixed, scored } = t.state;
      if (turn < fixed.runs) return t.goto(course.steps[0]);
      const points = scored.reduce((sum, card) => sum + card, 0);
      t.finish({ winners: points >= 7 ? [0] : [], because: 'Q-3' });
    },
  ],
};

const unseenBy = ({ held, scored }: Pick<Quintain, 'held' | 'scored'>): Card[] => {
  const unseen = CARDS.slice();
  for (const card of [held, ...scored]) if (card !== NO_CARD) unseen.splice(unseen.indexOf(card), 1);
  return unseen;
};

export const quintain: Game<Quintain, QuintainChoice, QuintainEvent, QuintainView, QuintainOptions> = {
  id: 'quintain',
  version: 1,
  flows: [course],
  options: (given) =>
    reading(() => {
      const fields = new Fields(given, 'options');
      const options = { runs: fields.int('runs', 1, 8, 3) };
      fields.done();
      return options;
    }),
  seats: () => ['rider'],
  setup(options, chance) {
    const table = freshTable(options, 1, chance);
    table.frames.push({ flow: course.name, step: 0, at: {} });
    return Object.assign(table, {
      deck: { pile: CARDS.slice(), discard: [], next: [] },
      held: NO_CARD,
      scored: [],
    });
  },
  observe: (s, seat) => ({
    ...viewTable(s, seat),
    held: seat === 0 ? s.held : NO_CARD,
    scored: s.scored.slice(),
  }),
  resample(view, chance) {
    const unseen = shuffle(chance, unseenBy(view));
    const isHeld = view.asks.length > 0;
    const held = isHeld && view.held === NO_CARD ? (unseen.pop() ?? NO_CARD) : view.held;
    return {
      ...tableFrom(view, chance),
      deck: { pile: unseen, discard: [], next: [] },
      held,
      scored: view.scored.slice(),
    };
  },
  write: (_, choice) => choice.do,
  reads: (_, text) => text === 'ride' || text === 'wait',
  cards: ({ deck, held, scored }) => [...deck.pile, ...deck.discard, ...scored, ...(held === NO_CARD ? [] : [held])],
  bound: ({ runs }) => runs,
  conceded: (_, seat) => concededBy(seat, [0], 'Q-4'),
};
