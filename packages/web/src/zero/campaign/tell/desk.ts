import type { Decision, Refusal } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import { minus } from '@tallyho/words/figures';
import {
  type CampaignEvent,
  campaignRules,
  type Happening,
  type LandChoice,
  type LandEvent,
  type LandView,
  LONG_WAR,
} from '@tallyho/zero';
import type { DeskQuestion, DeskScene, DeskTelling } from '../../../campaign/scene.ts';
import { questionOf } from '../../../dogfight/question.ts';
import type { Seen } from '../../../dogfight/scene.ts';
import type { LineScene } from '../../../play/scene.ts';
import { flownName, periodName } from '../model/names.ts';
import { sideIds } from '../model/sides.ts';
import { targetFlown } from '../model/targets.ts';
import { landWords } from '../words/words.ts';
import { endOfCampaign } from './end.ts';
import { wordsOfDesk } from './in-words.ts';
import { entryNow, mapOf } from './map.ts';
import { orderOf } from './order.ts';
import { picksOf } from './picks.ts';
import { pilotsOf } from './pilots.ts';
import { curvesOf, sheetOf } from './sheet.ts';
import { askWords, choiceWords, eventWords } from './speak.ts';
import { standingOf } from './standing.ts';

const isOwn = (event: LandEvent): event is CampaignEvent => /^(campaign|selection)-/.test(event.event);

/** What has happened in the Mission that is being flown. */
export function missionEvents(told: readonly LandEvent[]): Happening[] {
  const start = told.findLastIndex(({ event }) => event === 'campaign-draw');
  return told.slice(start + 1).filter((event): event is Happening => !isOwn(event));
}

/** How many Missions there are in all periods that are played. */
const missionsIn = ({ fixed }: Pick<LandView, 'fixed'>): number => fixed.periods.length * fixed.campaign.missions;

/** Which Mission it is; in a long war, of which period. */
function numbered(view: LandView, mission: number, language: Language): string {
  const w = landWords[language];
  const { campaign, options, periods } = view.fixed;
  const said = w.desk.missionOf({ mission, of: missionsIn(view) });
  if (options.period !== LONG_WAR) return said;
  const period = campaign.periods[periods[Math.floor((mission - 1) / campaign.missions)]];
  return w.desk.inPeriod({ period: periodName(campaign, period.id, language), mission: said });
}

/** Which Mission is being flown. */
export const missionNow = (view: LandView, language: Language): string =>
  landWords[language].desk.missionOf({ mission: view.log.length, of: missionsIn(view) });

/** Everything a Land campaign has to tell one seat between its Missions. */
export function tellDesk({ view, told, language }: Seen<LandView, LandEvent>): DeskTelling<LandChoice> {
  return {
    scene: deskScene(view, told, language),
    awaitedSeat: view.asks.find(({ answered }) => !answered)?.seat ?? -1,
    say: (_, choice) => choiceWords(view, choice, language),
    question: (decision, refusals) => deskQuestion(view, decision, refusals, language),
  };
}

function deskScene(view: LandView, told: readonly LandEvent[], language: Language): DeskScene {
  const w = landWords[language];
  const missions = missionsIn(view);
  const end = endOfCampaign(view, language);
  const entry = entryNow(view);
  return {
    now: end === null ? numbered(view, Math.min(missions, Math.max(1, view.log.length)), language) : w.desk.over,
    you: view.seat < 0 || end !== null ? '' : w.desk.you(w.campaigns.sides[sideIds[view.seat]]),
    missions,
    sides: sideIds.map((side) => w.desk.columns[side]),
    totals: sideIds.map((_, seat) => minus(campaignRules.totalOf(view.log, seat))),
    map: mapOf(view, language),
    orders: entry === null ? [] : [orderOf(view, entry, language)],
    prepared: entry === null ? null : 0,
    standing: standingOf(view, language),
    sheet: sheetOf(view, language),
    pilots: pilotsOf(view, language),
    log: told.filter(isOwn).map((event) => lineOf(view, event, language)),
    words: wordsOfDesk(view, language),
    end,
    curves: curvesOf(view, language),
  };
}

const lineOf = (view: LandView, event: CampaignEvent, language: Language): LineScene => ({
  text: eventWords(view, event, language),
  rule: event.because,
  weight: event.event === 'campaign-draw' ? 'head' : event.event === 'campaign-debrief' ? 'strong' : '',
});

function deskQuestion(
  view: LandView,
  decision: Decision<LandChoice>,
  refusals: readonly Refusal<LandChoice>[],
  language: Language,
): DeskQuestion<LandChoice> {
  const w = landWords[language];
  const say = (choice: LandChoice): string => choiceWords(view, choice, language);
  const entry = view.log[view.log.length - 1];
  const { attacker } = targetFlown(view.fixed, entry);
  const target = flownName(view.fixed, entry, language);
  const asked = askWords(decision.kind, language);
  const prompt =
    asked !== null
      ? asked
      : attacker === null
        ? w.desk.askMeeting(target)
        : attacker === sideIds[decision.seat]
          ? w.desk.askAttack(target)
          : w.desk.askDefend(target);
  return {
    ...questionOf(decision, refusals, {
      prompt,
      advice: asked === null ? w.desk.askHelp : '',
      say,
      sayAlone: say,
      isPass: () => false,
      isGrave: () => false,
      isInSight: () => false,
    }),
    ordersTitle: '',
    orders: [],
    picks: asked === null ? picksOf(view, decision.seat, decision.options, language) : null,
  };
}
