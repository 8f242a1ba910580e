import { expect } from 'vitest';
import { layOut } from './boxes.ts';
import { type Walker, walk } from './walk.ts';

/** Where things lie at a desk. */
const DESK = {
  '.tour': { left: 0, top: 0, width: 320, height: 150 },
  '.token.own': { left: 120, top: 260, width: 250, height: 160 },
  '.token.enemy': { left: 700, top: 260, width: 250, height: 160 },
  '.hand': { left: 200, top: 580, width: 700, height: 220 },
  '.card-button': { left: 300, top: 590, width: 150, height: 200 },
  'button.answer': { left: 900, top: 510, width: 150, height: 44 },
  '.chain-box': { left: 520, top: 70, width: 330, height: 180 },
  '[data-key="l"]': { left: 1000, top: 8, width: 60, height: 34 },
  '.answers.over': { left: 500, top: 440, width: 300, height: 60 },
  '.bar': { left: 0, top: 500, width: 1280, height: 68 },
} as const;

const note = (page: Walker): string => {
  const { left, top } = page.find('.tour').style;
  const ring = page.find('.tour-ring').style;
  return `${page.find('.tour').dataset.stop}: ring ${ring.left} ${ring.top} ${ring.width} ${ring.height}, note ${left} ${top}: ${page.text('.tour p')}`;
};

const newcomer = { games: ['v3/duel'], kept: { 'tallyho.tour': 'ahead' } } as const;

for (const [as, kept] of [
  ['at a desk', {}],
  ['in large print', { 'tallyho.text': '130' }],
] as const)
  walk(
    `somebody new is shown one thing after the other, ${as}`,
    '#/play/duel',
    { ...newcomer, kept: { ...newcomer.kept, ...kept } },
    async (page) => {
      layOut(DESK);
      await page.settle(300);
      const told: string[] = [];
      for (let stops = 0; stops < 12 && page.all('.tour').length > 0; stops++) {
        told.push(note(page));
        if (stops % 2 === 0) await page.key('Escape');
        else await page.click('button', 'I see');
        await page.settle(300);
      }
      await expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`approved/table-tour/${as.replaceAll(' ', '-')}.txt`);
      expect(localStorage.getItem('tallyho.tour')).toBe('ahead');
    },
  );

walk(
  'a note waits while something else lies on top, and comes to where things are now',
  '#/play/duel',
  newcomer,
  async (page) => {
    layOut(DESK);
    await page.settle(300);
    const first = note(page);
    await page.key('l');
    await page.key('Escape');
    await page.settle(300);
    expect(note(page)).toBe(first);
    layOut({
      ...DESK,
      '.token.own': { left: 400, top: 300, width: 250, height: 160 },
      '.bar': { left: 0, top: 480, width: 1280, height: 88 },
    });
    await page.settle(300);
    expect(note(page)).not.toBe(first);
  },
);
