import {
  type CardRow,
  type CorsairsCampaign,
  type CorsairsEntry,
  type CorsairsTarget,
  cardRows,
  corsairs,
  corsairsLandCampaigns,
  type KamikazeCampaign,
  type KamikazeForce,
  kamikazeForces,
  landFixed,
  type SpecialMission,
  sides,
  specialMissions,
  systemCharts,
  zeroCampaign,
} from '@tallyho/zero';
import { packOptions } from '../../content/packs.ts';
import { planOf } from './mission-options.ts';
import type { MissionPlan } from './mission-plan.ts';

/* One Mission of a campaign of CORSAIRS AND HELLCATS: 'okinawa-14', or 'okinawa-14.april.1.7.half-loop' with what cards and players decide. */

/** What would be drawn, and picked, before it is flown. */
export interface Flight {
  readonly campaign: CorsairsCampaign;
  readonly target: CorsairsTarget;
  readonly special: SpecialMission | null;
  /** The period's place on the sheet. */
  readonly period: number;
  /** By side, the Resource; null: none. */
  readonly picks: readonly (Pick | null)[];
  /** CH-27.12a — the sheet of a Target System; '': the line names its own. */
  readonly sheet: string;
  /** CH-28.21a — the card on the Kamikaze Aircraft Table, where one is drawn. */
  readonly force: CardRow;
}

export interface Pick {
  readonly number: number;
  readonly entry: number;
}

/** What may be picked in a period. */
export interface Pickable extends Pick {
  /** '5b' */
  readonly id: string;
  readonly brings: CorsairsEntry;
}

const LETTERS = 'abcd';

export const pickablesOf = ({ resources }: CorsairsCampaign, side: number, period: number): readonly Pickable[] =>
  resources[sides[side]].flatMap(({ number, periods }) =>
    periods[period].map((brings, entry) => ({
      number,
      entry,
      id: periods[period].length > 1 ? `${number}${LETTERS[entry]}` : String(number),
      brings,
    })),
  );

/** Z-24.44a, CH-27.21b — the periods in which a line can be drawn; all, if it never is. */
export function periodsOf(
  { table, periods, id }: CorsairsCampaign,
  number: number,
  special: SpecialMission | null,
): readonly number[] {
  const all = periods.map((_, place) => place);
  const drawn = all.filter((place) =>
    special === null
      ? Object.values(table).some((row) => row[place] === number)
      : special.campaign === id && special.period === periods[place].id,
  );
  return drawn.length === 0 ? all : drawn;
}

/** CH-27.12a — the sheets that a Target System can lead to. */
export const sheetsOf = ({ id }: CorsairsCampaign, { system }: CorsairsTarget): readonly string[] => {
  const chart = systemCharts.find((one) => one.campaign === id && one.system === system);
  return chart === undefined ? [] : [...new Set(Object.values(chart.sheets))];
};

const hasForces = (id: string): id is KamikazeCampaign => id in kamikazeForces;

/** CH-28.21a — the lines of the Kamikaze Aircraft Table, where it is used. */
export const forcesOf = (
  { id }: CorsairsCampaign,
  target: CorsairsTarget,
  special: SpecialMission | null,
): readonly KamikazeForce[] => ((special?.draws ?? target.draws) > 0 && hasForces(id) ? kamikazeForces[id] : []);

const elementsIn = ({ brings }: Pickable): number =>
  brings.aircraft.reduce((sum, { count, as }) => (as === 'aircraft' ? sum : sum + count), 0);

/** The first Resources that bring as many Elements to both sides, and nothing else; CH-27.22a — none where nobody picks. */
function usualPicks(
  campaign: CorsairsCampaign,
  { attacker }: CorsairsTarget,
  period: number,
): readonly (Pick | null)[] {
  if (attacker === null) return [null, null];
  const plain = sides.map((_, side) =>
    pickablesOf(campaign, side, period).filter(({ brings }) => brings.option === null),
  );
  for (const own of plain[0])
    for (const enemy of plain[1]) if (elementsIn(own) === elementsIn(enemy)) return [own, enemy].map(pickIn);
  return plain.map(([first]) => (first === undefined ? null : pickIn(first)));
}

const pickIn = ({ number, entry }: Pick): Pick => ({ number, entry });

