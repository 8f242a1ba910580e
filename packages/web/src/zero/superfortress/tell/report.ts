import type { Language } from '@tallyho/words';
import { type SuperfortressFlight, type SuperfortressView, superfortressRules } from '@tallyho/zero';
import type { ReportScene } from '../../../campaign/scene.ts';
import { marks } from '../../campaign/tell/map.ts';
import { type SuperfortressWords, superfortressWords } from '../words/words.ts';
import { levelOf, sheetOf } from './map.ts';
import { b29, opponentsWords, placeOf, targetName } from './speak.ts';

type Seen = Pick<SuperfortressView, 'log' | 'fixed'>;

/** Which flight is being flown, in a few words. */
export function flightNow(flight: SuperfortressFlight, language: Language): string {
  const w = superfortressWords[language];
  const { week, flyers } = flight;
  return flight.kind === 'mission'
    ? w.report.missionNow({ week, place: w.places[superfortressRules.letterOf(flight.target)] })
    : w.report.supplyNow({ week, aircraft: b29(flyers[0].aircraft, w) });
}

export function flightTitle(flight: SuperfortressFlight, language: Language): string {
  const w = superfortressWords[language];
  const { week, flyers } = flight;
  return flight.kind === 'mission'
    ? w.report.mission({ week, target: placeOf(flight.target, w) })
    : w.report.supply({ week, aircraft: b29(flyers[0].aircraft, w) });
}

export const missionNow = ({ log }: Pick<SuperfortressView, 'log'>, language: Language): string =>
  flightNow(log[log.length - 1], language);

export const missionTitle = ({ log }: Seen, mission: number, language: Language): string =>
  log[mission] === undefined ? '' : flightTitle(log[mission], language);

export const reportsIn = ({ log }: Pick<SuperfortressView, 'log'>): number =>
  log.filter(({ report }) => report !== null).length;

/** CH-30.44a — after a flight that was fought: the target, the points, who came. The B-29s' wounds lie on the desk. */
export function reportOf(view: SuperfortressView, number: number, language: Language): ReportScene | null {
  const w = superfortressWords[language];
  const flight = view.log[number];
  if (flight === undefined || flight.report === null) return null;
  const { report } = flight;
  const { rows } = w.report;
  const points = [
    { name: rows.target, values: [0, report.target] },
    { name: rows.fighters, values: [0, report.fighters] },
    { name: rows.returns, values: [0, report.returns] },
    { name: rows.losses, values: [report.losses, 0] },
  ].filter(({ values }) => values.some((value) => value !== 0));
  const isMission = flight.kind === 'mission';
  const sheet = isMission ? sheetOf(flight.target) : null;
  const isBombed = sheet !== null && sheet.levels.length > 0;
  return {
    mission: number,
    title: flightTitle(flight, language),
    about: isMission
      ? [
          `${targetName(flight.target, w)}.`,
          w.report.about({
            level: w.levels[flight.altitude],
            sky: w.environments[superfortressRules.environmentOf(flight)],
          }),
        ].join(' ')
      : w.report.hump(flight.supply),
    target: sheet === null ? 'airfield' : marks[sheet.kind],
    stamp: stampOf(flight, w),
    story: sheet === null ? '' : isBombed ? w.report.damage(report.damage) : w.report.mines(report.damage),
    picked: w.report.met(opponentsWords(flight, w)),
    bombs: isBombed
      ? { title: w.report.plot, fell: report.damage, marks: sheet.levels.slice(1).map(({ from }) => from) }
      : null,
    points: [
      ...points,
      { name: rows.total, values: [report.losses, report.target + report.fighters + report.returns] },
    ],
    sides: w.report.sides,
    result: w.report.result(report.net),
    losses: [],
    next: w.report.next,
  };
}

function stampOf(flight: SuperfortressFlight, w: SuperfortressWords): ReportScene['stamp'] {
  const { report } = flight;
  const sheet = flight.kind === 'mission' ? sheetOf(flight.target) : null;
  if (report === null) return { text: '', status: 'intact' };
  if (sheet === null || sheet.levels.length === 0) return { text: w.report.stamp(report.net), status: 'intact' };
  const level = levelOf(flight);
  return {
    text: w.states[sheet.levels[level].name],
    status: level === 0 ? 'intact' : level === sheet.levels.length - 1 ? 'destroyed' : 'damaged',
  };
}
