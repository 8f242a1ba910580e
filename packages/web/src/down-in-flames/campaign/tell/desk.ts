import type { Happening } from '@tallyho/down-in-flames';
import {
  type AnyChoice,
  type AnyEvent,
  type CampaignEvent,
  type CampaignView,
  campaignRules,
} from '@tallyho/down-in-flames';
import type { Decision, Refusal } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import { minus } from '@tallyho/words/figures';
import type { DeskQuestion, DeskScene, DeskTelling } from '../../../campaign/scene.ts';
import { questionOf } from '../../../dogfight/question.ts';
import type { Seen } from '../../../dogfight/scene.ts';
import type { LineScene } from '../../../play/scene.ts';
import { sideIds } from '../model/sides.ts';
import { roomWords } from '../words/words.ts';
import { endOfCampaign } from './end.ts';
import { wordsOfMap } from './in-words.ts';
import { mapOf } from './map.ts';
import { orderOf } from './order.ts';
import { picksOf } from './picks.ts';
import { pilotsOf } from './pilots.ts';
import { curvesOf, sheetOf } from './sheet.ts';
import { choiceWords, eventWords, targetName } from './speak.ts';
import { standingOf } from './standing.ts';

const isOwn = (event: AnyEvent): event is CampaignEvent => event.event.startsWith('campaign-');

/** What has happened in the mission that is being flown. */
export function missionEvents(told: readonly AnyEvent[]): Happening[] {
  const start = told.findLastIndex(({ event }) => event === 'campaign-arrow');
  return told.slice(start + 1).filter((event): event is Happening => !isOwn(event));
}

/** Which mission is being flown. */
export const missionNow = ({ log, fixed }: CampaignView, language: Language): string =>
  roomWords[language].desk.missionOf({ mission: log.length, of: fixed.campaign.missions });

/** Everything a campaign has to tell one seat between its missions. */
export function tellDesk({ view, told, language }: Seen<CampaignView, AnyEvent>): DeskTelling<AnyChoice> {
  return {
    scene: deskScene(view, told, language),
    awaitedSeat: view.asks.find(({ answered }) => !answered)?.seat ?? -1,
    say: (_, choice) => choiceWords(view, choice, language),
    question: (decision, refusals) => deskQuestion(view, decision, refusals, language),
  };
}

/** The arrow of the mission that is being prepared or flown; null: it is not chosen yet. */
function preparedIn({ log }: CampaignView): number | null {
  const last = log.at(-1);
  return last !== undefined && last.report === null ? last.arrow : null;
}

function deskScene(view: CampaignView, told: readonly AnyEvent[], language: Language): DeskScene {
  const w = roomWords[language];
  const { missions } = view.fixed.campaign;
  const flown = view.log.filter(({ report }) => report !== null).length;
  const end = endOfCampaign(view, w);
  const prepared = preparedIn(view);
  const isAsked = view.asks.some(({ seat, answered }) => seat === view.seat && !answered);
  const arrows = prepared !== null ? [prepared] : isAsked ? campaignRules.openArrows(view, view.seat) : [];
  return {
    now: end === null ? w.desk.missionOf({ mission: Math.min(missions, flown + 1), of: missions }) : w.desk.over,
    you: view.seat < 0 || end !== null ? '' : w.desk.you(w.campaigns.sides[sideIds[view.seat]]),
    missions,
    sides: sideIds.map((side) => w.campaigns.sides[side]),
    totals: sideIds.map((_, seat) => minus(campaignRules.pointsIn(view.log, seat))),
    map: mapOf(view, arrows, language),
    orders: arrows.map((arrow) => orderOf(view, arrow, language)),
    prepared,
    standing: standingOf(view, language),
    sheet: sheetOf(view, language),
    pilots: pilotsOf(view, language),
    log: told.filter(isOwn).map((event) => lineOf(view, event, language)),
    words: wordsOfMap(view, language),
    end,
    curves: curvesOf(view, language),
  };
}

const lineOf = (view: CampaignView, event: CampaignEvent, language: Language): LineScene => ({
  text: eventWords(view, event, language),
  rule: event.because,
  weight: event.event === 'campaign-arrow' ? 'head' : event.event === 'campaign-debrief' ? 'strong' : '',
});

function deskQuestion(
  view: CampaignView,
  decision: Decision<AnyChoice>,
  refusals: readonly Refusal<AnyChoice>[],
  language: Language,
): DeskQuestion<AnyChoice> {
  const w = roomWords[language];
  const say = (choice: AnyChoice): string => choiceWords(view, choice, language);
  const isArrow = decision.kind === 'arrow';
  const question = questionOf(decision, refusals, {
    prompt: promptFor(view, decision.kind, decision.seat, language),
    advice: isArrow ? w.desk.askArrowHelp : w.desk.askOptionHelp,
    say,
    sayAlone: say,
    isPass: (choice) => choice.do === 'option' && choice.option === campaignRules.NO_OPTION,
    isGrave: () => false,
    isInSight: () => false,
  });
  return {
    ...question,
    ordersTitle: w.desk.arrows,
    orders: decision.options.flatMap((choice) => (choice.do === 'arrow' ? { arrow: choice.arrow, choice } : [])),
    picks: isArrow ? null : picksOf(view, decision.seat, decision.options, language),
  };
}

function promptFor(view: CampaignView, kind: string, seat: number, language: Language): string {
  const w = roomWords[language];
  if (kind === 'arrow') return w.desk.askArrow(w.campaigns.sides[sideIds[seat]]);
  const arrow = view.fixed.campaign.arrows[view.log.at(-1)?.arrow ?? 0];
  return w.desk.askOption({ target: targetName(view, arrow.to, language), attack: arrow.side === sideIds[seat] });
}
