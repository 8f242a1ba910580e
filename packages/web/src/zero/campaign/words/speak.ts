import type { Language } from '@tallyho/words';
import { type CampaignEvent, campaignRules, type LandChoice, type LandView } from '@tallyho/zero';
import { signed } from '../../../campaign/desk/scale.ts';
import { pilotName } from '../model/cards.ts';
import { resourceLines, sheetOfTarget, targetName } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { bandName } from '../tell/standing.ts';
import { landWords } from './words.ts';

/** A Resource of a side by its number, with what it brings. */
function resourceName({ fixed, log }: LandView, seat: number, number: number, language: Language): string {
  const w = landWords[language];
  const period = log.at(-1)?.period ?? 0;
  const resource = campaignRules.resourcesOf(fixed, seat).find((each) => each.number === number);
  return resource === undefined
    ? w.desk.noResource
    : resourceLines(resource.periods[period], language).join(w.desk.between);
}

/** What is chosen between Missions, in words; what is chosen in one is told by the Mission itself. */
export function choiceWords(view: LandView, choice: LandChoice, language: Language): string {
  if (choice.do !== 'resource') return choice.do;
  const name = resourceName(view, Math.max(0, view.seat), choice.resource, language);
  return `${landWords[language].desk.resourceNumber(choice.resource)} – ${name}`;
}

export function eventWords(view: LandView, e: CampaignEvent, language: Language): string {
  const w = landWords[language];
  const { fixed } = view;
  switch (e.event) {
    case 'campaign-draw':
      return w.events.draw({ mission: e.mission, card: e.card, target: targetName(fixed, e.target, language) });
    case 'campaign-resources': {
      const [japanese, allied] = sideIds.map((_, seat) => resourceName(view, seat, e.resources[seat], language));
      return w.events.resources({ japanese, allied });
    }
    case 'campaign-pilots':
      return w.events.pilots(
        e.pilots
          .flat()
          .filter((id) => id !== '')
          .map(pilotName)
          .join(', '),
      );
    case 'campaign-debrief': {
      const target = campaignRules.targetOf(fixed, e.target);
      const sheet = target.kind === 'bombing' ? sheetOfTarget(fixed, target) : null;
      const level = sheet?.levels[e.level];
      return w.events.debrief({
        target: targetName(fixed, e.target, language),
        damage: level === undefined ? '' : w.events.damage({ points: e.damage, level: w.campaigns.levels[level.name] }),
        japanese: e.totals[0],
        allied: e.totals[1],
        difference: signed(e.difference),
      });
    }
    case 'campaign-verdict':
      return w.events.verdict({
        difference: signed(e.difference),
        performance: bandName(fixed, e.difference, language),
      });
  }
}
