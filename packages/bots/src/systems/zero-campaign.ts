import { type Ask, chanceFrom, type Seat, Table } from '@tallyho/kernel';
import {
  type CampaignChoice,
  campaignDecisions,
  campaignRules,
  corsairs,
  type Dogfight,
  type LandChoice,
  type LandEvent,
  type LandState,
  type LandView,
  zeroCampaign,
} from '@tallyho/zero';
import { Search } from '../search.ts';
import { atLeast, type Thumbs } from '../thumbs.ts';
import { zeroThumbs } from './zero.ts';
import { weighCorsairs } from './zero-corsairs.ts';
import { hiddenIn, thumbsWith } from './zero-passenger.ts';
import { prospects } from './zero-resources.ts';

/** What is asked between Missions. */
const betweenMissions: readonly string[] = campaignDecisions;

/** What is chosen there. */
const between: readonly string[] = [
  ...['resource', 'retain', 'reinforce', 'passenger', 'draw-for', 'service', 'reshuffle', 'assign', 'green'],
];
const isBetween = (choice: LandChoice): choice is CampaignChoice => between.includes(choice.do);

/** The Mission's own table, in the world that this one holds. */
function insideOf({ state }: Table<LandState, LandChoice, LandEvent>, seat: Seat) {
  const table = new Table(zeroThumbs.game, state.inner as Dogfight);
  return { table, ask: table.openAsk(seat) as Ask };
}

/** The rules of thumb of the Mission that is flown. */
function missionThumbs(s: LandState, seat: Seat): typeof zeroThumbs {
  const hidden = hiddenIn(s, seat);
  return hidden === null ? zeroThumbs : thumbsWith(hidden);
}

/** A Resource that brings a VP less than the best is picked a quarter as often, so that nobody knows what will come. */
function weighResources(s: LandState, seat: Seat, options: readonly LandChoice[], weights: number[]): void {
  const worth = prospects(s, seat);
  const best = Math.max(...worth.values());
  for (const choice of options) {
    const behind = choice.do === 'resource' ? best - (worth.get(choice.resource) ?? 0) : 0;
    weights.push(atLeast(4 / ((1 + behind) * (1 + behind))));
  }
}

/** The difference of VPs that stands between the performances of both sides (Z-CGAP-50). */
function parOf({ fixed }: LandState): number {
  const { campaign, periods } = fixed;
  return periods.reduce((sum, period) => sum + campaign.periods[period].par, 0);
}

/** So many VPs from par are a campaign won or lost. */
const DECISIVE = 60;

/**
 * The rules of thumb of a Land campaign: a Resource by what it brings now and would bring in Missions that may still come; in a Mission,
 * those of the Mission. A search looks ahead in the Mission alone, where every VP counts as it does in the campaign. Only a hint on a
 * Resource plays some turns of the Mission that would follow.
 */
export const zeroCampaignThumbs: Thumbs<LandState, LandChoice, LandEvent, LandView> = {
  game: zeroCampaign,
  weigh(table, ask, options, weights) {
    const { state } = table;
    if (state.inner === null)
      return corsairs.isCorsairs(state.fixed.campaign)
        ? weighCorsairs(state, ask.seat, options as readonly CampaignChoice[], weights)
        : weighResources(state, ask.seat, options, weights);
    const inside = insideOf(table, ask.seat);
    missionThumbs(state, ask.seat).weigh(inside.table, inside.ask, options as never, weights);
  },
  estimate(s, seat) {
    // CH-2.0c — the par of CORSAIRS AND HELLCATS is what the Allies are ahead.
    const par = corsairs.isCorsairs(s.fixed.campaign) ? -parOf(s) : parOf(s);
    const ahead = (campaignRules.differenceOf(s.log) - par) / DECISIVE;
    const standing = Math.min(0.95, Math.max(0.05, 0.5 + (seat === 0 ? ahead : -ahead) / 2));
    return s.inner === null ? standing : (standing + zeroThumbs.estimate(s.inner, seat)) / 2;
  },
  // As the performance table of the campaign has it (CH-2.0c).
  total: ({ log, fixed }) =>
    corsairs.isCorsairs(fixed.campaign) ? 0 - campaignRules.differenceOf(log) : campaignRules.differenceOf(log),
  bold: (choice) => (isBetween(choice) ? 0 : (zeroThumbs.bold?.(choice) ?? 0)),
  thinker(worlds, decision, chance) {
    if (betweenMissions.includes(decision.kind))
      return new Search(zeroCampaignThumbs as Thumbs, worlds, decision, chance);
    // What a seat knows of a Passenger is the same in every world.
    const thumbs = missionThumbs(worlds(chanceFrom('passenger')), decision.seat);
    return new Search(thumbs as Thumbs, (other) => worlds(other).inner as Dogfight, decision, chance);
  },
  unsearched: [...betweenMissions, ...(zeroThumbs.unsearched ?? [])],
  varied: [...betweenMissions, ...(zeroThumbs.varied ?? [])],
  sealed: zeroThumbs.sealed ?? [],
  horizon: zeroThumbs.horizon,
  veteran: zeroThumbs.veteran,
};
