import type { Decision, Refusal } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import { minus } from '@tallyho/words/figures';
import {
  type AnySuperfortressChoice,
  type AnySuperfortressEvent,
  type Happening,
  type SuperfortressEvent,
  type SuperfortressView,
  superfortressRules,
} from '@tallyho/zero';
import { superfortressTerms, superfortressVictory } from '@tallyho/zero/content';
import type { DeskTelling } from '../../../campaign/scene.ts';
import { questionOf } from '../../../dogfight/question.ts';
import type { Seen } from '../../../dogfight/scene.ts';
import type { LineScene } from '../../../play/scene.ts';
import { mandatoryOdds } from '../model/odds.ts';
import type { BaseQuestion, BaseScene } from '../scene.ts';
import { percent, type SuperfortressWords, superfortressWords } from '../words/words.ts';
import { answersOf, askedOf } from './answers.ts';
import { curvesOf, endOf } from './end.ts';
import { drawsOf, fleetOf, weeksOf } from './fleet.ts';
import { mapOf } from './map.ts';
import { flightTitle } from './report.ts';
import { choiceWords, eventWords, newTelling, placeOf } from './speak.ts';

/** CH-30.0b — the deck of the campaign is another than that of a fight. */
const isOwn = (event: AnySuperfortressEvent): event is SuperfortressEvent =>
  event.event.startsWith('b29-') || (event.event === 'reshuffled' && event.because === 'CH-30.0b');

/** What has happened in the fight that goes on. */
export function missionEvents(told: readonly AnySuperfortressEvent[]): Happening[] {
  const start = told.findLastIndex(({ event }) => event === 'b29-flight-begins');
  return told.slice(start + 1).filter((event): event is Happening => !isOwn(event));
}

type Desk = DeskTelling<AnySuperfortressChoice, BaseScene, BaseQuestion<AnySuperfortressChoice>>;

/** Everything the campaign has to tell between its flights. */
export function tellDesk({ view, told, language }: Seen<SuperfortressView, AnySuperfortressEvent>): Desk {
  const w = superfortressWords[language];
  return {
    scene: baseScene(view, told, language),
    awaitedSeat: view.asks.find(({ answered }) => !answered)?.seat ?? -1,
    say: (_, choice) => choiceWords(choice, w),
    question: (decision, refusals) => baseQuestion(view, decision, refusals, language),
  };
}

/** CH-30.1c — the B-29 that comes next for a duty; −1: all have one. */
const nextForDuty = ({ fleet, duties, flight, outcome }: SuperfortressView): number =>
  flight !== null || outcome !== null
    ? -1
    : fleet.findIndex(({ lost }, aircraft) => lost === 0 && duties[aircraft] < 0);

function baseScene(view: SuperfortressView, told: readonly AnySuperfortressEvent[], language: Language): BaseScene {
  const w = superfortressWords[language];
  const end = endOf(view, language);
  const fleet = fleetOf(view, nextForDuty(view), language);
  const weeks = weeksOf(view, language);
  const facts = factsOf(view, w, language);
  const standing = w.desk.standing({ vps: view.vps, result: w.results[superfortressRules.resultOf(view.vps)] });
  const notice = noticeOf(view, w);
  const telling = newTelling();
  // What was drawn last is read first: in the first moment of a week, the cards of the week before.
  const line =
    view.weeks.findLast(({ draws }) => draws.some(({ table }) => table !== 'mandatory')) ?? view.weeks.at(-1);
  const drawn = line === undefined || line.week < view.week - 1 ? view.weeks.at(-1) : line;
  const draws = drawn === undefined ? [] : drawsOf(view, drawn, language);
  return {
    now: end === null ? w.desk.now({ week: view.week, of: superfortressTerms.weeks }) : w.desk.over,
    you: '',
    facts,
    notice,
    standing,
    map: mapOf(view, language),
    fleet,
    weeks,
    drawsTitle: drawn === undefined || drawn.week === view.week ? w.desk.draws : w.desk.drawsBefore(drawn.week),
    draws,
    flights: view.log.flatMap((flight, report) =>
      flight.report === null
        ? []
        : [{ report, title: flightTitle(flight, language), points: w.report.stamp(flight.report.net) }],
    ),
    pilots: [],
    log: told.filter(isOwn).map((event) => ({
      text: eventWords(telling, event, w, language),
      rule: event.because,
      weight: weightOf(event),
    })),
    words: [
      notice,
      standing,
      ...facts.map(({ name, value }) => `${w.desk.entry(name, value)}.`),
      ...fleet.map(({ name, state, stateName, damageWords, boxes, duty }) =>
        [
          w.desk.entry(name, stateName),
          damageWords,
          ...boxes.map((box) => `${box.name} ${box.isTicked ? w.desk.ticked : w.desk.unticked}`),
          ...(state === 'lost' ? [] : [duty === '' ? w.desk.noDuty : duty]),
        ].join(w.desk.apart),
      ),
      ...weeks.filter(({ time }) => time !== 'ahead').map(({ words }) => words),
      ...draws.map(({ table, who, number, means }) =>
        [table, who, number, means].filter((part) => part !== '').join(', '),
      ),
      w.map.legend,
    ],
    end,
    curves: curvesOf(view, language),
  };
}

const heads: readonly SuperfortressEvent['event'][] = ['b29-week'];
const strong: readonly SuperfortressEvent['event'][] = [
  'b29-flight-over',
  'b29-destroyed',
  'b29-verdict',
  'b29-points',
];

const weightOf = ({ event }: SuperfortressEvent): LineScene['weight'] =>
  heads.includes(event) ? 'head' : strong.includes(event) ? 'strong' : '';

/** What is due, this week and the next. */
const noticeOf = ({ due, dueNext, week }: SuperfortressView, w: SuperfortressWords): string =>
  due ? w.desk.due : dueNext || week === superfortressTerms.firstMission - 1 ? w.desk.dueNext : w.desk.notDue;

function factsOf(view: SuperfortressView, w: SuperfortressWords, language: Language): BaseScene['facts'] {
  const chance = view.dueNext ? null : mandatoryOdds(view, false);
  const better = superfortressVictory.findLast(({ from }) => from !== null && from > view.vps);
  return [
    { key: 'supply', name: w.desk.supply, value: minus(view.supply) },
    { key: 'vps', name: w.desk.vps, value: minus(view.vps) },
    { key: 'target', name: w.desk.target, value: view.target < 0 ? w.desk.noTarget : placeOf(view.target, w) },
    ...(chance === null ? [] : [{ key: 'card', name: w.desk.nextCard, value: percent(chance, language) }]),
    ...(better === undefined || better.from === null
      ? []
      : [{ key: 'better', name: w.results[better.result], value: w.setUp.from(better.from) }]),
  ];
}

function baseQuestion(
  view: SuperfortressView,
  decision: Decision<AnySuperfortressChoice>,
  refusals: readonly Refusal<AnySuperfortressChoice>[],
  language: Language,
): BaseQuestion<AnySuperfortressChoice> {
  const w = superfortressWords[language];
  const say = (choice: AnySuperfortressChoice): string => choiceWords(choice, w);
  return {
    ...questionOf(decision, refusals, {
      ...askedOf(view, decision, w),
      say,
      sayAlone: say,
      isPass: () => false,
      isGrave: () => false,
      isInSight: () => false,
    }),
    answers: answersOf(view, decision, refusals, language),
  };
}
