import { type CampaignView, campaignRules, type Loss, type MissionResult, missionSides } from '@tallyho/down-in-flames';
import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import type { LossScene, ReportScene } from '../../../campaign/scene.ts';
import { cardOf, pilotName } from '../model/cards.ts';
import { sideIds } from '../model/sides.ts';
import { type RoomWords, roomWords } from '../words/words.ts';
import { optionName, targetName } from './speak.ts';

/** What is said of a mission: its number and its target. */
export const missionTitle = (view: Pick<CampaignView, 'fixed' | 'log'>, mission: number, language: Language): string =>
  roomWords[language].report.title({
    mission: mission + 1,
    target: targetName(view, view.fixed.campaign.arrows[view.log[mission].arrow].to, language),
  });

/** After a mission: what became of the target, the points, the losses. */
export function reportOf(view: CampaignView, mission: number, language: Language): ReportScene | null {
  const w = roomWords[language];
  const entry = view.log[mission];
  if (entry === undefined || entry.report === null) return null;
  const { report } = entry;
  const [axis, allies] = entry.options.map((n, seat) => optionName(view, seat, n, language));
  const { side, to } = view.fixed.campaign.arrows[entry.arrow];
  const { kind } = campaignRules.targetOf(view.fixed, to);
  const total = campaignRules.totalOf(view.log.slice(0, mission + 1));
  const grade = campaignRules.gradeOf(view.fixed.campaign.victory, total);
  return {
    mission,
    title: missionTitle(view, mission, language),
    about: w.report.attacked({ side: w.campaigns.sides[side], kind: w.campaigns.targetKinds[kind] }),
    target: kind,
    stamp: { text: w.campaigns.statuses[report.status], status: report.status },
    story: `${w.report.statusLine[report.status]} ${w.report.bombs({ bombs: report.bombs, ...report.needed })}`,
    picked: w.report.picked({ axis, allies }),
    bombs: { title: w.report.bombPlot, fell: report.bombs, marks: [report.needed.damaged, report.needed.destroyed] },
    points: pointsOf(report, w),
    sides: sideIds.map((id) => w.campaigns.sides[id]),
    result: w.report.result({
      result: signed(campaignRules.resultOf(campaignRules.pointsOf(report))),
      total: signed(total),
      grade: w.campaigns.grades[grade],
    }),
    losses: missionSides.map((letter, seat) => ({
      title: w.report.losses(w.campaigns.sides[sideIds[seat]]),
      losses: report.sides[letter].losses.map((loss) => lossOf(loss, w)),
    })),
    next: w.report.initiative(w.campaigns.sides[sideIds[view.initiative]]),
  };
}

/** DIF-MVP-05, DIF-OPT-26 — what each side has scored, and how it adds up; what changes nothing is left out. */
function pointsOf(report: MissionResult, w: RoomWords): ReportScene['points'] {
  const all = missionSides.map((side) => report.sides[side]);
  const rows = [
    { name: w.report.rows.target, values: all.map(({ target }) => target), isShown: true },
    { name: w.report.rows.aircraft, values: all.map(({ aircraft }) => aircraft), isShown: true },
    {
      name: w.report.rows.doubled,
      values: all.map(({ scored }) => scored),
      isShown: all.some(({ target, aircraft, scored }) => scored !== target + aircraft),
    },
    {
      name: w.report.rows.adjusted,
      values: all.map(({ adjusted }) => adjusted),
      isShown: all.some(({ scored, adjusted }) => scored !== adjusted),
    },
    { name: w.report.rows.final, values: all.map(({ final }) => final), isShown: true },
  ];
  return rows.filter(({ isShown }) => isShown).map(({ name, values }) => ({ name, values }));
}

const lossOf = ({ label, card, pilot, fate, points }: Loss, w: RoomWords): LossScene => ({
  key: label,
  craft: cardOf(card),
  isHit: fate !== 'withdrawn',
  fate,
  text: w.report.loss({ label, pilot: pilotName(pilot), fate: w.report.fates[fate], points }),
});
