import type { Language } from '@tallyho/words';
import type { AnyCarrierChoice, CarrierEvent, CarrierFixed, CarrierView, FleetOrders, Launch } from '@tallyho/zero';
import { craftOf, pilotName } from '../../campaign/model/cards.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { listedNames, trackName } from '../model/names.ts';
import { resourceName } from '../tell/resources.ts';
import { carrierWords } from './words.ts';

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

/** What a launch is called: 'Carrier Strike at Port Moresby', 'Scout Mission'. */
export function launchName({ kind, target }: Pick<Launch, 'kind' | 'target'>, language: Language): string {
  const w = carrierWords[language];
  return target === null
    ? w.desk.launches[kind]
    : w.desk.launchAt({ launch: w.desk.launches[kind], target: trackName(target, language) });
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
      return w.orders.flyAt({
        aircraft: listedNames(choice.fly, language),
        target: trackName(choice.target, language),
      });
    case 'cap':
      return w.orders.flyCap(listedNames(choice.fly, language));
    case 'veteran':
      return choice.pilot === '' ? w.orders.later : w.orders.lead(pilotName(choice.pilot));
    default:
      return choice.do;
  }
}

export function eventWords(seen: Fixed, e: CarrierEvent, language: Language): string {
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
      return w.events.grounded({ side: side(e.side), launch: w.desk.launches[e.kind] });
    case 'carrier-cap-drawn':
      return w.events.capDrawn({
        target: trackName(e.target, language),
        card: e.card,
        aircraft: listedNames(e.aircraft, language),
      });
    case 'carrier-launch':
      return w.events.launch({
        side: side(e.side),
        launch: launchName(e, language),
        aircraft: listedNames(e.aircraft[e.side], language),
        against: listedNames(e.aircraft[1 - e.side], language),
        pilots: e.pilots
          .flat()
          .filter((id) => id !== '')
          .map(pilotName)
          .join(', '),
      });
    case 'carrier-takes-off':
      return w.events.takesOff({ side: side(e.side), launch: w.desk.launches[e.kind] });
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
