import type { Decision, Refusal } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import {
  type AnyCarrierChoice,
  type AnyCarrierEvent,
  type CarrierEvent,
  type CarrierTurn,
  type CarrierView,
  carrierRules,
  type Happening,
  pilotRecords,
} from '@tallyho/zero';
import { camps, type DeskTelling } from '../../../campaign/scene.ts';
import { questionOf } from '../../../dogfight/question.ts';
import type { Seen } from '../../../dogfight/scene.ts';
import type { LineScene } from '../../../play/scene.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { pilotScenes } from '../../campaign/tell/pilots.ts';
import { selectionWords } from '../../campaign/tell/selection.ts';
import { trackName } from '../model/names.ts';
import type { SeaQuestion, SeaScene } from '../scene.ts';
import { type CarrierWords, carrierWords } from '../words/words.ts';
import { chartOf, orderedWays } from './chart.ts';
import { curvesOf, endOfCarriers } from './end.ts';
import { wordsOfDesk } from './in-words.ts';
import { ordersOf } from './orders.ts';
import { pastOf } from './past.ts';
import { plansOf } from './plans.ts';
import { resourceName, resourcesOf } from './resources.ts';
import { choiceWords, type DeskEvent, eventWords, forceName, kindInSky, launchName, ordersWords } from './speak.ts';
import { storyOf } from './story.ts';
import { tracksOf, vpsOf } from './tracks.ts';

const isOfCampaign = (event: AnyCarrierEvent): event is CarrierEvent => event.event.startsWith('carrier-');
const isOwn = (event: AnyCarrierEvent): event is DeskEvent =>
  isOfCampaign(event) || event.event.startsWith('selection-');

/** What has happened in the Strike that is being flown. */
export function missionEvents(told: readonly AnyCarrierEvent[]): Happening[] {
  const start = told.findLastIndex(({ event }) => event === 'carrier-takes-off');
  return told.slice(start + 1).filter((event): event is Happening => !isOwn(event));
}

/** What is being flown, in a few words. */
export function missionNow(view: CarrierView, language: Language): string {
  const w = carrierWords[language];
  const launch = carrierRules.launchNow(view);
  return launch === undefined
    ? ''
    : w.desk.now({ turn: view.log.length, launch: kindInSky(view.fixed, launch, language) });
}

/** The turn that has begun and is not over; null: orders are being written. */
export function turnNow({ log }: Pick<CarrierView, 'log'>): CarrierTurn | null {
  const last = log.at(-1);
  return last !== undefined && last.report === null ? last : null;
}

/** Which turn it is. */
export const turnNumber = (view: Pick<CarrierView, 'log' | 'fixed'>): number =>
  Math.min(view.fixed.campaign.turns, view.log.length + (turnNow(view) === null ? 1 : 0));

/** Everything a Carrier campaign has to tell one seat between its Strikes. */
export function tellDesk({
  view,
  told,
  language,
}: Seen<CarrierView, AnyCarrierEvent>): DeskTelling<AnyCarrierChoice, SeaScene, SeaQuestion<AnyCarrierChoice>> {
  return {
    scene: seaScene(view, told, language),
    awaitedSeat: view.asks.find(({ answered }) => !answered)?.seat ?? -1,
    say: (_, choice) => choiceWords(view, choice, language),
    question: (decision, refusals) => seaQuestion(view, decision, refusals, language),
  };
}

function seaScene(view: CarrierView, told: readonly AnyCarrierEvent[], language: Language): SeaScene {
  const w = carrierWords[language];
  const { seat, fixed, log } = view;
  const end = endOfCarriers(view, language);
  const now = turnNow(view);
  const turn = turnNumber(view);
  const orders = now?.orders ?? (end === null ? null : (log.at(-1)?.orders ?? null));
  const own = told.filter(isOwn);
  const chart = chartOf(
    {
      fixed,
      tracks: view.tracks,
      seat,
      orders,
      last: log.at(-1)?.orders ?? null,
      ways: now === null ? [] : orderedWays(fixed, now.orders),
    },
    language,
  );
  const parts = {
    chart,
    tracks: tracksOf(view, seat, language),
    vps: vpsOf(view, language),
    past: pastOf(view, language),
  };
  return {
    now: end === null ? w.desk.turnOf({ turn, of: fixed.campaign.turns }) : w.land.desk.over,
    you: seat < 0 || end !== null ? '' : w.land.desk.you(w.sides[sideIds[seat]]),
    eyebrow: now === null ? w.orders.eyebrow(turn) : w.orders.revealed(turn),
    rule: now === null ? 'Z-25.32a' : now.resources.includes(0) ? 'Z-25.52a' : 'Z-25.61c',
    ...parts,
    revealed: now === null ? [] : revealedOf(view, now, language),
    pilots: pilotScenes(pilotRecords(log.flatMap(({ launches }) => launches)), language),
    log: own.map((event) => lineOf(view, event, language)),
    words: wordsOfDesk(view, parts, language),
    end,
    curves: curvesOf(view, language),
    story: end === null ? [] : storyOf(fixed, own.filter(isOfCampaign), language),
  };
}

