import {
  type Card,
  chanceFrom,
  type Deck,
  Fields,
  type Json,
  layOut,
  misfit,
  ok,
  reading,
  type Script,
  type Seat,
  takeOut,
} from '../../src/index.ts';
import { startingTurn, turnFlow } from './flow.ts';
import { joust } from './game.ts';
import {
  type Joust,
  type JoustChoice,
  type JoustEvent,
  type JoustOptions,
  type JoustView,
  paces,
  titles,
} from './state.ts';

const seats = ['red', 'blue'] as const;
/** The steps of a turn at which a situation may begin. */
const phases = ['turn', 'pace', 'attack', 'draw'] as const;

const card = (name: Json, place: string): Card => {
  const at = (titles as readonly string[]).indexOf(String(name).toUpperCase());
  return at >= 0 ? at : misfit('field-wrong-value', place, { wanted: titles, found: name });
};
const cards = (names: readonly Json[], place: string): Card[] => names.map((name, i) => card(name, `${place}[${i}]`));
const names = (held: readonly Card[]): string[] => held.map((c) => titles[c]).sort();

const tooFew = (missing: Card, place: string): never => misfit('cards-too-few', place, { card: titles[missing] });

const take = (deck: Deck, wanted: Card[], place: string): Card[] =>
  wanted.map((one, i) => (takeOut(deck, [one]) === null ? one : tooFew(one, `${place}[${i}]`)));

function layDraws(deck: Deck, wanted: Card[], place: string): void {
  for (const [i, one] of wanted.entries()) if (layOut(deck, [one]) !== null) tooFew(one, `${place}[${i}]`);
}

export const joustScript: Script<Joust, JoustChoice, JoustEvent, JoustView, JoustOptions> = {
  game: joust,
  unordered: ['hand', 'discard', 'pile'],

  situate: (given, options, seed) =>
    reading(() => {
      const fields = new Fields(given, 'given');
      const s = joust.setup(options, chanceFrom(seed));
      s.deck.pile.push(...s.hands.flatMap((hand) => hand.splice(0)));
      s.turn = fields.int('turn', 1, options.turns, 1);
      s.attacker = seats.indexOf(fields.oneOf('attacker', seats, 'red'));
      const at = startingTurn();
      at.rallied = fields.flag('rallied', false);
      for (const [seat, name] of seats.entries()) {
        const own = fields.fields(name);
        s.hands[seat].push(...take(s.deck, cards(own.list('hand'), own.at('hand')), own.at('hand')));
        s.hits[seat] = own.int('hits', 0, options.hits - 1, 0);
        at.paces[seat] = paces.indexOf(own.oneOf('pace', paces, 'walk'));
        own.done();
      }
      s.deck.discard.push(...take(s.deck, cards(fields.list('discard'), 'given.discard'), 'given.discard'));
      const phase = fields.oneOf('phase', phases, 'attack');
      s.frames[0] = { flow: turnFlow.name, step: phases.indexOf(phase), at };
      layDraws(s.deck, cards(fields.list('draws'), 'given.draws'), 'given.draws');
      fields.done();
      return s;
    }),

  describe: (s) => ({
    attacker: seats[s.attacker],
    ...Object.fromEntries(seats.map((name, seat) => [name, { hand: names(s.hands[seat]), hits: s.hits[seat] }])),
    pile: names(s.deck.pile),
    discard: names(s.deck.discard),
  }),

  describeView: (view) => ({
    attacker: seats[view.attacker],
    ...Object.fromEntries(seats.map((name, seat) => [name, seenOf(view, seat)])),
    pile: view.pile,
    discard: names(view.discard),
  }),

  events: ['turn', 'paces', 'played', 'passed', 'hit', 'stopped', 'drew', 'cards', 'reshuffled'],
  describeEvent: (_, event) => {
    const { seat, attacker, ...rest } = { seat: undefined, attacker: undefined, ...event };
    return {
      ...rest,
      ...(seat === undefined ? {} : { seat: seats[seat] }),
      ...(attacker === undefined ? {} : { attacker: seats[attacker] }),
    };
  },

  lay(s, given) {
    const laid = reading(() => layDraws(s.deck, cards(Array.isArray(given) ? given : [given], 'draws'), 'draws'));
    return laid.ok ? ok(null) : laid;
  },
  laidOut: (s) => s.deck.next.map((c) => titles[c]),
};

const seenOf = (view: JoustView, seat: Seat): { [key: string]: Json } => ({
  cards: view.counts[seat],
  hits: view.hits[seat],
  ...(seat === view.seat ? { hand: names(view.hand) } : {}),
});