/** The lines of a campaign: its Mission Targets, and its Special Missions in the place of the line that leads to them. */
export const flightsOf = (campaign: CorsairsCampaign): readonly Flight[] =>
  campaign.targets.flatMap((target) =>
    target.kind === 'special'
      ? specialMissions.filter((one) => one.campaign === campaign.id).map((one) => flightOf(campaign, target, one))
      : [flightOf(campaign, target, null)],
  );

/** A Mission in a period, with the usual Resources: in the first one that it is flown in unless another is asked for. */
export function flightOf(
  campaign: CorsairsCampaign,
  target: CorsairsTarget,
  special: SpecialMission | null,
  wanted: number | null = null,
): Flight {
  const periods = periodsOf(campaign, target.number, special);
  const period = wanted !== null && periods.includes(wanted) ? wanted : periods[0];
  return {
    campaign,
    target,
    special,
    period,
    picks: special === null ? usualPicks(campaign, target, period) : [null, null],
    sheet: sheetsOf(campaign, target)[0] ?? '',
    force: forcesOf(campaign, target, special)[0]?.card ?? cardRows[0],
  };
}

/** 'okinawa-14': the line alone. */
export const flightLine = ({ campaign, target, special }: Flight): string =>
  `${campaign.id}-${special === null ? target.number : special.id.toLowerCase()}`;

const NO_PICK = '0';
const pickText = (pick: Pick | null): string => (pick === null ? NO_PICK : `${pick.number}${LETTERS[pick.entry]}`);

/** With what has been decided, unless it is as usual. */
export function flightId(flight: Flight): string {
  const { campaign, target, special, period, sheet, force } = flight;
  const card = sheet !== '' ? sheet : forcesOf(campaign, target, special).length > 0 ? force : '';
  const parts = (one: Flight): string => [campaign.periods[one.period].id, ...one.picks.map(pickText)].join('.');
  const usual = flightOf(campaign, target, special);
  const usualCard = usual.sheet !== '' ? usual.sheet : card === '' ? '' : usual.force;
  if (period === usual.period && parts(flight) === parts(usual) && card === usualCard) return flightLine(flight);
  return [flightLine(flight), parts(flight), ...(card === '' ? [] : [card])].join('.');
}

/** What a text names; null: no Mission of these campaigns. */
export function flightIn(text: string): Flight | null {
  const [line, ...decided] = text.split('.');
  const all = corsairsLandCampaigns.flatMap(flightsOf);
  const found = all.find((one) => flightLine(one) === line) ?? all.find(({ campaign }) => campaign.id === line);
  if (found === undefined) return null;
  const { campaign, target, special } = found;
  const [name, ...rest] = decided;
  const wanted = campaign.periods.findIndex(({ id }) => id === name);
  const flight = flightOf(campaign, target, special, wanted < 0 ? null : wanted);
  if (wanted !== flight.period || rest.length < sides.length) return flight;
  const card = rest[sides.length] ?? '';
  return {
    ...flight,
    picks: special === null ? sides.map((_, side) => pickNamed(flight, side, rest[side])) : flight.picks,
    sheet: sheetsOf(campaign, target).find((one) => one === card) ?? flight.sheet,
    force: forcesOf(campaign, target, special).find((one) => one.card === card)?.card ?? flight.force,
  };
}

function pickNamed({ campaign, period }: Flight, side: number, text: string): Pick | null {
  const found = pickablesOf(campaign, side, period).find((one) => pickText(one) === text);
  return found === undefined ? null : pickIn(found);
}

/** The Mission as the campaign itself would lay it out. */
export function flightPlan(flight: Flight, names: readonly [string, string]): MissionPlan {
  const { campaign, target, special, period, picks, sheet, force } = flight;
  const { id, from } = campaign.periods[period];
  const options = zeroCampaign.options({ campaign: campaign.id, period: id, ...packOptions('zero') });
  if (!options.ok) throw new Error(options.problem.code);
  const mission = corsairs.singleMission(landFixed(options.value), {
    period,
    target: target.number,
    special: special?.id ?? null,
    resources: picks.map((pick) => pick ?? { number: 0, entry: 0 }),
    sheet,
    force,
  });
  return { ...planOf(mission, flightId(flight), names), year: from[0] };
}
