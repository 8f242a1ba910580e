import type { Decision, Refusal } from '@tallyho/kernel';
import type { Language } from '@tallyho/words';
import {
  type AnyGuadalcanalChoice,
  type AnyGuadalcanalEvent,
  type GuadalcanalView,
  guadalcanalRules,
  pilotRecords,
} from '@tallyho/zero';
import type { DeskTelling } from '../../../campaign/scene.ts';
import { questionOf } from '../../../dogfight/question.ts';
import type { Seen } from '../../../dogfight/scene.ts';
import type { LineScene } from '../../../play/scene.ts';
import { craftOf } from '../../campaign/model/cards.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { pilotScenes } from '../../campaign/tell/pilots.ts';
import { selectionWords } from '../../campaign/tell/selection.ts';
import { percent } from '../../campaign/words/words.ts';
import { leftFor, lineNow, stillOf } from '../model/boxes.ts';
import { lineName, shipName, targetKind } from '../model/names.ts';
import type { GuadalcanalQuestion, GuadalcanalScene } from '../scene.ts';
import { guadalcanalWords } from '../words/words.ts';
import { curvesOf, endOfGuadalcanal } from './end.ts';
import { mapOf, placeTargets } from './map.ts';
import { planOf, resupplyOf } from './plans.ts';
import { rostersOf, shipsOf } from './roster.ts';
import { choiceWords, type DeskEvent, eventWords } from './speak.ts';
import { trackOf } from './track.ts';
import { missionsOf, stepsOf, weatherOf, weeksOf } from './week.ts';

const isOfCampaign = ({ event }: AnyGuadalcanalEvent): boolean => event.startsWith('guadalcanal-');

/** What lies behind what is being played inside: aircraft have been revealed, or a battle has been declared. */
const begins = ({ event }: AnyGuadalcanalEvent): boolean =>
  event === 'guadalcanal-assigned' || event === 'guadalcanal-resupply';

/** What has happened in the Mission that is being flown, or in the battle that is being fought. A Mission begins when its pilots are selected. */
export function missionEvents(told: readonly AnyGuadalcanalEvent[]): AnyGuadalcanalEvent[] {
  const start = told.findLastIndex(begins);
  const inside = told.slice(start + 1).filter((event) => !isOfCampaign(event));
  const isMission = told[start]?.event === 'guadalcanal-assigned';
  return isMission ? inside.filter(({ event }) => !event.startsWith('selection-')) : inside;
}

/** What has happened between Missions: what happened in a battle is told there. */
export function deskEvents(told: readonly AnyGuadalcanalEvent[]): DeskEvent[] {
  let isFighting = false;
  const own: DeskEvent[] = [];
  for (const event of told) {
    if (isOfCampaign(event)) {
      isFighting = event.event === 'guadalcanal-resupply' && event.because !== 'CH-29.43a';
      own.push(event as DeskEvent);
    } else if (!isFighting && event.event.startsWith('selection-')) own.push(event as DeskEvent);
  }
  return own;
}

/** Which Mission is being flown. */
export function missionNow(view: GuadalcanalView, language: Language): string {
  const line = lineNow(view);
  const w = guadalcanalWords[language];
  return line === undefined
    ? w.desk.week(view.week)
    : w.desk.weekMission({ week: view.week, what: lineName(line, language) });
}

/** Everything the campaign has to tell one seat between its Missions. */
export function tellDesk({
  view,
  told,
  language,
}: Seen<GuadalcanalView, AnyGuadalcanalEvent>): DeskTelling<
  AnyGuadalcanalChoice,
  GuadalcanalScene,
  GuadalcanalQuestion<AnyGuadalcanalChoice>
> {
  return {
    scene: deskScene(view, told, language),
    awaitedSeat: view.asks.find(({ answered }) => !answered)?.seat ?? -1,
    say: (_, choice) => choiceWords(choice, language),
    question: (decision, refusals) => deskQuestion(view, decision, refusals, language),
  };
}

function deskScene(view: GuadalcanalView, told: readonly AnyGuadalcanalEvent[], language: Language): GuadalcanalScene {
  const w = guadalcanalWords[language];
  const { seat, log } = view;
  const end = endOfGuadalcanal(view, language);
  const parts = {
    track: trackOf(view, language),
    weather: weatherOf(view, language),
    rosters: rostersOf(view, language),
    missions: missionsOf(view, language),
    ships: shipsOf(view, language),
  };
  return {
    now: end === null ? w.desk.week(view.week) : w.land.desk.over,
    you: seat < 0 || end !== null ? '' : w.land.desk.you(w.sides[sideIds[seat]]),
    rule: 'CH-29.1c',
    ...parts,
    map: mapOf(view, language),
    steps: stepsOf(view, language),
    weeks: weeksOf(view, language),
    pilots: pilotScenes(
      pilotRecords(log.map(({ report }) => ({ report: report === null ? null : { flown: report.craft } }))),
      language,
    ),
    log: deskEvents(told).map((event) => lineOf(view, event, language)),
    words: wordsOf(view, parts, language),
    end,
    curves: end === null ? [] : curvesOf(view, language),
  };
}

