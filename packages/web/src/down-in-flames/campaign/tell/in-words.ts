import { type CampaignView, campaignRules } from '@tallyho/down-in-flames';
import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import { cardOf } from '../model/cards.ts';
import { sideIds } from '../model/sides.ts';
import { roomWords } from '../words/words.ts';
import { targetName } from './speak.ts';

/** The whole map as sentences: targets and their markers, arrows and what flies along them, the standing. */
export function wordsOfMap(view: CampaignView, language: Language): string[] {
  const w = roomWords[language];
  const { campaign } = view.fixed;
  const total = campaignRules.totalOf(view.log);
  return [
    w.desk.standingIs({ total: signed(total), grade: w.campaigns.grades[campaignRules.verdict(view)] }),
    w.desk.initiative(w.campaigns.sides[sideIds[view.initiative]]),
    ...campaign.targets.map(({ number, kind }, i) => {
      const { status, by } = view.markers[i];
      return w.map.targetWords({
        number,
        kind: w.campaigns.targetKinds[kind],
        name: targetName(view, number, language),
        status:
          status === 'intact'
            ? w.map.intact
            : w.map.marker({ status: w.campaigns.statuses[status], side: w.campaigns.sides[sideIds[by]] }),
      });
    }),
    ...campaign.arrows.map((arrow) =>
      w.map.arrowWords({
        side: w.campaigns.sides[arrow.side],
        from: typeof arrow.from === 'number' ? targetName(view, arrow.from, language) : w.map.start,
        to: targetName(view, arrow.to, language),
        aircraft: arrow.aircraft.map((id) => cardOf(id).name).join(', '),
        open: campaignRules.barArrow(view, arrow) === null,
      }),
    ),
  ];
}
