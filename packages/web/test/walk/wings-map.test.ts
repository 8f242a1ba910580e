import { expect } from 'vitest';
import { trenches } from '../fights.ts';
import { flight } from './flights.ts';
import { walk } from './walk.ts';

const games = [flight('duel', trenches)];
const look = (page: { find(selector: string): HTMLElement }): string =>
  page
    .find('.flat-ground')
    .getAttribute('style')
    ?.replace(/(\d+)\.\d+/g, '$1') ?? '';

walk('keys move and magnify the map', '#/play/duel', { games }, async (page) => {
  const seen: string[] = [look(page)];
  for (const key of ['+', '-', '=', 'f']) {
    await page.key(key);
    seen.push(look(page));
  }
  for (let i = 0; i < 4; i++) await page.key('+');
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) {
    await page.key(key, { shiftKey: true });
    seen.push(look(page));
  }
  page.find('.map').focus();
  await page.key('ArrowLeft');
  seen.push(look(page));
  await page.key('ArrowDown', { ctrlKey: true });
  seen.push(look(page));
  expect(seen).toMatchInlineSnapshot(`
    [
      "left: 378px; top: 36px; width: 523px; height: 523px;",
      "left: 286px; top: -46px; width: 706px; height: 706px;",
      "left: 378px; top: 36px; width: 523px; height: 523px;",
      "left: 286px; top: -46px; width: 706px; height: 706px;",
      "left: 378px; top: 36px; width: 523px; height: 523px;",
      "left: -168px; top: -514px; width: 1737px; height: 1737px;",
      "left: -168px; top: -454px; width: 1737px; height: 1737px;",
      "left: -228px; top: -454px; width: 1737px; height: 1737px;",
      "left: -228px; top: -514px; width: 1737px; height: 1737px;",
      "left: -168px; top: -514px; width: 1737px; height: 1737px;",
      "left: -168px; top: -514px; width: 1737px; height: 1737px;",
    ]
  `);
});

walk('wheel and fingers move and magnify the map', '#/play/duel', { games }, async (page) => {
  const map = page.find('.map');
  const seen: string[] = [look(page)];
  const turnWheel = async (wheel: WheelEventInit): Promise<void> => {
    // This document’s wheels are at no place.
    map.dispatchEvent(Object.assign(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...wheel }), wheel));
    await page.settle();
    seen.push(look(page));
  };
  await turnWheel({ deltaY: -800, deltaMode: 0, clientX: 640, clientY: 400 });
  await turnWheel({ deltaY: -200, deltaMode: 0, clientX: 300, clientY: 500 });
  await turnWheel({ deltaY: 3, deltaMode: 1, clientX: 300, clientY: 100 });
  await page.drag(map, [600, 300], [603, 302]);
  seen.push(look(page));
  await page.drag(map, [600, 300], [700, 340]);
  seen.push(look(page));
  const finger = (type: string, pointerId: number, clientX: number, clientY: number): void => {
    map.dispatchEvent(
      new PointerEvent(type, { pointerId, clientX, clientY, buttons: type === 'pointerup' ? 0 : 1, bubbles: true }),
    );
  };
  finger('pointerdown', 1, 500, 300);
  finger('pointerdown', 2, 600, 300);
  finger('pointermove', 2, 700, 300);
  finger('pointermove', 1, 450, 250);
  finger('pointerup', 2, 700, 300);
  finger('pointerup', 1, 450, 250);
  await page.settle();
  seen.push(look(page));
  finger('pointermove', 1, 100, 100);
  await page.settle();
  seen.push(look(page));
  expect(seen).toMatchInlineSnapshot(`
    [
      "left: 378px; top: 36px; width: 523px; height: 523px;",
      "left: -300px; top: -580px; width: 1881px; height: 1881px;",
      "left: -527px; top: -940px; width: 2590px; height: 2590px;",
      "left: -411px; top: -812px; width: 2229px; height: 2229px;",
      "left: -411px; top: -812px; width: 2229px; height: 2229px;",
      "left: -311px; top: -772px; width: 2229px; height: 2229px;",
      "left: -702px; top: -1188px; width: 3288px; height: 3288px;",
      "left: -702px; top: -1188px; width: 3288px; height: 3288px;",
    ]
  `);
});

walk('who is out of the picture is pointed at, and found', '#/play/duel', { games }, async (page) => {
  for (let i = 0; i < 7; i++) await page.key('+');
  await page.approve('wings-of-war/map/close-by', '.map');
  await page.press(page.find('.pointer, .edge-chip, .map-pointers button'));
  await page.approve('wings-of-war/map/gone-to', '.map');
  await page.click('button', 'Show what concerns you (F)');
  await page.click('button', 'Closer (+)');
  await page.click('button', 'Further away (−)');
  await page.approve('wings-of-war/map/as-before', '.map-world');
});

walk('arcs of the enemy are looked at', '#/play/duel', { games }, async (page) => {
  await page.key('a');
  await page.approve('wings-of-war/map/arcs', '.map-world');
  await page.click('button', 'What the enemy’s guns reach (A)');
  expect(page.all('.arcs')).toEqual([]);
  await page.press(page.find('[data-plane="B1"]'));
  expect(page.get('button', 'What the enemy’s guns reach (A)').getAttribute('aria-pressed')).toBe('true');
  await page.press(page.find('[data-plane="B1"]'));
  expect(page.get('button', 'What the enemy’s guns reach (A)').getAttribute('aria-pressed')).toBe('false');
});

walk(
  'the drawer tells all about aircraft and cards, and the map in words',
  '#/play/wings-half-laid',
  { games: ['v3/wings-half-laid'] },
  async (page) => {
    await page.press(page.find('[data-plate="B1"]'));
    await page.approve('wings-of-war/drawer/aircraft', '.side');
    await page.click('tab', 'Cards seen');
    await page.approve('wings-of-war/drawer/cards-seen', '.side');
    await page.click('tab', 'In words');
    await page.approve('wings-of-war/drawer/in-words', '.side');
    await page.click('checkbox', /Referee/);
    await page.click('button', 'Fold away');
    await page.key('l');
    expect(page.find('.side').dataset.open).toBe('true');
  },
);
