import type { LandCampaign } from '../../content/campaign-types.ts';
import type { CorsairsCampaign, CorsairsTarget } from '../../content/corsairs/campaign-types.ts';
import { type KamikazeCampaign, type KamikazeForce, kamikazeForces } from '../../content/corsairs/kamikazes.ts';
import { type SelectionCampaign, selectionCampaigns } from '../../content/corsairs/selection.ts';
import { type SpecialMission, specialMissions } from '../../content/corsairs/special-missions.ts';
import { systemCharts } from '../../content/corsairs/target-systems.ts';
import { cardRows } from '../../content/kamikaze-types.ts';
import type { Border } from '../../content/types.ts';
import type { LandFixed, LogEntry } from '../state.ts';
import { type CorsairsLine, NO_SPECIAL } from './line.ts';

/** The sheet of either game. */
export type LandSheet = LandCampaign | CorsairsCampaign;

/** Whether a campaign is one of CORSAIRS AND HELLCATS: performance is read the other way round (CH-2.0c). */
export const isCorsairs = (campaign: LandSheet): campaign is CorsairsCampaign => 'difference' in campaign;

/** The sheet of a campaign of CORSAIRS AND HELLCATS. */
export function corsairsSheet({ campaign }: Pick<LandFixed, 'campaign'>): CorsairsCampaign {
  if (!isCorsairs(campaign)) throw new RangeError(`${campaign.id} is a campaign of Zero!`);
  return campaign;
}

/** What the line of such a campaign has besides. */
export function corsairsLine({ corsairs }: Pick<LogEntry, 'corsairs'>): CorsairsLine {
  if (corsairs === undefined) throw new RangeError('the line is of a campaign of Zero!');
  return corsairs;
}

/** A line of the Mission Targets by its number. */
export function lineOfSheet(fixed: Pick<LandFixed, 'campaign'>, number: number): CorsairsTarget {
  const found = corsairsSheet(fixed).targets.find((target) => target.number === number);
  if (found === undefined) throw new RangeError(`there is no target ${number}`);
  return found;
}

/** Z-24.44a, CH-2.0b — the target of a row in a period; FULL THROTTLE has a row of its own. */
export const targetInRow = (campaign: CorsairsCampaign, row: number, period: number): number =>
  campaign.table[cardRows[row]][period];

/** CH-27.21b — the one Special Mission for a period by day, or by night: its place in the table. */
export const specialOf = ({ id, periods }: CorsairsCampaign, period: number, night: boolean): number =>
  specialMissions.findIndex((one) => one.campaign === id && one.period === periods[period].id && one.night === night);

/** CH-27.21a — the Special Mission of a line of the log; null: it is none. */
export function specialIn(entry: Pick<LogEntry, 'corsairs'>): SpecialMission | null {
  const { special } = corsairsLine(entry);
  return special === NO_SPECIAL ? null : specialMissions[special];
}

/** CH-27.12a — the Target Sheet that a card leads to, by its border. */
export function sheetOfSystem({ id }: CorsairsCampaign, { system }: CorsairsTarget, border: Border): string {
  const chart = systemCharts.find((one) => one.campaign === id && one.system === system);
  if (chart === undefined) throw new RangeError(`${id} has no chart of ${system}`);
  return chart.sheets[border];
}

const hasKamikazes = (id: string): id is KamikazeCampaign => id in kamikazeForces;

/** CH-28.21a — the campaign whose kamikaze tables are used. */
export function kamikazeCampaign({ id }: CorsairsCampaign): KamikazeCampaign {
  if (!hasKamikazes(id)) throw new RangeError(`${id} has no kamikazes`);
  return id;
}

/** CH-28.21a — how many cards are drawn on the Kamikaze Aircraft Table for a line of the log. */
export const kamikazeDraws = (fixed: LandFixed, entry: LogEntry): number =>
  specialIn(entry)?.draws ?? lineOfSheet(fixed, entry.target).draws;

/** CH-28.21a — the lines of the Kamikaze Aircraft Table that cards have led to. */
export function forcesOf(fixed: LandFixed, entry: LogEntry): KamikazeForce[] {
  const { forces } = corsairsLine(entry);
  if (forces.length === 0) return [];
  const table = kamikazeForces[kamikazeCampaign(corsairsSheet(fixed))];
  return forces.flatMap((row) => table.filter(({ card }) => card === cardRows[row]));
}

/** CH-19.24f — the campaign whose rows of the Pilot/Crew Selection Table are read. */
export function selectionCampaign({ id }: CorsairsCampaign): SelectionCampaign {
  const found = selectionCampaigns.find((name) => name === id);
  if (found === undefined) throw new RangeError(`nobody is selected in ${id}`);
  return found;
}
