import type { Language } from '@tallyho/words';
import { signed } from '@tallyho/words/figures';
import { type GuadalcanalFixed, type GuadalcanalLine, type GuadalcanalView, guadalcanalRules } from '@tallyho/zero';
import type { Adjustment } from '@tallyho/zero/content';
import { camps } from '../../../campaign/scene.ts';
import { rowName } from '../../campaign/model/names.ts';
import { sideIds } from '../../campaign/model/sides.ts';
import { leftFor, lineNow } from '../model/boxes.ts';
import { flightsName, levelName, lineName, targetKind, targetSheet } from '../model/names.ts';
import { markerMoves } from '../model/weeks.ts';
import type { MissionScene, MoveScene, PastScene, StepScene, WeatherScene, WeekScene } from '../scene.ts';
import { guadalcanalWords } from '../words/words.ts';

/** CH-29.52a — the weather, and how many aircraft it allows. */
export function weatherOf(view: GuadalcanalView, language: Language): WeatherScene {
  const w = guadalcanalWords[language];
  const { fixed, weather, week, limits } = view;
  const kind = weather === null ? null : guadalcanalRules.weatherFor(fixed.sheet, weather).weather;
  const seats = view.seat === 1 ? [1, 0] : [0, 1];
  return {
    kind,
    eyebrow: w.weather.eyebrow(week),
    name: kind === null ? w.weather.first : w.sheet.weather[kind],
    note: weather === null ? w.weather.firstNote : w.weather.drawn(rowName(weather)),
    sides: seats.map((seat) => ({
      camp: camps[seat],
      name: w.weather.sides[sideIds[seat]],
      limit: limits[seat],
      left: w.weather.left(leftFor(view, seat)),
    })),
  };
}

const stepIds = ['weather', 'target', 'attack', 'first-marker', 'resupply', 'second-marker', 'reinforcements'] as const;

/** CH-29.1 — the steps of the week: at a desk it is always one of the two Missions. */
export function stepsOf(view: GuadalcanalView, language: Language): StepScene[] {
  const w = guadalcanalWords[language];
  const isAttack = lineNow(view)?.kind === 'attack';
  const now = view.outcome !== null ? stepIds.length : stepIds.indexOf(isAttack ? 'attack' : 'resupply');
  return stepIds.map((key, at) => ({
    key,
    name: w.steps[key],
    state: at < now ? 'done' : at === now ? 'now' : 'later',
  }));
}

/** CH-29.63a — where the marker goes for what is done to the target of an Attack Mission, level by level of its sheet. */
function attackMoves(fixed: GuadalcanalFixed, { attacker, target }: GuadalcanalLine, language: Language): MoveScene[] {
  const w = guadalcanalWords[language];
  const levels = targetSheet(fixed, target)?.levels ?? [];
  const moveFor = (vps: number): number =>
    fixed.sheet.adjustments.find(
      ({ when }) =>
        when.of === 'attack' &&
        when.attacker === sideIds[attacker] &&
        vps >= when.from &&
        (when.to === null || vps <= when.to),
    )?.move ?? 0;
  return levels.map(({ from, vps }, level) => ({
    name: w.mission.level({
      name: levelName(fixed, target, level, language),
      from: w.mission.from({ from, to: level + 1 < levels.length ? levels[level + 1].from - 1 : null }),
      vps,
    }),
    move: signed(moveFor(vps)),
  }));
}

/** CH-29.63a, CH-29.76a — where it goes for what becomes of a ship, or for who wins a battle. */
export function nightMoves(fixed: GuadalcanalFixed, by: string, language: Language): MoveScene[] {
  const w = guadalcanalWords[language];
  return fixed.sheet.adjustments.flatMap((one: Adjustment): MoveScene[] => {
    const { when, move } = one;
    if (when.of === 'resupply' && when.ship === by)
      return [{ name: levelName(fixed, fixed.sheet.shipSheets[when.ship], when.level, language), move: signed(move) }];
    if (when.of === 'battle' && when.battle === by)
      return [{ name: w.form.won(w.sides[when.winner]), move: signed(move) }];
    return [];
  });
}

const revealedOf = ({ flights }: GuadalcanalLine, language: Language): string[] => {
  const w = guadalcanalWords[language];
  return flights.every((own) => own.length === 0)
    ? []
    : sideIds.map((side, seat) =>
        w.mission.flies({ side: w.sides[side], flights: flightsName(flights[seat], language) }),
      );
};

