import { expect } from 'vitest';
import { walk } from './walk.ts';

const lesson = '#/lesson/lessons/wings-of-war/1-first-turn.yaml';

walk('a lesson leads on, and back', lesson, { measures: true }, async (page) => {
  await page.approve('lessons/veil', '.veil');
  await page.click('button', 'Go on');
  await page.approve('lessons/first-task', '.lesson-panel');
  expect(page.text('.lesson-step')).toBe('step 2 of 7');
  await page.click('button', 'Back one step');
  expect(page.text('.lesson-step')).toBe('step 1 of 7');
  await page.click('button', 'Go on');
  await page.click('button', 'Do it for me');
  await page.approve('lessons/done-for-me', '.lesson-panel');
});

walk('a lesson is flown to its end', lesson, {}, async (page) => {
  const told: string[] = [];
  for (let steps = 0; steps < 30; steps++) {
    const on = page.all('.lead-on')[0];
    if (on === undefined) break;
    told.push(page.text('.lesson-step'));
    await page.press(on);
  }
  expect(told.at(-1)).toBe('step 7 of 7');
  await page.approve('lessons/at-its-end', '.lesson-panel');
  await page.go('#/lessons');
  await page.approve('lessons/one-done', 'main');
});

walk('a wrong try is told of', lesson, {}, async (page) => {
  for (let i = 0; i < 12 && page.has('button', 'Go on'); i++) await page.click('button', 'Go on');
  await page.click('button', /^straight/);
  await page.approve('lessons/wrong-try', '.strayed');
});

walk('a puzzle is answered', '#/puzzle/2026-11-01', {}, async (page) => {
  await page.press(page.all('.flight .answer')[0]);
  await page.approve('puzzle/answered', '.puzzle-answer');
  await page.click('button', 'Look at the table');
  expect(page.find('.puzzle-answer').dataset.folded).toBe('true');
  await page.go('#/puzzles');
  await page.approve('puzzle/days-with-an-answer');
});
