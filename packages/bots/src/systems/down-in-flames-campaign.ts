import {
  type AnyChoice,
  type AnyEvent,
  type CampaignState,
  type CampaignView,
  campaignRules,
  type Dogfight,
  downInFlamesCampaign,
  type OptionEffect,
} from '@tallyho/down-in-flames';
import { basePack, mergePacks } from '@tallyho/down-in-flames/content';
import { type Ask, type Seat, Table } from '@tallyho/kernel';
import { Search } from '../search.ts';
import { atLeast, type Thumbs } from '../thumbs.ts';
import { missionThumbs } from './down-in-flames-mission.ts';

const { arrowsOf, optionOf, targetOf, totalOf } = campaignRules;

const contentOf = ({ fixed }: CampaignState) =>
  fixed.options.packs.length === 0 ? shipped : mergePacks(basePack, fixed.options.packs);
const shipped = mergePacks(basePack, []);

/** The bombs that the aircraft of an arrow carry. */
function bombsOn(s: CampaignState, arrow: number): number {
  const { bomberById, fighterById } = contentOf(s);
  return arrowsOf(s.fixed)[arrow].aircraft.reduce(
    (sum, id) => sum + ((bomberById.get(id) ?? fighterById.get(id))?.front.bombs ?? 0),
    0,
  );
}

/** An arrow is worth what its bombs can be hoped to bring, and a little for where it leads. */
function weighArrow(s: CampaignState, at: number): number {
  const arrow = arrowsOf(s.fixed)[at];
  const { damaged, destroyed, flak } = targetOf(s.fixed, arrow.to);
  const bombs = bombsOn(s, at) * (1.3 - 0.1 * flak);
  const hope = bombs >= destroyed ? destroyed : bombs >= damaged ? damaged + (bombs - damaged) / 2 : bombs - destroyed;
  const leads = arrowsOf(s.fixed).filter(({ from, side }) => from === arrow.to && side === arrow.side).length;
  return Math.max(0.2, hope + 2 * leads);
}

/** What an effect is worth to a side that attacks or defends. */
function worthOfEffect(effect: OptionEffect, attacks: boolean): number {
  switch (effect.effect) {
    case 'late':
      return 4;
    case 'shortage':
      return 4 * effect.amount;
    case 'fuel':
      return 2;
    case 'sun-at-your-back':
      return 1.5 * effect.amount;
    case 'vital-mission':
      return attacks ? 5 : 3;
    case 'rest':
      return effect.amount;
    case 'press':
      return -effect.amount;
    case 'flak':
      return effect.amount > 0 === attacks ? 0 : 2 * Math.abs(effect.amount);
    case 'bombs':
    case 'defense':
    case 'support':
      return effect.amount > 0 === attacks ? 2 * Math.abs(effect.amount) : 0;
    case 'altitude':
      return attacks ? 1 : 0;
    case 'winds':
      return 2;
    case 'gunner':
      return 0.5;
  }
}

/** An Option is worth its aircraft (bombers only to whoever attacks) and its effects; none is worth little. */
function weighOption(s: CampaignState, seat: Seat, number: number): number {
  const { aircraft, effects } = optionOf(s.fixed, seat, number);
  const { bomberById, fighterById, pilotById } = contentOf(s);
  const attacks = s.initiative === seat;
  let worth = 0;
  for (const { card, count, pilot } of aircraft) {
    const bomber = bomberById.get(card);
    const points = bomber === undefined ? (fighterById.get(card)?.points ?? 0) : attacks ? bomber.front.bombs : -4;
    worth += count * points * 0.7 + (pilotById.get(pilot ?? '')?.points ?? 0) * 0.5;
  }
  for (const effect of effects) worth += worthOfEffect(effect, attacks);
  return Math.max(0.2, worth);
}

/** What is asked on the map. */
const betweenMissions: readonly string[] = ['arrow', 'option'];

/** The mission's own table, in the world that this one holds. */
function insideOf({ state }: Table<CampaignState, AnyChoice, AnyEvent>, seat: Seat) {
  const mission = state.inner as Dogfight;
  const table = new Table(missionThumbs.game, mission);
  return { table, ask: table.openAsk(seat) as Ask };
}

/**
 * The rules of thumb of a campaign: arrows and Options by what they can be hoped to bring; in a mission, those of the mission.
 * A search looks ahead in the mission alone: what it is worth on the map is known when it is over. Only a hint on an arrow or an
 * Option plays some turns of the missions that would follow.
 */
export const downInFlamesCampaignThumbs: Thumbs<CampaignState, AnyChoice, AnyEvent, CampaignView> = {
  game: downInFlamesCampaign,
  weigh(table, ask, options, weights) {
    const { state } = table;
    if (state.inner !== null) {
      const inside = insideOf(table, ask.seat);
      missionThumbs.weigh(inside.table, inside.ask, options as never, weights);
      return;
    }
    for (const choice of options) {
      if (choice.do === 'arrow') weights.push(atLeast(weighArrow(state, choice.arrow)));
      else weights.push(choice.do === 'option' ? atLeast(weighOption(state, ask.seat, choice.option)) : 1);
    }
  },
  estimate(s, seat) {
    const total = totalOf(s.log);
    const lead = (seat === 0 ? -total : total) / 100;
    const standing = Math.min(0.95, Math.max(0.05, 0.5 + lead));
    return s.inner === null ? standing : (standing + missionThumbs.estimate(s.inner, seat)) / 2;
  },
  total: ({ log }) => totalOf(log),
  bold: (choice) => (choice.do === 'arrow' || choice.do === 'option' ? 0 : (missionThumbs.bold?.(choice) ?? 0)),
  thinker: (worlds, decision, chance) =>
    betweenMissions.includes(decision.kind)
      ? new Search(downInFlamesCampaignThumbs as Thumbs, worlds, decision, chance)
      : new Search(missionThumbs as Thumbs, (other) => worlds(other).inner as Dogfight, decision, chance),
  unsearched: [...betweenMissions, ...(missionThumbs.unsearched ?? [])],
  varied: [...betweenMissions, ...(missionThumbs.varied ?? [])],
  sealed: missionThumbs.sealed ?? [],
  horizon: missionThumbs.horizon,
  veteran: missionThumbs.veteran,
};
