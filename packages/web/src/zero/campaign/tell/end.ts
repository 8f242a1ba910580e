import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import { campaignRules, type LandView } from '@tallyho/zero';
import type { EndScene } from '../../../play/scene.ts';
import { sideIds } from '../model/sides.ts';
import { landWords } from '../words/words.ts';
import { bandName, shownDifference } from './standing.ts';

/** Z-24.7a — how a campaign ended, for the one who looks; null: it goes on. */
export function endOfCampaign({ outcome, seat, log, fixed }: LandView, language: Language): EndScene | null {
  if (outcome === null) return null;
  const w = landWords[language];
  const { winners, because } = outcome;
  const difference = campaignRules.differenceOf(log);
  const [winner] = winners;
  const isConceded = because !== campaignRules.performanceRule(fixed);
  const performance = campaignRules.performanceOf({ log, fixed });
  const own =
    seat < 0 || isConceded
      ? bandName(fixed, difference, language)
      : w.outcome.yours(w.campaigns.performances[performance[seat]]);
  const won =
    winner === undefined
      ? w.outcome.draw
      : seat < 0
        ? w.outcome.sideWon(w.campaigns.sides[sideIds[winner]])
        : winner === seat
          ? w.outcome.youWon
          : w.outcome.youLost;
  return {
    headline: isConceded ? won : w.outcome.headline({ won, own }),
    because: isConceded ? w.outcome.conceded : w.outcome.because,
    rule: because,
    winners,
    lines: [
      w.outcome.summary({
        japanese: campaignRules.totalOf(log, 0),
        allied: campaignRules.totalOf(log, 1),
        difference: signed(shownDifference(fixed, difference)),
      }),
    ],
  };
}
