import { expect } from 'vitest';
import { trenches } from '../fights.ts';
import { flight, lay } from './flights.ts';
import type { Page } from './page.ts';
import { Story } from './story.ts';
import { walk } from './walk.ts';

const games = [flight('duel', trenches)];
const phone = { width: 390, height: 844 };

/** A finger or a mouse does something to a card. */
const does = async (page: Page, target: Element, type: string, init: PointerEventInit, wait = 20): Promise<void> => {
  target.dispatchEvent(
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      buttons: 1,
      ...init,
    }),
  );
  await page.settle(wait);
};
const ghosts = (page: Page): number => page.all('.ghost-step.tried').length;
const laid = (page: Page): number => page.all('.slot:not(.empty)').length;

walk(
  'a finger that rests on a card sees where it leads, and has not laid it',
  '#/play/duel',
  { games, ...phone },
  async (page) => {
    const card = page.all('.deck-card')[3];
    const touch = { pointerType: 'touch', clientX: 50, clientY: 50 };
    await does(page, card, 'pointerdown', touch, 340);
    expect(ghosts(page)).toBe(0);
    await page.settle(60);
    expect(ghosts(page)).toBe(1);
    await does(page, card, 'pointerup', { ...touch, buttons: 0 });
    card.click();
    await page.settle(20);
    expect([ghosts(page), laid(page)]).toEqual([0, 0]);
    card.click();
    await page.settle(20);
    expect(laid(page)).toBe(1);
  },
);

walk(
  'a finger that moves on drags, and one that is called away does nothing',
  '#/play/duel',
  { games, ...phone },
  async (page) => {
    Object.assign(document, { elementFromPoint: () => page.find('[data-slot-place="1"]') });
    const card = page.all('.deck-card')[3];
    const touch = { pointerType: 'touch', clientX: 50, clientY: 50 };
    await does(page, card, 'pointermove', touch);
    await does(page, card, 'pointerdown', touch);
    await does(page, card, 'pointermove', { ...touch, clientX: 58 }, 500);
    expect(page.all('.carried')).toEqual([]);
    expect(ghosts(page)).toBe(1);
    await does(page, card, 'pointercancel', touch);
    expect(ghosts(page)).toBe(0);
    await does(page, card, 'pointerdown', touch);
    await does(page, card, 'pointermove', { ...touch, clientX: 59 });
    expect(page.all('.carried')).toHaveLength(1);
    expect(page.all('[data-aimed]')).toHaveLength(1);
    await page.approve('wings-of-war/hands/carried', '.carried');
    await does(page, card, 'pointercancel', touch);
    expect(page.all('.carried, [data-aimed]')).toEqual([]);
    expect(laid(page)).toBe(0);
    await does(page, card, 'pointerdown', { ...touch, button: 2 });
    await does(page, card, 'pointerdown', { ...touch, isPrimary: false });
    await does(page, card, 'pointermove', { ...touch, clientX: 90 });
    expect(page.all('.carried')).toEqual([]);
    const menu = new Event('contextmenu', { bubbles: true, cancelable: true });
    card.dispatchEvent(menu);
    expect(menu.defaultPrevented).toBe(true);
  },
);

walk('a card is put over one that lies there, and may be refused', '#/play/duel', { games }, async (page) => {
  await lay(page, 3, 3, 3);
  const story = new Story(page, '.slots');
  story.tell('three straights');
  for (const [slot, card] of [
    [0, 6],
    [1, 3],
    [2, 4],
    [0, 4],
    [2, 0],
  ] as const) {
    Object.assign(document, { elementFromPoint: () => page.find(`[data-slot-place="${slot}"]`) });
    await page.drag(page.all('.deck-card')[card], [100, 600], [400, 600]);
    story.tell(`card ${card + 1} over slot ${slot + 1}: ${page.all('.why').map((why) => why.textContent)}`);
  }
  await story.approve('wings-of-war/hands/put');
});