const sheetWords = (fixed: GuadalcanalFixed, target: string, language: Language): string => {
  const sheet = targetSheet(fixed, target);
  return guadalcanalWords[language].mission.sheet({
    kind: targetKind(fixed, target, language),
    area: sheet?.areaFlak ?? 0,
    target: sheet?.targetFlak ?? 0,
  });
};

function attackScene(view: GuadalcanalView, line: GuadalcanalLine, language: Language): MissionScene {
  const w = guadalcanalWords[language];
  const about = sheetWords(view.fixed, line.target, language);
  return {
    key: 'attack',
    camp: camps[line.attacker],
    eyebrow: w.mission.attack(w.sides[sideIds[line.attacker]]),
    title: w.sheet.places[line.place],
    about: line.card === null ? about : `${about} ${w.mission.drawn(rowName(line.card))}`,
    moves: attackMoves(view.fixed, line, language),
    flies: revealedOf(line, language),
    isNow: line.report === null,
  };
}

function nightScene(view: GuadalcanalView, line: GuadalcanalLine | undefined, language: Language): MissionScene {
  const w = guadalcanalWords[language];
  const { fixed } = view;
  const base = { key: 'night', camp: camps[0], eyebrow: w.mission.resupply, flies: [], moves: [], isNow: false };
  if (line === undefined)
    return {
      ...base,
      title: w.sheet.places[fixed.sheet.resupply],
      about: !guadalcanalRules.hasShips(view)
        ? w.mission.allSunk
        : fixed.options.carriers
          ? w.mission.resupplyOrBattle
          : w.mission.resupplyWaits,
    };
  const night = {
    ...base,
    title: lineName(line, language),
    moves: nightMoves(fixed, line.ship ?? line.battle ?? '', language),
    flies: revealedOf(line, language),
    isNow: line.report === null,
  };
  return line.battle === null
    ? { ...night, about: sheetWords(fixed, line.target, language) }
    : { ...night, eyebrow: w.mission.battle, about: w.mission.battleAbout };
}

/** CH-29.1b, CH-29.1e — the two Missions of the week. */
export function missionsOf(view: GuadalcanalView, language: Language): MissionScene[] {
  const lines = guadalcanalRules.linesOfWeek(view);
  const attack = lines.find(({ kind }) => kind === 'attack');
  const night = lines.find(({ kind }) => kind !== 'attack');
  return [...(attack === undefined ? [] : [attackScene(view, attack, language)]), nightScene(view, night, language)];
}

/** CH-29.3a — the weeks so far, the latest first: what was flown, and where the marker went. */
export function weeksOf(view: GuadalcanalView, language: Language): WeekScene[] {
  const w = guadalcanalWords[language];
  const { log, fixed } = view;
  const isOver = view.outcome !== null;
  const moves = markerMoves(view, isOver);
  const flown = log.filter(({ report }) => report?.flown === true);
  const past = (line: GuadalcanalLine, i: number): PastScene => {
    const move = moves.find((one) => one.line === line)?.move;
    const report = line.report;
    return {
      key: `${line.week}.${i}`,
      name: lineName(line, language),
      camp: camps[line.attacker],
      line:
        report === null
          ? w.desk.underWay
          : !report.flown
            ? w.desk.notFlown
            : line.battle !== null
              ? w.report.battle(report.winner < 0 ? '' : w.sides[sideIds[report.winner]])
              : levelName(fixed, line.target, report.level, language),
      move: move === undefined ? '' : signed(move),
      report: report?.flown === true ? flown.indexOf(line) : null,
    };
  };
  return Array.from({ length: view.week }, (_, i) => i + 1)
    .toReversed()
    .map((week) => {
      const own = moves.filter((one) => one.week === week);
      const withoutShips = own.filter(({ line }) => line === null);
      return {
        week,
        missions: [
          ...log.filter((line) => line.week === week).map(past),
          ...withoutShips.map(
            ({ move }): PastScene => ({
              key: `${week}.none`,
              name: w.desk.noShips,
              camp: camps[0],
              line: '',
              move: signed(move),
              report: null,
            }),
          ),
        ],
        at: own.length > 1 || week < view.week ? signed(own.at(-1)?.at ?? 0) : '',
      };
    });
}
