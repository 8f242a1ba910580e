import type { Language } from '@tallyho/words';
import {
  type OpenSuperfortress,
  type SuperfortressFlight,
  superfortressChoices,
  superfortressRules,
} from '@tallyho/zero';
import { campaignBase, superfortressTargets, type TargetSheet } from '@tallyho/zero/content';
import type { ArrowScene, MapScene, TargetScene } from '../../../campaign/scene.ts';
import { craftOf } from '../../campaign/model/cards.ts';
import { marks } from '../../campaign/tell/map.ts';
import { CHENGTU, HUMP, KHARAGPUR, kyushuBox, onKyushu, places, wideBox } from '../model/map.ts';
import { percent, type SuperfortressWords, superfortressWords } from '../words/words.ts';

const { MISSION, SUPPLY } = superfortressChoices;

/** The Target Sheet of a target. */
export function sheetOf(target: number): TargetSheet {
  const { sheet: id } = superfortressTargets[target];
  const sheet = campaignBase.targets.find((each) => each.id === id);
  if (sheet === undefined) throw new Error(`there is no target sheet ${id}`);
  return sheet;
}

/** How badly a Mission has hit a target: 0 not at all. */
export function levelOf({ target, report }: Pick<SuperfortressFlight, 'target' | 'report'>): number {
  if (report === null || target < 0) return 0;
  return Math.max(
    0,
    sheetOf(target).levels.findLastIndex(({ from }) => report.damage >= from),
  );
}

function statusOf(log: readonly SuperfortressFlight[], target: number): TargetScene['status'] {
  const flown = log.filter((flight) => flight.kind === 'mission' && flight.target === target);
  const level = Math.max(0, ...flown.map(levelOf));
  return level === 0 ? 'intact' : level === sheetOf(target).levels.length - 1 ? 'destroyed' : 'damaged';
}

type Seen = Pick<OpenSuperfortress, 'log' | 'target' | 'duties' | 'fleet'>;

/** CH-30.46a — the part of all numbers with which a target is drawn. */
const chanceOf = (target: number): number => {
  const { from, to } = superfortressTargets[target];
  const all = superfortressTargets[superfortressTargets.length - 1].to;
  return (to - from + 1) / all;
};

const BASE = superfortressTargets.length;

function targetScenes(s: Seen, w: SuperfortressWords, language: Language): TargetScene[] {
  const base = { note: '', kind: 'airfield', isAfloat: false, status: 'intact', by: 'allies' } as const;
  return [
    ...superfortressTargets.map(
      ({ letter }, target): TargetScene => ({
        number: letter,
        name: w.places[letter],
        note: percent(chanceOf(target), language),
        kind: marks[sheetOf(target).kind],
        at: places[letter],
        isAfloat: false,
        status: statusOf(s.log, target),
        by: 'axis',
      }),
    ),
    { ...base, number: '★', name: w.map.chengtu, at: CHENGTU },
    { ...base, number: '☆', name: w.map.kharagpur, at: KHARAGPUR },
  ];
}

/** Who flies: to the target, and over the Hump. */
function arrowsOf({ target, duties, fleet }: Seen): ArrowScene[] {
  const on = (duty: number) =>
    superfortressRules
      .withDuty({ duties }, duty)
      .filter((aircraft) => fleet[aircraft].lost === 0)
      .map(() => craftOf('b-29'));
  const way = { camp: 'allies', isStart: false } as const;
  return [
    ...(target < 0 ? [] : [{ ...way, from: CHENGTU, to: target, aircraft: on(MISSION) }]),
    { ...way, from: KHARAGPUR, to: BASE, aircraft: on(SUPPLY) },
  ];
}

/** CH-30.21a — the map: the targets with their chances, the bases, and the ways that are flown. */
export function mapOf(s: Seen, language: Language): MapScene {
  const w = superfortressWords[language];
  const targets = targetScenes(s, w, language);
  const arrows = arrowsOf(s);
  return {
    label: w.map.label,
    legend: w.map.legend,
    box: wideBox,
    lines: [],
    towns: [{ name: w.map.hump, at: HUMP }],
    targets,
    inset: {
      name: w.map.kyushu,
      box: kyushuBox,
      at: targets.map(({ number, at }) => (onKyushu.includes(String(number)) ? at : null)),
    },
    arrows,
    open: s.target < 0 ? [] : [0],
  };
}
