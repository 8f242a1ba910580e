import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import {
  type AnyGuadalcanalChoice,
  type GuadalcanalEvent,
  type GuadalcanalFixed,
  guadalcanalRules,
  type Resupply,
  type selection,
} from '@tallyho/zero';
import { type Battle, carrierBattles, type Ship, type TrackEvent } from '@tallyho/zero/content';
import { craftOf } from '../../campaign/model/cards.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { selectionChoiceWords, selectionSentence } from '../../campaign/tell/selection.ts';
import { flightsName, levelName, sentName, shipName, talliesName, targetKind } from '../model/names.ts';
import { type GuadalcanalWords, guadalcanalWords } from '../words/words.ts';

type Fixed = { readonly fixed: GuadalcanalFixed };

const isBattle = (by: Resupply): by is Battle => carrierBattles.some((battle) => battle === by);

/** What goes down the Slot, as an order. */
export function resupplyWords(by: Resupply, language: Language): string {
  const w = guadalcanalWords[language];
  return isBattle(by) ? w.form.declare(w.sheet.battles[by]) : w.form.send(shipName(by, language));
}

/** What is chosen between Missions, in words; what is chosen in one is told by the Mission itself. */
export function choiceWords(choice: AnyGuadalcanalChoice, language: Language): string {
  switch (choice.do) {
    case 'fly':
      return choice.flights.length === 0
        ? guadalcanalWords[language].choices.none(craftOf(choice.aircraft).name)
        : flightsName(choice.flights, language);
    case 'resupply':
      return resupplyWords(choice.by, language);
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

/** The name of the space on which the marker is; '': it has none. */
export function spaceName({ sheet }: GuadalcanalFixed, at: number, language: Language): string {
  const { name } = guadalcanalRules.spaceAt(sheet, at);
  return name === null ? '' : guadalcanalWords[language].sheet.spaces[name];
}

/** A side within a sentence; '': nobody. */
const sideOf = (seat: number, w: GuadalcanalWords): string => (seat < 0 ? '' : w.sides[sideIds[seat]]);

/** What happens between Missions. */
export type DeskEvent = GuadalcanalEvent | selection.SelectionEvent;

const isSelecting = (e: DeskEvent): e is selection.SelectionEvent => e.event.startsWith('selection-');

const inForce = (events: readonly TrackEvent[], w: GuadalcanalWords): string =>
  events.map((event) => w.sheet.spaces[event]).join(', ');

export function eventWords({ fixed }: Fixed, e: DeskEvent, language: Language): string {
  if (isSelecting(e)) return selectionSentence(e, language, (id) => craftOf(id).name);
  const w = guadalcanalWords[language];
  switch (e.event) {
    case 'guadalcanal-week':
      return w.events.week({ week: e.week, events: inForce(e.events, w) });
    case 'guadalcanal-weather': {
      const [japanese, allied] = e.limits;
      return e.weather === null
        ? w.events.firstWeather(japanese)
        : w.events.weather({ card: e.card, weather: w.sheet.weather[e.weather], japanese, allied });
    }
    case 'guadalcanal-target': {
      const told = { card: e.card, kind: targetKind(fixed, e.target, language), place: w.sheet.places[e.place] };
      return e.changed ? w.events.changed(told) : w.events.target({ ...told, side: sideOf(e.attacker, w) });
    }
    case 'guadalcanal-resupply':
      return isBattle(e.by) ? w.events.declared(w.sheet.battles[e.by]) : w.events.ship(shipName(e.by, language));
    case 'guadalcanal-no-ships':
      return w.events.noShips;
    case 'guadalcanal-assigned': {
      const [japanese, allied] = e.flights.map((flights) => sentName(flights, language));
      return w.events.assigned({ japanese, allied });
    }
    case 'guadalcanal-not-flown':
      return w.events.notFlown(sideOf(e.attacker, w));
    case 'guadalcanal-debrief': {
      const [japanese, allied] = e.lost.map((lost) => talliesName(lost, language));
      return w.events.debrief({
        kind: targetKind(fixed, e.target, language),
        damage: e.damage,
        level: levelName(fixed, e.target, e.level, language),
        vps: e.vps,
        japanese,
        allied,
      });
    }
    case 'guadalcanal-sunk':
      // What is sunk is one of the two.
      return w.events.sunk({ ship: shipName(e.ship as Ship, language), left: e.left });
    case 'guadalcanal-battle':
      return w.events.battle({ battle: w.sheet.battles[e.battle], winner: sideOf(e.winner, w) });
    case 'guadalcanal-marker': {
      const told = { at: signed(e.at), name: spaceName(fixed, e.at, language) };
      return e.move === 0
        ? w.events.markerStays(told)
        : w.events.marker({ ...told, by: Math.abs(e.move), isRight: e.move > 0 });
    }
    case 'guadalcanal-reinforcements':
      return e.group === 0
        ? w.events.noGroup(e.card)
        : w.events.group({ card: e.card, group: e.group, aircraft: talliesName(e.aircraft, language) });
    case 'guadalcanal-events':
      return e.events
        .map((event) => w.events.next({ name: w.sheet.spaces[event], effect: w.sheet.events[event] }))
        .join(' ');
    case 'guadalcanal-verdict':
      return w.events.verdict({ winner: sideOf(e.winner, w), week: e.week });
  }
}
