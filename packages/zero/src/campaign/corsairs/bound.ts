import type { Seat } from '@tallyho/kernel';
import type { CorsairsCampaign } from '../../content/corsairs/campaign-types.ts';
import { specialMissions } from '../../content/corsairs/special-missions.ts';
import { cardRows } from '../../content/kamikaze-types.ts';
import { sides } from '../../content/types.ts';
import { zero } from '../../game.ts';
import type { LandFixed, LogEntry } from '../state.ts';
import { newLine } from './line.ts';
import { corsairsOptionsOf } from './mission.ts';
import { candidatesFor } from './people.ts';
import { kamikazeDraws } from './sheet.ts';

/** The Resource of a side that brings most aircraft in a period. */
function largest(campaign: CorsairsCampaign, seat: Seat, period: number): number {
  const sizes = campaign.resources[sides[seat]].map(({ number, periods }) => ({
    number,
    size: Math.max(...periods[period].map((entry) => entry.aircraft.reduce((sum, { count }) => sum + count, 0))),
  }));
  return sizes.reduce((best, one) => (one.size > best.size ? one : best)).number;
}

/** Every Mission that there can be in a period: each target with the largest Resources, each Special Mission, kamikazes of every row. */
function missionsIn(fixed: LandFixed, campaign: CorsairsCampaign, period: number): LogEntry[] {
  const blank = { period, row: 0, pilots: sides.map(() => []), report: null };
  const specials = specialMissions.flatMap((one, special) =>
    one.campaign === campaign.id && one.period === campaign.periods[period].id ? [special] : [],
  );
  return campaign.targets
    .flatMap(({ number: target, kind, system }): LogEntry[] =>
      kind === 'special'
        ? specials.map((special) => ({ ...blank, target, resources: [0, 0], corsairs: { ...newLine(), special } }))
        : [
            {
              ...blank,
              target,
              resources: sides.map((_, seat) => largest(campaign, seat, period)),
              corsairs: { ...newLine(), sheet: system === null ? '' : '4B' },
            },
          ],
    )
    .flatMap((entry) => {
      const draws = kamikazeDraws(fixed, entry);
      if (draws === 0) return [entry];
      return cardRows.map((_, row) => ({
        ...entry,
        corsairs: { ...newLine(), ...entry.corsairs, forces: Array.from({ length: draws }, () => row) },
      }));
    });
}

/** Resources bring more turns, pilots more cards: a Mission is no longer than three times what it is without them. */
const LONGER = 3;
/** Between Missions: Resources, what they ask, the deck; besides for each aircraft a few when people are selected. */
const BETWEEN = 12;
const EACH = 4;

/** More choices there cannot be in a whole campaign. */
export function mostCorsairsChoices(fixed: LandFixed, campaign: CorsairsCampaign): number {
  let most = 0;
  for (const period of fixed.periods)
    for (const entry of missionsIn(fixed, campaign, period)) {
      const people = sides.reduce((sum, _, seat) => sum + candidatesFor(fixed, entry, seat).length, 0);
      most = Math.max(most, BETWEEN + EACH * people + LONGER * zero.bound(corsairsOptionsOf(fixed, entry)));
    }
  return fixed.periods.length * campaign.missions * most;
}
