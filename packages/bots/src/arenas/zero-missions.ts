import { below, type Chance, chanceFrom, Table } from '@tallyho/kernel';
import { type corsairs, type Dogfight, missionOptions, rules, zeroCampaign } from '@tallyho/zero';
import { campaignBase, corsairsLandCampaigns, sides } from '@tallyho/zero/content';
import type { Arena, Entrant } from '../arena.ts';
import { zeroThumbs } from '../systems/zero.ts';
import { zeroArena } from './zero.ts';

/** How many different Missions can be dealt of a period. */
const DEALS = 1 << 30;

/** The first Mission of a campaign as its cards have it: target, pilots, and a Resource a side, whichever. */
function dealt(campaign: string, period: string, deal: string): unknown {
  const options = zeroCampaign.options({ campaign, period });
  if (!options.ok) throw new Error(options.problem.code);
  const chance = chanceFrom(`${campaign} ${period} ${deal}`);
  const table = new Table(zeroCampaign, zeroCampaign.setup(options.value, chance));
  table.advance();
  const { state } = table;
  while (state.inner === null) {
    const ask = state.asks.find(({ choice }) => choice === null);
    if (ask === undefined) throw new Error('no Mission has begun');
    const open = table.options(ask);
    table.answer(ask, open[below(chance, open.length)]);
  }
  return missionOptions(state.fixed, state.log[0]);
}

/** Missions of Land campaigns; their sides are not alike, so that a pair is decided by the points of both games. */
function arenaOf(campaigns: readonly corsairs.LandSheet[]): Arena {
  // The two sides of every period of every campaign: only they can meet.
  const entrants: readonly Entrant[] = campaigns.flatMap(({ id, name, periods }) =>
    periods.flatMap((period) => sides.map((side) => ({ id: `${id} ${period.id} ${side}`, name, points: null, side }))),
  );
  return {
    thumbs: zeroThumbs,
    entrants,
    duel: ({ id }) => {
      const [campaign, period, , deal = '0'] = id.split(' ');
      return dealt(campaign, period, deal);
    },
    match(chance: Chance) {
      const at = 2 * below(chance, entrants.length / 2);
      const deal = below(chance, DEALS);
      const of = (entrant: Entrant): Entrant => ({ ...entrant, id: `${entrant.id} ${deal}` });
      return [of(entrants[at]), of(entrants[at + 1])];
    },
    points: (s) => rules.score(s as Dogfight),
    first: zeroArena.first,
  };
}

export const zeroMissionsArena: Arena = arenaOf(campaignBase.campaigns);

/** Those of CORSAIRS AND HELLCATS: with rockets and mines, by night, after submarines, and by kamikazes. */
export const zeroCorsairsArena: Arena = arenaOf(corsairsLandCampaigns);
