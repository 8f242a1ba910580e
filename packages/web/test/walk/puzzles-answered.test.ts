import { expect } from 'vitest';
import type { Page } from './page.ts';
import { look, walk } from './walk.ts';

/** The first answer that can be given; cards are pressed and used. */
async function answer(page: Page, nth: number): Promise<void> {
  const buttons = page.all('.flight .answer:not([disabled])');
  await page.press(buttons[nth] ?? buttons[0]);
  const [sure] = page.all('button.answer[data-asking="true"]');
  if (sure !== undefined) await page.press(sure);
}

for (const [day, language] of [
  ['2026-11-01', 'fr'],
  ['2026-11-02', 'en'],
  ['2026-11-05', 'en'],
] as const)
  walk(`the puzzle of ${day} is answered, and played on`, `#/puzzle/${day}`, { language }, async (page) => {
    await answer(page, 1);
    if (page.all('.puzzle-answer').length === 0) await answer(page, 0);
    await page.approve(`puzzle/answered-${day}`, '.puzzle-answer');
    const kept = localStorage.getItem('tallyho.puzzles') ?? '';
    expect(Object.keys(JSON.parse(kept) as object)).toEqual([day]);
    await page.press(page.all('.puzzle-ways button')[0]);
    expect(page.all('.puzzle-ways button')).toHaveLength(1);
    await page.press(page.all('.puzzle-ways button')[0]);
    await page.press(page.all('.puzzle-ways button')[1]);
    expect(page.address).toMatch(/^#\/play\//);
    await page.approve(`puzzle/played-on-${day}`, '.decide');
  });

const answers = {
  '2026-11-01': { choice: 'pass', isBest: true },
  '2026-11-02': { choice: 'pass', isBest: false },
  '2026-13-45': { choice: 'pass', isBest: true },
  '2026-11-03': { choice: 7, isBest: true },
};

walk(
  'the days so far, with what was answered',
  '#/puzzles',
  { kept: { 'tallyho.puzzles': JSON.stringify(answers) } },
  async (page) => {
    await page.approve('puzzle/days-answered');
    await page.go('#/');
    await page.approve('puzzle/line', '.puzzle-line');
    await page.go('#/puzzle/2026-11-01');
    await page.approve('puzzle/bar', '.lesson-bar, .puzzle-top');
  },
);

look('puzzle/today', '#/puzzle', { language: 'fr' }, '.lesson-bar');
look('puzzle/before-the-first', '#/puzzle/2026-10-31', {}, '.lesson-bar');
look('puzzle/of-a-month-that-is-none', '#/puzzle/2026-13-01');
