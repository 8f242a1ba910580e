import {
  type Card,
  type Chance,
  chanceFrom,
  concededBy,
  type Deck,
  Fields,
  type Flow,
  freshTable,
  type Game,
  type Json,
  misfit,
  ok,
  reading,
  type Script,
  type Seat,
  type TableState,
  type TableView,
  tableFrom,
  viewTable,
} from '@tallyho/kernel';
import { layNamed } from '../../src/campaign/draws.ts';
import { basePack, campaignBase, corsairsCounters, corsairsCrews, type Service, selection } from '../../src/index.ts';
import { faceName } from '../../src/rules/cards.ts';

/*
 * The smallest campaign that selects pilots by cards: the selection, and then it is over. Tables and counters are those that
 * the book's examples need.
 */

const {
  ANYBODY,
  beginSelection,
  cardRowOf,
  countersOf,
  mostIn,
  pilotSelection,
  readsSelection,
  rowIn,
  selectionTries,
  servedBy,
  writeSelection,
} = selection;
type Choice = selection.SelectionChoice;
type Event = selection.SelectionEvent;
type Candidate = selection.Candidate;

const cards = basePack.faces.flatMap((face) => face.cards.map((card) => ({ face, number: card.number })));

/** CH-GAP-22 — the counters of the box. */
export const pool = countersOf(corsairsCounters, corsairsCrews);

const places = ['solomons', 'guadalcanal', 'santa-cruz'] as const;
type Place = (typeof places)[number];

/** CH-19.24f — the book's example is of early 1944. */
const period = (place: Place): string | null => (place === 'solomons' ? 'early-1944' : null);

const services: readonly (readonly Service[])[] = [
  ['ijn', 'ija'],
  ['usn', 'usmc', 'usaaf'],
];

export interface Strip {
  readonly place: Place;
  readonly green: boolean;
  readonly historical: readonly string[] | null;
  readonly aircraft: { readonly japanese: readonly string[]; readonly allied: readonly string[] };
}

const listed = new WeakMap<Strip, readonly (readonly Candidate[])[]>();

/** By side, all that flies. */
function sidesOf(fixed: Strip): readonly (readonly Candidate[])[] {
  let sides = listed.get(fixed);
  if (sides === undefined) {
    sides = [candidatesOf(fixed.aircraft.japanese), candidatesOf(fixed.aircraft.allied)];
    listed.set(fixed, sides);
  }
  return sides;
}

interface State extends TableState {
  fixed: Strip;
  deck: Deck;
  pilots: string[][];
  green: boolean[][];
}
interface View extends TableView {
  fixed: Strip;
  discard: Card[];
  pilots: string[][];
  green: boolean[][];
}
type StripFlow = Flow<State, Choice, Event, selection.Selection>;

const flow: StripFlow = pilotSelection<State, Choice, Event>({
  candidates: ({ fixed }, seat) => sidesOf(fixed)[seat],
  counters: () => pool,
  terms: ({ fixed }) => ({
    green: fixed.green,
    historical: fixed.historical === null ? null : new Set(fixed.historical),
    most: mostIn(fixed.place),
  }),
  row: ({ fixed }, service, crews) => rowIn(fixed.place, period(fixed.place), service, crews),
  services: (_, seat) => services[seat],
  serviceOf: ({ fixed }) => servedBy(fixed.place, { fromIsland: false, marked: false }),
  card: (_, card) => {
    const { face } = cards[card];
    return { name: faceName(face), border: face.border, row: cardRowOf(face) };
  },
  ordersTypes: true,
  selected(t, pilots, green) {
    t.state.pilots = pilots.map((own) => own.slice());
    t.state.green = green.map((own) => own.slice());
    t.finish({ winners: [0, 1], because: 'CH-19.24a' });
  },
});

/** 'a6m2' is an Element, 'L a6m2' a Leader alone, '2 g4m1' a Formation; '+' has a Skilled pilot from a Resource, '!' is a kamikaze. */
function candidatesOf(listed: readonly string[]): Candidate[] {
  let [element, formation] = [0, 0];
  return listed.flatMap((text): Candidate[] => {
    const [, alone, count, id, mark] = /^(L )?(?:(\d) )?([^+!]+)([+!]?)$/.exec(text) ?? [];
    const plane = campaignBase.formations.find((one) => one.id === id);
    const fighter = [...basePack.fighters, ...campaignBase.lightBombers].find((one) => one.id === id);
    const card = plane ?? fighter ?? misfit('unknown-fighter', text, { fighter: text });
    const of = { aircraft: card.id, family: card.family, services: card.services, kamikaze: mark === '!' };
    if (plane !== undefined) {
      const unit = formation++;
      return Array.from({ length: Number(count ?? 1) }, () => ({ ...of, role: 'crew' as const, unit, granted: null }));
    }
    const unit = element++;
    const leader = { ...of, role: 'leader' as const, unit, granted: mark === '+' ? ANYBODY : null };
    return alone ? [leader] : [leader, { ...of, role: 'wingman' as const, unit, granted: null }];
  });
}

