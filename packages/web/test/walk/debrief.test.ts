import { expect } from 'vitest';
import { walk } from './walk.ts';

const over = { games: ['v3/duel-over'], measures: true } as const;

walk('the chance over a whole fight, as a line and as a table', '#/debrief/duel-over', over, async (page) => {
  await page.approve('debrief/line', '.debrief-chart');
  await page.click('button', 'as a table');
  await page.approve('debrief/table', '.debrief-chart');
});

walk('the line is the timeline', '#/debrief/duel-over', over, async (page) => {
  await page.type(page.get('slider', 'Timeline of the replay'), '3');
  expect(page.text('.debrief-place')).toContain('choice 3 of');
  await page.approve('debrief/third-choice', '.debrief-below');
  await page.click('button', 'Step forward');
  expect(page.text('.debrief-place')).toContain('choice 4 of');
  await page.click('button', 'Last step');
  await page.click('button', 'Step back');
  await page.click('button', 'First step');
  expect(page.text('.debrief-place')).toContain('choice 0 of');
  await page.approve('debrief/beginning', '.debrief-lesson');
});

walk('a moment is looked at, and tried again', '#/debrief/duel-over', over, async (page) => {
  const moments = page.all('.moment-list .moment-box');
  await page.press(moments[1] ?? moments[0]);
  await page.approve('debrief/moment', '.debrief-below');
  await page.click('button', 'Try again from here');
  expect(page.address).toContain('#/play/');
  await page.approve('debrief/tried-again', '.decide');
});

walk(
  'on a phone the line is longer than the screen',
  '#/debrief/wings-over',
  { games: ['v3/wings-over'], measures: true, width: 390, height: 844, language: 'fr' },
  async (page) => {
    await page.approve('debrief/phone', '.debrief');
  },
);
