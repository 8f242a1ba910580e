import { below, type Chance, type Json, lineOf, type Seat } from '@tallyho/kernel';
import { corsairsLandCampaigns } from '../../content/corsairs/campaigns/index.ts';
import { kamikazeForces } from '../../content/corsairs/kamikazes.ts';
import { specialMissions } from '../../content/corsairs/special-missions.ts';
import { systemCharts } from '../../content/corsairs/target-systems.ts';
import { cardRows } from '../../content/kamikaze-types.ts';
import { sides } from '../../content/types.ts';
import type { AnyChoice, LandState } from '../state.ts';
import { corsairsLine, isCorsairs, lineOfSheet, specialIn } from './sheet.ts';

/** Any period of any campaign, with green pilots or without. */
export function corsairsDeals(chance: Chance): Json {
  const { id, periods } = corsairsLandCampaigns[below(chance, corsairsLandCampaigns.length)];
  return {
    campaign: id,
    period: periods[below(chance, periods.length)].id,
    ...(below(chance, 2) === 0 ? { green: true } : {}),
    ...(below(chance, 4) === 0 ? { historical: true } : {}),
    ...(below(chance, 4) === 0 ? { angles: true } : {}),
  };
}

/** Every row in every period, every target, every entry of every Resource, Special Missions, Target Systems, forces of kamikazes. */
export const corsairsFeatures: readonly string[] = [
  ...corsairsLandCampaigns.flatMap(({ id, periods, table, resources, targets }) => [
    ...periods.flatMap((period) => cardRows.map((row) => `${id}: ${row} in ${period.id}`)),
    ...targets
      .filter(({ number }) => Object.values(table).some((row) => row.includes(number)))
      .map(({ number }) => `${id}: target ${number}`),
    ...sides.flatMap((side) =>
      resources[side].flatMap(({ number, periods: by }) =>
        [...new Set(by.flatMap((entries) => entries.map((_, entry) => entry)))].map(
          (entry) => `${id}: ${side} resource ${number}${'ab'[entry]}`,
        ),
      ),
    ),
  ]),
  ...specialMissions.map(({ id }) => id),
  ...systemCharts.flatMap(({ campaign, system, sheets }) =>
    Object.values(sheets).map((sheet) => `${campaign}: ${system} ${sheet}`),
  ),
  ...Object.entries(kamikazeForces).flatMap(([id, lines]) => lines.map(({ card }) => `${id}: kamikazes of ${card}`)),
  ...['retain', 'passenger', 'draw-for', 'reshuffle', 'assign', 'green'],
];

export function corsairsUses(s: LandState, choice: AnyChoice, seat: Seat): readonly string[] {
  const { campaign } = s.fixed;
  // Where nothing is asked between Missions, the first turn tells what is flown.
  if ((s.inner !== null && s.inner.turn > 1) || s.log.length === 0 || !isCorsairs(campaign)) return [];
  const entry = lineOf(s);
  const { sheet, forces } = corsairsLine(entry);
  const { system } = lineOfSheet(s.fixed, entry.target);
  const special = specialIn(entry);
  return [
    choice.do === 'resource'
      ? `${campaign.id}: ${sides[seat]} resource ${choice.resource}${'ab'[choice.entry ?? 0]}`
      : choice.do,
    `${campaign.id}: target ${entry.target}`,
    `${campaign.id}: ${cardRows[entry.row]} in ${campaign.periods[entry.period].id}`,
    ...(sheet === '' ? [] : [`${campaign.id}: ${system} ${sheet}`]),
    ...forces.map((row) => `${campaign.id}: kamikazes of ${cardRows[row]}`),
    ...(special === null ? [] : [special.id]),
  ];
}
