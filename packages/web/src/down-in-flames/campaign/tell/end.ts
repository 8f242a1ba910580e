import { type CampaignView, campaignRules } from '@tallyho/down-in-flames';
import { signed } from '@tallyho/words/figures';
import type { EndScene } from '../../../play/scene.ts';
import { sideIds } from '../model/sides.ts';
import type { RoomWords } from '../words/words.ts';

/** How a campaign ended, for the one who looks; null: it goes on. */
export function endOfCampaign(view: CampaignView, w: RoomWords): EndScene | null {
  const { outcome, seat, log } = view;
  if (outcome === null) return null;
  const { winners, because } = outcome;
  const grade = w.campaigns.grades[campaignRules.verdict(view)];
  const isCrushed = campaignRules.hasCrushed(view, 0) || campaignRules.hasCrushed(view, 1);
  const [axis, allies] = [campaignRules.pointsIn(log, 0), campaignRules.pointsIn(log, 1)];
  const own = winners.length === 0 ? w.outcome.draw : winners.includes(seat) ? w.outcome.youWon : w.outcome.youLost;
  const named = grade.charAt(0).toUpperCase() + grade.slice(1);
  // What the victory table would say does not matter once somebody has given up (DIF-GAP-94).
  const isConceded = because === 'DIF-GAP-94';
  const [winner] = winners;
  const headline = seat < 0 || winners.length === 0 ? named : w.outcome.headline({ own, grade });
  const side = w.campaigns.sides[sideIds[winner]];
  const plainly = seat < 0 ? w.outcome.headline({ own: w.outcome.youWon, grade: side }) : own;
  return {
    headline: isConceded ? plainly : headline,
    because: isConceded
      ? w.outcome.conceded
      : isCrushed
        ? w.outcome.crushed
        : because === 'DIF-GAP-62'
          ? w.outcome.noTarget
          : w.outcome.because,
    rule: because,
    winners,
    lines: [w.outcome.summary({ axis, allies, total: signed(allies - axis) })],
  };
}
