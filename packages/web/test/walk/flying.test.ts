import { expect } from 'vitest';
import { fly } from './pilot.ts';
import { walk } from './walk.ts';

/** Somebody goes on with a saved game for so many answers. */
const flies = (game: string, answers: number, as: string, part = '.frame', more: object = {}): void => {
  const id = game.replace(/^.*\//, '');
  walk(`${game}, ${answers} answers on, is flying/${as}`, `#/play/${id}`, { games: [game], ...more }, async (page) => {
    await fly(page, answers);
    // Aircraft glide to their places.
    await page.settle(1500);
    await page.approve(`flying/${as}`, part);
  });
};

flies('v3/duel-begun', 4, 'duel-begun');
flies('v3/duel', 3, 'duel');
flies('v3/odd', 3, 'odd', 'main');
flies('v3/teams', 3, 'teams', '.sky');
flies('v3/mission', 4, 'mission');
flies('v3/campaign-mission', 4, 'campaign-mission', '.sky');
flies('v3/zero', 4, 'zero');
flies('v3/zero-mission', 4, 'zero-mission');
flies('v3/land-mission', 4, 'land-mission', '.sky');
flies('v3-carriers/carriers-strike', 3, 'carriers-strike');
flies('v4-guadalcanal/guadalcanal-strike', 4, 'guadalcanal-strike', '.sky');
flies('v3-superfortress/superfortress-mission', 2, 'superfortress-mission', 'main');

/** The same on a phone. */
const PHONE = { width: 390, height: 760 };
flies('v3/duel', 0, 'duel-on-a-phone', '.frame', PHONE);
flies('v3/mission', 1, 'mission-on-a-phone', '.sky', PHONE);
flies('v3/zero', 1, 'zero-on-a-phone', '.frame', PHONE);
flies('v3/zero-mission', 1, 'zero-mission-on-a-phone', '.sky', PHONE);
flies('v3/duel', 0, 'duel-on-a-phone-held-sideways', '.frame', { width: 760, height: 390 });

walk(
  '“Why not?” is open for one question, and closed at the next',
  '#/play/duel-begun',
  { games: ['v3/duel-begun'] },
  async (page) => {
    const isOpen = (): boolean => page.find('.why-not').hasAttribute('open');
    page.find('.why-not').setAttribute('open', '');
    expect(isOpen()).toBe(true);
    await fly(page, 1);
    expect(isOpen()).toBe(false);
  },
);

walk(
  'a card is fired at the enemy, and the choice can be taken back while nothing has been drawn',
  '#/play/duel',
  { games: ['v3/duel'] },
  async (page) => {
    const bursts = (): string => page.text('[data-plane="0"] .unseen');
    expect(bursts()).toContain('1 Burst');
    expect(page.get('button', 'Undo').getAttribute('aria-disabled')).toBe('true');
    expect(page.all('.hand-place')).toHaveLength(5);
    await page.press(page.find('.card-button[data-spot="card IN MY SIGHTS 1/1"]'));
    await page.approve('flying/fires', '.frame');
  },
);

walk(
  'the drawer shows the aircraft, the cards that were seen, and everything in words',
  '#/play/duel',
  { games: ['v3/duel'] },
  async (page) => {
    const isOpen = (): string | undefined => page.find('.side').dataset.open;
    expect(isOpen()).toBe('false');
    await page.click('button', 'Log');
    expect(isOpen()).toBe('true');
    await page.click('tab', 'Aircraft');
    await page.approve('flying/drawer-aircraft', '.side');
    await page.click('tab', 'Cards seen');
    await page.approve('flying/drawer-cards', '.side');
    await page.click('tab', 'In words');
    await page.approve('flying/drawer-words', '.side');
    await page.key('ArrowLeft');
    expect(page.get('tab', 'Cards seen').getAttribute('aria-selected')).toBe('true');
    await page.click('button', 'Fold away');
    expect(isOpen()).toBe('false');
    await page.key('l');
    expect(isOpen()).toBe('true');
  },
);

walk('the settings of a table', '#/play/duel', { games: ['v3/duel'] }, async (page) => {
  await page.approve('flying/settings', '.settings > .sheet');
  await page.click('checkbox', 'Show what the card titles mean');
  await page.click('checkbox', 'Referee view: rule numbers everywhere');
  await page.click('checkbox', 'A line of advice under every question');
  await page.choose(page.get('combobox', 'Others play'), 'calmly');
  await page.choose(page.get('combobox', 'Text'), 'large');
  await page.choose(page.get('combobox', 'Light'), 'night');
  const kept = ['titles', 'referee', 'guidance', 'pace', 'text', 'light'].map((name) =>
    localStorage.getItem(`tallyho.${name}`),
  );
  expect(kept).toMatchInlineSnapshot(`
    [
      null,
      "on",
      "off",
      "calm",
      "115",
      "night",
    ]
  `);
  const { dataset, style } = document.documentElement;
  expect([dataset.light, dataset.text, style.getPropertyValue('--zoom')]).toEqual(['night', '115', '1.15']);
  await page.approve('flying/duel-with-other-settings', '.frame');
});

walk('a hint names the best choice and what it is worth', '#/play/duel', { games: ['v3/duel'] }, async (page) => {
  await page.key('h');
  await page.approve('flying/hint', '.decide');
});

walk(
  'a rule is read in a panel, and the focus comes back to where it was',
  '#/play/duel',
  { games: ['v3/duel'] },
  async (page) => {
    await page.key('r');
    await page.approve('flying/rule-panel', '.rule-panel');
    await page.key('Escape');
    expect(page.all('.rule-panel')).toHaveLength(0);
  },
);

walk('the keys of a table', '#/play/duel', { games: ['v3/duel'] }, async (page) => {
  await page.key('?');
  await page.approve('flying/keys', 'dialog');
  await page.key('Escape');
  expect(page.all('dialog[open]')).toHaveLength(0);
  await page.key('u');
  await page.key(' ');
  expect(page.all('.decide')[0]?.dataset.decision).not.toBe('0.14');
});

walk(
  'whoever concedes is asked whether he is sure, and has lost',
  '#/play/duel',
  { games: ['v3/duel'] },
  async (page) => {
    const [concede] = page.all('.hud .concede');
    await page.press(concede);
    expect(concede.dataset.asking).toBe('true');
    expect(page.all('.result')).toHaveLength(0);
    await page.press(concede);
    await page.approve('flying/conceded', '.flight');
  },
);
