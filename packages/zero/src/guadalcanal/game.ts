import {
  type Card,
  type Chance,
  clone,
  concededBy,
  freshTable,
  type HoldingView,
  holding,
  type Seat,
  tableFrom,
  viewTable,
} from '@tallyho/kernel';
import { type CarrierView, zeroCarriers } from '../carrier/game.ts';
import type { CarrierOptions } from '../carrier/options.ts';
import type { AnyCarrierChoice, AnyCarrierEvent, CarrierState } from '../carrier/state.ts';
import type { Choice } from '../choices.ts';
import { contentOf } from '../content/catalogue.ts';
import { guadalcanal } from '../content/corsairs/guadalcanal.ts';
import { resupplyShips } from '../content/corsairs/guadalcanal-types.ts';
import { sides } from '../content/types.ts';
import type { Happening } from '../events.ts';
import { zero } from '../game.ts';
import type { DogfightView } from '../observe.ts';
import type { ZeroOptions } from '../options.ts';
import { faceName } from '../rules/cards.ts';
import type { SelectionEvent } from '../selection/events.ts';
import { cardRowOf } from '../selection/rules.ts';
import type { Dogfight } from '../state.ts';
import { mostChoices } from './bound.ts';
import type { GuadalcanalChoice } from './choices.ts';
import type { GuadalcanalEvent } from './events.ts';
import { selectPeople } from './flow/select-people.ts';
import { sortieFlow } from './flow/sortie.ts';
import { battleFlow, guadalcanalFlow } from './flow/week.ts';
import { guessFlights } from './guess.ts';
import { reads, write } from './notation.ts';
import { type GuadalcanalOptions, readGuadalcanalOptions } from './options.ts';
import { typesOf } from './rules/week.ts';
import type { GuadalcanalFixed, GuadalcanalState, OpenGuadalcanal } from './state.ts';

/** What a seat sees: everything but what the enemy has assigned and not revealed, the cards of the game inside that it may not see, and the seeds. */
export interface GuadalcanalView extends HoldingView<DogfightView | CarrierView>, OpenGuadalcanal {
  fixed: GuadalcanalFixed;
  /** CH-GAP-73 — cards that lie open while pilots are selected; left out when there are none. */
  discard?: Card[];
}

const laidOut = new WeakMap<GuadalcanalOptions, GuadalcanalFixed>();

/** Everything that stays as it is, from options that have been checked; laid out once for the same options. */
function guadalcanalFixed(options: GuadalcanalOptions): GuadalcanalFixed {
  let fixed = laidOut.get(options);
  if (fixed === undefined) {
    const cards = contentOf(options.packs).faces.flatMap((face) => face.cards.map(() => face));
    fixed = {
      options,
      sheet: guadalcanal,
      seats: [options.seats.japanese, options.seats.allied],
      names: cards.map(faceName),
      borders: cards.map(({ border }) => border),
      rows: cards.map(cardRowOf),
      cards: cards.map((_, card) => card),
    };
    laidOut.set(options, fixed);
  }
  return fixed;
}

/** A seed for each Mission and battle that has begun; nobody is shown what it was. */
const seedsFrom = ({ log, inner }: GuadalcanalView): string[] => [
  ...log.flatMap(({ report }) => (report?.flown === true ? [''] : [])),
  ...(inner === null ? [] : ['']),
];

/** The Guadalcanal campaign: its moves are Missions, and whole Carrier campaigns, whose moves are games of their own. */
export const zeroGuadalcanal = holding<
  Dogfight | CarrierState,
  Choice | AnyCarrierChoice,
  Happening | AnyCarrierEvent,
  DogfightView | CarrierView,
  ZeroOptions | CarrierOptions,
  GuadalcanalState,
  GuadalcanalChoice,
  GuadalcanalEvent | SelectionEvent,
  GuadalcanalView,
  GuadalcanalOptions
>([zero, zeroCarriers], {
  id: 'zero-guadalcanal',
  version: 2,
  flows: [guadalcanalFlow, sortieFlow, battleFlow, selectPeople],
  options: readGuadalcanalOptions,

  setup(options, chance) {
    const fixed = guadalcanalFixed(options);
    const { sheet } = fixed;
    const table = freshTable(fixed, sides.length, chance);
    table.frames.push({ flow: guadalcanalFlow.name, step: 0, at: {} });
    return Object.assign(table, {
      deck: { pile: fixed.cards.slice(), discard: [], next: [] },
      week: 0,
      weather: null,
      limits: sides.map(() => 0),
      marker: 0, // CH-29.62a
      events: [],
      boxes: sides.map((_, seat) => typesOf(sheet, seat).map(({ white }) => white)), // CH-29.54a
      groups: 0,
      ships: resupplyShips.map((ship) => sheet.ships[ship]), // CH-29.43b
      flights: sides.map(() => []),
      log: [],
      seeds: [],
      inner: null,
    });
  },
  seats: (s) => s.fixed.seats,

  observe: (s: GuadalcanalState, seat: Seat) => ({
    ...viewTable(s, seat),
    week: s.week,
    weather: s.weather,
    limits: s.limits.slice(),
    marker: s.marker,
    events: s.events.slice(),
    boxes: clone(s.boxes),
    groups: s.groups,
    ships: s.ships.slice(),
    flights: s.flights.map((own, side) => (side === seat ? clone(own) : [])),
    log: clone(s.log),
    ...(s.deck.discard.length === 0 ? {} : { discard: s.deck.discard.slice() }),
  }),
  resample: (view: GuadalcanalView, chance: Chance) => ({
    ...tableFrom(view, chance),
    deck: {
      pile: view.fixed.cards.filter((card) => view.discard?.includes(card) !== true),
      discard: view.discard?.slice() ?? [],
      next: [],
    },
    week: view.week,
    weather: view.weather,
    limits: view.limits.slice(),
    marker: view.marker,
    events: view.events.slice(),
    boxes: clone(view.boxes),
    groups: view.groups,
    ships: view.ships.slice(),
    flights: guessFlights(view, chance),
    log: clone(view.log),
    seeds: seedsFrom(view),
  }),
  write: (_, choice) => write(choice),
  reads: (_, text) => reads(text),
  cards: ({ deck }) => [...deck.pile, ...deck.discard],
  bound: (options) => mostChoices(guadalcanalFixed(options)),
  conceded: (_, seat) => concededBy(seat, [0, 1], 'Z-GAP-82'),
});
