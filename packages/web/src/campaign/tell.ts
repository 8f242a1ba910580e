import type { AnyChoice, AnyEvent, CampaignEvent, CampaignView, Choice, Happening } from '@tallyho/down-in-flames';
import type { Language } from '@tallyho/words';
import { questionOf } from '../dogfight/question.ts';
import type { Scene, Seen, Telling, TravelLine } from '../dogfight/scene.ts';
import { tell as tellFight } from '../down-in-flames/tell/tell.ts';
import type { EndScene } from '../play/scene.ts';
import { endOfCampaign } from './model/end.ts';
import { sideIds } from './model/sides.ts';
import { wordsOfMap } from './words/in-words.ts';
import { choiceWords, eventWords, targetName } from './words/speak.ts';
import { type RoomWords, roomWords } from './words/words.ts';

const isOwn = (event: AnyEvent): event is CampaignEvent => event.event.startsWith('campaign-');

/** What has happened in the mission that is being flown. */
export function missionEvents(told: readonly AnyEvent[]): Happening[] {
  const start = told.findLastIndex(({ event }) => event === 'campaign-arrow');
  return told.slice(start + 1).filter((event): event is Happening => !isOwn(event));
}

/** What has happened on the map. */
const campaignEvents = (told: readonly AnyEvent[]): CampaignEvent[] => told.filter(isOwn);

/**
 * Everything a campaign has to tell one seat: in a mission what the mission tells, between missions what is on the map.
 */
export function tell(seen: Seen<CampaignView, AnyEvent>): Telling<AnyChoice> {
  const { view, told, players, language } = seen;
  if (view.inner === null) return tellMap(seen);
  const fight = tellFight({ view: view.inner, told: missionEvents(told), players, language });
  const w = roomWords[language];
  const mission = w.desk.missionOf({ mission: view.log.length, of: view.fixed.campaign.missions });
  // While a mission is flown every choice is one of the mission.
  return {
    ...fight,
    scene: {
      ...fight.scene,
      turn: `${mission} – ${fight.scene.turn}`,
      hud: { ...fight.scene.hud, title: mission },
    },
  } as Telling<Choice> as Telling<AnyChoice>;
}

function tellMap({ view, told, language }: Seen<CampaignView, AnyEvent>): Telling<AnyChoice> {
  const w = roomWords[language];
  const say = (_: string, choice: AnyChoice): string => choiceWords(view, choice, language);
  return {
    scene: mapScene(view, told, language, w),
    hands: [],
    awaitedSeat: view.asks.find(({ answered }) => !answered)?.seat ?? -1,
    say,
    question: (decision, refusals) =>
      questionOf(decision, refusals, {
        prompt: promptFor(view, decision.kind, decision.seat, language),
        advice: decision.kind === 'arrow' ? w.desk.askArrowHelp : w.desk.askOptionHelp,
        say: (choice) => say(decision.kind, choice),
        sayAlone: (choice) => say(decision.kind, choice),
        isPass: (choice) => choice.do === 'option' && choice.option === 0,
        isGrave: () => false,
        isInSight: () => false,
      }),
  };
}

function promptFor(view: CampaignView, kind: string, seat: number, language: Language): string {
  const w = roomWords[language];
  if (kind === 'arrow') return w.desk.askArrow(w.campaigns.sides[sideIds[seat]]);
  const arrow = view.fixed.campaign.arrows[view.log.at(-1)?.arrow ?? 0];
  return w.desk.askOption({ target: targetName(view, arrow.to, language), attack: arrow.side === sideIds[seat] });
}

/** A scene without a table: what the map says is in its words, its log and its end. */
function mapScene(view: CampaignView, told: readonly AnyEvent[], language: Language, w: RoomWords): Scene {
  const { missions } = view.fixed.campaign;
  const flown = view.log.filter(({ report }) => report !== null).length;
  const end: EndScene | null = endOfCampaign(view, w);
  return {
    turn: end === null ? w.desk.missionOf({ mission: Math.min(missions, flown + 1), of: missions }) : w.desk.over,
    hud: { title: '', turn: 0, of: 0, score: null, phases: [] },
    land: 'continent',
    bands: [],
    tokens: [],
    chain: { links: [], from: null, to: null, awaited: null, stake: '', result: null, effects: [] },
    pile: 0,
    discard: 0,
    top: null,
    log: campaignEvents(told).map(
      (event): TravelLine => ({
        text: eventWords(view, event, language),
        rule: event.because,
        weight: event.event === 'campaign-arrow' ? 'head' : event.event === 'campaign-debrief' ? 'strong' : '',
        travel: null,
        deed: null,
      }),
    ),
    sheets: [],
    sheetInFocus: '',
    seen: [],
    words: wordsOfMap(view, language),
    end,
    fortunes: [],
  };
}
