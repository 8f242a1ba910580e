import { expect } from 'vitest';
import type { Page } from './page.ts';
import { fly } from './pilot.ts';
import { look, walk } from './walk.ts';

/** Reads on, or has it done: what is told at every step, and where its sheet stands. */
async function leadOn(page: Page): Promise<string[]> {
  const told: string[] = [];
  for (let steps = 0; steps < 60; steps++) {
    const panel = page.find('.lesson-panel');
    const veil = page.all('.veil path')[0]?.getAttribute('d')?.length ?? 0;
    const wanted = page.all('[data-wanted]').length;
    told.push(
      `${page.text('.lesson-step')} (${panel.dataset.at}, ${panel.getAttribute('style')}, veil of ${veil}, ${wanted} wanted): ${page.text('.lesson-panel')}`,
    );
    const on = page.all('.lead-on')[0];
    if (on === undefined) return told;
    await page.press(on);
  }
  throw new Error('the lesson has no end');
}

for (const lesson of [
  'down-in-flames/3-on-his-six',
  'wings-of-war/5-tailing',
  'zero/4-wingman',
  'zero/12-pearl-harbor',
] as const)
  walk(`${lesson} is led through to its end`, `#/lesson/lessons/${lesson}.yaml`, { measures: true }, async (page) => {
    const told = await leadOn(page);
    const as = lesson.replace(/\/(\d+).*/, '-$1');
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`approved/lessons/led-through-${as}.txt`);
    await page.approve(`lessons/end-of-${as}`, '.lesson-panel');
    await page.press(page.all('.lesson-panel button:not(.fold)')[0]);
    expect(page.text('.lesson-step')).toMatch(/^step 1 of/);
  });

walk(
  'a sheet is folded, and a veil has a hole for everything that is named',
  '#/lesson/lessons/down-in-flames/3-on-his-six.yaml',
  { measures: true, language: 'fr' },
  async (page) => {
    await page.press(page.find('.fold'));
    await page.approve('lessons/folded', '.lesson-panel');
    await page.press(page.find('.fold'));
    await page.press(page.find('.lead-on'));
    await page.approve('lessons/second-veil', '.veil');
  },
);

walk(
  'what is done too early, or otherwise, is put right',
  '#/lesson/lessons/down-in-flames/3-on-his-six.yaml',
  {},
  async (page) => {
    const told: string[] = [];
    for (let n = 0; n < 6; n++) {
      const others = page.all(
        '.decide button.answer:not([data-wanted]), .card-button[data-playable="true"]:not([data-wanted])',
      );
      for (const at of others.keys()) {
        const other = page.all(
          '.decide button.answer:not([data-wanted]), .card-button[data-playable="true"]:not([data-wanted])',
        )[at];
        if (other === undefined || (other as HTMLButtonElement).disabled) continue;
        await page.press(other);
        const stray = page.all('.strayed')[0];
        if (stray !== undefined) told.push(`${page.text('.lesson-step')}: ${stray.textContent}`);
      }
      const on = page.all('.lead-on')[0];
      if (on === undefined) break;
      await page.press(on);
    }
    await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('approved/lessons/put-right.txt');
  },
);

const all = (system: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `lessons/${system}/${at + 1}`);

walk('a course that is done leads to its first flight', '#/lessons', {}, async (page) => {
  const files = page.all('.lesson-row').map((row) => (row.getAttribute('href') ?? '').replace('#/lesson/', ''));
  const done = [...all('wings-of-war', 8), ...all('down-in-flames', 4), ...all('zero', 10)];
  const finished = files.filter((file) => done.some((one) => file.startsWith(`${one}-`)));
  expect(finished).toHaveLength(done.length);
  localStorage.setItem('tallyho.lessons', JSON.stringify([...finished, 7, null]));
  await page.go('#/about');
  await page.go('#/lessons');
  await page.approve('lessons/courses-done');
  await page.press(page.find('.course-flight'));
  expect(page.address).toMatch(/^#\/(new|campaign)\//);
});

look('lessons/none', '#/lesson/lessons/no-such.yaml');
look('lessons/no-lesson', '#/lesson/zero/ex-5.yaml');
look('lessons/no-such-try', '#/try/DIF-POS-07/down-in-flames/no-such.yaml');
look('lessons/try-where-no-rule-is', '#/try/DIF-POS-99/down-in-flames/rules/bursts.yaml', { language: 'fr' });

walk(
  'a situation is played on from, and tried again',
  '#/try/DIF-POS-07/down-in-flames/rules/bursts.yaml',
  {},
  async (page) => {
    await page.approve('lessons/try-bar', '.lesson-bar');
    const asked = page.text('.decide');
    await fly(page, 12);
    expect(page.text('.decide')).not.toBe(asked);
    await page.approve('lessons/tried', '.lesson-bar');
    await page.press(page.find('.lesson-back'));
    expect(page.text('.decide')).toBe(asked);
  },
);

walk('a situation of Wings of War', '#/try/WOW-FIRE-07/wings-of-war/ex-01-one-sided-fire.yaml', {}, async (page) => {
  await page.approve('lessons/try-wings', '.decide');
  await page.press(page.find('.lesson-out'));
  expect(page.address).toBe('#/rules/wings-of-war/WOW-FIRE-07');
});
