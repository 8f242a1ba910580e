import type { Decision, Refusal } from '@tallyho/kernel';
import { type Language, reason as reasonWords } from '@tallyho/words';
import {
  type AnySuperfortressChoice,
  type SuperfortressView,
  superfortressChoices,
  superfortressRules,
} from '@tallyho/zero';
import {
  altitudes,
  engineFire,
  superfortressAwards,
  superfortressPenalties,
  superfortressTerms,
  trainingBoxes,
} from '@tallyho/zero/content';
import { mandatoryOdds, missionOdds, transportOdds } from '../model/odds.ts';
import type { AnswerScene } from '../scene.ts';
import { percent, type SuperfortressWords, superfortressWords } from '../words/words.ts';
import { sheetOf } from './map.ts';
import { b29, choiceWords, placeOf } from './speak.ts';

const { duties, MISSION, SUPPLY, TRAINING } = superfortressChoices;
const { capacities, isFirstMission, missionCost, untickedOf, withDuty } = superfortressRules;

interface Seen {
  readonly view: SuperfortressView;
  readonly w: SuperfortressWords;
  readonly language: Language;
}

/** What is offered, each with what it costs and risks; and what is refused, with the reason. */
export function answersOf(
  view: SuperfortressView,
  { options }: Decision<AnySuperfortressChoice>,
  refusals: readonly Refusal<AnySuperfortressChoice>[],
  language: Language,
): AnswerScene<AnySuperfortressChoice>[] {
  const seen: Seen = { view, w: superfortressWords[language], language };
  const offered = options.map(
    (choice): AnswerScene<AnySuperfortressChoice> => ({
      key: JSON.stringify(choice),
      title: titleOf(choice, seen),
      lines: linesOf(choice, seen),
      choice,
      gone: null,
    }),
  );
  const refused = refusals.map(
    ({ choice, reason, because }): AnswerScene<AnySuperfortressChoice> => ({
      key: JSON.stringify(choice),
      title: titleOf(choice, seen),
      lines: [],
      choice: null,
      gone: { reason: reasonWords(reason, language), rule: because },
    }),
  );
  return [...offered, ...refused];
}

/** The question names the B-29; its answers need not. */
function titleOf(choice: AnySuperfortressChoice, { w }: Seen): string {
  switch (choice.do) {
    case 'duty':
      return w.duties[duties[choice.duty]];
    case 'fly':
      return w.levels[choice.altitude];
    default:
      return choiceWords(choice, w);
  }
}

function linesOf(choice: AnySuperfortressChoice, seen: Seen): string[] {
  const { w, view } = seen;
  switch (choice.do) {
    case 'duty':
      return [...dutyLines(choice.aircraft, choice.duty, seen), ...duesOf(choice.duty, seen)];
    case 'fly':
      return [
        w.odds.altitudes[altitudes[choice.altitude]],
        w.odds.fire(engineFire.mission[altitudes[choice.altitude]]),
      ];
    case 'tick':
    case 'buy':
      return [w.boxes[trainingBoxes[choice.box]].help];
    case 'replace':
      return [w.odds.replacement];
    case 'no-replacement':
      return view.fleet.some(({ lost }) => lost === 0) ? [] : [w.asks.replacementAdvice];
    default:
      return [];
  }
}

function dutyLines(aircraft: number, duty: number, seen: Seen): string[] {
  const { w, view } = seen;
  const one = view.fleet[aircraft];
  switch (duty) {
    case MISSION:
      return missionLines(aircraft, seen);
    case SUPPLY:
      return supplyLines(aircraft, seen);
    case TRAINING:
      return [w.odds.training(untickedOf(one)), w.odds.trainingGain];
    default: {
      const points = Math.min(superfortressTerms.repair, one.damage);
      const to = one.damage - points;
      const heals = one.damaged === 1 && to < capacities(view.fixed, one)[0];
      return [w.odds.repair({ points, from: one.damage, to }), ...(heals ? [w.odds.repaired] : [])];
    }
  }
}

