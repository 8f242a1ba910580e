import { type PearlChoice, zeroPearlHarbor } from '@tallyho/zero';
import { expect } from 'vitest';
import { Diary } from './diary.ts';
import { reached } from './reached.ts';
import { type Walker, walk } from './walk.ts';

/** Whoever wants a third wave has one. */
const boldly = (choice: PearlChoice): boolean => choice.do === 'third-wave';
const raid = (name: string, kind: string, wave = 1, verb: PearlChoice['do'] | null = null): Promise<string> =>
  reached(zeroPearlHarbor, name, {
    when: ({ state, table }) => {
      const [asked] = state.wave === wave ? table.decisions() : [];
      return asked?.kind === kind && (verb === null || asked.options.some((choice) => choice.do === verb));
    },
    prefers: boldly,
  });

const beginning = await raid('raid-beginning', 'allot');
const attacking = await raid('raid-attacking', 'attack');
const diverting = await raid('raid-diverting', 'attack', 2, 'divert');
const deciding = await raid('raid-deciding', 'third-wave', 2);
const ending = await raid('raid-ending', 'attack', 3);

const map = '.pearl-maps';
const order = '.order-place';
const mark = (page: Walker, code: string): HTMLElement => page.get('button', new RegExp(`^${code} `));

walk(
  'Flights are sent to targets from the list and from the map, and one is taken off the list again',
  '#/play/raid-beginning',
  { games: [beginning] },
  async (page) => {
    const diary = new Diary(page, '.pearl');
    diary.note('the first wave waits');
    await diary.after('dive bombers are picked', () => page.press(page.all('.flight-card')[2]));
    await diary.after('by the map to Wheeler', () => page.press(mark(page, 'A1')));
    await diary.after('by the list to the first target', () => page.press(page.all('.target-row')[0]));
    await diary.after('torpedo bombers are picked', () => page.press(page.all('.flight-card')[0]));
    await diary.after('an airfield is nothing for them', () => page.press(mark(page, 'A2')));
    expect(page.text('.pearl-said')).not.toBe('');
    await diary.after('nor what only a third wave attacks', () => page.press(mark(page, 'I1')));
    await diary.after('to Oklahoma', () => page.press(mark(page, 'B2')));
    await diary.after('and off the list', () => page.press(page.all('.recall')[0]));
    await diary.after('a hint', () => page.key('h'));
    await diary.after('back', () => page.key('u'));
    await diary.approve('pearl-raid/allotting');
  },
);

walk('Flights attack one after the other', '#/play/raid-attacking', { games: [attacking] }, async (page) => {
  const diary = new Diary(page, '.pearl');
  diary.note('the first wave is there');
  for (let n = 0; n < 7; n++) {
    const rows = page.all('.attack-row').filter((row) => row.getAttribute('aria-disabled') !== 'true');
    await diary.after(`attack ${n + 1}`, () => page.press(rows[(n * 5) % rows.length]));
  }
  await diary.after('the next one, by a key', () => page.key(' '));
  await diary.approve('pearl-raid/attacking');
});

walk(
  'a Flight whose target is finished attacks another',
  '#/play/raid-diverting',
  { games: [diverting], language: 'fr' },
  async (page) => {
    const diary = new Diary(page, order);
    diary.note('la deuxième vague');
    for (let n = 0; n < 4 && page.all('.attack-row').length > 0; n++) {
      const row = page.all('.divert-row')[0] ?? page.find('.attack-row:not([aria-disabled="true"])');
      await diary.after(row.textContent ?? '', () => page.press(row));
    }
    await diary.approve('pearl-raid/diverting');
  },
);

walk(
  'a third wave has other targets',
  '#/play/raid-deciding',
  { games: [deciding], width: 390, height: 760 },
  async (page) => {
    const diary = new Diary(page, '.pearl');
    diary.note('a third wave, or home');
    await diary.after('a third wave', () => page.click('button', 'Fly a third wave'));
    await diary.after('to the tanks', () => page.press(mark(page, 'I1')));
    await diary.after('to the Navy Yard', () => page.press(mark(page, 'I2')));
    await diary.after('off they go', () => page.press(page.find('.take-off')));
    await diary.after('an attack', () => page.press(page.find('.attack-row')));
    await diary.approve('pearl-raid/third-wave');
  },
);

walk('home at once', '#/play/raid-deciding', { games: [deciding] }, async (page) => {
  await page.click('button', 'Home');
  await page.approve('pearl-raid/home', '.below');
  expect(page.all(order)).toEqual([]);
});

const best = (game: string, net: number, result: string, waves: number) => ({
  game,
  net,
  result,
  waves,
  at: net * 1e9,
});

walk(
  'the last attack ends the raid, and a good one is among the best',
  '#/play/raid-ending',
  {
    games: [ending],
    kept: {
      'tallyho.pearl-harbor': JSON.stringify([best('x', 80, 'decisive-victory', 3), best('y', 12, 'failure', 2)]),
    },
  },
  async (page) => {
    const diary = new Diary(page, '.pearl');
    diary.note('the third wave is there');
    for (let n = 0; page.all('.result').length === 0 && n < 20; n++)
      await page.press(page.find('.attack-row:not([aria-disabled="true"])'));
    diary.note('the end');
    await diary.approve('pearl-raid/end');
    await page.go('#/new/zero-pearl-harbor');
    await page.approve('pearl-raid/best', '.campaign-top');
  },
);

walk('whoever gives up has no result', '#/play/raid-attacking', { games: [attacking] }, async (page) => {
  const [concede] = page.all('.concede');
  await page.press(concede);
  await page.press(concede);
  await page.approve('pearl-raid/conceded', '.below');
  expect(localStorage.getItem('tallyho.pearl-harbor')).toBeNull();
});

walk('what stands beside the map', '#/play/raid-ending', { games: [ending] }, async (page) => {
  await page.key('l');
  const diary = new Diary(page, '.side [role=tabpanel]');
  for (const [nth, tab] of page.all('.side [role=tab]').entries()) {
    await page.press(tab);
    diary.note(`tab ${nth + 1}, ${tab.textContent}`);
  }
  await diary.approve('pearl-raid/panels');
});

walk('a raid is looked at again, choice by choice', '#/replay/raid-ending/24', { games: [ending] }, async (page) => {
  const diary = new Diary(page, '.pearl');
  diary.note('choice 24');
  await diary.after('the next one', () => page.click('button', 'Step forward'));
  await diary.after('the last one', () => page.key('End'));
  await diary.after('the log', () => page.press(page.find('.panels-button')));
  await diary.approve('pearl-raid/retraced');
});

walk('a raid begins under a name', '#/new/zero-pearl-harbor', { language: 'fr' }, async (page) => {
  await page.type(page.find('input[maxlength="24"]'), 'Genda');
  await page.approve('pearl-raid/set-up', '.campaign-top');
  await page.press(page.find('button.primary'));
  expect(page.address).toMatch(/^#\/play\/./);
  expect(page.text('.turn')).toContain('Pearl Harbor');
  await page.approve('pearl-raid/settings', '.settings > .sheet');
  await page.approve('pearl-raid/begun', `${order}, ${map}`);
});
