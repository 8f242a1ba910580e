import { type CampaignView, campaignRules, type Grade, type TargetStatus } from '@tallyho/down-in-flames';

/** What the target would bring if it ended so, and what the campaign would come to. */
export interface Forecast {
  readonly status: TargetStatus;
  /** The seat that scores, and how much. */
  readonly side: number;
  readonly points: number;
  readonly total: number;
  readonly grade: Grade;
}

/** DIF-MVP-01 … DIF-MVP-03 — what an arrow can bring for its target; aircraft come on top. */
export function forecastOf(view: CampaignView, at: number): Forecast[] {
  const { fixed, log } = view;
  const arrow = fixed.campaign.arrows[at];
  const target = campaignRules.targetOf(fixed, arrow.to);
  const attacker = arrow.side === 'axis' ? 0 : 1;
  const now = campaignRules.totalOf(log);
  const rows: readonly (readonly [TargetStatus, number, number])[] = [
    ['destroyed', attacker, target.destroyed],
    ['damaged', attacker, target.damaged],
    ['intact', 1 - attacker, target.destroyed],
  ];
  return rows.map(([status, side, points]) => {
    const total = now + (side === 1 ? points : -points);
    return { status, side, points, total, grade: campaignRules.gradeOf(fixed.campaign.victory, total) };
  });
}