export const strip: Game<State, Choice, Event, View, Strip> = {
  id: 'selection',
  version: 1,
  flows: [flow],
  options: (given) =>
    reading(() => {
      const fields = new Fields(given, '');
      const sides = fields.fields('aircraft');
      const options: Strip = {
        place: fields.oneOf('place', places, 'solomons'),
        green: fields.flag('green', true),
        historical: fields.has('historical') ? fields.list('historical').map(String) : null,
        aircraft: { japanese: sides.list('japanese').map(String), allied: sides.list('allied').map(String) },
      };
      sides.done();
      fields.raw('historical');
      fields.done();
      return options;
    }),
  seats: () => ['japanese', 'allied'],
  setup(options, chance) {
    const table = freshTable(options, 2, chance);
    table.frames.push({ flow: flow.name, step: 0, at: beginSelection() });
    return Object.assign(table, {
      deck: { pile: cards.map((_, card) => card), discard: [], next: [] },
      pilots: [[], []],
      green: [[], []],
    });
  },
  observe: (s, seat) => ({
    ...viewTable(s, seat),
    discard: s.deck.discard.slice(),
    pilots: s.pilots.map((own) => own.slice()),
    green: s.green.map((own) => own.slice()),
  }),
  resample: (view, chance: Chance) => ({
    ...tableFrom(view, chance),
    deck: {
      pile: cards.flatMap((_, card) => (view.discard.includes(card) ? [] : [card])),
      discard: view.discard.slice(),
      next: [],
    },
    pilots: view.pilots.map((own) => own.slice()),
    green: view.green.map((own) => own.slice()),
  }),
  write: (_, choice) => writeSelection(choice),
  reads: (_, text) => readsSelection(text),
  cards: ({ deck }) => [...deck.pile, ...deck.discard],
  bound: (options) => 2 + sidesOf(options).flat().length * 4,
  conceded: (_, seat) => concededBy(seat, [0, 1], 'CH-19.24a'),
};

const names = { names: cards.map(({ face }) => faceName(face)), numbers: cards.map(({ number }) => number) };
const lay = (s: State, given: readonly Json[]): void => layNamed({ deck: s.deck, fixed: names }, given, 'draws');

const crewsOf = (s: Pick<State, 'pilots' | 'green' | 'fixed'>, seat: Seat): string[] =>
  sidesOf(s.fixed)[seat].flatMap((_, i, own) => {
    const who = s.green[seat][i] ? 'green' : s.pilots[seat][i];
    return who === undefined || who === '' ? [] : [`${who} to ${selection.placeOf(own, i)}`];
  });
const tree = (s: Pick<State, 'pilots' | 'green' | 'fixed'>): { [key: string]: Json } => ({
  japanese: crewsOf(s, 0),
  allied: crewsOf(s, 1),
});

export const stripScript: Script<State, Choice, Event, View, Strip> = {
  game: strip,
  unordered: [],
  situate: (given, options, seed) =>
    reading(() => {
      const fields = new Fields(given, 'given');
      const s = strip.setup(options, chanceFrom(seed));
      lay(s, fields.list('draws'));
      fields.done();
      return s;
    }),
  describe: (s) => ({ ...tree(s), discard: s.deck.discard.length }),
  describeView: (view) => ({ ...tree(view), discard: view.discard.length }),
  events: selection.selectionEventNames,
  describeEvent: (_, event) => ({ ...event }) as unknown as Json,
  lay(s, given) {
    const laid = reading(() => lay(s, Array.isArray(given) ? given : [given]));
    return laid.ok ? ok(null) : laid;
  },
  laidOut: (s) => s.deck.next.map((card) => names.names[card]),
};

/** Whoever has been picked, into whatever he might be put into. */
export const stripTries = (s: State, kind: string, seat: Seat): readonly Choice[] =>
  selectionTries(kind, s.frames[s.frames.length - 1].at as selection.Selection, sidesOf(s.fixed)[seat]);
