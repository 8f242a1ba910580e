import { expect } from 'vitest';
import { walk } from './walk.ts';

const PHONE = { width: 390, height: 760 };

walk(
  'a map is looked at closer on a phone, moved by a finger and by keys, and further away again',
  '#/play/campaign-desk',
  { games: ['v3/campaign-desk'], ...PHONE },
  async (page) => {
    const map = page.find('.campaign-map');
    const seen = (): string | null => page.find('.campaign-map > svg').getAttribute('viewBox');
    const [closer, further] = [...map.querySelectorAll<HTMLButtonElement>('.map-closer button')];
    expect(seen()).toBeNull();
    expect(further.disabled).toBe(true);
    await page.press(closer);
    const [x, y, width] = (seen() ?? '').split(' ').map(Number);
    expect(width).toBeCloseTo(390, 0);
    expect(map.classList).toContain('closer');
    await page.approve('phones/map-closer', '.campaign-map');
    await page.drag(page.find('.campaign-map > svg'), [200, 300], [150, 320]);
    const [movedX, movedY] = (seen() ?? '').split(' ').map(Number);
    expect([Math.round(movedX - x), Math.round(movedY - y)]).toEqual([50, -20]);
    closer.focus();
    await page.key('ArrowLeft');
    expect(Math.round(Number((seen() ?? '').split(' ')[0]) - movedX)).toBe(-60);
    await page.press(closer);
    expect(closer.disabled).toBe(true);
    await page.press(further);
    await page.press(further);
    expect(seen()).toBeNull();
  },
);

walk(
  'two at one screen: each sees his own hand, behind a curtain that the other draws',
  '#/new/down-in-flames/two',
  {},
  async (page) => {
    await page.approve('phones/two-at-one-screen', '.sides');
    await page.click('button', 'Start the fight');
    await page.approve('phones/curtain', 'main');
    await page.press(page.find('.curtain button'));
    await page.approve('phones/behind-the-curtain', '.frame');
  },
);

walk(
  'somebody new is shown around the table, and may send the guide away',
  '#/play/duel',
  { games: ['v3/duel'], kept: { 'tallyho.tour': 'ahead' } },
  async (page) => {
    await page.approve('phones/tour', '.tour, .tour-note');
    await page.click('button', 'I see');
    await page.approve('phones/tour-goes-on', '.tour, .tour-note');
    await page.click('button', 'No more of this');
    expect(page.has('button', 'I see')).toBe(false);
    expect(localStorage.getItem('tallyho.tour')).toBe('done');
  },
);
