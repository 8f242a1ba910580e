import type { Language } from '@tallyho/words';
import { minus } from '@tallyho/words/figures';
import {
  type Drawn,
  type SuperfortressView,
  superfortressChoices,
  superfortressRules,
  type WeekLine,
} from '@tallyho/zero';
import { superfortressTerms, trainingBoxes } from '@tallyho/zero/content';
import { craftOf } from '../../campaign/model/cards.ts';
import type { BomberScene, DrawScene, WeekScene } from '../scene.ts';
import { type SuperfortressWords, superfortressWords } from '../words/words.ts';
import { b29, meansOf, placeOf } from './speak.ts';

const { duties, SUPPLY } = superfortressChoices;
const { capacities, letterOf } = superfortressRules;

/** CH-30.62a, CH-30.7a — the three of them as they stand; `asked`: whose duty is asked for. */
export function fleetOf(
  { fleet, fixed, duties: given }: SuperfortressView,
  asked: number,
  language: Language,
): BomberScene[] {
  const w = superfortressWords[language];
  return fleet.map((one, aircraft) => {
    const [flips, most] = capacities(fixed, one);
    const state = one.lost > 0 ? 'lost' : one.damaged === 1 ? 'damaged' : one.damage > 0 ? 'hit' : 'ready';
    return {
      key: aircraft,
      name: b29(aircraft, w),
      craft: craftOf('b-29'),
      state,
      stateName: state === 'lost' ? w.desk.lost(one.lost) : w.desk[state],
      damage: one.damage,
      flips,
      most,
      damageWords: w.desk.damage({ damage: one.damage, flips, lost: most }),
      boxes: trainingBoxes.map((box, nth) => ({
        key: box,
        name: w.boxes[box].name,
        short: w.boxes[box].short,
        isTicked: one.boxes[nth] === 1,
      })),
      duty: given[aircraft] >= 0 ? w.duties[duties[given[aircraft]]] : '',
      isAsked: aircraft === asked,
    };
  });
}

const NONE = '–';

/** CH-30.22a — the Mission/Duty Track: what was done in each week, and what is due. */
export function weeksOf(s: SuperfortressView, language: Language): WeekScene[] {
  const w = superfortressWords[language];
  return Array.from({ length: superfortressTerms.weeks }, (_, i): WeekScene => {
    const week = i + 1;
    const line = s.weeks.find((each) => each.week === week);
    const isNow = week === s.week && s.outcome === null;
    const given = isNow ? s.duties : (line?.duties ?? []);
    const letters = s.fleet.map((_, aircraft) => {
      const duty = duties[given[aircraft]];
      return duty === undefined ? NONE : w.dutyLetters[duty];
    });
    const isDue = line?.due ?? (week === superfortressTerms.firstMission || (week === s.week + 1 && s.dueNext));
    const mission = line === undefined ? '' : letterOf(line.mission);
    const isPast = line !== undefined && !isNow;
    return {
      week,
      time: isNow ? 'now' : isPast ? 'past' : 'ahead',
      duties: letters,
      mission: mission === '' && isDue && !isPast ? dueLetter(s, week) : mission,
      isDue,
      supply: line === undefined ? '' : minus(isNow ? s.supply : line.supply),
      vps: line === undefined ? '' : minus(isNow ? s.vps : line.vps),
      words: weekWords(week, line, letters, isDue, w),
    };
  });
}

const dueLetter = ({ target }: SuperfortressView, week: number): string =>
  week === superfortressTerms.firstMission ? letterOf(superfortressRules.firstTarget()) : letterOf(target);

function weekWords(
  week: number,
  line: WeekLine | undefined,
  letters: readonly string[],
  isDue: boolean,
  w: SuperfortressWords,
): string {
  const parts = [
    `${w.desk.week} ${week}`,
    ...(line === undefined ? [] : letters.map((letter, aircraft) => `${b29(aircraft, w)} ${letter}`)),
    line === undefined || line.mission < 0 ? '' : `${w.desk.missionColumn} ${placeOf(line.mission, w)}`,
    isDue ? w.desk.dueMark : '',
    line === undefined ? '' : `${w.desk.supply} ${line.supply}`,
    line === undefined ? '' : `${w.desk.vps} ${minus(line.vps)}`,
  ];
  return parts.filter((part) => part !== '').join(w.desk.between);
}

/** The target of a week: what was drawn at the end of the week before it; −1: none yet. */
export function targetIn({ weeks }: Pick<SuperfortressView, 'weeks'>, week: number): number {
  if (week === superfortressTerms.firstMission) return superfortressRules.firstTarget();
  return weeks.find((line) => line.week === week - 1)?.next ?? -1;
}

/** The cards of a week, in the order in which they were drawn. */
export function drawsOf(s: Pick<SuperfortressView, 'weeks'>, line: WeekLine, language: Language): DrawScene[] {
  const w = superfortressWords[language];
  const target = targetIn(s, line.week);
  return line.draws.map(
    (drawn, nth): DrawScene => ({
      key: `${line.week} ${nth}`,
      table: w.tables[drawn.table],
      who: drawn.aircraft < 0 ? '' : b29(drawn.aircraft, w),
      number: w.desk.drawn(drawn),
      means: meansOf(drawn, { isSupply: isSupply(drawn, line), target }, w),
    }),
  );
}

const isSupply = ({ aircraft }: Drawn, { duties: given }: WeekLine): boolean =>
  aircraft >= 0 && given[aircraft] === SUPPLY;
