import {
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
import { boundOf } from '../bound.ts';
import { contentOf } from '../catalogue.ts';
import type { Choice } from '../choices.ts';
import { type Ability, sides } from '../content/types.ts';
import { copiesOf } from '../deck-tables.ts';
import type { Happening } from '../events.ts';
import { downInFlames } from '../game.ts';
import type { DogfightView } from '../observe.ts';
import type { DownInFlamesOptions } from '../options.ts';
import { CONCEDED } from '../rules/victory.ts';
import type { Dogfight } from '../state.ts';
import type { CampaignChoice } from './choices.ts';
import type { CampaignEvent } from './events.ts';
import { campaignFlow } from './flow/campaign.ts';
import { reads, write } from './notation.ts';
import { type CampaignOptions, mostAircraft, readCampaignOptions } from './options.ts';
import {
  type CampaignFixed,
  type CampaignState,
  type Marker,
  NOBODY_THERE,
  type OpenCampaign,
  seatOf,
} from './state.ts';

/** What a seat sees: everything but the cards of the mission that it may not see, and the seeds. */
export interface CampaignView extends HoldingView<DogfightView>, OpenCampaign {
  fixed: CampaignFixed;
}

const laidOut = new WeakMap<CampaignOptions, CampaignFixed>();

/** Everything that stays as it is, from options that have been checked; laid out once for the same options. */
function campaignFixed(options: CampaignOptions): CampaignFixed {
  let fixed = laidOut.get(options);
  if (fixed === undefined) {
    const { campaignById, faces } = contentOf(options.packs);
    const campaign = campaignById.get(options.campaign);
    if (campaign === undefined) throw new Error(`there is no campaign ${options.campaign}`);
    const copies = faces.map((face) => copiesOf(face, options)).filter((n) => n > 0);
    const cards = copies.flatMap((n, card) => new Array<number>(n).fill(card));
    fixed = { options, campaign, seats: [options.seats.axis, options.seats.allies], cards };
    laidOut.set(options, fixed);
  }
  return fixed;
}

/** DIF-COMP-07 — nothing lies on the targets. */
function noMarkers(targets: number): Marker[] {
  const markers: Marker[] = [];
  for (let i = 0; i < targets; i++) markers.push({ status: 'intact', by: NOBODY_THERE });
  return markers;
}

const open = ({ initiative, markers, used, log }: OpenCampaign): Omit<OpenCampaign, 'fixed'> => ({
  initiative,
  markers: clone(markers),
  used: clone(used),
  log: clone(log),
});

/** A campaign of Down In Flames: its moves are missions, which are games of their own. */
export const downInFlamesCampaign = holding<
  Dogfight,
  Choice,
  Happening,
  DogfightView,
  DownInFlamesOptions,
  CampaignState,
  CampaignChoice,
  CampaignEvent,
  CampaignView,
  CampaignOptions
>([downInFlames], {
  id: 'down-in-flames-campaign',
  // Goes up with that of Down In Flames, whose missions are its moves.
  version: 3,
  flows: [campaignFlow],
  options: readCampaignOptions,

  setup(options, chance) {
    const fixed = campaignFixed(options);
    const { initiative, targets } = fixed.campaign;
    const table = freshTable(fixed, 2, chance);
    table.frames.push({ flow: campaignFlow.name, step: 0, at: {} });
    return Object.assign(table, {
      initiative: seatOf(initiative),
      markers: noMarkers(targets.length),
      used: [[], []],
      log: [],
      seeds: [],
      inner: null,
    });
  },
  seats: (s) => s.fixed.seats,

  observe: (s: CampaignState, seat: Seat) => ({ ...viewTable(s, seat), ...open(s) }),
  resample: (view: CampaignView, chance: Chance) => ({
    ...tableFrom(view, chance),
    ...open(view),
    seeds: view.log.map(() => ''),
  }),
  write,
  reads: (_, text) => reads(text),
  cards: () => [],
  bound: mostChoices,
  /** DIF-GAP-94 — the campaign, with the mission that is being flown. */
  conceded: (_, seat) => concededBy(seat, [0, 1], CONCEDED),
});

/**
 * Before each mission one arrow and two Options are chosen; no mission is larger than one with the most of everything.
 */
function mostChoices(options: CampaignOptions): number {
  const { campaign, cards } = campaignFixed(options);
  const { fighters, bombers, pilots } = contentOf(options.packs);
  const codes = (code: Ability): number => (pilots.some(({ abilities }) => abilities.includes(code)) ? 1 : 0);
  const effects = sides.flatMap((side) => campaign.options[side].flatMap((one) => one.effects));
  const mission = boundOf({
    aircraft: mostAircraft(campaign) * options.scale,
    turns: campaign.turns,
    total: cards.length,
    aces: 2,
    fastest: Math.max(...[...fighters, ...bombers].map(({ front }) => front.speed)) + codes('S+1'),
    mission: {
      declarations: effects.length,
      winds: effects.reduce((sum, one) => sum + (one.effect === 'winds' ? one.amount : 0), 0),
    },
  });
  return campaign.missions * (3 + mission);
}
