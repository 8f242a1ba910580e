import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import {
  campaignRules,
  corsairs,
  type FlownCraft,
  type LandFixed,
  type LandView,
  type LogEntry,
  type Report,
  vpColumns,
} from '@tallyho/zero';
import type { LossScene, ReportScene } from '../../../campaign/scene.ts';
import { craftOf, pilotName } from '../model/cards.ts';
import { entryLines, flownName, kindOf, resourceLines, rowAt, rowName, sheetOfTarget } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { type ShownTarget, targetFlown } from '../model/targets.ts';
import { type LandWords, landWords } from '../words/words.ts';
import { markOf } from './map.ts';
import { bandName, shownDifference } from './standing.ts';

/** What is said of a Mission: its number and its target. */
export const missionTitle = (view: Pick<LandView, 'fixed' | 'log'>, mission: number, language: Language): string =>
  landWords[language].report.title({
    mission: mission + 1,
    target: flownName(view.fixed, view.log[mission], language),
  });

/** Z-24.61d — after a Mission: what became of the target, the points, the losses. */
export function reportOf(view: LandView, mission: number, language: Language): ReportScene | null {
  const w = landWords[language];
  const { fixed } = view;
  const entry = view.log[mission];
  if (entry === undefined || entry.report === null) return null;
  const { report } = entry;
  const target = targetFlown(fixed, entry);
  const sheet = target.kind === 'bombing' ? sheetOfTarget(fixed, target) : null;
  const [japanese, allied] = sideIds.map((_, seat) => {
    const lines = linesOf(fixed, entry, seat, language);
    return lines.length === 0 ? w.desk.noResource : lines.join(w.desk.between);
  });
  const difference = campaignRules.differenceOf(view.log.slice(0, mission + 1));
  return {
    mission,
    title: missionTitle(view, mission, language),
    about: [
      w.report.card(rowName(rowAt(entry.row))),
      target.attacker === null
        ? w.report.flown(kindOf(fixed, target, language))
        : w.report.attacked({ side: w.campaigns.sides[target.attacker], kind: kindOf(fixed, target, language) }),
    ].join(' '),
    target: markOf(view, target),
    stamp: stampOf(view, target, report, w),
    story:
      sheet === null
        ? w.report.met({ japanese: report.totals[0], allied: report.totals[1] })
        : w.report.damage({ points: report.damage, level: w.campaigns.levels[sheet.levels[report.level].name] }),
    picked: w.report.picked({ japanese, allied }),
    bombs:
      sheet === null
        ? null
        : { title: w.report.damagePlot, fell: report.damage, marks: sheet.levels.slice(1).map(({ from }) => from) },
    points: pointsOf(report, w),
    sides: sideIds.map((side) => w.campaigns.sides[side]),
    result: w.report.result({
      difference: signed(shownDifference(fixed, difference)),
      performance: bandName(fixed, difference, language),
    }),
    losses: sideIds.map((side, seat) => ({
      title: w.report.losses(w.campaigns.sides[side]),
      losses: report.flown[seat].flatMap((craft, i) => (craft.fate === 'home' ? [] : [lossOf(craft, i, w)])),
    })),
    next: w.report.next,
  };
}

/** What a side had of its Resource, or received. */
function linesOf(fixed: LandFixed, entry: LogEntry, seat: number, language: Language): string[] {
  if (entry.corsairs !== undefined) {
    const given = corsairs.entryOf(fixed, entry, seat);
    return given === null ? [] : entryLines(given, language);
  }
  const resource = campaignRules.resourceOf(fixed, entry, seat);
  return resource === null ? [] : resourceLines(resource, language);
}

/** Across the report: the state of the target, or how the points stand where nothing was bombed. */
function stampOf(view: LandView, target: ShownTarget, report: Report, w: LandWords): ReportScene['stamp'] {
  const sheet = target.kind === 'bombing' ? sheetOfTarget(view.fixed, target) : null;
  if (sheet === null) return { text: `${report.totals[0]} : ${report.totals[1]}`, status: 'intact' };
  const last = sheet.levels.length - 1;
  return {
    text: w.campaigns.levels[sheet.levels[report.level].name],
    status: report.level === 0 ? 'intact' : report.level === last ? 'destroyed' : 'damaged',
  };
}

/** Z-24.61a, Z-24.61b, Z-24.61c — the columns of the Log Sheet; what brought nobody anything is left out. */
function pointsOf({ points, totals }: Report, w: LandWords): ReportScene['points'] {
  return [
    ...vpColumns.flatMap((column) => {
      const values = points.map((each) => each[column]);
      return values.some((value) => value !== 0) ? [{ name: w.report.rows[column], values }] : [];
    }),
    { name: w.report.rows.total, values: totals },
  ];
}

const lossOf = ({ aircraft, pilot, wingman, fate }: FlownCraft, i: number, w: LandWords): LossScene => ({
  key: String(i),
  craft: craftOf(aircraft),
  isHit: fate !== 'disengaged',
  fate: fate === 'destroyed' ? 'shot-down' : fate === 'disengaged' ? 'withdrawn' : fate,
  text: w.report.loss({ pilot: pilot === '' ? '' : pilotName(pilot), wingman, fate: w.fates[fate] }),
});