/** CH-30.35a, CH-30.43, CH-30.44a — the price, what the target is worth, and what may happen to this B-29. */
function missionLines(aircraft: number, { view, w, language }: Seen): string[] {
  const share = (value: number): string => percent(value, language);
  const { fighters, event, more } = missionOdds(view, aircraft);
  const points = superfortressTerms.missionCost;
  const sheet = sheetOf(view.target);
  const double = isFirstMission(view) ? 2 : 1;
  const levels = sheet.levels
    .filter(({ vps }) => vps > 0)
    .map(({ from, vps }) => w.odds.level({ from, vps: vps * double }));
  const { returned, damaged, destroyed } = superfortressAwards;
  return [
    w.odds.cost({ points, left: view.supply - missionCost(view) - points }),
    w.odds.worth({
      target: placeOf(view.target, w),
      levels: levels.length === 0 ? w.odds.mines : levels.join(w.desk.between),
    }),
    w.odds.back({ back: returned, damaged, lost: destroyed }),
    w.odds.missionFighters({ share: share(fighters) }),
    w.odds.missionEvents({
      more: share(more),
      fire: share(event['engine-fire']),
      back: share(event['navigation-error']),
      attack: share(event.attack),
    }),
    w.odds.missionLuck({ luck: share(event['tail-winds'] + event['lead-crew']) }),
  ];
}

function supplyLines(aircraft: number, { view, w, language }: Seen): string[] {
  const share = (value: number): string => percent(value, language);
  const { supply, combat, fire, attack } = transportOdds(view, aircraft);
  const points = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(supply);
  return [
    w.odds.supply({ points }),
    w.odds.transport({ combat: share(combat), fire: share(fire), attack: share(attack) }),
  ];
}

/** CH-30.45c, CH-30.46c, CH-30.47a, CH-30.48b — what flying and staying mean for what is due. */
function duesOf(duty: number, { view, w, language }: Seen): string[] {
  const flies = duty === MISSION || withDuty(view, MISSION).length > 0;
  const chance = view.dueNext && !flies ? null : mandatoryOdds(view, flies);
  const isStaying = duty !== MISSION;
  return [
    ...(duty === MISSION && view.dueNext ? [w.odds.cancels] : []),
    ...(isStaying && isFirstMission(view) ? [w.odds.absent(superfortressPenalties.absent)] : []),
    ...(isStaying && view.due && !isFirstMission(view) && !flies
      ? [w.odds.declined(superfortressPenalties.declined)]
      : []),
    ...(duty === MISSION && chance !== null ? [w.odds.mandatory({ share: percent(chance, language) })] : []),
  ];
}

/** What is asked, and a word of advice. */
export function askedOf(
  view: SuperfortressView,
  { kind, options }: Decision<AnySuperfortressChoice>,
  w: SuperfortressWords,
) {
  const aircraft = aircraftAsked(options);
  const { asks } = w;
  switch (kind) {
    case 'b29-duty':
      return {
        prompt: asks.duty(b29(aircraft, w)),
        advice: asks.dutyAdvice({ ...superfortressPenalties, due: view.due, first: isFirstMission(view) }),
      };
    case 'b29-altitude':
      return { prompt: asks.altitude(placeOf(view.target, w)), advice: asks.altitudeAdvice };
    case 'b29-training':
      return { prompt: asks.training(b29(aircraft, w)), advice: asks.trainingAdvice };
    case 'b29-lesson':
      return { prompt: asks.lesson, advice: asks.lessonAdvice };
    case 'b29-replacement':
      return { prompt: asks.replacement, advice: asks.replacementAdvice };
    default:
      return {
        prompt: asks.bought(b29(aircraft, w)),
        advice: asks.boughtAdvice({ cost: superfortressPenalties.boughtBox, most: superfortressTerms.boughtBoxes }),
      };
  }
}

/** The B-29 that a question is about; −1: none in particular. */
export function aircraftAsked(options: readonly AnySuperfortressChoice[]): number {
  const found = options.find((choice) => 'aircraft' in choice);
  return found !== undefined && 'aircraft' in found ? found.aircraft : -1;
}
