import { type AnySuperfortressChoice, type SuperfortressState, zeroSuperfortress } from '@tallyho/zero';
import { expect } from 'vitest';
import { Diary } from './diary.ts';
import { reached } from './reached.ts';
import { walk } from './walk.ts';

/** Somebody who flies Missions with whatever he has. */
const flies = (choice: AnySuperfortressChoice): boolean => choice.do === 'duty' && choice.duty === 0;

type Moment = (s: SuperfortressState, kind: string) => boolean;
const weeks = (name: string, when: Moment, prefers?: typeof flies): Promise<string> =>
  reached(zeroSuperfortress, name, {
    when: ({ state, table }) => when(state, table.decisions()[0]?.kind ?? ''),
    ...(prefers === undefined ? {} : { prefers }),
  });

const beginning = await weeks('weeks-beginning', () => true);
const due = await weeks('weeks-due', (s, kind) => s.week === 4 && kind === 'b29-duty');
const altitude = await weeks('weeks-altitude', (_, kind) => kind === 'b29-altitude', flies);
const replacing = await weeks('weeks-replacing', (_, kind) => kind === 'b29-replacement', flies);
const learning = await weeks('weeks-learning', (_, kind) => kind === 'b29-lesson', flies);
const ended = await weeks('weeks-ended', (s) => s.outcome !== null, flies);

const answer = (nth: number): string => `.b29-answers li:nth-child(${nth}) button`;

walk('a week is decided, duty by duty', '#/play/weeks-beginning', { games: [beginning] }, async (page) => {
  const diary = new Diary(page, '.campaign');
  diary.note('the first week');
  await diary.after('the first flies supplies', () => page.press(page.find(answer(1))));
  await diary.after('back', () => page.key('u'));
  await diary.after('it trains', () => page.press(page.find(answer(2))));
  await diary.after('so does the second', () => page.press(page.find(answer(2))));
  await diary.after('and the third', () => page.press(page.find(answer(2))));
  await diary.after('a box', () => page.press(page.all('.b29-answer:not(.gone)')[0]));
  await diary.approve('superfortress-weeks/duties');
});

walk(
  'in the fourth week a Mission is due',
  '#/play/weeks-due',
  { games: [due], language: 'fr', width: 390, height: 760 },
  async (page) => {
    const diary = new Diary(page, '.campaign');
    diary.note('la quatrième semaine');
    await diary.after('en Mission', () => page.click('button', /^Mission/));
    await diary.after('le journal', () => page.press(page.find('.panels-button')));
    await diary.approve('superfortress-weeks/due');
  },
);

walk('a Mission has an altitude', '#/play/weeks-altitude', { games: [altitude] }, async (page) => {
  const diary = new Diary(page, '.campaign');
  diary.note('how high');
  await page.press(page.find(answer(3)));
  await page.approve('superfortress-weeks/after-the-altitude', '.campaign');
  await diary.approve('superfortress-weeks/altitude');
});

walk('a B-29 that is lost may be replaced', '#/play/weeks-replacing', { games: [replacing] }, async (page) => {
  const diary = new Diary(page, '.campaign');
  diary.note('one is lost');
  await diary.after('another comes', () => page.press(page.find(answer(1))));
  await diary.approve('superfortress-weeks/replaced');
});

walk('a crew that has been over the target learns', '#/play/weeks-learning', { games: [learning] }, async (page) => {
  const diary = new Diary(page, '.campaign');
  diary.note('a lesson');
  await diary.after('is learnt', () => page.press(page.find(answer(1))));
  await diary.approve('superfortress-weeks/learnt');
});

walk(
  'twelve weeks are over: the verdict, the curves, the log, a report',
  '#/play/weeks-ended',
  { games: [ended] },
  async (page) => {
    await page.approve('superfortress-weeks/over');
    await page.press(page.find('.panels-button'));
    await page.approve('superfortress-weeks/log', '.side');
    await page.press(page.find('.b29-flights button'));
    await page.approve('superfortress-weeks/report');
    expect(localStorage.getItem('tallyho.superfortress')).toContain('weeks-ended');
    await page.go('#/new/zero-superfortress');
    await page.approve('superfortress-weeks/best', '.campaign-top');
  },
);

walk('the weeks are looked at again', '#/replay/weeks-ended/6', { games: [ended] }, async (page) => {
  const diary = new Diary(page);
  diary.note('choice 6');
  await diary.after('the next one', () => page.click('button', 'Step forward'));
  await diary.approve('superfortress-weeks/retraced');
});

walk('the weeks begin under a name', '#/new/zero-superfortress', {}, async (page) => {
  await page.type(page.find('input[maxlength="24"]'), 'LeMay');
  await page.press(page.find('button.primary'));
  expect(page.address).toMatch(/^#\/play\/./);
  await page.go('#/games');
  await page.approve('superfortress-weeks/begun');
});
