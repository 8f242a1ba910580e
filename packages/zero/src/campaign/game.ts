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
import type { Choice } from '../choices.ts';
import { missionRows } from '../content/campaign-types.ts';
import { contentOf } from '../content/catalogue.ts';
import { cardRows, isRowOf } from '../content/kamikaze-types.ts';
import { borders, sides } from '../content/types.ts';
import type { Happening } from '../events.ts';
import { zero } from '../game.ts';
import type { DogfightView } from '../observe.ts';
import type { ZeroOptions } from '../options.ts';
import { faceName } from '../rules/cards.ts';
import type { Dogfight } from '../state.ts';
import type { CampaignChoice } from './choices.ts';
import { mostCorsairsChoices } from './corsairs/bound.ts';
import { corsairsFlow, corsairsSelection } from './corsairs/flow/campaign.ts';
import { guessPassenger, passengerFor } from './corsairs/passenger.ts';
import { isCorsairs } from './corsairs/sheet.ts';
import type { CampaignEvent } from './events.ts';
import { landFlow } from './flow/campaign.ts';
import { missionOptions } from './mission.ts';
import { reads, write } from './notation.ts';
import { type LandOptions, LONG_WAR, landSheets, readLandOptions } from './options.ts';
import { type LandFixed, type LandState, type LogEntry, NO_RESOURCE, type OpenLand } from './state.ts';

/** What a seat sees: everything but the cards of the Mission that it may not see, and the seeds. */
export interface LandView extends HoldingView<DogfightView>, OpenLand {
  fixed: LandFixed;
  /** CH-19.24b — cards that have been drawn while people are selected; left out where the deck is whole. */
  discard?: Card[];
  /** CHS-R10 — the aircraft that has the Passenger, as far as the seat knows; UNKNOWN: somebody else's secret. */
  passenger?: number;
}

const laidOut = new WeakMap<LandOptions, LandFixed>();

/** Everything that stays as it is, from options that have been checked; laid out once for the same options. */
export function landFixed(options: LandOptions): LandFixed {
  let fixed = laidOut.get(options);
  if (fixed === undefined) {
    fixed = layOut(options);
    laidOut.set(options, fixed);
  }
  return fixed;
}

function layOut(options: LandOptions): LandFixed {
  const campaign = landSheets(options.packs).find(({ id }) => id === options.campaign);
  if (campaign === undefined) throw new Error(`there is no campaign ${options.campaign}`);
  const all = campaign.periods.map((_, place) => place);
  const faces = contentOf(options.packs).faces.filter((face) => !face.expansion || options.fullThrottle);
  const cards = faces.flatMap((face) => face.cards.map(() => face));
  return {
    options,
    campaign,
    seats: [options.seats.japanese, options.seats.allied],
    periods: options.period === LONG_WAR ? all : all.filter((place) => campaign.periods[place].id === options.period),
    rows: cards.map((face) => (isCorsairs(campaign) ? cardRows : missionRows).findIndex((row) => isRowOf(face, row))),
    names: cards.map(faceName),
    ...(isCorsairs(campaign) ? { borders: cards.map(({ border }) => borders.indexOf(border)) } : {}),
    cards: cards.map((_, card) => card),
  };
}

/** A Land campaign of Zero!: its moves are Missions, which are games of their own. */
export const zeroCampaign = holding<
  Dogfight,
  Choice,
  Happening,
  DogfightView,
  ZeroOptions,
  LandState,
  CampaignChoice,
  CampaignEvent,
  LandView,
  LandOptions
>([zero], {
  id: 'zero-campaign',
  version: 2,
  flows: [landFlow, corsairsFlow, corsairsSelection],
  options: readLandOptions,

  setup(options, chance) {
    const fixed = landFixed(options);
    const table = freshTable(fixed, 2, chance);
    const { name } = isCorsairs(fixed.campaign) ? corsairsFlow : landFlow;
    table.frames.push({ flow: name, step: 0, at: {} });
    return Object.assign(table, {
      deck: { pile: fixed.cards.slice(), discard: [], next: [] },
      log: [],
      seeds: [],
      inner: null,
    });
  },
  seats: (s) => s.fixed.seats,

  observe: (s: LandState, seat: Seat) => ({
    ...viewTable(s, seat),
    log: clone(s.log),
    ...(s.deck.discard.length === 0 ? {} : { discard: s.deck.discard.slice() }),
    ...passengerFor(s, seat),
  }),
  resample: (view: LandView, chance: Chance) => ({
    ...tableFrom(view, chance),
    deck: {
      pile: view.fixed.cards.filter((card) => view.discard?.includes(card) !== true),
      discard: view.discard?.slice() ?? [],
      next: [],
    },
    ...guessPassenger(view, chance),
    log: clone(view.log),
    seeds: view.log.map(() => ''),
  }),
  write: (_, choice) => write(choice),
  reads: (_, text) => reads(text),
  cards: ({ deck }) => [...deck.pile, ...deck.discard],
  bound: mostChoices,
  conceded: (_, seat) => concededBy(seat, [0, 1], 'Z-GAP-82'),
});

/** Two Resources before each Mission; no Mission is longer than the longest there can be with any two of them. */
function mostChoices(options: LandOptions): number {
  const fixed = landFixed(options);
  const { campaign, periods } = fixed;
  if (isCorsairs(campaign)) return mostCorsairsChoices(fixed, campaign);
  let most = 0;
  for (const period of periods)
    for (const { number: target } of campaign.targets)
      for (const japanese of [NO_RESOURCE, ...campaign.resources.japanese.map(({ number }) => number)])
        for (const allied of [NO_RESOURCE, ...campaign.resources.allied.map(({ number }) => number)]) {
          const entry: LogEntry = {
            period,
            row: 0,
            target,
            resources: [japanese, allied],
            pilots: sides.map(() => []),
            report: null,
          };
          most = Math.max(most, zero.bound(missionOptions(fixed, entry)));
        }
  // Pilots may add two letters to a hand of every Leader.
  return periods.length * campaign.missions * (2 + 2 * most);
}
