import {
  type Card,
  type Chance,
  concededBy,
  type Deck,
  EVERYONE,
  Fields,
  freshTable,
  type Game,
  reading,
  shuffle,
  tableFrom,
  takeFrom,
  viewTable,
} from '../../src/index.ts';
import { exchange, startingTurn, turnFlow } from './flow.ts';
import {
  HAND_LIMIT,
  type Joust,
  type JoustChoice,
  type JoustEvent,
  type JoustOptions,
  type JoustView,
  paces,
  titles,
} from './state.ts';

const SEATS = ['red', 'blue'];

function allCards({ copies }: JoustOptions): Card[] {
  const cards: Card[] = [];
  for (let card = 0; card < titles.length; card++) for (let i = 0; i < copies; i++) cards.push(card);
  return cards;
}

function deal(deck: Deck, chance: Chance): Card[] {
  const hand: Card[] = [];
  while (hand.length < HAND_LIMIT) hand.push(takeFrom(deck, chance));
  return hand;
}

export const joust: Game<Joust, JoustChoice, JoustEvent, JoustView, JoustOptions> = {
  id: 'reference',
  version: 1,
  flows: [turnFlow, exchange],

  options: (given) =>
    reading(() => {
      const fields = new Fields(given, 'options');
      const options: JoustOptions = {
        turns: fields.int('turns', 1, 60, 8),
        hits: fields.int('hits', 1, 60, 3),
        copies: fields.int('copies', 2, 60, 8),
      };
      fields.done();
      return options;
    }),
  seats: () => SEATS,

  setup(options, chance) {
    const deck: Deck = { pile: allCards(options), discard: [], next: [] };
    const hands = [deal(deck, chance), deal(deck, chance)];
    const table = freshTable(options, 2, chance);
    table.frames.push({ flow: turnFlow.name, step: 0, at: startingTurn() });
    return Object.assign(table, { hands, deck, hits: [0, 0], attacker: 1 });
  },

  observe: (s, seat) => ({
    ...viewTable(s, seat),
    hand: seat >= 0 ? s.hands[seat].slice() : [],
    counts: s.hands.map((hand) => hand.length),
    pile: s.deck.pile.length,
    discard: s.deck.discard.slice(),
    hits: s.hits.slice(),
    attacker: s.attacker,
  }),

  resample(view, chance) {
    const unseen = allCards(view.fixed);
    for (const card of [...view.hand, ...view.discard]) unseen.splice(unseen.indexOf(card), 1);
    shuffle(chance, unseen);
    const hands = view.counts.map((n, seat) => (seat === view.seat ? view.hand.slice() : unseen.splice(0, n)));
    return {
      ...tableFrom(view, chance),
      hands,
      deck: { pile: unseen, discard: view.discard.slice(), next: [] },
      hits: view.hits.slice(),
      attacker: view.attacker,
    };
  },

  write(_, choice) {
    switch (choice.do) {
      case 'pace':
        return paces[choice.pace];
      case 'play':
        return `play ${titles[choice.card]}`;
      case 'pass':
        return 'pass';
    }
  },

  reads: (_, text) =>
    text === 'pass' || paces.some((p) => p === text) || titles.some((t) => `play ${t.toLowerCase()}` === text),

  cards: (s) => [...s.hands.flat(), ...s.deck.pile, ...s.deck.discard],

  /**
   * J-2: a turn sees at most two paces, and no more than twelve cards (two hands and a rally), each followed by one
   * pass.
   */
  bound: ({ turns }) => turns * (2 + 12 * 2 + 1),

  /** J-7: a rider may give up at any time. */
  conceded: (_, seat) => concededBy(seat, [0, 1], 'J-7'),

  reshuffled(t) {
    t.say?.(EVERYONE, { event: 'reshuffled', because: 'J-5' });
  },
};
