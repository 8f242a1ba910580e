import { type AnyChoice, type CampaignView, campaignRules } from '@tallyho/down-in-flames';
import { type Language, reason } from '@tallyho/words';
import type { PickScene, PicksScene } from '../../../campaign/scene.ts';
import { cardOf } from '../model/cards.ts';
import { optionLines } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { roomWords } from '../words/words.ts';

/** DIF-CMP-28 … DIF-CMP-30 — the Options of a side: those that are left can be taken, the others say why not. */
export function picksOf(
  view: CampaignView,
  seat: number,
  options: readonly AnyChoice[],
  language: Language,
): PicksScene<AnyChoice> {
  const w = roomWords[language];
  const offered = (n: number): AnyChoice | undefined =>
    options.find((choice) => choice.do === 'option' && choice.option === n);
  const none = offered(campaignRules.NO_OPTION);
  const card = (side: number, n: number): PickScene<AnyChoice> => {
    const choice = side === seat ? offered(n) : undefined;
    return {
      ...faceOf(view, side, n, language),
      offer: choice === undefined ? null : { choice, text: w.desk.take(n) },
    };
  };
  const all = (side: number): PickScene<AnyChoice>[] =>
    campaignRules.optionNumbers(view.fixed, side).map((n) => card(side, n));
  return {
    title: w.desk.ownOptions,
    cards: all(seat),
    none: none === undefined ? null : { choice: none, text: w.desk.none },
    theirs: { title: w.desk.enemyOptions(w.campaigns.sides[sideIds[1 - seat]]), cards: all(1 - seat) },
  };
}

/** What an Option brings; the sheet is open, only the choice is secret. */
function faceOf(view: CampaignView, side: number, n: number, language: Language): Omit<PickScene<AnyChoice>, 'offer'> {
  const w = roomWords[language];
  const option = campaignRules.optionOf(view.fixed, side, n);
  const why = campaignRules.barOption(view, side, n);
  const mission = view.log.findIndex(({ options }) => options[side] === n) + 1;
  return {
    number: n,
    name: w.desk.optionNumber(n),
    aircraft: option.aircraft.flatMap(({ card, count }) => Array.from({ length: count }, () => cardOf(card))),
    lines: optionLines(option, language),
    about: '',
    gone:
      why === null
        ? null
        : {
            reason: reason(why, language),
            rule: why === 'option-used' ? 'DIF-CMP-29' : 'DIF-GAP-65',
            stamp: why === 'option-used' ? w.desk.stampUsed(mission) : w.desk.stampLost,
          },
  };
}
