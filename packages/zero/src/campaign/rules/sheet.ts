import { openPicks, type Picks, type RuleId, type Seat } from '@tallyho/kernel';
import {
  type LandCampaign,
  type MissionTarget,
  type Performance,
  performances,
  type Resource,
  type ResourceEntry,
} from '../../content/campaign-types.ts';
import { sides } from '../../content/types.ts';
import { isCorsairs, targetInRow } from '../corsairs/sheet.ts';
import { LONG_WAR } from '../options.ts';
import { type LandFixed, type LogEntry, NO_RESOURCE, type OpenLand } from '../state.ts';

/** Z-24.42a — the period of a Mission, by how many have been flown; null: all have been. */
export function periodNow({ fixed, log }: OpenLand): number | null {
  return fixed.periods[Math.floor(log.length / fixed.campaign.missions)] ?? null;
}

/** The sheet of a campaign of Zero!. */
function zeroSheet({ campaign }: Pick<LandFixed, 'campaign'>): LandCampaign {
  if (isCorsairs(campaign)) throw new RangeError(`${campaign.id} is a campaign of CORSAIRS AND HELLCATS`);
  return campaign;
}

/** A target by its number on the sheet of a campaign of Zero!. */
export function targetOf(fixed: LandFixed, number: number): MissionTarget {
  const found = zeroSheet(fixed).targets.find((target) => target.number === number);
  if (found === undefined) throw new RangeError(`there is no target ${number}`);
  return found;
}

/** Z-24.44a — the target of a row in a period; one that comes up only once gives way to another. */
export function targetOfRow({ fixed, log }: OpenLand, row: number, period: number): number {
  const { campaign } = fixed;
  if (isCorsairs(campaign)) return targetInRow(campaign, row, period);
  const number = Object.values(campaign.table)[row][period];
  const { again } = targetOf(fixed, number);
  return again !== null && log.some((entry) => entry.target === number) ? again : number;
}

export const resourcesOf = (fixed: LandFixed, seat: Seat): readonly Resource[] =>
  zeroSheet(fixed).resources[sides[seat]];

/** Why a Resource cannot be picked, and the rule that says so. */
export const resourceReasons = { 'resource-is-used': 'Z-24.53a', 'resource-is-left': 'Z-CGAP-47' } as const;
export type ResourceReason = keyof typeof resourceReasons;

/**
 * Z-24.52a, Z-24.53a — what is picked before a Mission, each once; in a long war each period begins with all of them.
 * Z-CGAP-47: one of them, while any is left.
 */
export const resourcePicks: Picks<OpenLand, ResourceReason> = {
  obliged: true,
  whyObliged: 'resource-is-left',
  numbers: ({ fixed }, seat) => fixed.campaign.resources[sides[seat]].map(({ number }) => number),
  bar({ log }, seat, number) {
    const period = log.at(-1)?.period;
    const isUsed = log.some((entry) => entry.period === period && entry.resources[seat] === number);
    return isUsed ? 'resource-is-used' : null;
  },
};

/** Z-24.53a — Resources that a side has not picked yet. */
export const openResources = (s: OpenLand, seat: Seat): number[] =>
  openPicks(resourcePicks, s, seat).filter((number) => number !== NO_RESOURCE);

/** What a picked Resource gives in the period of its Mission; null: none was picked. */
export function resourceOf(fixed: LandFixed, entry: LogEntry, seat: Seat): ResourceEntry | null {
  const found = resourcesOf(fixed, seat).find(({ number }) => number === entry.resources[seat]);
  return found?.periods[entry.period] ?? null;
}

/** Z-24.61d — a side's VPs in all Missions. */
export const totalOf = (log: readonly LogEntry[], seat: Seat): number =>
  log.reduce((sum, { report }) => sum + (report?.totals[seat] ?? 0), 0);

/** Z-24.7a — Japanese VPs less Allied ones. */
export const differenceOf = (log: readonly LogEntry[]): number => totalOf(log, 0) - totalOf(log, 1);

/**
 * Z-24.7a, CH-2.0c — the performance table of the period, or of the long war: from where on an air group does that well, best first. In
 * Zero! it is the Japanese one, in CORSAIRS AND HELLCATS the Allied; CH-19.4a: which has to do better against green pilots.
 */
export function performanceTable({ campaign, options, periods }: LandFixed): readonly number[] {
  if (!isCorsairs(campaign))
    return (options.period === LONG_WAR ? campaign.longWar : campaign.periods[periods[0]].performance) ?? [];
  return campaign.periods[periods[0]].performance.map((from) => from + (options.green === true ? campaign.green : 0));
}

/** The rule by which performance is read. */
export const performanceRule = ({ campaign }: LandFixed): RuleId => (isCorsairs(campaign) ? 'CH-2.0c' : 'Z-24.7a');

/** Z-24.7a, CH-2.0c — both sides' performance for a difference of Japanese less Allied VPs. */
export function performanceFor(fixed: LandFixed, difference: number): [Performance, Performance] {
  const isAllied = isCorsairs(fixed.campaign);
  const counted = isAllied ? 0 - difference : difference;
  const below = performanceTable(fixed).filter((from) => counted < from).length;
  const own = performances[below];
  const other = performances[performances.length - 1 - below];
  return isAllied ? [other, own] : [own, other];
}

/** Z-24.7a — both sides' performance. */
export const performanceOf = ({ fixed, log }: OpenLand): [Performance, Performance] =>
  performanceFor(fixed, differenceOf(log));

/** Z-24.44b — the chance of each target to be drawn next in a period, in parts of one, by its number. */
export function chancesOf({ fixed, log }: OpenLand, period: number): ReadonlyMap<number, number> {
  const rows = fixed.rows.filter((row) => row >= 0);
  const chances = new Map<number, number>();
  for (const row of rows) {
    const target = targetOfRow({ fixed, log }, row, period);
    chances.set(target, (chances.get(target) ?? 0) + 1 / rows.length);
  }
  return chances;
}

/** Z-24.7a, Z-CGAP-104 — who has done better than Adequate has won; two Adequate air groups have not. */
export function winnersOf(performance: readonly Performance[]): Seat[] {
  const rank = performance.map((one) => performances.indexOf(one));
  return rank[0] === rank[1] ? [] : rank[0] < rank[1] ? [0] : [1];
}
