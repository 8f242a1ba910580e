import { NO_PICK } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import { corsairsWords } from '@tallyho/words/corsairs';
import { signed } from '@tallyho/words/figures';
import {
  type CampaignEvent,
  campaignRules,
  corsairs,
  type LandChoice,
  type LandView,
  type selection,
  specialMissions,
} from '@tallyho/zero';
import { craftOf, pilotName } from '../model/cards.ts';
import { entryLines, flownName, resourceLines, sheetOfTarget, targetName } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { targetFlown } from '../model/targets.ts';
import { landWords } from '../words/words.ts';
import { entryName } from './corsairs-picks.ts';
import { selectionChoiceWords, selectionSentence, selectionWords } from './selection.ts';
import { bandName, shownDifference } from './standing.ts';

/** A Resource of a side by its number, with what it brings. */
function resourceName({ fixed, log }: LandView, seat: number, number: number, language: Language, entry = 0): string {
  const w = landWords[language];
  const period = log.at(-1)?.period ?? 0;
  if (corsairs.isCorsairs(fixed.campaign)) {
    const given = corsairs.entriesOf(fixed, seat, number, period)[entry];
    return given === undefined ? w.desk.noResource : entryLines(given, language).join(w.desk.between);
  }
  const resource = campaignRules.resourcesOf(fixed, seat).find((each) => each.number === number);
  return resource === undefined
    ? w.desk.noResource
    : resourceLines(resource.periods[period], language).join(w.desk.between);
}

/** What is chosen between Missions, in words; what is chosen in one is told by the Mission itself. */
export function choiceWords(view: LandView, choice: LandChoice, language: Language): string {
  const w = landWords[language];
  switch (choice.do) {
    case 'resource': {
      const name = resourceName(view, Math.max(0, view.seat), choice.resource, language, choice.entry);
      if (choice.resource === NO_PICK) return name;
      return `${entryName(choice.resource, choice.entry ?? null, language)} – ${name}`;
    }
    case 'retain':
      return w.corsairs.retain(craftOf(choice.aircraft).name);
    case 'reinforce':
      return w.corsairs.reinforce(craftOf(choice.aircraft).name);
    case 'passenger':
      return w.corsairs.passengerIn(choice.aircraft + 1);
    default:
      return isSelecting(choice) ? selectionChoiceWords(choice, language) : choice.do;
  }
}

const selecting: readonly string[] = ['draw-for', 'service', 'reshuffle', 'assign', 'green'];
const isSelecting = (choice: LandChoice): choice is selection.SelectionChoice => selecting.includes(choice.do);

/** What is asked between Missions besides Resources; null: it is a Resource. */
export function askWords(kind: string, language: Language): string | null {
  const own: { readonly [kind: string]: string } = {
    ...selectionWords[language].asks,
    ...landWords[language].corsairs.asks,
  };
  return own[kind] ?? null;
}

export function eventWords(view: LandView, e: CampaignEvent, language: Language): string {
  const w = landWords[language];
  const { fixed } = view;
  switch (e.event) {
    case 'campaign-draw':
      return w.events.draw({ mission: e.mission, card: e.card, target: targetName(fixed, e.target, language) });
    case 'campaign-resources': {
      const [japanese, allied] = sideIds.map((_, seat) =>
        resourceName(view, seat, e.resources[seat], language, e.entries?.[seat]),
      );
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
      const flown = view.log[e.mission - 1];
      const target = targetFlown(fixed, flown);
      const sheet = target.kind === 'bombing' ? sheetOfTarget(fixed, target) : null;
      const level = sheet?.levels[e.level];
      return w.events.debrief({
        target: flownName(fixed, flown, language),
        damage: level === undefined ? '' : w.events.damage({ points: e.damage, level: w.campaigns.levels[level.name] }),
        japanese: e.totals[0],
        allied: e.totals[1],
        difference: signed(shownDifference(fixed, e.difference)),
      });
    }
    case 'campaign-verdict':
      return w.events.verdict({
        difference: signed(shownDifference(fixed, e.difference)),
        performance: bandName(fixed, e.difference, language),
      });
    case 'campaign-special': {
      const special = specialMissions.find(({ id }) => id === e.special);
      return w.corsairs.tossed({
        night: e.night,
        name: special === undefined ? e.special : corsairsWords(language).specialMissions[special.name],
      });
    }
    case 'campaign-system':
      return w.corsairs.systemDrawn({
        card: e.card,
        system: corsairsWords(language).systems[e.system],
        target: w.campaigns.targetKinds[sheetOfTarget(fixed, e)?.kind ?? 'freighter'],
      });
    case 'campaign-kamikazes':
      return w.corsairs.kamikazesDrawn(e.cards.join(', '));
    case 'campaign-retained':
      return w.corsairs.retained(craftOf(e.aircraft).name);
    case 'campaign-reinforced':
      return w.corsairs.reinforced(craftOf(e.aircraft).name);
    case 'campaign-passenger':
      return w.corsairs.passengerWas({ aircraft: e.aircraft + 1, fate: w.fates[e.fate], vps: e.vps });
    default:
      return selectionSentence(e, language, (id) => craftOf(id).name);
  }
}
