import { type CampaignView, campaignRules, missionSides } from '@tallyho/down-in-flames';
import type { Language } from '@tallyho/words';
import { minus } from '@tallyho/words/figures';
import { addedUp } from '../../../campaign/curves.ts';
import type { CurveScene, LogRow } from '../../../campaign/scene.ts';
import { deskWords } from '../../../campaign/words/words.ts';
import { sideIds } from '../model/sides.ts';
import { roomWords } from '../words/words.ts';
import { targetName } from './speak.ts';

/** DIF-CMP-02 — the log sheet: a line for each mission. */
export function sheetOf(view: CampaignView, language: Language): LogRow[] {
  const w = roomWords[language];
  const { log, fixed } = view;
  return log.map(({ arrow, report }) => {
    const { side, to } = fixed.campaign.arrows[arrow];
    const points = report === null ? null : campaignRules.pointsOf(report);
    const status = report === null ? w.desk.inFlight : w.campaigns.statuses[report.status];
    return {
      title: targetName(view, to, language),
      camp: side,
      line: w.desk.logLine({ side: w.campaigns.sides[side], status }),
      points: points?.map(minus) ?? null,
    };
  });
}

/** Points and losses, mission after mission. */
export function curvesOf({ log }: CampaignView, language: Language): CurveScene[] {
  const w = roomWords[language];
  const flown = log.flatMap(({ report }) => (report === null ? [] : [report]));
  const moments = [deskWords[language].report.start, ...flown.map((_, i) => w.outcome.mission(i + 1))];
  const names = sideIds.map((side) => w.campaigns.sides[side]);
  const added = (of: (mission: number, seat: number) => number) => addedUp(names, flown.length, of);
  const isDown = ({ fate }: { readonly fate: string }): boolean => fate === 'shot-down';
  return [
    {
      title: w.outcome.pointsPlot,
      moments,
      series: added((mission, seat) => campaignRules.pointsOf(flown[mission])[seat]),
    },
    {
      title: w.outcome.lossesPlot,
      moments,
      series: added((mission, seat) => flown[mission].sides[missionSides[seat]].losses.filter(isDown).length),
    },
  ];
}
