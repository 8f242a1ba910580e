/**
 * Plays quick Guadalcanal campaigns to their end from sheets at random and fits the figures of `zero-guadalcanal-standing.ts` to who won:
 *
 *   npx node packages/bots/test/fit/guadalcanal-standing.ts [CAMPAIGNS] [SEED]
 */
import { below, type Chance, chanceFrom } from '@tallyho/kernel';
import { zeroGuadalcanal } from '@tallyho/zero';
import { guadalcanal } from '@tallyho/zero/content';
import { copyOf, type Outlook, outlookOf } from '../../src/systems/zero-guadalcanal-outlook.ts';
import { playOut } from '../../src/systems/zero-guadalcanal-playout.ts';
import { type QuickSheet, sheetOf } from '../../src/systems/zero-guadalcanal-sheet.ts';
import { scoreOf, standing } from '../../src/systems/zero-guadalcanal-standing.ts';
import { beginWeek, drawAttack, endWeek, reinforce, WeekLuck } from '../../src/systems/zero-guadalcanal-week.ts';
import type { Figure } from './descend.ts';
import { likeliest, type Row } from './likeliest.ts';
import { tell } from './tell.ts';

/**
 * The end of a week with any sheets: any marker, groups and ships but some, some boxes of each type, battles that may have been fought. CH-29.43e,
 * CH-GAP-69: without ships the Japanese cannot win any more, and there is nothing to be fitted.
 */
function anySheets(sheet: QuickSheet, begun: Outlook, chance: Chance): Outlook {
  const at = copyOf(begun);
  at.week = 1 + below(chance, 12);
  at.marker = sheet.first + 1 + below(chance, sheet.last - sheet.first - 1);
  do at.ships = begun.ships.map((ships) => below(chance, ships + 1));
  while (at.ships.every((ships) => ships === 0));
  for (let groups = below(chance, sheet.groups.length + 1); groups > 0; groups--) reinforce(sheet, at);
  at.boxes = at.boxes.map((own) => own.map((boxes) => below(chance, boxes + 1)));
  at.fought = sheet.battles.map(({ from }) => at.week >= from && below(chance, 2) === 0);
  return at;
}

/** The rest of the campaign: 1 when the Japanese win. */
function playedOn(sheet: QuickSheet, from: Outlook, luck: WeekLuck): number {
  const at = copyOf(from);
  endWeek(sheet, at, luck);
  beginWeek(sheet, at, luck);
  const attack = drawAttack(sheet, at, luck);
  return playOut(sheet, at, { attack, isFlown: false, attacking: null, resupply: null, night: null }, luck);
}

type Named = { [name: string]: number };
const figureOf = (name: string, of: Named, key: string): Figure => ({
  name,
  least: Number.NEGATIVE_INFINITY,
  get: () => of[key],
  set: (value) => {
    of[key] = value;
  },
});

/** CH-29.54a — so many weeks with all that there can ever be of a type. */
function weeksOf(aircraft: string): number {
  const type = guadalcanal.aircraft.find((one) => one.aircraft === aircraft);
  return type === undefined ? 0 : (type.white + type.grey) / type.weekly;
}

const figures: readonly Figure[] = [
  ...Object.entries(standing.boxes).flatMap(([aircraft, weeks]) =>
    weeks.flatMap((_, nth) =>
      weeksOf(aircraft) > nth ? [figureOf(`${aircraft}, week ${nth + 1}`, weeks as unknown as Named, String(nth))] : [],
    ),
  ),
  ...['destroyers', 'freighters', 'groups', 'fought'].map((name) => figureOf(name, standing as unknown as Named, name)),
];

/** Boxes count in full here. That later only half of them does leaves its mark on the score at the start, and on nothing else. */
const IN_FULL = 1;

/** The score is a sum: what a figure is multiplied by in it shows when it is one higher. */
function factorsOf(at: Outlook): number[] {
  const score = scoreOf(sheet, at, IN_FULL);
  return figures.map((figure) => {
    const value = figure.get();
    figure.set(value + 1);
    const more = scoreOf(sheet, at, IN_FULL) - score;
    figure.set(value);
    return more;
  });
}

const [count = '150000', seed = '1'] = process.argv.slice(2);
const options = zeroGuadalcanal.options({ carriers: true });
if (!options.ok) throw new Error(options.problem.code);
const chance = chanceFrom(seed);
const state = zeroGuadalcanal.setup(options.value, chance);
const sheet = sheetOf(state.fixed);
const begun = outlookOf(sheet, state);

/** CH-29.62a — the score with the marker at the start, and what every other space is worth more. */
const START = -sheet.first - 1;
const others = [...standing.spaces.keys()].filter((space) => space !== START);
const worthOf = (space: number): number => standing.spaces[space] - standing.spaces[START];

const rows = Array.from({ length: Number(count) }, (): Row => {
  const at = anySheets(sheet, begun, chance);
  const here = at.marker - sheet.first - 1;
  const won = playedOn(sheet, at, new WeekLuck(below(chance, 1 << 24)));
  return { factors: [1, ...others.map((space) => (space === here ? 1 : 0)), ...factorsOf(at)], won };
});
const fitted = likeliest(
  [
    { name: 'the start', printed: standing.start + standing.spaces[START] },
    ...others.map((space) => ({ name: `space ${space - START}`, printed: worthOf(space) })),
    ...figures.map(({ name, get }) => ({ name, printed: get() })),
  ],
  rows,
);
tell(fitted, `${rows.length} quick campaigns, seed ${seed}`);