const strong: readonly DeskEvent['event'][] = [
  'guadalcanal-debrief',
  'guadalcanal-battle',
  'guadalcanal-marker',
  'guadalcanal-verdict',
];

const lineOf = (view: GuadalcanalView, event: DeskEvent, language: Language): LineScene => ({
  text: eventWords(view, event, language),
  rule: event.because,
  weight: event.event === 'guadalcanal-week' ? 'head' : strong.includes(event.event) ? 'strong' : '',
});

type Parts = Pick<GuadalcanalScene, 'track' | 'rosters' | 'missions' | 'ships'>;

/** The whole desk as sentences. */
function wordsOf(view: GuadalcanalView, { track, rosters, missions, ships }: Parts, language: Language): string[] {
  const w = guadalcanalWords[language];
  const line = lineNow(view);
  const weather = weatherOf(view, language).name;
  return [
    ...track.lines,
    w.weather.words({
      weather,
      japanese: view.limits[0],
      allied: view.limits[1],
      japaneseLeft: leftFor(view, 0),
      alliedLeft: leftFor(view, 1),
    }),
    ...missions.flatMap(({ eyebrow, title, about, moves, flies }) => [
      `${eyebrow}. ${title}. ${about}`,
      ...moves.map(({ name, move }) => w.form.result({ name, move })),
      ...flies,
    ]),
    ...rosters.flatMap(({ title, rows }) => [w.roster.heading(title), ...rows.map(({ words }) => words)]),
    ...ships.map(({ words }) => words),
    ...placeTargets(view.fixed).map(({ place, sheet, attacker, chance }) =>
      w.map.targetWords({
        name: w.sheet.places[place],
        kind: targetKind(view.fixed, sheet, language),
        side: w.sides[attacker],
        chance: percent(chance, language),
        isNow: line?.place === place,
      }),
    ),
  ];
}

interface Asked {
  readonly prompt: string;
  readonly advice: string;
}

/** What is asked about a type: who attacks what, and how many are left. */
function askFly(view: GuadalcanalView, { seat, options }: Decision<AnyGuadalcanalChoice>, language: Language): Asked {
  const w = guadalcanalWords[language];
  const line = lineNow(view);
  const [first] = options;
  if (line === undefined || first?.do !== 'fly') return { prompt: '', advice: '' };
  const aircraft = craftOf(first.aircraft).name;
  const type = guadalcanalRules.typesOf(view.fixed.sheet, seat).find((one) => one.aircraft === first.aircraft);
  const left = { left: leftFor(view, seat), type: type === undefined ? 0 : stillOf(view, seat, type) };
  const attacks = line.attacker === seat;
  if (line.ship !== null) {
    const told = { ship: shipName(line.ship, language), aircraft };
    return {
      prompt: attacks ? w.asks.flyAtShip(told) : w.asks.flyGuard(told),
      advice: w.asks.adviceSecond(left),
    };
  }
  const told = { place: w.sheet.places[line.place], aircraft };
  return { prompt: attacks ? w.asks.flyAttack(told) : w.asks.flyDefend(told), advice: w.asks.adviceFirst(left) };
}

function askedOf(view: GuadalcanalView, decision: Decision<AnyGuadalcanalChoice>, language: Language): Asked {
  const w = guadalcanalWords[language];
  switch (decision.kind) {
    case 'fly':
      return askFly(view, decision, language);
    case 'resupply':
      return { prompt: w.asks.resupply, advice: w.asks.adviceResupply };
    case 'draw-for':
    case 'service':
    case 'reshuffle':
    case 'assign':
    case 'assign-green':
      return { prompt: selectionWords[language].asks[decision.kind], advice: '' };
    default:
      return { prompt: decision.kind, advice: '' };
  }
}

function deskQuestion(
  view: GuadalcanalView,
  decision: Decision<AnyGuadalcanalChoice>,
  refusals: readonly Refusal<AnyGuadalcanalChoice>[],
  language: Language,
): GuadalcanalQuestion<AnyGuadalcanalChoice> {
  const say = (choice: AnyGuadalcanalChoice): string => choiceWords(choice, language);
  return {
    ...questionOf(decision, refusals, {
      ...askedOf(view, decision, language),
      say,
      sayAlone: say,
      isPass: () => false,
      isGrave: () => false,
      isInSight: () => false,
    }),
    plan: decision.kind === 'fly' ? planOf(view, decision, refusals, language) : null,
    resupply: decision.kind === 'resupply' ? resupplyOf(view, decision, refusals, language) : null,
  };
}
