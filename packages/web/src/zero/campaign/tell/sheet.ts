import type { Language } from '@tallyho/words';
import { campaignRules, type LandView } from '@tallyho/zero';
import { addedUp } from '../../../campaign/curves.ts';
import type { CurveScene, LogRow } from '../../../campaign/scene.ts';
import { deskWords } from '../../../campaign/words/words.ts';
import { sheetOfTarget, targetName } from '../model/names.ts';
import { campOf, sideIds } from '../model/sides.ts';
import { landWords } from '../words/words.ts';

/** Z-24.31a — the Log Sheet: a line for each Mission. */
export function sheetOf({ log, fixed }: LandView, language: Language): LogRow[] {
  const w = landWords[language];
  return log.map(({ target: number, resources, report }) => {
    const target = campaignRules.targetOf(fixed, number);
    const sheet = sheetOfTarget(fixed, target);
    const level = report === null || sheet === null || target.kind !== 'bombing' ? null : sheet.levels[report.level];
    const status =
      report === null
        ? w.desk.inFlight
        : level === null || level === undefined
          ? w.campaigns.missionKinds[target.kind]
          : w.campaigns.levels[level.name];
    const isOpen = resources.every((n) => n === 0);
    return {
      title: targetName(fixed, number, language),
      camp: target.attacker === null ? null : campOf(target.attacker),
      line: isOpen ? status : w.desk.logLine({ status, japanese: resources[0], allied: resources[1] }),
      points: report?.totals.map(String) ?? null,
    };
  });
}

/** Victory points and losses, Mission after Mission. */
export function curvesOf({ log }: LandView, language: Language): CurveScene[] {
  const w = landWords[language];
  const flown = log.flatMap(({ report }) => (report === null ? [] : [report]));
  const moments = [deskWords[language].report.start, ...flown.map((_, i) => w.outcome.mission(i + 1))];
  const names = sideIds.map((side) => w.campaigns.sides[side]);
  const added = (of: (mission: number, seat: number) => number) => addedUp(names, flown.length, of);
  return [
    { title: w.outcome.pointsPlot, moments, series: added((mission, seat) => flown[mission].totals[seat]) },
    {
      title: w.outcome.lossesPlot,
      moments,
      series: added((mission, seat) => flown[mission].flown[seat].filter(({ fate }) => fate === 'destroyed').length),
    },
  ];
}
