import { campaignTrial, downInFlamesTrial } from '@tallyho/down-in-flames';
import { type Ask, type Chance, chanceFrom, type Decision, Table, type TableState, type Trial } from '@tallyho/kernel';
import { joustTrial } from '@tallyho/kernel/reference';
import { wingsOfWarTrial } from '@tallyho/wings-of-war';
import {
  campaignContentOf,
  corsairsCampaignTrial,
  zeroCampaignTrial,
  zeroCarriersTrial,
  zeroCorsairsTrial,
  zeroGuadalcanalTrial,
  zeroKamikazeTrial,
  zeroMissionTrial,
  zeroPearlTrial,
  zeroSuperfortressTrial,
  zeroTrial,
} from '@tallyho/zero';
import { byThumb, type Thumbs } from '../src/index.ts';
import { downInFlamesThumbs } from '../src/systems/down-in-flames.ts';
import { downInFlamesCampaignThumbs } from '../src/systems/down-in-flames-campaign.ts';
import { wingsOfWarThumbs } from '../src/systems/wings-of-war.ts';
import { zeroThumbs } from '../src/systems/zero.ts';
import { zeroCampaignThumbs } from '../src/systems/zero-campaign.ts';
import { zeroCarriersThumbs } from '../src/systems/zero-carriers.ts';
import { zeroGuadalcanalThumbs } from '../src/systems/zero-guadalcanal.ts';
import { zeroPearlThumbs } from '../src/systems/zero-pearl.ts';
import { zeroSuperfortressThumbs } from '../src/systems/zero-superfortress.ts';
import { joustThumbs } from './joust.ts';

export type AnyTable = Table<TableState, object, object>;

/** Carrier campaigns of two turns: a whole one has seven Strikes a turn in six of them. */
const shortCarriers = {
  system: 'zero',
  pack: 'short',
  carrierCampaigns: campaignContentOf([]).carrierCampaigns.map((campaign) => ({ ...campaign, turns: 2 })),
};
const shortCarriersTrial: Trial = {
  ...(zeroCarriersTrial as unknown as Trial),
  deal: (chance) => ({ ...(zeroCarriersTrial.deal(chance) as object), packs: [shortCarriers] }),
};

/** A Guadalcanal campaign without battles, whose targets break at a touch: it is over in a few weeks. */
const softTargets = {
  system: 'zero',
  pack: 'soft',
  targets: campaignContentOf([])
    .targets.filter(({ levels }) => levels.length > 0)
    .map((sheet) => ({ ...sheet, levels: sheet.levels.map((level, from) => ({ ...level, from })) })),
};
const shortGuadalcanalTrial: Trial = {
  ...(zeroGuadalcanalTrial as unknown as Trial),
  deal: (chance) => ({ ...(zeroGuadalcanalTrial.deal(chance) as object), carriers: false, packs: [softTargets] }),
};

/** Every system with its rules of thumb and the games it deals for trials. */
export const systems: readonly {
  readonly name: string;
  readonly thumbs: Thumbs;
  readonly trial: Trial;
  /** How many whole games are played of it; 40 where nothing is said. */
  readonly games?: number;
}[] = [
  { name: 'reference', thumbs: joustThumbs, trial: joustTrial },
  { name: 'down-in-flames', thumbs: downInFlamesThumbs, trial: downInFlamesTrial },
  { name: 'zero', thumbs: zeroThumbs, trial: zeroTrial },
  { name: 'wings-of-war', thumbs: wingsOfWarThumbs, trial: wingsOfWarTrial },
  { name: 'down-in-flames-campaign', thumbs: downInFlamesCampaignThumbs, trial: campaignTrial },
  { name: 'zero-missions', thumbs: zeroThumbs, trial: zeroMissionTrial },
  { name: 'zero-campaign', thumbs: zeroCampaignThumbs, trial: zeroCampaignTrial },
  { name: 'zero-corsairs', thumbs: zeroThumbs, trial: zeroCorsairsTrial, games: 20 },
  { name: 'zero-kamikaze', thumbs: zeroThumbs, trial: zeroKamikazeTrial, games: 12 },
  { name: 'zero-corsairs-campaign', thumbs: zeroCampaignThumbs, trial: corsairsCampaignTrial, games: 4 },
  { name: 'zero-carriers', thumbs: zeroCarriersThumbs, trial: shortCarriersTrial, games: 12 },
  {
    name: 'zero-guadalcanal',
    thumbs: zeroGuadalcanalThumbs as unknown as Thumbs,
    trial: shortGuadalcanalTrial,
    games: 1,
  },
  { name: 'zero-pearl-harbor', thumbs: zeroPearlThumbs, trial: zeroPearlTrial },
  { name: 'zero-superfortress', thumbs: zeroSuperfortressThumbs, trial: zeroSuperfortressTrial, games: 12 },
];

export function tableOf({ game }: Thumbs, given: unknown, seed: string): AnyTable {
  const options = game.options(given);
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  const table: AnyTable = new Table(game, game.setup(options.value, chanceFrom(seed)));
  table.advance();
  return table;
}

export const openAsk = (table: AnyTable): Ask | undefined => table.state.asks.find(({ choice }) => choice === null);

/** Plays on by the rules of thumb, and shows every position before somebody decides; stops when `look` says so. */
export function playOn(
  thumbs: Thumbs,
  table: AnyTable,
  chance: Chance,
  look: (decision: Decision<object>, at: number) => boolean,
): void {
  for (let at = 0; ; at++) {
    const ask = openAsk(table);
    if (ask === undefined) return;
    const decision = table.decision(ask);
    if (!look(decision, at)) return;
    const view = thumbs.game.observe(table.state, ask.seat);
    const option = decision.options.length === 1 ? 0 : byThumb(thumbs, 'pilot', view, decision, chance);
    table.answer(ask, decision.options[option]);
  }
}

/** The first position of a game in which there is something to think about. */
export function firstPosition(thumbs: Thumbs, given: unknown, seed: string, kind?: string, least = 3) {
  const table = tableOf(thumbs, given, seed);
  let found: Decision<object> | null = null;
  playOn(thumbs, table, chanceFrom(seed), (decision) => {
    if (decision.options.length >= least && (kind === undefined || decision.kind === kind)) found = decision;
    return found === null;
  });
  if (found === null) throw new Error('no such position');
  const decision: Decision<object> = found;
  return { table, decision, view: thumbs.game.observe(table.state, decision.seat) };
}