const heads: readonly DeskEvent['event'][] = ['carrier-turn'];
const strong: readonly DeskEvent['event'][] = ['carrier-debrief', 'carrier-score', 'carrier-verdict'];

const lineOf = (view: CarrierView, event: DeskEvent, language: Language): LineScene => ({
  text: eventWords(view, event, language),
  rule: event.because,
  weight: heads.includes(event.event) ? 'head' : strong.includes(event.event) ? 'strong' : '',
});

/** What both sides have shown of this turn, and what flies next. */
function revealedOf(view: CarrierView, turn: CarrierTurn, language: Language): SeaScene['revealed'] {
  const w = carrierWords[language];
  return [
    ...sideIds.map((side, seat) => {
      const resource = resourceName(view, turn.resources[seat], language);
      const orders = ordersWords(turn.orders[seat], language);
      const what = resource === '' ? orders : `${orders} · ${resource}`;
      return { camp: camps[seat], text: w.orders.revealedLine({ side: w.land.desk.columns[side], what }) };
    }),
    ...turn.launches
      .filter(({ state, report }) => state === 'planned' && report === null)
      .map((launch) => ({ camp: camps[launch.side], text: w.orders.toFly(launchName(view.fixed, launch, language)) })),
  ];
}

interface Asked {
  readonly prompt: string;
  readonly advice: string;
}

function askedOf(
  view: CarrierView,
  { kind, seat }: Decision<AnyCarrierChoice>,
  w: CarrierWords,
  language: Language,
): Asked {
  const turn = turnNumber(view);
  const launches = turnNow(view)?.launches ?? [];
  const planned = launches.filter(({ state, report }) => state === 'planned' && report === null);
  switch (kind) {
    case 'orders':
      return { prompt: w.orders.askOrders(turn), advice: w.orders.adviceOrders };
    case 'resource':
      return { prompt: w.orders.askResource, advice: w.orders.adviceResource };
    case 'strike': {
      const own = planned.find(({ side }) => side === seat);
      const target = own?.target ?? null;
      if (own?.kind === 'island' && carrierRules.forceOf(view.fixed, seat)?.obliged === false)
        return { prompt: w.orders.askForce(forceName(view.fixed, seat, language)), advice: w.orders.adviceForce };
      return {
        prompt: target === null ? w.orders.askLand : w.orders.askStrike(trackName(target, language)),
        advice: target === null ? '' : w.orders.adviceStrike,
      };
    }
    case 'cap': {
      const target = planned.find(({ side }) => side !== seat)?.target ?? null;
      return {
        prompt: w.orders.askCap(target === null ? '' : trackName(target, language)),
        advice: w.orders.adviceCap,
      };
    }
    case 'decoy': {
      const { decoy } = view.fixed.campaign;
      const target = trackName(carrierRules.fleetOf(seat), language);
      return decoy === undefined
        ? { prompt: '', advice: '' }
        : {
            prompt: w.orders.askDecoy({ decoy: trackName(decoy.track, language), target }),
            advice: w.orders.adviceDecoy(w.orders.borders[decoy.border]),
          };
    }
    case 'draw-for':
    case 'service':
    case 'reshuffle':
    case 'assign':
    case 'assign-green': {
      const launch = carrierRules.toBeCrewed(view);
      return {
        prompt: selectionWords[language].asks[kind],
        advice: launch === undefined ? '' : w.orders.selecting(launchName(view.fixed, launch, language)),
      };
    }
    default:
      return { prompt: w.orders.askVeteran, advice: w.orders.adviceVeteran };
  }
}

function seaQuestion(
  view: CarrierView,
  decision: Decision<AnyCarrierChoice>,
  refusals: readonly Refusal<AnyCarrierChoice>[],
  language: Language,
): SeaQuestion<AnyCarrierChoice> {
  const w = carrierWords[language];
  const say = (choice: AnyCarrierChoice): string => choiceWords(view, choice, language);
  const { kind, seat, options } = decision;
  const isPlan = kind !== 'orders' && kind !== 'resource';
  return {
    ...questionOf(decision, refusals, {
      ...askedOf(view, decision, w, language),
      say,
      sayAlone: say,
      isPass: () => false,
      isGrave: () => false,
      isInSight: () => false,
    }),
    orders: kind === 'orders' ? ordersOf(view, decision, refusals, language) : null,
    resources: kind === 'resource' ? resourcesOf(view, seat, options, language) : null,
    plans: isPlan ? plansOf(view, decision, refusals, language) : null,
  };
}
