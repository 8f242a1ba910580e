import { expect } from 'vitest';
import { layOut, middleOf } from './boxes.ts';
import { draw, point, rest } from './fingers.ts';
import type { Page } from './page.ts';
import { walk } from './walk.ts';

const duel = { games: ['v3/duel'] };
const teams = { games: ['v3/teams'] };

const cards = (page: Page): HTMLElement[] => page.all('.card-button');
const asked = (page: Page): string => page.find('.decide').dataset.decision ?? '';

walk(
  'a mouse that rests on a card is told what it is good for, and clicks on that',
  '#/play/duel',
  duel,
  async (page) => {
    const [sights] = cards(page);
    const before = asked(page);
    point(sights, 'pointerover');
    point(sights, 'pointermove', { by: [0, 0] });
    await page.settle(400);
    // The card has come to lie under a mouse that does not move.
    expect(page.all('.peek')).toHaveLength(0);
    await rest(page, sights, 200);
    expect(page.all('.peek')).toHaveLength(0);
    await page.settle(40);
    const peeks = page.all('.peek .use').map(({ textContent }) => textContent);
    await page.approve('table-hands/peeked', '.frame');
    expect(sights.className).toContain('peeked');
    // Over the question the uses stay, over the sky they go.
    await page.hover(page.find('.decide'));
    expect(page.all('.peek')).toHaveLength(1);
    await page.hover(page.find('.sky'));
    expect(page.all('.peek')).toHaveLength(0);
    await rest(page, sights, 100);
    point(sights, 'pointerout');
    point(sights, 'pointerleave');
    await page.settle(400);
    expect(page.all('.peek')).toHaveLength(0);
    await rest(page, sights, 400);
    expect(page.all('.peek .use').map(({ textContent }) => textContent)).toEqual(peeks);
    page.all('.peek .use')[0].click();
    await page.settle();
    expect(asked(page)).not.toBe(before);
  },
);

walk('a card of which there is more than one use is lifted, and put back', '#/play/duel', duel, async (page) => {
  const [sights, , scissors] = cards(page);
  await page.press(sights);
  expect(sights.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement?.className).toBe('use');
  await page.approve('table-hands/lifted', '.uses');
  await page.key('Escape');
  expect(page.all('.uses')).toHaveLength(0);
  expect(document.activeElement).toBe(sights);
  await page.press(sights);
  await page.press(sights);
  expect(page.all('.uses')).toHaveLength(0);
  await page.press(sights);
  await page.click('button', 'Close');
  expect(page.all('.uses')).toHaveLength(0);
  // The other button, a long touch and Shift ask what a card is.
  scissors.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  await page.settle();
  await page.approve('table-hands/asked', '.uses');
  await page.key('Escape');
  scissors.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
  await page.settle();
  expect(scissors.className).toContain('picked');
  await page.key('Escape');
  point(scissors, 'pointerdown', { of: 'touch', at: [50, 600] });
  await page.settle(500);
  expect(page.all('.uses')).toHaveLength(0);
  await page.settle(40);
  expect(scissors.className).toContain('picked');
  point(scissors, 'pointerup', { of: 'touch', at: [50, 600] });
  scissors.click();
  await page.settle();
  // The click that follows a long touch is a part of it.
  expect(scissors.className).toContain('picked');
  await page.key('Escape');
});

walk('keys go along the hand, to a card by its number, and use it', '#/play/duel', duel, async (page) => {
  const all = cards(page);
  await page.key('2');
  expect(document.activeElement).toBe(all[1]);
  await page.key('ArrowRight');
  expect(document.activeElement).toBe(all[2]);
  await page.key('ArrowLeft');
  await page.key('ArrowLeft');
  await page.key('ArrowLeft');
  expect(document.activeElement).toBe(all[0]);
  await page.key('ArrowUp');
  expect(document.activeElement).toBe(all[0]);
  await page.key('5');
  await page.key('ArrowRight');
  expect(document.activeElement).toBe(all[4]);
  await page.key('9');
  expect(document.activeElement).toBe(all[4]);
  const before = asked(page);
  await page.key('1');
  await page.key('Enter');
  expect(page.all('.uses')).toHaveLength(1);
  await page.key('2');
  expect(asked(page)).not.toBe(before);
});

const planes = {
  '[data-plane="4"]': { left: 700, top: 100, width: 200, height: 100 },
  '[data-plane="5"]': { left: 700, top: 250, width: 200, height: 100 },
  '[data-plane="1"]': { left: 200, top: 250, width: 200, height: 100 },
  '.card-button': { left: 400, top: 640, width: 140, height: 200 },
};
const hand = [470, 700] as const;

walk(
  'a card is drawn out of the hand, and falls back where it is not let go above it',
  '#/play/teams',
  teams,
  async (page) => {
    layOut(planes);
    const [, card] = cards(page);
    const before = asked(page);
    // To the side it is pushed along with the hand, not drawn.
    await draw(page, card, [hand, [520, 702]], () => expect(page.all('.drawn-card')).toHaveLength(0));
    await page.key('Escape');
    expect(page.all('.uses')).toHaveLength(0);
    const shown: string[] = [];
    await draw(page, card, [hand, [472, 692], [475, 680], [480, 640]], () => {
      shown.push(page.read('.drawn-card'));
      expect(card.className).toContain('drawn');
      expect(page.all('.token.open').map(({ dataset }) => dataset.plane)).toEqual(['4', '5', '6']);
    });
    expect(page.all('.drawn-card')).toHaveLength(0);
    expect(shown.join()).toContain('left: 480px');
    expect(asked(page)).toBe(before);
    expect(page.all('.uses')).toHaveLength(0);
    await page.press(card);
    expect(page.all('.uses')).toHaveLength(1);
  },
);

walk('let go over an enemy a card is played at him, or asks how', '#/play/teams', teams, async (page) => {
  layOut(planes);
  const [, sights] = cards(page);
  await draw(page, sights, [hand, [480, 600], middleOf(planes['[data-plane="4"]'])]);
  await page.approve('table-hands/at-an-enemy', '.frame');
  await page.key('Escape');
  await draw(page, sights, [hand, [480, 600], middleOf(planes['[data-plane="1"]'])]);
  expect(page.text('.uses')).toContain('IN MY SIGHTS');
  await page.key('Escape');
  await draw(page, sights, [hand, [480, 600], [480, 591]]);
  expect(page.all('.uses')).toHaveLength(0);
  await draw(page, sights, [hand, [480, 600], [480, 590]]);
  expect(page.text('.uses')).toContain('IN MY SIGHTS');
});

walk(
  'whoever clicks an aircraft is told its ratings; with a card lifted it is aimed at',
  '#/play/teams',
  teams,
  async (page) => {
    await page.press(page.find('[data-plane="5"]'));
    expect(page.find('.side').dataset.open).toBe('true');
    expect(page.get('tab', 'Aircraft').getAttribute('aria-selected')).toBe('true');
    await page.approve('table-hands/sheet', '.side .wanted');
    await page.click('button', 'Fold away');
    const [, , sights] = cards(page);
    await page.press(sights);
    const open = page.all('.token.open').map(({ dataset }) => dataset.plane);
    expect(open).toEqual(['4', '5', '6']);
    const before = asked(page);
    await page.press(page.find(`[data-plane="${open[0]}"]`));
    await page.approve('table-hands/aimed', '.frame');
    // There are several ways: they stay where they are.
    expect(asked(page)).toBe(before);
  },
);
