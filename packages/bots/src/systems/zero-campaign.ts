import { type Ask, type Seat, Table } from '@tallyho/kernel';
import {
  campaignContentOf,
  campaignRules,
  contentOf,
  type Dogfight,
  type LandChoice,
  type LandEvent,
  type LandState,
  type LandView,
  optionFits,
  rules,
  sides,
  zeroCampaign,
} from '@tallyho/zero';
import { Search } from '../search.ts';
import { atLeast, type Thumbs } from '../thumbs.ts';
import { zeroThumbs } from './zero.ts';

const { differenceOf, resourcesOf, targetOf } = campaignRules;

/** What an option is worth where it fits. */
const WORTH_OF_OPTION = 5;
/** What a named pilot is worth. */
const WORTH_OF_PILOT = 2;

/** What the aircraft of a Resource are worth in points. */
function worthOfAircraft({ fixed }: LandState, id: string, wingman: boolean): number {
  const { packs } = fixed.options;
  const fighter = [...contentOf(packs).fighters, ...campaignContentOf(packs).lightBombers].find((one) => one.id === id);
  return fighter === undefined ? 0 : rules.elementPoints(fighter, wingman);
}

/** Z-CGAP-78 — a Resource is worth its aircraft, and what of its options fits the Mission; what does not fit is kept. */
function weighResource(s: LandState, seat: Seat, number: number): number {
  const entry = s.log[s.log.length - 1];
  const resource = resourcesOf(s.fixed, seat).find((one) => one.number === number)?.periods[entry.period];
  if (resource === undefined) return 0.2;
  const content = campaignContentOf(s.fixed.options.packs);
  const target = targetOf(s.fixed, entry.target);
  let worth = resource.pilot === null ? 0 : WORTH_OF_PILOT;
  for (const { aircraft, as, count } of resource.aircraft)
    worth += 0.4 * count * worthOfAircraft(s, aircraft, as === 'L/W');
  for (const name of resource.options) {
    const option = content.resources.find(({ id }) => id === name);
    if (option !== undefined && optionFits(option, target, sides[seat], content)) worth += WORTH_OF_OPTION;
  }
  return Math.max(0.2, worth);
}

/** What is asked between Missions. */
const betweenMissions: readonly string[] = ['resource'];

/** The Mission's own table, in the world that this one holds. */
function insideOf({ state }: Table<LandState, LandChoice, LandEvent>, seat: Seat) {
  const table = new Table(zeroThumbs.game, state.inner as Dogfight);
  return { table, ask: table.openAsk(seat) as Ask };
}

/**
 * The rules of thumb of a Land campaign: Resources by what they bring to this Mission; in it, those of Zero!. A search looks
 * ahead in the Mission alone.
 */
export const zeroCampaignThumbs: Thumbs<LandState, LandChoice, LandEvent, LandView> = {
  game: zeroCampaign,
  weigh(table, ask, options, weights) {
    const { state } = table;
    if (state.inner !== null) {
      const inside = insideOf(table, ask.seat);
      zeroThumbs.weigh(inside.table, inside.ask, options as never, weights);
      return;
    }
    for (const choice of options)
      weights.push(choice.do === 'resource' ? atLeast(weighResource(state, ask.seat, choice.resource)) : 1);
  },
  estimate(s, seat) {
    const difference = differenceOf(s.log);
    const lead = (seat === 0 ? difference : -difference) / 100;
    const standing = Math.min(0.95, Math.max(0.05, 0.5 + lead));
    return s.inner === null ? standing : (standing + zeroThumbs.estimate(s.inner, seat)) / 2;
  },
  total: ({ log }) => differenceOf(log),
  bold: (choice) => (choice.do === 'resource' ? 0 : (zeroThumbs.bold?.(choice) ?? 0)),
  thinker: (worlds, decision, chance) =>
    betweenMissions.includes(decision.kind)
      ? new Search(zeroCampaignThumbs as Thumbs, worlds, decision, chance)
      : new Search(zeroThumbs as Thumbs, (other) => worlds(other).inner as Dogfight, decision, chance),
  unsearched: [...betweenMissions, ...(zeroThumbs.unsearched ?? [])],
  varied: [...betweenMissions, ...(zeroThumbs.varied ?? [])],
  sealed: zeroThumbs.sealed ?? [],
  horizon: zeroThumbs.horizon,
  veteran: zeroThumbs.veteran,
};
