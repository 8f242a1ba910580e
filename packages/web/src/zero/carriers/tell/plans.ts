import type { Decision, Refusal } from '@tallyho/kernel';
import { type Language, reason } from '@tallyho/words';
import {
  type AnyCarrierChoice,
  type CarrierView,
  carrierRules,
  launchCandidates,
  launchElements,
  selection,
} from '@tallyho/zero';
import type { CraftScene, PickScene } from '../../../campaign/scene.ts';
import { craftOf, craftsOf, pilotName } from '../../campaign/model/cards.ts';
import { listedNames, trackName } from '../model/names.ts';
import { carrierWords } from '../words/words.ts';
import { choiceWords } from './speak.ts';

interface Face {
  readonly name: string;
  readonly aircraft: readonly CraftScene[];
  readonly lines: readonly string[];
  readonly take: string;
}

/** What flies, or who leads it, as it stands on a card. */
function faceOf(view: CarrierView, seat: number, choice: AnyCarrierChoice, language: Language): Face {
  const w = carrierWords[language];
  switch (choice.do) {
    case 'strike': {
      if (choice.fly.length === 0)
        return { name: w.orders.stay, aircraft: [], lines: [w.orders.stay], take: w.orders.stayTake };
      const fly = listedNames(choice.fly, language);
      return {
        name: fly,
        aircraft: craftsOf(choice.fly),
        lines: [fly, w.orders.at(trackName(choice.target, language))],
        take: w.orders.launch,
      };
    }
    case 'cap': {
      const fly = listedNames(choice.fly, language);
      return { name: fly, aircraft: craftsOf(choice.fly), lines: [fly], take: w.orders.defend };
    }
    case 'veteran': {
      if (choice.pilot === '')
        return { name: w.orders.later, aircraft: [], lines: [w.orders.later], take: w.orders.laterTake };
      const turn = view.log[view.log.length - 1];
      const launch = turn.launches[choice.launch];
      const element = launchElements(view.fixed, turn, launch, seat)[choice.leader];
      const craft = element === undefined ? null : craftOf(element.fighter.id);
      const pilot = pilotName(choice.pilot);
      const duty = launch.side === seat ? w.orders.inStrike : w.orders.inCap;
      return {
        name: pilot,
        aircraft: craft === null ? [] : [craft],
        lines: [pilot, craft === null ? duty : `${craft.name}, ${duty}`],
        take: w.orders.lead(pilot),
      };
    }
    default: {
      const said = choiceWords(view, choice, language);
      const craft = choice.do === 'assign' || choice.do === 'green' ? craftAt(view, seat, choice.place) : null;
      const lines = craft === null ? [said] : [said, craft.name];
      return { name: said, aircraft: craft === null ? [] : [craft], lines, take: said };
    }
  }
}

/** The aircraft at a place of the launch for which people are selected. */
function craftAt(view: CarrierView, seat: number, place: string): CraftScene | null {
  const launch = carrierRules.toBeCrewed(view);
  if (launch === undefined) return null;
  const candidates = launchCandidates(view.fixed, view.log[view.log.length - 1], launch, seat);
  const found = candidates.find((_, i) => selection.placeOf(candidates, i) === place);
  return found === undefined ? null : craftOf(found.aircraft);
}

/** Z-25.63c, Z-25.64a, Z-19.24f — what may fly, and what may not with the reason, as cards. */
export function plansOf(
  view: CarrierView,
  { seat, options }: Decision<AnyCarrierChoice>,
  refusals: readonly Refusal<AnyCarrierChoice>[],
  language: Language,
): PickScene<AnyCarrierChoice>[] {
  const w = carrierWords[language];
  const cards = options.map((choice, at): PickScene<AnyCarrierChoice> => {
    const { take, ...face } = faceOf(view, seat, choice, language);
    return { number: at + 1, ...face, about: '', gone: null, offer: { choice, text: take } };
  });
  const gone = refusals.map(({ choice, reason: why, because }, at): PickScene<AnyCarrierChoice> => {
    const { take: _, ...face } = faceOf(view, seat, choice, language);
    return {
      number: options.length + at + 1,
      ...face,
      about: '',
      gone: { reason: reason(why, language), rule: because, stamp: w.orders.notToday },
      offer: null,
    };
  });
  return [...cards, ...gone];
}
