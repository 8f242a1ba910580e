import { expect } from 'vitest';
import { Diary } from './diary.ts';
import { type Walker, walk } from './walk.ts';

const lists = (page: Walker): HTMLElement[] => page.all('.add-entry select');
/** Takes things of ours into a pack of Zero!, one of each name, and notes how each lies on the table. */
function lays(as: string, kind: RegExp, names: readonly RegExp[], language: 'en' | 'fr' = 'en'): void {
  walk(`of ${kind.source} some lie on the table, in ${as}`, '#/editor/zero', { language }, async (page) => {
    await page.press(page.find('.new-pack button'));
    const diary = new Diary(page, '.pack-bench');
    for (const name of names) {
      await page.choose(lists(page)[0], kind);
      await page.choose(lists(page)[1], name);
      await page.press(page.all('.add-entry button')[0]);
      diary.note(name.source);
    }
    await diary.approve(`zero-workshop/${as}`);
  });
}

lays('fighters', /^Fighters/, [/^A5M4/, /^P-61A/, /^P-38G/, /^Ki-45/]);
lays('light-bombers', /^Light bombers/, [/^B5N2/, /^SBD-3/, /^Ki-30/, /^F1M2/, /^Lysander/]);
lays('formation-aircraft', /^Formation aircraft/, [/^A-20G/, /^B-17D/, /^B-29/, /^B-24J/, /^G4M2|^G4M/]);
lays('pilots', /^Pilots/, [/^Abe/, /^Boyd/, /^Charles V/]);
lays('counters', /^Pilot counters/, [/^Abe/, /^Anabuki/]);
lays('action-cards', /^Action cards/, [/^ACE/, /^IN MY SIGHTS FUEL/, /^MANEUVERING/, /^OUT OF THE SUN 1/]);
lays('target-sheets', /^Target Sheets/, [/^1A/, /^2B/, /^4A/, /^6A-mines/]);
lays('bombing-display', /^Bombing Display/, [/^Dive – Low/, /^neither.*– High/]);
lays('victory-points', /^Victory Points/, [/^Fighter/, /^heavy/]);
lays('how-many', /^How many/, [/^A-24/]);
lays('fr', /^Bombardiers/, [/^B5N2/, /^Lysander/], 'fr');
lays('fr-target-sheets', /objectif/i, [/^1A/, /^5A/], 'fr');

walk('what is on the bench is flown', '#/editor/zero', {}, async (page) => {
  await page.press(page.find('.new-pack button'));
  await page.choose(lists(page)[0], /^Light bombers/);
  await page.choose(lists(page)[1], /^SBD-3/);
  await page.press(page.all('.add-entry button')[0]);
  await page.press(page.find('.test-flight button'));
  expect(page.address).toMatch(/^#\/play\/./);
  await page.approve('zero-workshop/test-flight', '.sky');
});
