import { chanceFrom } from '@tallyho/kernel';
import {
  cardRows,
  corsairs,
  corsairsLandCampaigns,
  type LandFixed,
  type LogEntry,
  specialMissions,
  systemCharts,
  zeroCampaign,
} from '../../src/index.ts';

/* Lines of the log of a Land campaign of CORSAIRS AND HELLCATS, as cards and picks could have written them. */

export function fixedOf(campaign: string, period: string, more: object = {}): LandFixed {
  const options = zeroCampaign.options({ campaign, period, ...more });
  if (!options.ok) throw new Error(JSON.stringify(options.problem));
  return zeroCampaign.setup(options.value, chanceFrom('campaign')).fixed;
}

export interface Flown {
  readonly name: string;
  readonly fixed: LandFixed;
  readonly entry: LogEntry;
}

/** Every Mission that cards can lead to in a period: all lines, Special Missions, Target Systems and forces of kamikazes. */
export function everyLine(id: string): Flown[] {
  const campaign = corsairsLandCampaigns.find((one) => one.id === id);
  return (campaign?.periods ?? []).flatMap(({ id: name }, period) => {
    const fixed = fixedOf(id, name);
    return (campaign?.targets ?? []).flatMap((target): Flown[] => {
      const of = (what: string, line: Partial<corsairs.CorsairsLine>): Flown => ({
        name: `${id} ${name} ${target.number} ${what}`,
        fixed,
        entry: {
          period,
          row: 0,
          target: target.number,
          resources: [1, 1],
          pilots: [[], []],
          corsairs: { ...corsairs.newLine(), ...line },
          report: null,
        },
      });
      const drawn = (draws: number, line: Partial<corsairs.CorsairsLine>): Flown[] =>
        cardRows.map((card, row) =>
          of(card, { ...line, forces: Array.from({ length: draws }, (_, n) => (row + n) % cardRows.length) }),
        );
      if (target.kind === 'special')
        return specialMissions.flatMap((one, special) => {
          if (one.campaign !== id || one.period !== name) return [];
          return one.draws > 0 ? drawn(one.draws, { special }) : [of(one.id, { special })];
        });
      if (target.kind === 'kamikaze') return drawn(target.draws, {});
      const chart = systemCharts.find((one) => one.campaign === id && one.system === target.system);
      return chart === undefined ? [of('', {})] : Object.values(chart.sheets).map((sheet) => of(sheet, { sheet }));
    });
  });
}

/** One of its Missions, with these Resources. */
export function lineAt(
  campaign: string,
  period: string,
  target: number,
  resources: readonly [number, number] = [1, 1],
  line: Partial<corsairs.CorsairsLine> = {},
): Flown {
  const fixed = fixedOf(campaign, period);
  const at = corsairs.corsairsSheet(fixed).periods.findIndex(({ id }) => id === period);
  const entry: LogEntry = {
    period: at,
    row: 0,
    target,
    resources: [...resources],
    pilots: [[], []],
    corsairs: { ...corsairs.newLine(), ...line },
    report: null,
  };
  return { name: `${campaign} ${period} ${target}`, fixed, entry };
}
