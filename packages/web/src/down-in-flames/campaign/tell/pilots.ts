import { type CampaignView, campaignRules, type Fate, missionSides } from '@tallyho/down-in-flames';
import type { Language } from '@tallyho/words';
import type { PilotScene } from '../../../campaign/scene.ts';
import { cardOf, pilotName } from '../model/cards.ts';
import { sideIds } from '../model/sides.ts';
import { roomWords } from '../words/words.ts';

interface Sortie {
  readonly pilot: string;
  readonly card: string;
  readonly side: number;
  readonly fate: Fate | 'home';
}

/** DIF-OPTN-10 — the named pilots whom Options have brought, mission by mission. */
const sortiesOf = (view: CampaignView): Sortie[] =>
  view.log.flatMap(({ options, report }) =>
    options.flatMap((number, side) =>
      campaignRules.optionOf(view.fixed, side, number).aircraft.flatMap(({ card, pilot }) => {
        if (pilot === null || report === null) return [];
        const loss = report.sides[missionSides[side]].losses.find((each) => each.pilot === pilot);
        return { pilot, card, side, fate: loss?.fate ?? 'home' };
      }),
    ),
  );

/** Who has flown, how often, and what became of him. */
export function pilotsOf(view: CampaignView, language: Language): PilotScene[] {
  const w = roomWords[language];
  const sorties = sortiesOf(view);
  return [...new Set(sorties.map(({ pilot }) => pilot))].map((pilot) => {
    const flown = sorties.filter((each) => each.pilot === pilot);
    const { card, side, fate } = flown[flown.length - 1];
    return {
      name: pilotName(pilot) ?? pilot,
      camp: sideIds[side],
      craft: cardOf(card),
      line: w.desk.pilotLine({ flown: w.desk.pilotFlown(flown.length), fate: w.desk.pilotFates[fate] }),
      isLost: fate === 'shot-down',
    };
  });
}
