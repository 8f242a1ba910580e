import type { Language } from '@tallyho/words';
import { minus } from '@tallyho/words/figures';
import { corsairs, type LandFixed, type LandView, type LogEntry } from '@tallyho/zero';
import { addedUp } from '../../../campaign/curves.ts';
import type { CurveScene, LogRow } from '../../../campaign/scene.ts';
import { deskWords } from '../../../campaign/words/words.ts';
import { flownName, sheetOfTarget } from '../model/names.ts';
import { campOf, sideIds } from '../model/sides.ts';
import { targetFlown, targetShown } from '../model/targets.ts';
import { landWords } from '../words/words.ts';

/** CH-27.21a — a Special Mission is known after the toss. */
const isDrawn = (fixed: LandFixed, entry: LogEntry): boolean =>
  corsairs.lineOfSheet(fixed, entry.target).kind !== 'special' || corsairs.specialIn(entry) !== null;

/** Z-24.31a — the Log Sheet: a line for each Mission. */
export function sheetOf({ log, fixed }: LandView, language: Language): LogRow[] {
  const w = landWords[language];
  return log.map((entry) => {
    const { resources, report } = entry;
    const isKnown = entry.corsairs === undefined || isDrawn(fixed, entry);
    const target = isKnown ? targetFlown(fixed, entry) : targetShown(fixed, entry.target);
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
      title: flownName(fixed, entry, language),
      camp: target.attacker === null ? null : campOf(target.attacker),
      line: isOpen ? status : w.desk.logLine({ status, japanese: resources[0], allied: resources[1] }),
      points: report?.totals.map(minus) ?? null,
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
