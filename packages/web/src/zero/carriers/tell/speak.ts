import type { Language } from '@tallyho/words';
import {
  type AnyCarrierChoice,
  type CarrierEvent,
  type CarrierFixed,
  type CarrierView,
  carrierRules,
  type FleetOrders,
  type Launch,
  type selection,
} from '@tallyho/zero';
import { craftOf, pilotName } from '../../campaign/model/cards.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { selectionChoiceWords, selectionSentence } from '../../campaign/tell/selection.ts';
import { listedNames, trackName } from '../model/names.ts';
import { carrierWords } from '../words/words.ts';
import { resourceName } from './resources.ts';

type Fixed = { readonly fixed: CarrierFixed };

/** 'Medium, Large Strike at the Allied Carrier Fleet'. */
export function ordersWords({ tactic, op, target }: FleetOrders, language: Language): string {
  const w = carrierWords[language];
  const range = w.chart.ranges[tactic];
  const strike = w.carriers.ops[op];
  return target === null
    ? w.orders.written({ range, op: strike })
    : w.orders.writtenAt({ range, op: strike, target: trackName(target, language) });
}

type Kind = Pick<Launch, 'kind' | 'side'>;

/** The force of a side besides its Fleet, by name. */
export function forceName(fixed: CarrierFixed, side: number, language: Language): string {
  const force = carrierRules.forceOf(fixed, side);
  return force === undefined ? '' : trackName(force.track, language);
}

/** What is launched: 'Scout Mission', 'Strike from Henderson Field'. */
export function kindName(fixed: CarrierFixed, { kind, side }: Kind, language: Language): string {
  const { desk } = carrierWords[language];
  return kind === 'island' ? desk.forceStrike(forceName(fixed, side, language)) : desk.launches[kind];
}

/** The same where there is little room. */
export const kindInSky = (fixed: CarrierFixed, { kind, side }: Kind, language: Language): string =>
  kind === 'island' ? forceName(fixed, side, language) : carrierWords[language].desk.inSky[kind];

/** What a launch is called: 'Carrier Strike: Port Moresby', 'Scout Mission'. */
export function launchName(fixed: CarrierFixed, launch: Kind & Pick<Launch, 'target'>, language: Language): string {
  const name = kindName(fixed, launch, language);
  return launch.target === null
    ? name
    : carrierWords[language].desk.launchAt({ launch: name, target: trackName(launch.target, language) });
}

/** What is chosen between Strikes, in words; what is chosen in one is told by the Strike itself. */
export function choiceWords(view: CarrierView, choice: AnyCarrierChoice, language: Language): string {
  const w = carrierWords[language];
  switch (choice.do) {
    case 'orders':
      return ordersWords(choice, language);
    case 'resource':
      return resourceName(view, choice.resource, language);
    case 'strike':
      if (choice.fly.length === 0) return w.orders.stay;
      return w.orders.flyAt({
        aircraft: listedNames(choice.fly, language),
        target: trackName(choice.target, language),
      });
    case 'cap':
      return w.orders.flyCap(listedNames(choice.fly, language));
    case 'veteran':
      return choice.pilot === '' ? w.orders.later : w.orders.lead(pilotName(choice.pilot));
    case 'decoy':
      return choice.wanted ? w.orders.decoy : w.orders.noDecoy;
    case 'draw-for':
    case 'service':
    case 'reshuffle':
    case 'assign':
    case 'green':
      return selectionChoiceWords(choice, language);
    default:
      return choice.do;
  }
}

/** What happens between Strikes. */
export type DeskEvent = CarrierEvent | selection.SelectionEvent;

const isSelecting = (e: DeskEvent): e is selection.SelectionEvent => e.event.startsWith('selection-');

export function eventWords(seen: Fixed, e: DeskEvent, language: Language): string {
  if (isSelecting(e)) return selectionSentence(e, language, (id) => craftOf(id).name);
  const w = carrierWords[language];
  const side = (seat: number): string => w.sides[sideIds[seat]];
  switch (e.event) {
    case 'carrier-turn':
      return w.events.turn({ turn: e.turn, of: seen.fixed.campaign.turns });
    case 'carrier-orders': {
      const [japanese, allied] = e.orders.map((orders) => ordersWords(orders, language));
      return w.events.orders({ japanese, allied });
    }
    case 'carrier-resources': {
      const [japanese, allied] = e.resources.map((number) => resourceName(seen, number, language));
      return w.events.resources({ japanese, allied });
    }
    case 'carrier-search':
      return w.events.search({ cards: e.cards.join(', '), found: e.found });
    case 'carrier-grounded':
      return w.events.grounded({ side: side(e.side), launch: kindName(seen.fixed, e, language) });
    case 'carrier-readied':
      return w.events.readied({ force: forceName(seen.fixed, e.side, language), card: e.card, ready: e.ready });
    case 'carrier-held':
      return w.events.held(forceName(seen.fixed, e.side, language));
    case 'carrier-decoy':
      return w.events.decoy({
        decoy: trackName(e.target, language),
        target: trackName(carrierRules.fleetOf(e.side), language),
        card: e.card,
        found: e.found,
      });
    case 'carrier-cap-drawn':
      return w.events.capDrawn({
        target: trackName(e.target, language),
        card: e.card,
        aircraft: listedNames(e.aircraft, language),
      });
    case 'carrier-launch':
      return w.events.launch({
        side: side(e.side),
        launch: launchName(seen.fixed, e, language),
        aircraft: listedNames(e.aircraft[e.side], language),
        against: listedNames(e.aircraft[1 - e.side], language),
        pilots: e.pilots
          .flat()
          .filter((id) => id !== '')
          .map(pilotName)
          .join(', '),
      });
    case 'carrier-takes-off':
      return w.events.takesOff({ side: side(e.side), launch: kindName(seen.fixed, e, language) });
    case 'carrier-debrief':
      return e.kind === 'scout'
        ? w.events.scouted({ side: side(e.side), lasted: e.lasted })
        : w.events.debrief({
            side: side(e.side),
            target: e.target === null ? '' : trackName(e.target, language),
            damage: e.damage,
            japanese: e.lost[0],
            allied: e.lost[1],
          });
    case 'carrier-ticked':
      return w.events.ticked({
        track: trackName(e.track, language),
        cause: w.events.causes[e.cause],
        by: e.by,
        boxes: e.boxes,
        state: e.state === null ? '' : w.carriers.states[e.state],
      });
    case 'carrier-submarine':
      return w.events.submarine({ side: side(e.side), cards: e.cards.join(', '), points: e.points });
    case 'carrier-recovery':
      return w.events.recovery({
        craft: e.pilot === '' ? craftOf(e.aircraft).name : `${craftOf(e.aircraft).name} (${pilotName(e.pilot)})`,
        cards: e.cards.join(', '),
        lost: e.lost,
      });
    case 'carrier-score':
      return w.events.score({ turn: e.turn, japanese: e.vps[0], allied: e.vps[1] });
    case 'carrier-verdict':
      return [
        w.events.verdict({ japanese: e.vps[0], allied: e.vps[1] }),
        ...e.bonuses.map(({ name, side: seat, vps }) =>
          w.desk.bonus({ name: w.carriers.bonuses[name], side: w.land.desk.columns[sideIds[seat]], vps }),
        ),
      ].join(' ');
  }
}