walk('slots and what they lead to light each other up', '#/play/duel', { games }, async (page) => {
  await lay(page, 3, 7);
  const pointed = (): string | undefined => page.find('.flight').dataset.pointed;
  await page.hover(page.find('[data-slot-place="1"]'));
  expect(pointed()).toBe('2');
  page
    .find('[data-slot-place="1"]')
    .dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }));
  await page.settle(20);
  expect(pointed()).toBeUndefined();
});

walk(
  'help stands by, a hint is asked for twice, and is gone with the next card',
  '#/play/duel',
  { games, language: 'fr' },
  async (page) => {
    const story = new Story(page, '.decide');
    story.tell('nothing laid');
    await page.key('h');
    story.tell('a hint');
    await lay(page, 3);
    story.tell('a card');
    await page.key('h');
    story.tell('a hint for the second');
    await lay(page, 3, 3);
    await page.key('h');
    story.tell('a hint when all are laid');
    await page.key('u');
    story.tell('taken back');
    await story.approve('wings-of-war/hands/hints');
  },
);

walk(
  'the keyboard goes from card to card, sees where they lead, and goes on to Ready',
  '#/play/duel',
  { games },
  async (page) => {
    const cards = page.all('.deck-card');
    cards[0].focus();
    const seen: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'End', 'ArrowLeft', 'Home']) {
      await page.key(key);
      seen.push(`${cards.indexOf(document.activeElement as HTMLElement)} ${ghosts(page)}`);
    }
    expect(seen).toMatchInlineSnapshot(`
      [
        "1 1",
        "2 1",
        "2 1",
        "1 1",
        "1 1",
      ]
    `);
    await lay(page, 3, 3);
    expect(page.find('.ready').getAttribute('aria-disabled')).toBe('true');
    await page.press(page.find('.ready'));
    expect(page.all('.slot:not(.empty)')).toHaveLength(2);
    for (const key of ['3', 'Enter']) {
      const field = document.createElement('input');
      document.body.append(field);
      field.focus();
      await page.key(key);
      field.remove();
    }
    expect(laid(page)).toBe(2);
    await page.key('3', { ctrlKey: true });
    expect(laid(page)).toBe(2);
  },
);

walk('aircraft are looked for by year, nation and crew', '#/new/wings-of-war', {}, async (page) => {
  await page.press(page.named('button', 'Change the aircraft')[0]);
  const [year, nation, crew] = page.all('dialog[open] select');
  const found = (): string =>
    page
      .all('dialog[open] li button')
      .map(({ textContent }) => textContent)
      .join(' | ');
  const seen: string[] = [];
  for (const [field, entry] of [
    [year, '1916'],
    [nation, 'Germany'],
    [crew, /Two-seater/i],
    [year, 'any'],
    [nation, 'any'],
    [crew, /Single/i],
  ] as const) {
    const [any] = field.querySelectorAll('option');
    await page.choose(field, entry === 'any' ? (any.textContent ?? '') : entry);
    seen.push(`${String(entry)}: ${found()}`);
  }
  await expect(`${seen.join('\n')}\n`).toMatchFileSnapshot('approved/wings-of-war/hands/found.txt');
  await page.press(page.all('dialog[open] li button')[2]);
  await page.approve('wings-of-war/hands/looked-at', 'dialog[open] .aircraft-card');
  page.all('dialog[open] li button')[1].dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await page.settle();
  expect(page.all('dialog[open]')).toEqual([]);
  await page.approve('wings-of-war/hands/chosen', '.seats');
});

walk(
  'every figure of the rules is changed, and an altitude',
  '#/new/wings-of-war',
  { language: 'fr' },
  async (page) => {
    await page.press(page.all('.modes input[type=radio]')[7]);
    const story = new Story(page, '.set-up, main');
    story.tell('above the clouds');
    for (const [n, field] of page.all('.options input[type=number]').entries()) await page.type(field, String(n + 5));
    story.tell('other figures');
    for (const field of page.all('.options input[type=number]').slice(1)) await page.type(field, '');
    story.tell('no figures');
    await page.choose(page.all('.seat-form label select').at(-1) ?? page.body, /\d/);
    for (const box of page.all('.options input[type=checkbox]').slice(0, 8)) await page.press(box);
    story.tell('other rules');
    await story.approve('wings-of-war/hands/rules');
  },
);
