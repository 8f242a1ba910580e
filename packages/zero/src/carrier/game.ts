import {
  type Card,
  type Chance,
  clone,
  concededBy,
  type Deck,
  freshTable,
  type HoldingView,
  holding,
  type Seat,
  tableFrom,
  viewTable,
} from '@tallyho/kernel';
import type { Choice } from '../choices.ts';
import { campaignContentOf } from '../content/campaign-catalogue.ts';
import { contentOf } from '../content/catalogue.ts';
import type { Happening } from '../events.ts';
import { zero } from '../game.ts';
import type { DogfightView } from '../observe.ts';
import type { ZeroOptions } from '../options.ts';
import { faceName } from '../rules/cards.ts';
import { cardRowOf } from '../selection/rules.ts';
import type { Dogfight } from '../state.ts';
import { mostChoices } from './bound.ts';
import type { CarrierChoice } from './choices.ts';
import type { CarrierEvent } from './events.ts';
import { carrierFlow } from './flow/campaign.ts';
import { together, togetherByCards } from './flow/launch.ts';
import { selectPeople } from './flow/select-people.ts';
import { reads, write } from './notation.ts';
import { type CarrierOptions, readCarrierOptions } from './options.ts';
import { supplyOf, withTypesOf } from './rules/supply.ts';
import type { CarrierFixed, CarrierState, OpenCarriers } from './state.ts';

/** What a seat sees: everything but the cards of the Strike that it may not see, and the seeds. */
export interface CarrierView extends HoldingView<DogfightView>, OpenCarriers {
  fixed: CarrierFixed;
  /** CH-GAP-73 — cards that lie open while pilots are selected; left out when there are none. */
  discard?: Card[];
}

const laidOut = new WeakMap<CarrierOptions, CarrierFixed>();

/** Everything that stays as it is, from options that have been checked; laid out once for the same options. */
function carrierFixed(options: CarrierOptions): CarrierFixed {
  let fixed = laidOut.get(options);
  if (fixed === undefined) {
    fixed = layOut(options);
    laidOut.set(options, fixed);
  }
  return fixed;
}

function layOut(options: CarrierOptions): CarrierFixed {
  const { carrierCampaigns, carrierResources } = campaignContentOf(options.packs);
  const campaign = carrierCampaigns.find(({ id }) => id === options.campaign);
  if (campaign === undefined) throw new Error(`there is no campaign ${options.campaign}`);
  const faces = contentOf(options.packs).faces.filter((face) => !face.expansion || options.fullThrottle);
  const cards = faces.flatMap((face) => face.cards.map((printed) => ({ face, printed })));
  return {
    options,
    campaign: withTypesOf(campaign, options),
    resources: carrierResources.filter(({ id }) => campaign.resources.includes(id)),
    supply: supplyOf(campaign, options),
    seats: [options.seats.japanese, options.seats.allied],
    names: cards.map(({ face }) => faceName(face)),
    numbers: cards.map(({ printed }) => printed.number),
    borders: cards.map(({ face }) => face.border),
    shots: cards.map(({ face }) => face.title === 'IN MY SIGHTS' || face.title === 'OUT OF THE SUN'),
    bombing: cards.map(({ printed }) => printed.bombing),
    ...(campaign.selection === undefined ? {} : { rows: cards.map(({ face }) => cardRowOf(face)) }),
    cards: cards.map((_, card) => card),
  };
}

/** A seed for each launch that is back; nobody is shown what it was. */
const flownIn = ({ log }: CarrierView): string[] =>
  log.flatMap(({ launches }) => launches.flatMap(({ state }) => (state === 'flown' ? [''] : [])));

/** All cards but those that lie open. */
function deckFrom({ fixed, discard = [] }: CarrierView): Deck {
  const open = new Set(discard);
  return { pile: fixed.cards.filter((card) => !open.has(card)), discard: discard.slice(), next: [] };
}

/** A Carrier campaign of Zero!: its moves are Scout Missions and Strikes, which are games of their own. */
export const zeroCarriers = holding<
  Dogfight,
  Choice,
  Happening,
  DogfightView,
  ZeroOptions,
  CarrierState,
  CarrierChoice,
  CarrierEvent,
  CarrierView,
  CarrierOptions
>([zero], {
  id: 'zero-carriers',
  version: 1,
  flows: [carrierFlow, together, togetherByCards, selectPeople],
  options: readCarrierOptions,

  setup(options, chance) {
    const fixed = carrierFixed(options);
    const table = freshTable(fixed, 2, chance);
    table.frames.push({ flow: carrierFlow.name, step: 0, at: {} });
    return Object.assign(table, {
      deck: { pile: fixed.cards.slice(), discard: [], next: [] },
      log: [],
      seeds: [],
      tracks: fixed.campaign.tracks.map(() => 0),
      inner: null,
    });
  },
  seats: (s) => s.fixed.seats,

  observe: (s: CarrierState, seat: Seat) => ({
    ...viewTable(s, seat),
    log: clone(s.log),
    tracks: s.tracks.slice(),
    ...(s.deck.discard.length === 0 ? {} : { discard: s.deck.discard.slice() }),
  }),
  resample: (view: CarrierView, chance: Chance) => ({
    ...tableFrom(view, chance),
    deck: deckFrom(view),
    log: clone(view.log),
    tracks: view.tracks.slice(),
    seeds: [...flownIn(view), ...(view.inner === null ? [] : [''])],
  }),
  write: (_, choice) => write(choice),
  reads: (_, text) => reads(text),
  cards: ({ deck }) => [...deck.pile, ...deck.discard],
  bound: (options) => mostChoices(carrierFixed(options)),
  conceded: (_, seat) => concededBy(seat, [0, 1], 'Z-GAP-82'),
});
