import { type AnyChoice, type CampaignEvent, type CampaignView, campaignRules } from '@tallyho/down-in-flames';
import type { Arrow } from '@tallyho/down-in-flames/content';
import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import { nameOfPlace, optionText } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { roomWords } from '../words/words.ts';

type Sheet = Pick<CampaignView, 'fixed'>;

/** A target by its number: its place. */
export const targetName = ({ fixed }: Sheet, number: number, language: Language): string =>
  nameOfPlace(campaignRules.targetOf(fixed, number).place, language);

/** Where an arrow begins and ends. */
export function arrowName(sheet: Sheet, at: number, language: Language): string {
  const w = roomWords[language];
  const { from, to } = sheet.fixed.campaign.arrows[at];
  return w.desk.arrowName({
    target: targetName(sheet, to, language),
    kind: w.campaigns.targetKinds[campaignRules.targetOf(sheet.fixed, to).kind],
    from: fromWhere(sheet, from, language),
  });
}

const fromWhere = (sheet: Sheet, from: Arrow['from'], language: Language): string => {
  const w = roomWords[language];
  return typeof from === 'number' ? w.desk.fromTarget(targetName(sheet, from, language)) : w.desk.fromStart;
};

/** Where an arrow begins, to be added to what it leads to. */
export const arrowFrom = (sheet: Sheet, at: number, language: Language): string =>
  fromWhere(sheet, sheet.fixed.campaign.arrows[at].from, language);

/** An Option of a side by its number, with what it brings. */
export function optionName({ fixed }: Sheet, seat: number, number: number, language: Language): string {
  const w = roomWords[language];
  if (number === campaignRules.NO_OPTION) return w.campaigns.noOption;
  const text = optionText(campaignRules.optionOf(fixed, seat, number), w.desk.between, language);
  return w.desk.optionIs({ number, text });
}

/** What is chosen between missions, in words; what is chosen in one is told by the mission itself. */
export function choiceWords(view: CampaignView, choice: AnyChoice, language: Language): string {
  const w = roomWords[language];
  if (choice.do === 'arrow') return w.desk.launch(arrowName(view, choice.arrow, language));
  if (choice.do === 'option')
    return choice.option === campaignRules.NO_OPTION
      ? w.desk.none
      : optionName(view, Math.max(0, view.seat), choice.option, language);
  return choice.do;
}

export function eventWords(view: CampaignView, e: CampaignEvent, language: Language): string {
  const w = roomWords[language];
  const side = (seat: number): string => w.campaigns.sides[sideIds[seat]];
  switch (e.event) {
    case 'campaign-arrow':
      return w.events.arrow({ mission: e.mission, side: side(e.side), target: targetName(view, e.target, language) });
    case 'campaign-options':
      return w.events.options({
        axis: optionName(view, 0, e.options[0], language),
        allies: optionName(view, 1, e.options[1], language),
      });
    case 'campaign-debrief':
      return w.events.debrief({
        target: targetName(view, e.target, language),
        status: w.campaigns.statuses[e.status],
        bombs: e.bombs,
        axis: e.points[0],
        allies: e.points[1],
        total: signed(e.total),
      });
    case 'campaign-marker':
      return w.events.marker({
        side: side(e.side),
        target: targetName(view, e.target, language),
        status: w.campaigns.statuses[e.status],
      });
    case 'campaign-initiative':
      return w.events.initiative(side(e.side));
    case 'campaign-verdict':
      return w.events.verdict({ total: signed(e.total), grade: w.campaigns.grades[e.grade] });
  }
}
