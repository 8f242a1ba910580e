import { expect } from 'vitest';
import { Diary } from './diary.ts';
import { changeAll } from './filling-in.ts';
import { look, walk } from './walk.ts';

/** Somebody changes everything in a part of the form, one thing after the other. */
const changes = (as: string, address: string, form: string, shown = '.set-up', more: object = {}): void =>
  walk(`${address.slice(6)}: everything is changed in ${as}`, address, more, async (page) => {
    const diary = new Diary(page, shown);
    diary.note('as it is');
    await changeAll(page, diary, form);
    await diary.approve(`zero-set-up/${as}`);
  });

const own = '.side-entries:first-child';
const enemy = '.side-entries:last-child';
const line = '.set-up > .sheet.entry-form';
const element = '.entry-form.sheet:nth-of-type(1)';

changes('options-of-a-fight', '#/new/zero', '.options');
changes('an-element-of-a-fight', '#/new/zero', `${own} .entry-form`, '.sides');
changes('options-of-rockets', '#/new/zero/mission/kind-rockets', '.options', '.options');
changes('options-of-kamikazes', '#/new/zero/mission/kind-kamikaze', '.options', '.options', { language: 'fr' });
changes('options-of-transports', '#/new/zero/mission/kind-transport', '.options', '.options');
changes('options-of-skip-bombing', '#/new/zero/mission/kind-skip-bombing', '.options', '.options');
changes('an-element-with-rockets', '#/new/zero/mission/kind-rockets', `${enemy} ${element}`, enemy);
changes('an-element-of-kamikazes', '#/new/zero/mission/kind-kamikaze', `${own} ${element}`, own);
changes('an-element-by-night', '#/new/zero/mission/kind-night', `${enemy} ${element}`, enemy);
changes('an-element-of-malaya', '#/new/zero/mission/malaya-1', `${own} ${element}`, own);
changes('attack-bombers', '#/new/zero/mission/kind-attack-bombers', `${enemy} fieldset.sheet:last-of-type`, enemy);
changes('ohkas', '#/new/zero/mission/kind-ohka', `${own} fieldset.sheet:last-of-type`, own);
changes('transports', '#/new/zero/mission/kind-transport', `${own} fieldset.sheet:last-of-type`, own);
changes('a-flight-of-okinawa', '#/new/zero/mission/okinawa-14', `${line} label:not(.whole)`, line);
changes('a-flight-of-the-solomons', '#/new/zero/mission/solomons-2', `${line} label:not(.whole)`, line);

look('zero-set-up/ohka-fr', '#/new/zero/mission/kind-ohka', { language: 'fr' });
look('zero-set-up/special-mission', '#/new/zero/mission/solomons-s2', {}, line);
look('zero-set-up/duel', '#/new/zero/duel/p-38g/ki-61', {}, '.sides');
look('zero-set-up/no-duel', '#/new/zero/duel/p-38g/p-40e', {}, '.sides');

walk('Elements and players come and go until a side is full', '#/new/zero', {}, async (page) => {
  const diary = new Diary(page, '.sides');
  diary.note('two players');
  const ways = (side: string): HTMLElement[] => page.all(`${side} .seat-ways button`);
  const add = (side: string): HTMLElement | undefined => page.all(`${side} > button`)[0];
  for (let more = add(own); more !== undefined; more = add(own)) await page.press(more);
  diary.note('the Japanese are full');
  expect(ways(own).map((one) => one.textContent)).not.toContain('Add an Element');
  await diary.after('a player goes', () => page.press(ways(own).at(-1) as HTMLElement));
  await diary.after('an Element comes', () => page.press(ways(enemy)[0]));
  await diary.after('another aircraft', async () => {
    await page.press(page.all(`${enemy} .entry-plane button`)[1]);
    await page.press(page.all('.chooser .hangar button')[2]);
    await page.press(page.find('.chooser-card .primary'));
  });
  await diary.after('an Element goes', () => page.press(page.all(`${enemy} .entry-form > button.quiet`)[0]));
  await diary.approve('zero-set-up/coming-and-going');
});

walk('what is flown on a Mission comes and goes', '#/new/zero/mission/kind-attack-bombers', {}, async (page) => {
  const diary = new Diary(page, '.sides');
  diary.note('as it is');
  const last = (selector: string): HTMLElement => page.all(selector).at(-1) as HTMLElement;
  await diary.after('a Formation more', () => page.press(last(`${enemy} .seat-ways button`)));
  await diary.after('and another', () => page.press(last(`${enemy} .seat-ways button`)));
  await diary.after('which is taken away', () => page.press(last(`${enemy} fieldset.sheet button.quiet`)));
  await diary.after('an Element goes', () => page.press(page.all(`${enemy} fieldset.sheet button.quiet`)[0]));
  await diary.after('an Element comes', () => page.press(page.all(`${own} .seat-ways button`)[0]));
  await diary.approve('zero-set-up/mission-coming-and-going');
});

walk(
  'a Mission that cannot be flown says why, with its paragraph',
  '#/new/zero/mission/kind-night',
  {},
  async (page) => {
    await page.click('checkbox', 'Corsairs & Hellcats');
    await page.approve('zero-set-up/refused', '.set-up-end');
  },
);

walk('a Mission is called after where it is flown', '#/new/zero/mission/solomons-s2', {}, async (page) => {
  await page.click('button', 'Start the fight');
  expect(page.address).toMatch(/^#\/play\/./);
  await page.go('#/games');
  expect(page.text('.shelf-what')).toContain('Solomons – Washing Machine Charlie');
});

walk('a match of two games begins with the first', '#/new/zero', {}, async (page) => {
  await page.press(page.all('input[name=length]')[1]);
  await page.click('button', 'Start the fight');
  await page.go('#/games');
  await page.approve('zero-set-up/match');
});

walk('somebody else has followed a link to another Mission', '#/new/zero/mission/malaya-1', {}, async (page) => {
  await page.go('#/new/zero/mission/kind-patrol');
  await page.approve('zero-set-up/another-link', line);
  await page.press(page.all('.modes input')[0]);
  expect(page.address).toBe('#/new/zero');
  await page.press(page.all('.modes input')[1]);
  expect(page.address).toBe('#/new/zero/mission');
});

walk('one click begins a fair fight, the first time with the Zero', '#/', {}, async () => {
  const { quickFight } = await import('../../src/zero/begin.ts');
  const told = [quickFight(true), quickFight(true, true), ...Array.from({ length: 6 }, () => quickFight(false))].map(
    (begun) => (begun.ok ? [begun.game.title, ...begun.game.players.map(({ kind }) => kind)] : [begun.problem.code]),
  );
  expect(told).toMatchInlineSnapshot(`
    [
      [
        "A6M2 Zero – F4F-3 Wildcat",
        "human",
        "bot",
      ],
      [
        "A6M2 Zero – F4F-3 Wildcat",
        "human",
        "bot",
      ],
      [
        "F6F-3 Hellcat – A6M5 Zero",
        "human",
        "bot",
      ],
      [
        "A6M3 Zero – P-40N Warhawk",
        "human",
        "bot",
      ],
      [
        "Ki-61 Tony – Spitfire VC",
        "human",
        "bot",
      ],
      [
        "A6M2 Zero – F4F-3 Wildcat",
        "human",
        "bot",
      ],
      [
        "A6M5 Zero – P-38G Lightning",
        "human",
        "bot",
      ],
      [
        "F6F-3 Hellcat – A6M5 Zero",
        "human",
        "bot",
      ],
    ]
  `);
});
