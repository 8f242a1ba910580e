import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import { campaignRules, type LandView } from '@tallyho/zero';
import { countOf, craftOf } from '../model/cards.ts';
import { kindOf, nameOfPlace } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { landWords, percent } from '../words/words.ts';
import { entryNow, periodAt, targetsIn } from './map.ts';
import { bandName, shownDifference } from './standing.ts';

/** The whole desk as sentences: how it stands, the targets of the period with their chances, what flies to them. */
export function wordsOfDesk(view: LandView, language: Language): string[] {
  const w = landWords[language];
  const { fixed, log } = view;
  const difference = campaignRules.differenceOf(log);
  const period = periodAt(view);
  const chances = campaignRules.chancesOf(view, period);
  const entry = entryNow(view);
  const left = sideIds.map((_, seat) => campaignRules.openResources(view, seat).length);
  return [
    w.desk.standingIs({
      difference: signed(shownDifference(fixed, difference)),
      performance: bandName(fixed, difference, language),
    }),
    w.desk.resourcesLeft({ japanese: left[0], allied: left[1] }),
    ...targetsIn(view, period).map((target) => {
      const flown = sideIds.flatMap((side) => target.aircraft[side]);
      return w.map.targetWords({
        number: target.number,
        name: nameOfPlace(target.place, language),
        kind: kindOf(fixed, target, language),
        who: target.attacker === null ? w.map.both : w.map.attacks(w.campaigns.sides[target.attacker]),
        aircraft: flown.map((line) => `${countOf(line)} ${craftOf(line.aircraft).name}`).join(', '),
        chance: percent(chances.get(target.number) ?? 0, language),
        isNow: entry?.target === target.number,
      });
    }),
  ];
}
